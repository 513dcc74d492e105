"""Opponents: each chooses from what its seat knows, and says what it thought.

A bot never sees the whole state: it gets a view, and what is hidden in it, it draws anew
(`worlds`) before it thinks. With the same seed and as many simulations it plays the same.
"""

from __future__ import annotations

import importlib
import importlib.util
import random
from typing import TYPE_CHECKING, Any

from lapidarium.bots import beginner, greedy, random_player  # noqa: F401 - registers itself
from lapidarium.bots.choice import (
    GAMES,
    REGISTER,
    BadBudget,
    Bot,
    Budget,
    Choice,
    NoSuchBot,
    register,
)
from lapidarium.said import say

if TYPE_CHECKING:
    from lapidarium.rules.game import Game

__all__ = [
    "LEVELS",
    "SECONDS",
    "SOUND",
    "BadBudget",
    "Bot",
    "Budget",
    "Choice",
    "NoSuchBot",
    "choose",
    "find",
    "known",
    "register",
]

LEVELS = (beginner.NAME, greedy.NAME)
"""The levels that people are offered, from the easiest; the random player is for tests."""
SECONDS = dict.fromkeys(LEVELS, 0.2)
"""How long each level thinks of a move if nobody says otherwise."""
SOUND = greedy.NAME
"""The level that takes over a seat when somebody is away."""


def choose(
    game: Game[Any, Any], view: Any, name: str, seed: str | int, budget: Budget | None = None
) -> Choice:
    """The move of a bot for the seat to act, from its view alone; raises NoSuchBot."""
    bot = find(game.name, name)
    return bot(game, view, random.Random(f"{seed}/{name}"), budget or Budget(seconds=1.0))


def find(game: str, name: str) -> Bot:
    """The bot of this name for a game; raises NoSuchBot."""
    if (game, name) not in REGISTER:
        _load(game)
    if (game, name) not in REGISTER:
        raise NoSuchBot(say("no-such-bot", name=name, names=", ".join(known(game))))
    return REGISTER[game, name]


def known(game: str) -> tuple[str, ...]:
    """The names of all bots for a game: the levels from the easiest, then the others."""
    _load(game)
    others = sorted(name for of, name in REGISTER if of == game and name not in LEVELS)
    return (*LEVELS, *others)


def _load(game: str) -> None:
    """The players of one game; only when they are wanted, since they load the compiled core."""
    if game in GAMES and importlib.util.find_spec(f"lapidarium.bots.{game}"):
        importlib.import_module(f"lapidarium.bots.{game}")
