"""A greedy bot: looks one move ahead and takes what its heuristic likes best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.bots.choice import Choice

if TYPE_CHECKING:
    import random

    from lapidarium.bots.choice import Bot, Budget
    from lapidarium.bots.heuristic import Heuristic
    from lapidarium.games.game import Game


def greedy_by(heuristic: Heuristic) -> Bot:
    """The bot that makes the move of the highest value; among equals any."""

    def greedy(
        game: Game[Any, Any],
        view: Any,
        draw: random.Random,
        budget: Budget,  # noqa: ARG001
    ) -> Choice:
        world = game.world(view, draw)
        moves = heuristic.rated(game, world)
        move, value, others = best_of(moves, draw)
        return Choice(move, heuristic.expected(game, world, value), others)

    return greedy


def best_of(
    moves: list[tuple[Any, float]], draw: random.Random
) -> tuple[Any, float, tuple[tuple[Any, float], ...]]:
    """The best of rated moves, its value, and the next ones with what they lose."""
    ordered = sorted(moves, key=lambda pair: (pair[1], draw.random()), reverse=True)
    move, value = ordered[0]
    others = [(other, value - worth) for other, worth in ordered[1:]]
    return move, value, tuple(others)
