"""A bot that is imported when it first plays: compiled code takes a while to load."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import random

    from lapidarium.bots.choice import Budget, Choice
    from lapidarium.games.game import Game


class LazyBot:
    """The function in a module that has the module's name: `master` in `….bots.master`."""

    def __init__(self, module: str) -> None:
        self.module = module

    def __call__(
        self, game: Game[Any, Any], view: Any, draw: random.Random, budget: Budget
    ) -> Choice:
        """Choose a move."""
        bot = getattr(import_module(self.module), self.module.rpartition(".")[2])
        choice: Choice = bot(game, view, draw, budget)
        return choice
