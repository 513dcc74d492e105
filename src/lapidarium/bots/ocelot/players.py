"""The players of Sir Ocelot's Cave that think: greed with a reply, plain search, `master`."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lapidarium.bots.choice import ALTERNATIVES, Budget, Choice, register
from lapidarium.bots.ocelot import learned
from lapidarium.bots.ocelot.manner import MASTER, RANDOM, REPLY, WITHOUT_VALUE
from lapidarium.bots.ocelot.thinking import SHELF, Room, enter, spend
from lapidarium.core.ocelot.layout import COLLECT, DONE, SPACES, TAKE
from lapidarium.core.ocelot.numbering import event_of
from lapidarium.said import say

if TYPE_CHECKING:
    import random

    from numpy.typing import NDArray

    from lapidarium.core.ocelot.twin import OcelotTwin
    from lapidarium.rules.game import Game

    How = tuple[NDArray[Any], NDArray[Any]]
    """The manner of a search, and the weights of its value."""

GAME: Final = "ocelot"
PLAYOUTS: Final = 64
"""To foresee what collecting leads to without the learned value."""


@register("master", GAME)
def master(game: Game[Any, Any], view: Any, draw: random.Random, budget: Budget) -> Choice:
    """Search by the learned value, or by playouts on a pack that it does not fit."""
    begun = time.perf_counter()
    twin, own, seat = enter(game, view, draw)
    if learned.fits(twin.tables):
        return _search(twin, own, seat, (MASTER, learned.weights()), budget, begun)
    choice = _search(twin, own, seat, (WITHOUT_VALUE, own.no_weights), budget, begun)
    return replace(choice, note=say("bot-without-value"))


@register("plain_search", GAME)
def plain_search(game: Game[Any, Any], view: Any, draw: random.Random, budget: Budget) -> Choice:
    """Search by playouts of a quick judgement; nothing is learned."""
    begun = time.perf_counter()
    twin, own, seat = enter(game, view, draw)
    return _search(twin, own, seat, (WITHOUT_VALUE, own.no_weights), budget, begun)


def _search(  # noqa: PLR0913, PLR0917
    twin: OcelotTwin, own: Room, seat: int, how: How, budget: Budget, begun: float
) -> Choice:
    if own.states[0]["step"] == COLLECT:
        return _collect(twin, own, seat, how)
    manner, net = how

    def think(count: int) -> None:
        arrays = (own.words, own.moves, own.values, own.path, own.sums, own.stream)
        given = (twin.tables, own.ground, manner, net, own.floats, own.positions)
        SHELF.call("search", *given, *own.tree(), *arrays, count)

    spend(budget, begun, think, lambda: own.nodes[0]["count"] == 1)
    return _most_tried(twin, own, seat)


@register("random_search", GAME)
def random_search(game: Game[Any, Any], view: Any, draw: random.Random, budget: Budget) -> Choice:
    """Plain tree search with random playouts over worlds drawn anew: to measure others by."""
    begun = time.perf_counter()
    twin, own, seat = enter(game, view, draw)

    def think(count: int) -> None:
        given = (twin.tables, own.states, seat, RANDOM)
        arrays = (own.moves, own.path, own.sums, own.stream)
        SHELF.call("search_plainly", *given, *own.tree(), *arrays, count)

    if own.states[0]["step"] == COLLECT:  # all but decided: everything is taken
        budget = Budget(budget.seconds and budget.seconds / 10, budget.simulations)
    spend(budget, begun, think, lambda: own.nodes[0]["count"] == 1)
    return _most_tried(twin, own, seat)


@register("reply", GAME)
def reply(game: Game[Any, Any], view: Any, draw: random.Random, budget: Budget) -> Choice:  # noqa: ARG001
    """Greed with a look at the best reply; among equals any."""
    twin, own, seat = enter(game, view, draw)
    if own.states[0]["step"] == COLLECT:
        return _collect(twin, own, seat, (WITHOUT_VALUE, own.no_weights))
    given = (twin.tables, own.ground, REPLY, own.positions, own.moves, own.values, own.words)
    count = SHELF.call("reply", *given)
    values = own.values[0, :count]
    among = [(value, draw.random(), n) for n, value in enumerate(values.tolist())]
    ordered = [n for _, _, n in sorted(among, reverse=True)]
    best, *others = (
        (event_of(twin.game, own.states[0], int(own.moves[0, n])), float(values[n]))
        for n in ordered
    )
    lost = tuple((move, best[1] - value) for move, value in others[:ALTERNATIVES])
    return Choice(best[0], others=lost)


def _most_tried(twin: OcelotTwin, own: Room, seat: int) -> Choice:
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


def _collect(twin: OcelotTwin, own: Room, seat: int, how: How) -> Choice:
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
