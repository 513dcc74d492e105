"""Bots: each chooses a move from what its seat knows, and says what it expects.

A bot never sees the whole state. It gets a view, and redraws what is hidden in it before it
thinks (`Game.world`). With the same seed and number of simulations it plays the same.
"""

from __future__ import annotations

import random
from importlib import import_module
from typing import TYPE_CHECKING, Any

from lapidarium.bots.choice import BadBudget, Bot, Budget, Choice, NoSuchBot
from lapidarium.games.registry import GAMES
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.game import Game
    from lapidarium.games.level import Level

__all__ = [
    "BadBudget",
    "Bot",
    "Budget",
    "Choice",
    "NoSuchBot",
    "choose",
    "find",
    "is_ready",
    "known",
]


def choose(
    game: Game[Any, Any], view: Any, name: str, seed: str | int, budget: Budget | None = None
) -> Choice:
    """The move of a bot for the seat to act, from its view alone; raises NoSuchBot."""
    bot = find(game.name, name)
    return bot(game, view, random.Random(f"{seed}/{name}"), budget or Budget(seconds=1.0))


def find(game: str, name: str) -> Bot:
    """The bot of this name for a game; raises NoSuchBot."""
    bots = _bots(game)
    if name not in bots:
        raise NoSuchBot(Message("no-such-bot", name=name, names=", ".join(bots)))
    return bots[name]


def known(game: str) -> tuple[str, ...]:
    """The names of all bots for a game: the levels from the easiest, then the others."""
    return tuple(_bots(game))


def is_ready(game: str, name: str) -> bool:
    """Can this bot begin at once, or has something to be compiled first?"""
    if name in (level.name for level in levels(game) if not level.needs_compiling):
        return True
    from lapidarium.compiled.precompile import compiled_modules  # noqa: PLC0415 - slow to load

    return all(module.is_compiled for of, module in compiled_modules() if of == game)


def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game, from the easiest."""
    found: tuple[Level, ...] = import_module(f"lapidarium.games.{game}.bots.levels").LEVELS
    return found


def _bots(game: str) -> dict[str, Bot]:
    if game not in GAMES:
        return {}
    others = import_module(f"lapidarium.games.{game}.bots.levels").OTHER_BOTS
    return {level.name: level.bot for level in levels(game)} | dict(sorted(others.items()))


_ALL = {level.name: level for game in GAMES for level in levels(game)}
LEVELS = tuple(_ALL)
SECONDS = {level.name: level.seconds for level in _ALL.values()}
AT_ONCE = tuple(level.name for level in _ALL.values() if not level.needs_compiling)
SOUND = AT_ONCE[-1]
