"""The strongest level: the learned value, and a search on it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from lapidarium.bots.choice import Choice, register
from lapidarium.bots.monolyth.alone import alone
from lapidarium.bots.monolyth.among import among
from lapidarium.bots.monolyth.plain_search import plain_search
from lapidarium.bots.monolyth.thinking import Mind, Spending, judges_for, thought, weights_for
from lapidarium.rules.monolyth import Monolyth
from lapidarium.said import say

if TYPE_CHECKING:
    import random

    from lapidarium.bots.choice import Budget
    from lapidarium.rules.game import Game

GAME = "monolyth"


@register("master", GAME)
def master(game: Game[Any, Any], view: Any, draw: random.Random, budget: Budget) -> Choice:
    """Choose by search on the learned value; without one that fits, by plain search."""
    begun = time.perf_counter()
    assert isinstance(game, Monolyth)
    judges = judges_for(game)
    if not judges:
        return _without(game, view, draw, budget)
    mind = Mind(game, view, *judges)
    return (alone if game.players == 1 else among)(mind, draw, Spending(budget, begun))


@register("value", GAME)
def value(game: Game[Any, Any], view: Any, draw: random.Random, budget: Budget) -> Choice:
    """Choose the best move at once by the learned value, whatever the budget."""
    assert isinstance(game, Monolyth)
    values = weights_for(game)
    if values is None:
        return _without(game, view, draw, budget)
    mind = Mind(game, view, values)
    moves, uses = mind.rate()
    return thought(mind, [(float(use), int(move)) for use, move in zip(uses, moves, strict=True)])


def _without(game: Monolyth, view: Any, draw: random.Random, budget: Budget) -> Choice:
    found = plain_search(game, view, draw, budget)
    note = say("bot-value-does-not-fit", pack=game.pack.name)
    return Choice(found.move, found.expected, found.others, note)
