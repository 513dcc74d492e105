"""Opponents: each chooses from what its seat knows, and says what it thought.

A bot never sees the whole state: it gets a view, and what is hidden in it, it draws anew
(`worlds`) before it thinks. With the same seed and as many simulations it plays the same.
"""

from __future__ import annotations

import importlib
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
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.compiled.compiled_module import Shelf
    from lapidarium.games.game import Game

__all__ = [
    "AT_ONCE",
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
    "is_ready",
    "known",
    "register",
    "shelf",
]

LEVELS = (beginner.NAME, greedy.NAME, "dedicated", "sovereign", "master")
"""The levels that people are offered, from the easiest; the random player is for tests."""
PLAYED_BY = {
    ("monolyth", "dedicated"): "plain_search",
    ("monolyth", "sovereign"): "short_search",
    ("ocelot", "dedicated"): "reply",
    ("ocelot", "sovereign"): "plain_search",
}
"""Levels that are bots known by another name; the others are called as the level is."""
SECONDS = {"dutiful": 0.2, "steadfast": 0.2, "dedicated": 0.2, "sovereign": 0.5, "master": 1.0}
"""How long each level thinks of a move if nobody says otherwise."""
AT_ONCE = (beginner.NAME, greedy.NAME)
"""Levels that need nothing compiled."""
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
    key = (game, PLAYED_BY.get((game, name), name))
    if key not in REGISTER:
        _load(game)
    if key not in REGISTER:
        raise NoSuchBot(Message("no-such-bot", name=name, names=", ".join(known(game))))
    return REGISTER[key]


def known(game: str) -> tuple[str, ...]:
    """The names of all bots for a game: the levels from the easiest, then the others."""
    _load(game)
    others = sorted(name for of, name in REGISTER if of == game and name not in LEVELS)
    return (*LEVELS, *others)


def shelf(game: str) -> Shelf:
    """What the stronger players of a game have to have compiled."""
    _load(game)
    found: Shelf = importlib.import_module(f"lapidarium.games.{game}.bots").SHELF
    return found


def is_ready(game: str, name: str) -> bool:
    """Can this bot begin at once, or has something to be compiled first?"""
    from lapidarium.compiled.precompile import SHELVES  # noqa: PLC0415 - compiled code is slow to load

    return name in AT_ONCE or (shelf(game).is_warm and SHELVES[game].is_warm)


def _load(game: str) -> None:
    """The players of one game; only when they are wanted, since they load the compiled core."""
    if game in GAMES:
        importlib.import_module(f"lapidarium.games.{game}.bots")
