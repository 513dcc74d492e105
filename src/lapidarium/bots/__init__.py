"""Bots: each chooses a move from what its seat knows, and says what it expects.

A bot never sees the whole state. It gets a view, and redraws what is hidden in it before it
thinks (`Game.world`). With the same seed and number of simulations it plays the same.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from lapidarium.bots.choice import (
    ALTERNATIVES,
    BadBudget,
    Bot,
    Budget,
    Choice,
    Forecast,
    Look,
    NoSuchBot,
)
from lapidarium.bots.points import Points
from lapidarium.bots.random_player import random_player
from lapidarium.games.registry import game_type
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.game import Game

__all__ = [
    "BadBudget",
    "Bot",
    "Budget",
    "Choice",
    "Forecast",
    "Look",
    "NoSuchBot",
    "Points",
    "choose",
    "expect",
    "find",
    "is_ready",
    "known",
]


def choose(
    game: Game[Any, Any], view: Any, name: str, seed: str | int, budget: Budget | None = None
) -> Choice:
    """The move of a bot for the seat to act, from its view alone; raises NoSuchBot.

    The bot itself (`find`) names every other move that it compared, this only the next best.
    """
    bot = find(game.name, name)
    choice = bot(game, view, random.Random(f"{seed}/{name}"), budget or Budget(seconds=1.0))
    return replace(choice, others=choice.others[:ALTERNATIVES])


def expect(game: Game[Any, Any], view: Any, look: Look) -> Forecast | None:
    """What each seat can expect after each of some moves; None where the game cannot say."""
    expectation = game_type(game.name).expectation()
    if expectation is None:
        return None
    return expectation(game, view, look, random.Random(f"{look.seed}/expect"))


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
    level = game_type(game).level(name)
    if level is not None and not level.needs_compiling:
        return True
    return all(module.is_compiled for module in game_type(game).compiled_modules())


def _bots(game: str) -> dict[str, Bot]:
    return {**game_type(game).bots(), "random": random_player}
