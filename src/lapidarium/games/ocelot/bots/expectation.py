"""What both seats can expect after certain moves: a tree of its own for each.

The trees are as large as each other. What is drawn counts as its mean, so there are no draws that
one move could be luckier with. The first half of the simulations only grows a tree: in a small one
the replies that matter have hardly been tried.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.bots.choice import Forecast
from lapidarium.games.ocelot.bots import network_weights
from lapidarium.games.ocelot.bots.search import by_playouts, simulate
from lapidarium.games.ocelot.bots.search_context import SearchContext, clock_for
from lapidarium.games.ocelot.bots.search_parameters import MASTER

if TYPE_CHECKING:
    import random

    from lapidarium.bots.choice import Budget, Look
    from lapidarium.bots.points import Points
    from lapidarium.games.game import Game
    from lapidarium.games.ocelot.bots.search import Method


def expectation(
    game: Game[Any, Any], view: Any, look: Look, draw: random.Random
) -> Forecast | None:
    """The points of both seats after each move; None while gems are being collected."""
    context = SearchContext(game, view, draw)
    if context.is_collecting:
        return None
    fits = network_weights.shipped().fits(context.compiled.tables)
    method = (MASTER, network_weights.shipped_record()) if fits else by_playouts(context)
    half = look.budget.times(0.5 / len(look.moves))
    points = [_after(context, method, context.number(move), half) for move in look.moves]
    return Forecast(points, None)


def _after(context: SearchContext, method: Method, number: int, half: Budget) -> Points:
    """By one tree whose root has this move alone."""
    context.begin_with(number)
    _grow(context, method, half)
    ws = context.workspace
    before = ws["sums"][0].copy(), int(ws.edges[0]["visits"])
    _grow(context, method, half)
    points = (ws["sums"][0] - before[0]) / (int(ws.edges[0]["visits"]) - before[1])
    return tuple(points.tolist())


def _grow(context: SearchContext, method: Method, budget: Budget) -> None:
    clock_for(budget).run(lambda count: simulate(context, method, count), lambda: False)
