"""A bot that counts: it ends on a multiple of its charm if it can, and takes much otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.bots.choice import Budget, Choice

if TYPE_CHECKING:
    import random

    from lapidarium.games.game import Game


def counter(game: Game[Any, Any], view: Any, rng: random.Random, budget: Budget) -> Choice:  # noqa: ARG001
    """Choose by the points the seat would have now; among equals the larger handful."""
    world = game.world(view, rng)
    seat = game.to_act(world)
    rated = [(game.scores(game.after(world, move))[seat], move) for move in game.legal(world)]
    value, best = max(rated, key=lambda pair: (pair[0], pair[1].count))
    others = tuple((move, float(value - own)) for own, move in rated if move != best)
    return Choice(best, (), others)
