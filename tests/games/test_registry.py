"""The registry: what an installed package may get wrong, and that the other games go on."""

from __future__ import annotations

import logging
from importlib.metadata import EntryPoint
from typing import TYPE_CHECKING, ClassVar

import pytest

from lapidarium import words
from lapidarium.games import registry
from lapidarium.games.monolyth.game_type import MonolythType
from lapidarium.games.packs import load

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(autouse=True)
def again() -> Iterator[None]:
    registry.game_types.cache_clear()
    yield
    registry.game_types.cache_clear()


class Shouting(MonolythType):
    """A name that fits no column and no address."""

    name: ClassVar[str] = "NOT A NAME"


class Wordless(MonolythType):
    """A game whose folder has no catalogues."""

    name: ClassVar[str] = "wordless"
    folder_without_words: ClassVar[Path]

    @property
    def words(self) -> Path:
        """Nothing is there."""
        return self.folder_without_words


class Echo(MonolythType):
    """A game that says again what another says."""

    name: ClassVar[str] = "echo"
    copied: ClassVar[Path]

    @property
    def words(self) -> Path:
        """The catalogues of another game, once more."""
        return self.copied


def test_a_broken_package_is_left_out_and_named(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    """Not importable, no GameType, a bad name, a name twice, no words, words twice."""
    Wordless.folder_without_words = tmp_path
    Echo.copied = tmp_path / "echo"
    Echo.copied.mkdir()
    for lang in words.LANGUAGES:
        (Echo.copied / f"{lang}.ftl").write_text("seat = { $seat }\n")
    here = "tests.games.test_registry"
    found = [
        ("absent", "no_such_package:GAME"),
        ("number", "math:pi"),
        ("shouting", f"{here}:SHOUTING"),
        ("twice", "lapidarium.games.monolyth:GAME"),
        ("wordless", f"{here}:WORDLESS"),
        ("echo", f"{here}:ECHO"),
    ]
    points = [EntryPoint(name, value, registry.GROUP) for name, value in found]
    monkeypatch.setattr(registry, "entry_points", lambda *, group: points if group else [])
    with caplog.at_level(logging.ERROR):
        assert list(registry.game_types()) == ["monolyth", "ocelot"]
    for name, _ in found:
        assert any(repr(name) in record.getMessage() for record in caplog.records), name
    assert words.word("seat", seat=1) == "Seat 1"


SHOUTING, WORDLESS, ECHO = Shouting(), Wordless(), Echo()


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(registry.NoSuchGame, match="chess"):
        registry.game_type("chess")
    with pytest.raises(registry.NoSuchGame):
        registry.referee(load("monolyth"), 9)
