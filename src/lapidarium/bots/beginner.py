"""A friendly beginner: has a sound heuristic, but overlooks most moves.

It sees only some of the moves, and misjudges those a little. It never plays nonsense: the
best of what it has seen is always something a person could have liked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.bots.choice import Choice
from lapidarium.bots.greedy import best_of

if TYPE_CHECKING:
    import random

    from lapidarium.bots.choice import Bot, Budget
    from lapidarium.bots.heuristic import Heuristic
    from lapidarium.games.game import Game

SEEN = 0.3
"""The share of moves that it sees, and always a few."""
FEW = 4
NOISE = 0.5
"""The standard deviation of its errors, in points."""


def beginner_by(heuristic: Heuristic) -> Bot:
    """The bot that makes the best of the moves it sees."""

    def beginner(
        game: Game[Any, Any],
        view: Any,
        draw: random.Random,
        budget: Budget,  # noqa: ARG001
    ) -> Choice:
        world = game.world(view, draw)
        moves = heuristic.rated(game, world)
        if len(moves) > FEW:
            moves = draw.sample(moves, max(FEW, round(SEEN * len(moves))))
            moves = [(move, value + draw.gauss(0, NOISE)) for move, value in moves]
        move, value, others = best_of(moves, draw)
        return Choice(move, heuristic.expected(game, world, value), others)

    return beginner
