"""A lesson as somebody does it: their moves are checked by the referee and by its goal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lapidarium.learning.lessons import lesson_words, lessons
from lapidarium.server.learning.exercise import Exercise

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lapidarium.games.game import Game
    from lapidarium.games.game_type import GameType
    from lapidarium.learning.lessons import Lesson, LessonWords


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a move was, and the position after it."""

    verdict: str
    exercise: Exercise
    says: str = ""
    """The name of what the lesson says to a wrong move."""


def find(kind: GameType, name: str) -> Lesson | None:
    """The lesson of this id."""
    return next((one for one in lessons(kind) if one.id == name), None)


def words_of(kind: GameType, lesson: Lesson, lang: str) -> LessonWords:
    """What a lesson says."""
    return lesson_words(kind, lang)[lesson.id]


def begin(game: Game[Any, Any], lesson: Lesson) -> Exercise:
    """The position of a lesson."""
    return Exercise(f"lesson-{lesson.id}", game, game.from_position(lesson.position))


def attempt(game: Game[Any, Any], lesson: Lesson, moves: Sequence[str], move: str) -> Attempt:
    """Make a move after those that counted; raises Unreadable or Illegal."""
    exercise = begin(game, lesson)
    for number, before in enumerate(moves, 1):
        if not _counts(lesson, exercise, before):
            return Attempt("wrong", exercise, lesson.said_to(number, before))
    done = len(moves)
    if done >= len(lesson.steps):
        return Attempt("done", exercise)
    if not _counts(lesson, exercise, move):
        return Attempt("wrong", exercise, lesson.said_to(done + 1, move))
    return Attempt("done" if done + 1 == len(lesson.steps) else "right", exercise)


def is_done(game: Game[Any, Any], lesson: Lesson, moves: Sequence[str]) -> bool:
    """Do these moves reach the goal? Raises Unreadable or Illegal."""
    if len(moves) != len(lesson.steps):
        return False
    return attempt(game, lesson, moves[:-1], moves[-1]).verdict == "done"


def _counts(lesson: Lesson, exercise: Exercise, move: str) -> bool:
    step: Any = lesson.steps[exercise.moves] if exercise.moves < len(lesson.steps) else None
    event, before = exercise.play(move)
    return step is not None and step.is_done(exercise.game, before, event, exercise.state)
