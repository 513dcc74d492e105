"""Plain tree search with random playouts in redrawn worlds: not a level, but a yardstick."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.bots.choice import Budget, Choice
from lapidarium.games.ocelot.bots.search import most_tried
from lapidarium.games.ocelot.bots.search_context import SearchContext, clock_for
from lapidarium.games.ocelot.bots.search_parameters import RANDOM

if TYPE_CHECKING:
    import random

    from lapidarium.games.game import Game


def random_search(game: Game[Any, Any], view: Any, draw: random.Random, budget: Budget) -> Choice:
    """Plain tree search with random playouts."""
    clock = clock_for(budget)
    context = SearchContext(game, view, draw)
    ws = context.workspace
    if context.is_collecting and clock.seconds is not None:
        clock.seconds /= 10  # all but decided: everything is taken

    def simulate(count: int) -> None:
        context.call("search_plainly", RANDOM, context.seat, *ws.tree, ws.scratch, count)

    clock.run(simulate, lambda: context.is_forced)
    return most_tried(context)
