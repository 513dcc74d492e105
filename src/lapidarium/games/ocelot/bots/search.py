"""Tree search with given parameters and weights, and the choice that follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lapidarium.bots.choice import Choice
from lapidarium.games.ocelot.bots.search_parameters import WITHOUT_VALUE
from lapidarium.games.ocelot.compiled.layout import DONE, SPACES, TAKE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from lapidarium.bots.budget_clock import BudgetClock
    from lapidarium.games.ocelot.bots.search_context import SearchContext

    Method = tuple[NDArray[Any], NDArray[Any]]
    """The parameters of a search, and the weights of its value."""

PLAYOUTS: Final = 64
"""To foresee what a move leads to without the learned value."""


def by_playouts(context: SearchContext) -> Method:
    """Playouts by the heuristic; nothing is learned."""
    return WITHOUT_VALUE, context.workspace.no_weights


def search(context: SearchContext, method: Method, clock: BudgetClock) -> Choice:
    """The move tried most often, or the next gem."""
    if context.is_collecting:
        return collect(context, method)
    clock.run(lambda count: simulate(context, method, count), lambda: context.is_forced)
    return most_tried(context)


def expected_by_playouts(context: SearchContext) -> tuple[float, ...]:
    """What both seats are likely to end with, by a few playouts."""
    simulate(context, by_playouts(context), PLAYOUTS)
    return tuple((context.workspace["sums"].sum(0) / PLAYOUTS).tolist())


def simulate(context: SearchContext, method: Method, count: int) -> None:
    """So many simulations more."""
    ws = context.workspace
    context.call("search", *method, *ws.tree, ws.scratch, count)


def most_tried(context: SearchContext) -> Choice:
    """The move of the root that was tried most often; losses are in points of margin."""
    ws, seat = context.workspace, context.seat
    root = ws.edges[ws.nodes[0]["edge"] :][: ws.nodes[0]["count"]]
    visits = root["visits"]
    order = np.lexsort((-root["value"], -visits))
    order = order[visits[order] > 0]
    points = ws["sums"][order] / visits[order, None]
    margins = points[:, seat] - points[:, 1 - seat]
    events = [context.event(int(number)) for number in root["move"][order]]
    losses = np.maximum(0.0, margins[0] - margins[1:]).tolist()
    expected = tuple(points[0].tolist())
    return Choice(events[0], expected, tuple(zip(events[1:], losses, strict=True)))


def collect(context: SearchContext, method: Method) -> Choice:
    """O-G5: the next gem, or enough; what it would lose to do otherwise."""
    ws, seat = context.workspace, context.seat
    parameters, _ = method
    count = 1 if parameters[0]["learned"] else PLAYOUTS
    growth = ws["growth"]
    growth[:] = -np.inf
    move = context.call("collect", *method, ws.scratch, count)
    with_all, with_none = growth[:2], growth[2:4]
    expected = with_none if move == DONE else with_all
    others: list[tuple[int, float]] = []
    if move == DONE:
        alone = growth[4 : 4 + SPACES]
        others = [(TAKE + n, -float(alone[n])) for n in range(SPACES) if alone[n] > -np.inf]
    else:
        lost = float((with_all - with_none)[seat] - (with_all - with_none)[1 - seat])
        others = [(DONE, max(0.0, lost))]
    moves = [(context.event(n), lost) for n, lost in others]
    lost_least = tuple(sorted(moves, key=lambda pair: pair[1]))
    return Choice(context.event(move), tuple(expected.tolist()), lost_least)
