"""A friendly beginner: sees what a builder sees, but overlooks some of it.

Every value is blurred by a few points, and now and then a turn is played after the first
good thing that catches the eye. It never plays nonsense: a blurred value still prefers
what is much better.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.bots.choice import Choice, register
from lapidarium.bots.greedy import best, rated
from lapidarium.bots.worlds import world_of

if TYPE_CHECKING:
    import random

    from lapidarium.bots.choice import Budget
    from lapidarium.rules.game import Game

NAME = "dutiful"
BLUR = 2.5
"""Points by which a value is typically misjudged."""


@register(NAME)
def beginner(
    game: Game[Any, Any],
    view: Any,
    draw: random.Random,
    budget: Budget,  # noqa: ARG001
) -> Choice:
    """Choose the move that looks best at a glance."""
    world = world_of(game, view, draw)
    glance = [(move, value + draw.gauss(0, BLUR)) for move, value in rated(game, world)]
    return best(game, world, glance, draw)
