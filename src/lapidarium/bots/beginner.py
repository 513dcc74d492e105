"""A friendly beginner: sees what a builder sees, but overlooks most of it.

Of all moves only some catch the eye, and those are judged a little wrong. It never plays
nonsense: the best of what it has seen is always something a person could have liked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.bots.choice import Choice, register
from lapidarium.bots.greedy import best, rated

if TYPE_CHECKING:
    import random

    from lapidarium.bots.choice import Budget
    from lapidarium.games.game import Game

NAME = "dutiful"
SEEN = 0.3
"""A move is seen with this chance, and so are always a few."""
FEW = 4
BLUR = 0.5
"""Points by which a value is typically misjudged."""


@register(NAME)
def beginner(
    game: Game[Any, Any],
    view: Any,
    draw: random.Random,
    budget: Budget,  # noqa: ARG001
) -> Choice:
    """Choose the best of what catches the eye."""
    world = game.world(view, draw)
    moves = rated(game, world)
    if len(moves) > FEW:
        moves = draw.sample(moves, max(FEW, round(SEEN * len(moves))))
        moves = [(move, value + draw.gauss(0, BLUR)) for move, value in moves]
    return best(game, world, moves, draw)
