"""Opponents: each chooses from what its seat knows, and says what it thought.

A bot never sees the whole state: it gets a view, and what is hidden in it is drawn anew
(`worlds`) before it thinks. With the same seed it plays the same.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from lapidarium.bots import beginner, greedy, random_player  # noqa: F401 - registers itself
from lapidarium.bots.choice import REGISTER, Choice, NoSuchBot
from lapidarium.bots.worlds import world_of
from lapidarium.said import say

if TYPE_CHECKING:
    from lapidarium.rules.game import Game

__all__ = ["LEVELS", "SOUND", "Choice", "NoSuchBot", "choose"]

LEVELS = (beginner.NAME, greedy.NAME)
"""The levels that people are offered, from the easiest; the random player is for tests."""
SOUND = greedy.NAME
"""The level that takes over a seat when somebody is away."""


def choose(
    game: Game[Any, Any], view: Any, level: str, seed: str | int, seconds: float = 1.0
) -> Choice:
    """The move of a level for the seat to act, from its view alone; raises NoSuchBot."""
    if level not in REGISTER:
        raise NoSuchBot(say("no-such-bot", name=level, names=", ".join(LEVELS)))
    draw = random.Random(f"{seed}/{level}")
    return REGISTER[level](game, world_of(game, view, draw), draw, seconds)
