"""The strongest level: a tree search on the learned value."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from lapidarium.games.ocelot.bots import network_weights
from lapidarium.games.ocelot.bots.search import by_playouts, search
from lapidarium.games.ocelot.bots.search_context import SearchContext, clock_for
from lapidarium.games.ocelot.bots.search_parameters import MASTER
from lapidarium.messages import Message

if TYPE_CHECKING:
    import random

    from lapidarium.bots.choice import Budget, Choice
    from lapidarium.games.game import Game


def master(game: Game[Any, Any], view: Any, draw: random.Random, budget: Budget) -> Choice:
    """Search on the learned value, or by playouts with a pack that it does not fit."""
    clock = clock_for(budget)
    context = SearchContext(game, view, draw)
    if network_weights.shipped().fits(context.compiled.tables):
        return search(context, (MASTER, network_weights.shipped_record()), clock)
    choice = search(context, by_playouts(context), clock)
    return replace(choice, note=Message("bot-without-value"))
