"""Searching by a manner and a value, and what comes of it: the move, and what was thought of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lapidarium.bots.choice import ALTERNATIVES, Choice
from lapidarium.games.ocelot.bots.search_context import SHELF, Room, spend
from lapidarium.games.ocelot.bots.search_parameters import WITHOUT_VALUE
from lapidarium.games.ocelot.compiled.layout import COLLECT, DONE, SPACES, TAKE
from lapidarium.games.ocelot.compiled.move_numbers import event_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from lapidarium.bots.choice import Budget
    from lapidarium.games.ocelot.compiled.compiled_game import OcelotTwin

    How = tuple[NDArray[Any], NDArray[Any]]
    """The manner of a search, and the weights of its value."""

GAME: Final = "ocelot"
PLAYOUTS: Final = 64
"""To foresee what a move leads to without the learned value."""


def by_judgement(own: Room) -> How:
    """By playouts of a quick judgement; nothing is learned."""
    return WITHOUT_VALUE, own.no_weights


def search(  # noqa: PLR0913, PLR0917
    twin: OcelotTwin, own: Room, seat: int, how: How, budget: Budget, begun: float
) -> Choice:
    """The move tried most often, or the next gem."""
    if own.states[0]["step"] == COLLECT:
        return collect(twin, own, seat, how)

    def think(count: int) -> None:
        _grow(twin, own, how, count)

    spend(budget, begun, think, lambda: own.nodes[0]["count"] == 1)
    return most_tried(twin, own, seat)


def foreseen(twin: OcelotTwin, own: Room) -> tuple[float, ...]:
    """What both seats are likely to end with, by a few playouts."""
    _grow(twin, own, by_judgement(own), PLAYOUTS)
    return tuple((own.sums.sum(0) / PLAYOUTS).tolist())


def _grow(twin: OcelotTwin, own: Room, how: How, count: int) -> None:
    """So many simulations more."""
    manner, net = how
    arrays = (own.words, own.moves, own.values, own.path, own.sums, own.stream)
    given = (twin.tables, own.ground, manner, net, own.floats, own.positions)
    SHELF.call("search", *given, *own.tree(), *arrays, count)


def most_tried(twin: OcelotTwin, own: Room, seat: int) -> Choice:
    """The move of the root that was tried most often; losses are in points of margin."""
    root = own.edges[own.nodes[0]["edge"] :][: own.nodes[0]["count"]]
    visits = root["visits"]
    order = np.lexsort((-root["value"], -visits))
    order = order[visits[order] > 0][: 1 + ALTERNATIVES]
    points = own.sums[order] / visits[order, None]
    margins = points[:, seat] - points[:, 1 - seat]
    events = [event_of(twin.game, own.states[0], int(number)) for number in root["move"][order]]
    losses = np.maximum(0.0, margins[0] - margins[1:]).tolist()
    expected = tuple(points[0].tolist())
    return Choice(events[0], expected, tuple(zip(events[1:], losses, strict=True)))


def collect(twin: OcelotTwin, own: Room, seat: int, how: How) -> Choice:
    """O-G5: the next gem, or enough; what it would lose to do otherwise."""
    manner, net = how
    count = 1 if manner[0]["learned"] else PLAYOUTS
    given = (twin.tables, own.ground, manner, net, own.floats, own.positions, own.words)
    own.growth[:] = -np.inf
    move = SHELF.call("collect", *given, own.growth, own.stream, count)
    with_all, with_none = own.growth[:2], own.growth[2:4]
    expected = with_none if move == DONE else with_all
    others: list[tuple[int, float]] = []
    if move == DONE:
        growth = own.growth[4 : 4 + SPACES]
        others = [(TAKE + n, -float(growth[n])) for n in range(SPACES) if growth[n] > -np.inf]
    else:
        lost = float((with_all - with_none)[seat] - (with_all - with_none)[1 - seat])
        others = [(DONE, max(0.0, lost))]
    moves = [(event_of(twin.game, own.states[0], n), lost) for n, lost in others]
    lost_least = tuple(sorted(moves, key=lambda pair: pair[1])[:ALTERNATIVES])
    best = event_of(twin.game, own.states[0], move)
    return Choice(best, tuple(expected.tolist()), lost_least)
