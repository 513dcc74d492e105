"""A plain search: the same tree, with playouts by the heuristic; it plays with any pack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.games.ocelot.bots.search import by_playouts, search
from lapidarium.games.ocelot.bots.search_context import SearchContext, clock_for

if TYPE_CHECKING:
    import random

    from lapidarium.bots.choice import Budget, Choice
    from lapidarium.games.game import Game


def plain_search(game: Game[Any, Any], view: Any, draw: random.Random, budget: Budget) -> Choice:
    """Search by playouts; nothing is learned."""
    clock = clock_for(budget)
    context = SearchContext(game, view, draw)
    return search(context, by_playouts(context), clock)
