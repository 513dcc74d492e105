"""The learned value without search: the move of the highest use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.games.monolyth.bots.plain_search import without_value
from lapidarium.games.monolyth.bots.search_context import SearchContext, weights_for
from lapidarium.games.monolyth.rules import Monolyth

if TYPE_CHECKING:
    import random

    from lapidarium.bots.choice import Budget, Choice
    from lapidarium.games.game import Game


def value(game: Game[Any, Any], view: Any, draw: random.Random, budget: Budget) -> Choice:
    """Choose the best move by the learned value, whatever the budget."""
    assert isinstance(game, Monolyth)
    found = weights_for(game)
    if found is None:
        return without_value(game, view, draw, budget)
    context = SearchContext(game, view, found)
    moves, uses = context.rate()
    return context.choice([(float(u), int(move)) for u, move in zip(uses, moves, strict=True)])
