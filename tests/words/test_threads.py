"""Catalogues are shared by threads, and an entry is parsed when it is first needed."""

from __future__ import annotations

from threading import Thread
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentResource

from lapidarium import words

if TYPE_CHECKING:
    import pytest


def test_a_thread_may_ask_while_another_parses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is half parsed, the other one gets the whole sentence."""
    code, params = "seat", {"seat": 2}
    expected = words.word(code, "en", **params)
    words._catalogue.cache_clear()
    found: list[str] = []

    def slowly(text: str) -> Any:
        monkeypatch.setattr(words, "FluentResource", FluentResource)
        other = Thread(target=lambda: found.append(words.word(code, "en", **params)))
        other.start()
        other.join()
        return FluentResource(text)

    monkeypatch.setattr(words, "FluentResource", slowly)
    assert words.word(code, "en", **params) == expected
    assert found == [expected]
