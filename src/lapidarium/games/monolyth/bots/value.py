"""The learned value alone: the best move at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.bots.choice import register
from lapidarium.games.monolyth.bots.plain_search import without_value
from lapidarium.games.monolyth.bots.search_context import Mind, thought, weights_for
from lapidarium.games.monolyth.rules import Monolyth

if TYPE_CHECKING:
    import random

    from lapidarium.bots.choice import Budget, Choice
    from lapidarium.games.game import Game


@register("value", "monolyth")
def value(game: Game[Any, Any], view: Any, draw: random.Random, budget: Budget) -> Choice:
    """Choose the best move at once by the learned value, whatever the budget."""
    assert isinstance(game, Monolyth)
    values = weights_for(game)
    if values is None:
        return without_value(game, view, draw, budget)
    mind = Mind(game, view, values)
    moves, uses = mind.rate()
    return thought(mind, [(float(use), int(move)) for use, move in zip(uses, moves, strict=True)])
