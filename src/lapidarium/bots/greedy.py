"""A sound builder: looks one move ahead and takes what its value likes best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.bots.choice import ALTERNATIVES, Choice, register
from lapidarium.games.monolyth.bots import heuristic as monolyth_value
from lapidarium.games.monolyth.rules import Monolyth
from lapidarium.games.ocelot.bots import heuristic as ocelot_value
from lapidarium.games.ocelot.rules import Ocelot

if TYPE_CHECKING:
    import random

    from lapidarium.bots.choice import Budget
    from lapidarium.games.game import Game

NAME = "steadfast"


@register(NAME)
def greedy(
    game: Game[Any, Any],
    view: Any,
    draw: random.Random,
    budget: Budget,  # noqa: ARG001
) -> Choice:
    """Choose the move of the highest value; among equals any."""
    world = game.world(view, draw)
    return best(game, world, rated(game, world), draw)


def rated(game: Game[Any, Any], world: Any) -> list[tuple[Any, float]]:
    """Every legal move with its value for the seat to act, in points."""
    if isinstance(game, Monolyth):
        return monolyth_value.rated(game, world)
    assert isinstance(game, Ocelot)
    return ocelot_value.rated(game, world)


def best(
    game: Game[Any, Any], world: Any, moves: list[tuple[Any, float]], draw: random.Random
) -> Choice:
    """The best of rated moves, what each seat may end with, and what the next ones lose."""
    ordered = sorted(moves, key=lambda pair: (pair[1], draw.random()), reverse=True)
    move, value = ordered[0]
    others = [(other, value - worth) for other, worth in ordered[1 : 1 + ALTERNATIVES]]
    return Choice(move, _expected(game, world, value), tuple(others))


def _expected(game: Game[Any, Any], world: Any, value: float) -> tuple[float, ...]:
    if isinstance(game, Monolyth):
        return monolyth_value.expected(game, world, value)
    assert isinstance(game, Ocelot)
    return ocelot_value.expected(game, world, value)
