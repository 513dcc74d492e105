"""Any legal move, each as likely as another: for tests, never a level."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.bots.choice import Choice

if TYPE_CHECKING:
    import random

    from lapidarium.bots.choice import Budget
    from lapidarium.games.game import Game


def random_player(
    game: Game[Any, Any],
    view: Any,
    draw: random.Random,
    budget: Budget,  # noqa: ARG001
) -> Choice:
    """Choose blindly."""
    return Choice(draw.choice(game.legal(game.world(view, draw))))
