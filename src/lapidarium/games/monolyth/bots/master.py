"""The strongest level: search on the learned value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.games.monolyth.bots.multiplayer_search import multiplayer_search
from lapidarium.games.monolyth.bots.plain_search import without_value
from lapidarium.games.monolyth.bots.search_context import SearchContext, clock_for, evaluators_for
from lapidarium.games.monolyth.bots.solo_search import solo_search
from lapidarium.games.monolyth.rules import Monolyth

if TYPE_CHECKING:
    import random

    from lapidarium.bots.choice import Budget, Choice
    from lapidarium.games.game import Game


def master(game: Game[Any, Any], view: Any, draw: random.Random, budget: Budget) -> Choice:
    """Choose by search on the learned value; without one that fits, by plain search."""
    clock = clock_for(budget)
    assert isinstance(game, Monolyth)
    evaluators = evaluators_for(game)
    if not evaluators:
        return without_value(game, view, draw, budget)
    context = SearchContext(game, view, *evaluators)
    search = solo_search if game.players == 1 else multiplayer_search
    return search(context, draw, clock)
