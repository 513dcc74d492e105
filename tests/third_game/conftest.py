"""The third game is installed for the tests of this folder, and gone afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.third_game.installation import installed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="module", autouse=True)
def third_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    with installed(tmp_path_factory.mktemp("third-game")) as folder:
        yield folder
