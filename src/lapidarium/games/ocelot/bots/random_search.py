"""Plain tree search with random playouts over worlds drawn anew: no level, but to measure by."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from lapidarium.bots.choice import Budget, Choice, register
from lapidarium.games.ocelot.bots.search import GAME, most_tried
from lapidarium.games.ocelot.bots.search_context import SHELF, enter, spend
from lapidarium.games.ocelot.bots.search_parameters import RANDOM
from lapidarium.games.ocelot.compiled.layout import COLLECT

if TYPE_CHECKING:
    import random

    from lapidarium.games.game import Game


@register("random_search", GAME)
def random_search(game: Game[Any, Any], view: Any, draw: random.Random, budget: Budget) -> Choice:
    """Plain tree search with random playouts over worlds drawn anew."""
    begun = time.perf_counter()
    twin, own, seat = enter(game, view, draw)

    def think(count: int) -> None:
        given = (twin.tables, own.states, seat, RANDOM)
        arrays = (own.moves, own.path, own.sums, own.stream)
        SHELF.call("search_plainly", *given, *own.tree(), *arrays, count)

    if own.states[0]["step"] == COLLECT:  # all but decided: everything is taken
        budget = Budget(budget.seconds and budget.seconds / 10, budget.simulations)
    spend(budget, begun, think, lambda: own.nodes[0]["count"] == 1)
    return most_tried(twin, own, seat)
