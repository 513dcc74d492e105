"""Lessons of a game: real positions, each with something to do, and their words.

A game brings them as data in a folder of its own (docs/learning.md): `lessons.toml` with the
positions, and a file for each language with the words. A game without that folder has none.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from lapidarium.games.game import Game
    from lapidarium.games.game_type import GameType


@dataclass(frozen=True, slots=True)
class Step:
    """What has to be done next: any move that fits all that is asked for."""

    moves: tuple[str, ...] = ()
    """Moves in notation that count; `*` stands for anything. None: any move may."""
    gain: str = ""
    """The code of something that the move has to bring (`Game.gains`)."""
    points: int | None = None
    """The points that the score has to grow by at least, as if the game ended then."""

    def is_done(self, game: Game[Any, Any], before: Any, event: Any, after: Any) -> bool:
        """Does this move count? `after` is the state with everything drawn that is due."""
        text, seat = game.text(event), game.to_act(before)
        if self.moves and not any(fnmatchcase(text, move) for move in self.moves):
            return False
        if self.gain and self.gain not in {one.code for one in game.gains(before, event)}:
            return False
        won = game.scores(after)[seat] - game.scores(before)[seat]
        return self.points is None or won >= self.points


@dataclass(frozen=True, slots=True)
class WrongTry:
    """A move that somebody may well try: the referee refuses it, or it is not what was asked."""

    move: str
    step: int = 1
    clause: str = ""
    """Refused by this clause."""
    says: str = ""
    """Allowed, but not right: the name of what is said then."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position with the learner to act, what counts, and one way to do it."""

    id: str
    players: int
    position: str
    solution: tuple[str, ...]
    steps: tuple[Step, ...]
    wrong: tuple[WrongTry, ...]

    def said_to(self, step: int, move: str) -> str:
        """The name of what is said to a move that is allowed but not right; often nothing."""
        found = (
            one.says
            for one in self.wrong
            if one.says and one.step == step and fnmatchcase(move, one.move)
        )
        return next(found, "")


@dataclass(frozen=True, slots=True)
class LessonWords:
    """What a lesson says in one language."""

    title: str
    goal: str
    hints: tuple[str, ...]
    done: str
    wrong: Mapping[str, str]


def has_lessons(game: GameType) -> bool:
    """Has this game lessons?"""
    return (game.lessons / "lessons.toml").is_file()


def lessons(game: GameType) -> tuple[Lesson, ...]:
    """The lessons of a game, in order; raises ValueError for a bad file."""
    return _lessons(game.lessons / "lessons.toml") if has_lessons(game) else ()


def lesson_words(game: GameType, lang: str) -> dict[str, LessonWords]:
    """What the lessons of a game say in a language, by their ids; raises ValueError."""
    return _words(game.lessons / f"{lang}.toml") if has_lessons(game) else {}


@cache
def _lessons(path: Path) -> tuple[Lesson, ...]:
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))["lesson"]
        return tuple(_lesson(one) for one in found)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ValueError(f"{path}: expected lessons with a position: {error!r}") from error


def _lesson(one: dict[str, Any]) -> Lesson:
    solution = tuple(one["solution"])
    steps = tuple(
        Step(tuple(step.get("moves", ())), step.get("gain", ""), step.get("points"))
        for step in one.get("steps", [{"moves": [move]} for move in solution])
    )
    if len(steps) != len(solution):
        raise ValueError(f"{one['id']}: {len(solution)} moves for {len(steps)} steps")
    return Lesson(
        id=one["id"],
        players=one["players"],
        position=" ".join(one["position"].split()),
        solution=solution,
        steps=steps,
        wrong=tuple(WrongTry(**wrong) for wrong in one.get("wrong", ())),
    )


@cache
def _words(path: Path) -> dict[str, LessonWords]:
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
        return {
            lesson: LessonWords(
                one["title"], one["goal"], tuple(one["hints"]), one["done"], one.get("wrong", {})
            )
            for lesson, one in found.items()
        }
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ValueError(f"{path}: expected the words of lessons: {error!r}") from error
