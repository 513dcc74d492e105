"""A puzzle, and the files in which games ship theirs.

A file has one puzzle per line, as JSON. The position is what the seat to act knows
(`Game.view_text`), so a puzzle cannot tell more than a seat may know.
"""

from __future__ import annotations

import json
import random
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from lapidarium.games.registry import game_type

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from lapidarium.games.game import Game

FILE: Final = "puzzles.jsonl"
LAST_TURN: Final = "last-turn"
"""The theme of a seat's last turn, beside those of the coach."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position for the seat to act, and the moves that solve it, one after another."""

    id: str
    """The number of the game that it comes from, and of the event."""
    players: int
    level: int
    """The easiest level of bots that finds it, from 1; one more than there are if none does."""
    themes: tuple[str, ...]
    margin: float
    """What the next best first move loses, in points, by the deeper search."""
    view: str
    moves: tuple[str, ...]
    second: str
    """The next best first move."""

    @property
    def source(self) -> tuple[int, int]:
        """The game and the event that it comes from."""
        game, _, event = self.id.partition("-")
        return int(game), int(event)

    def to_line(self) -> str:
        """One line of a file."""
        return json.dumps(asdict(self), separators=(",", ":"), ensure_ascii=False)

    @classmethod
    def from_line(cls, line: str) -> Puzzle:
        """Read a line; raises ValueError."""
        try:
            found = json.loads(line)
            found["themes"], found["moves"] = tuple(found["themes"]), tuple(found["moves"])
            return cls(**found)
        except (KeyError, TypeError, ValueError) as error:
            raise ValueError(f"expected a puzzle as JSON, got {line[:80]!r}: {error}") from error

    def state(self, game: Game[Any, Any]) -> Any:
        """A state that fits what the seat knows; the same each time."""
        return game.world(game.parse_view(self.view), random.Random(self.id))


def read(path: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file; none if it is not there."""
    if not path.is_file():
        return ()
    lines = path.read_text(encoding="utf-8").splitlines()
    return tuple(Puzzle.from_line(line) for line in lines if line)


@cache
def of_game(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that a game ships, in the order of its file."""
    return read(game_type(game).folder / "puzzles" / FILE)


def by_id(game: str, wanted: str) -> Puzzle | None:
    """The puzzle of this id."""
    return next((one for one in of_game(game) if one.id == wanted), None)


def of_day(game: str, day: str) -> Puzzle | None:
    """The puzzle of a day, the same for everybody: all once, in an order of their own."""
    puzzles = _shuffled(of_game(game))
    number = int.from_bytes(blake2b(f"{game}/{day}".encode(), digest_size=8).digest(), "big")
    return puzzles[number % len(puzzles)] if puzzles else None


def _shuffled(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    return sorted(puzzles, key=lambda one: blake2b(one.id.encode(), digest_size=8).digest())
