"""The examples of docs/compiled.md do what they say."""

from __future__ import annotations

import doctest

import pytest

from tests.games.monolyth.tables import TESTS

pytestmark = pytest.mark.slow


def test_examples_of_the_docs() -> None:
    results = doctest.testfile(str(TESTS.parent / "docs" / "compiled.md"), module_relative=False)
    assert results.attempted > 10
    assert results.failed == 0
