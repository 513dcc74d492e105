"""Greedy play with a look at the best reply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.bots.choice import Budget, Choice
from lapidarium.games.ocelot.bots.search import by_playouts, collect, expected_by_playouts
from lapidarium.games.ocelot.bots.search_context import SearchContext
from lapidarium.games.ocelot.bots.search_parameters import REPLY

if TYPE_CHECKING:
    import random

    from lapidarium.games.game import Game


def reply(game: Game[Any, Any], view: Any, draw: random.Random, budget: Budget) -> Choice:  # noqa: ARG001
    """The best move one reply deep; among equals any."""
    context = SearchContext(game, view, draw)
    if context.is_collecting:
        return collect(context, by_playouts(context))
    ws = context.workspace
    count = context.call("reply", REPLY, ws.scratch)
    values = ws["values"][3, :count].copy()
    among = [(value, draw.random(), n) for n, value in enumerate(values.tolist())]
    ordered = [n for _, _, n in sorted(among, reverse=True)]
    best, *others = ((context.event(int(ws["moves"][1, n])), float(values[n])) for n in ordered)
    lost = tuple((move, best[1] - value) for move, value in others)
    return Choice(best[0], expected_by_playouts(context), lost)
