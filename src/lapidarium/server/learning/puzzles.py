"""A puzzle as somebody solves it: which one comes next, and what an answer was."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from lapidarium.games.registry import game_type, game_types
from lapidarium.learning import puzzles
from lapidarium.learning.puzzles.puzzle import LAST_TURN, Puzzle
from lapidarium.messages import Message, joined
from lapidarium.server.learning.exercise import Exercise
from lapidarium.server.learning.progress import rating_of

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from lapidarium.games.game import Game
    from lapidarium.games.game_type import GameType

NEAREST: Final = 12
"""Of so many untried puzzles nearest to a rating one is drawn."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """What an answer was, and the position after it."""

    verdict: str
    exercise: Exercise


def begin(game: Game[Any, Any], puzzle: Puzzle) -> Exercise:
    """The position of a puzzle: a world that fits what its seat knows."""
    return Exercise(f"puzzle-{puzzle.id}", game, puzzle.state(game))


def next_for(game: str, mu: float, tried: Collection[str], draw: random.Random) -> Puzzle | None:
    """An untried puzzle near a rating; when all are tried, any."""
    every = puzzles.of_game(game)
    left = [one for one in every if one.id not in tried] or list(every)
    left.sort(key=lambda one: (abs(rating_of(one) - mu), one.id))
    return draw.choice(left[:NEAREST]) if left else None


def attempt(game: Game[Any, Any], puzzle: Puzzle, moves: Sequence[str], move: str) -> Attempt:
    """Make a move after those that were right; raises Unreadable or Illegal."""
    exercise = begin(game, puzzle)
    played = [*moves, move]
    if len(played) > len(puzzle.moves) or tuple(moves) != puzzle.moves[: len(moves)]:
        return Attempt("wrong", exercise)
    exercise.play_all(moves)
    event, _ = exercise.play(move)
    if exercise.game.text(event) != puzzle.moves[len(moves)]:
        return Attempt("wrong", exercise)
    return Attempt("done" if len(played) == len(puzzle.moves) else "right", exercise)


def solution(game: Game[Any, Any], puzzle: Puzzle) -> list[Message]:
    """The moves that solve it, in words."""
    exercise, said = begin(game, puzzle), list[Message]()
    for text in puzzle.moves:
        said.append(game.describe(exercise.state, game.parse(text)))
        exercise.play(text)
    return said


def reasons(game: Game[Any, Any], puzzle: Puzzle) -> list[Message]:
    """Why its first move is better than the next best."""
    coach = game_type(game.name).coach(game)
    if coach is None:
        return []
    view = game.parse_view(puzzle.view)
    found = coach.reasons(view, game.parse(puzzle.second), game.parse(puzzle.moves[0]))
    return [one.message for one in found]


def missed(game: Game[Any, Any], puzzle: Puzzle, moves: Sequence[str], move: str) -> Message | None:
    """What a wrong answer misses, without naming the move; else how many points, if it is known."""
    if found := puzzles.missed(game, puzzle, moves, move):
        return Message("puzzle-missed", why=joined(one.message for one in found))
    is_told = moves or move == puzzle.second  # the page says what the second best is worth
    return None if is_told else Message("puzzle-missed-points", points=int(puzzle.margin))


def themes(kind: GameType, puzzle: Puzzle) -> list[Message]:
    """What it is about."""
    return [
        Message("puzzle-last-turn") if theme == LAST_TURN else Message(f"theme-{kind.name}-{theme}")
        for theme in puzzle.themes
    ]


def has_puzzles() -> list[GameType]:
    """The games that ship puzzles."""
    return [kind for kind in game_types().values() if puzzles.of_game(kind.name)]
