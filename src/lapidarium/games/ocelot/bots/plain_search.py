"""A plain search: the same tree, with playouts of a quick judgement; it plays with any pack."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from lapidarium.bots.choice import register
from lapidarium.games.ocelot.bots.search import GAME, by_judgement, search
from lapidarium.games.ocelot.bots.search_context import enter

if TYPE_CHECKING:
    import random

    from lapidarium.bots.choice import Budget, Choice
    from lapidarium.games.game import Game


@register("plain_search", GAME)
def plain_search(game: Game[Any, Any], view: Any, draw: random.Random, budget: Budget) -> Choice:
    """Search by playouts; nothing is learned."""
    begun = time.perf_counter()
    twin, own, seat = enter(game, view, draw)
    return search(twin, own, seat, by_judgement(own), budget, begun)
