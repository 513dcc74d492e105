"""Why a wrong answer to a puzzle is wrong: what the right one has and it lacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.games.registry import game_type

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lapidarium.games.game import Game
    from lapidarium.learning.coach import Reason
    from lapidarium.learning.puzzles.puzzle import Puzzle


def missed(
    game: Game[Any, Any], puzzle: Puzzle, moves: Sequence[str], tried: str
) -> tuple[Reason, ...]:
    """In what a try is behind the right move there; `moves` are the right ones before it.

    Nothing where only a search can tell them apart. Raises Unreadable or Illegal.
    """
    coach = game_type(game.name).coach(game)
    if (
        coach is None
        or tuple(moves) != puzzle.moves[: len(moves)]
        or len(moves) >= len(puzzle.moves)
    ):
        return ()
    state = puzzle.state(game)
    for move in moves:
        state = game.after(state, game.parse(move))
    seat = game.to_act(state)
    event, right = game.check(state, tried, seat), game.parse(puzzle.moves[len(moves)])
    return coach.missed(game.view(state, seat), event, right)
