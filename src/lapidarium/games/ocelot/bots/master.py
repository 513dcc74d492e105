"""The strongest level: a tree search by the learned value."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from lapidarium.bots.choice import register
from lapidarium.games.ocelot.bots import weights
from lapidarium.games.ocelot.bots.search import GAME, by_judgement, search
from lapidarium.games.ocelot.bots.search_context import enter
from lapidarium.games.ocelot.bots.search_parameters import MASTER
from lapidarium.messages import Message

if TYPE_CHECKING:
    import random

    from lapidarium.bots.choice import Budget, Choice
    from lapidarium.games.game import Game


@register("master", GAME)
def master(game: Game[Any, Any], view: Any, draw: random.Random, budget: Budget) -> Choice:
    """Search by the learned value, or by playouts on a pack that it does not fit."""
    begun = time.perf_counter()
    twin, own, seat = enter(game, view, draw)
    if weights.fits(twin.tables):
        return search(twin, own, seat, (MASTER, weights.weights()), budget, begun)
    choice = search(twin, own, seat, by_judgement(own), budget, begun)
    return replace(choice, note=Message("bot-without-value"))
