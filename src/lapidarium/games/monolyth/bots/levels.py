"""The levels of Monolyth, and its other bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lapidarium.bots.beginner import beginner_by
from lapidarium.bots.greedy import greedy_by
from lapidarium.bots.lazy import LazyBot
from lapidarium.bots.random_player import random_player
from lapidarium.games.level import Level
from lapidarium.games.monolyth.bots import heuristic

if TYPE_CHECKING:
    from lapidarium.bots.choice import Bot

HERE: Final = "lapidarium.games.monolyth.bots"

LEVELS: Final = (
    Level("dutiful", 0.2, beginner_by(heuristic), needs_compiling=False),
    Level("steadfast", 0.2, greedy_by(heuristic), needs_compiling=False),
    Level("dedicated", 0.2, LazyBot(f"{HERE}.plain_search")),
    Level("sovereign", 0.5, LazyBot(f"{HERE}.short_search")),
    Level("master", 1.0, LazyBot(f"{HERE}.master")),
)
"""From the easiest; a new level is one line here, and its words."""
FALLBACK_LEVEL: Final = "steadfast"
"""Who takes over a seat when somebody is away or a stronger level cannot answer."""
OTHER_BOTS: Final[dict[str, Bot]] = {
    "random": random_player,
    "plain_search": LazyBot(f"{HERE}.plain_search"),
    "short_search": LazyBot(f"{HERE}.short_search"),
    "value": LazyBot(f"{HERE}.value"),
}
"""For tests and measurements."""
