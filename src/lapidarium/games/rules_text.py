"""The rules of a game for people: its clauses in four languages, and worked examples.

A game brings them as data in a folder of its own: a file for each language with sections of
clauses, and `examples.toml` with positions that clients draw. A game without that folder has no
rules to read; a game without `examples.toml` has no drawings.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from lapidarium.games.game_type import GameType


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule, by the id that refusals name."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Section:
    """Clauses under a title."""

    title: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: a position of a game, the moves made from there, and how to draw it."""

    players: int
    position: str
    moves: tuple[str, ...] = ()
    show: Mapping[str, Any] = field(default_factory=dict)
    """What the game's own drawing needs to know, such as a seat or a square."""


@dataclass(frozen=True, slots=True)
class RulesText:
    """All rules of a game in one language."""

    sections: tuple[Section, ...]

    def clauses(self) -> Iterator[Clause]:
        """Every clause, in order."""
        for section in self.sections:
            yield from section.clauses

    def clause(self, wanted: str) -> Clause | None:
        """The clause of an id, in small or capital letters."""
        return next((one for one in self.clauses() if one.id.lower() == wanted.lower()), None)

    def parts(self, text: str) -> list[str]:
        """A text cut at the ids of clauses, so that every second part is one of them."""
        ids = sorted((one.id for one in self.clauses()), key=len, reverse=True)
        return re.split(rf"({'|'.join(map(re.escape, ids))})(?!\w)", text)


def has_rules(game: GameType) -> bool:
    """Has this game rules to read?"""
    return game.rules_text.is_dir()


def rules_text(game: GameType, lang: str) -> RulesText | None:
    """The rules of a game in a language, if it has any; raises ValueError for a bad file."""
    return _read(game.rules_text / f"{lang}.toml") if has_rules(game) else None


@cache
def _read(path: Path) -> RulesText:
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
        return RulesText(
            tuple(
                Section(one["title"], tuple(Clause(*item) for item in one["clauses"].items()))
                for one in found["section"]
            )
        )
    except (OSError, ValueError, KeyError, AttributeError) as error:
        raise ValueError(f"{path}: expected sections with a title and clauses: {error}") from error


def examples(game: GameType) -> dict[str, Example]:
    """The worked examples of a game by their clause; most clauses have none."""
    path = game.rules_text / "examples.toml"
    if not path.is_file():
        return {}
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return {
        clause: Example(
            one["players"], one["position"], tuple(one.get("moves", ())), one.get("show", {})
        )
        for clause, one in found.items()
    }
