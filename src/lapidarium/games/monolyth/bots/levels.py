"""The levels of Monolyth, and its other bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lapidarium.bots.beginner import beginner_by
from lapidarium.bots.greedy import greedy_by
from lapidarium.bots.lazy import LazyBot
from lapidarium.games.game_type import Level
from lapidarium.games.monolyth.bots import heuristic

if TYPE_CHECKING:
    from lapidarium.bots.choice import Bot

HERE: Final = "lapidarium.games.monolyth.bots"

PLAYERS: Final[tuple[tuple[Level, Bot], ...]] = (
    (Level("dutiful", 0.2, strength=1), beginner_by(heuristic)),
    (Level("steadfast", 0.2, strength=2), greedy_by(heuristic)),
    (Level("dedicated", 0.2, needs_compiling=True, strength=3), LazyBot(f"{HERE}.plain_search")),
    (Level("sovereign", 0.5, needs_compiling=True, strength=4), LazyBot(f"{HERE}.short_search")),
    (Level("master", 1.0, needs_compiling=True, strength=5), LazyBot(f"{HERE}.master")),
)
"""Each level, from the easiest, and who plays it: a new level is one line here, and its words."""
LEVELS: Final = tuple(level for level, _ in PLAYERS)
FALLBACK_LEVEL: Final = "steadfast"
"""Who takes over a seat when somebody is away or a stronger level cannot answer."""
BOTS: Final[dict[str, Bot]] = {
    **{level.name: bot for level, bot in PLAYERS},
    "plain_search": LazyBot(f"{HERE}.plain_search"),
    "short_search": LazyBot(f"{HERE}.short_search"),
    "value": LazyBot(f"{HERE}.value"),
}
"""All by name: the levels, and others for tests and measurements."""
