"""The strongest level: the learned value, and a search on it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from lapidarium.bots.choice import register
from lapidarium.games.monolyth.bots.multiplayer_search import among
from lapidarium.games.monolyth.bots.plain_search import without_value
from lapidarium.games.monolyth.bots.search_context import Mind, Spending, judges_for
from lapidarium.games.monolyth.bots.solo_search import alone
from lapidarium.games.monolyth.rules import Monolyth

if TYPE_CHECKING:
    import random

    from lapidarium.bots.choice import Budget, Choice
    from lapidarium.games.game import Game

GAME = "monolyth"


@register("master", GAME)
def master(game: Game[Any, Any], view: Any, draw: random.Random, budget: Budget) -> Choice:
    """Choose by search on the learned value; without one that fits, by plain search."""
    begun = time.perf_counter()
    assert isinstance(game, Monolyth)
    judges = judges_for(game)
    if not judges:
        return without_value(game, view, draw, budget)
    mind = Mind(game, view, *judges)
    return (alone if game.players == 1 else among)(mind, draw, Spending(budget, begun))
