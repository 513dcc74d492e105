"""Room to think in, and a search that ends when its time is up."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lapidarium.compiled.compiled_module import Shelf
from lapidarium.games.ocelot.bots.kernels.layout import (
    COLLECT_VALUES,
    DEEPEST,
    EDGE,
    FLOATS,
    GROUND,
    NODE,
    POSITION,
    ROOM,
    WEIGHTS,
)
from lapidarium.games.ocelot.compiled.compiled_game import OcelotTwin
from lapidarium.games.ocelot.compiled.layout import MOST, STATE
from lapidarium.games.ocelot.rules import Ocelot

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from numpy.typing import NDArray

    from lapidarium.bots.choice import Budget
    from lapidarium.games.game import Game

SHELF: Final = Shelf("lapidarium.games.ocelot.bots.kernels.exports")
NODES: Final = 1_000_000
EDGES: Final = 5_000_000
"""With 24 bytes an edge the tree stays below 140 MB; when it is full, it grows no more."""
FIRST_PART: Final = 16
PART: Final = 0.004
"""Seconds between two looks at the clock."""
ENDLESS: Final = 10**12
BY_ITSELF: Final = 20_000
"""Simulations if nobody sets a budget."""


@dataclass
class Room:
    """Arrays for one search at a time, kept for the next."""

    nodes: NDArray[Any] = field(default_factory=lambda: np.zeros(NODES, NODE))
    edges: NDArray[Any] = field(default_factory=lambda: np.zeros(EDGES, EDGE))
    used: NDArray[Any] = field(default_factory=lambda: np.zeros(2, np.int64))
    words: NDArray[Any] = field(default_factory=lambda: np.zeros(ROOM, np.uint64))
    moves: NDArray[Any] = field(default_factory=lambda: np.zeros((2, MOST), np.int16))
    values: NDArray[Any] = field(default_factory=lambda: np.zeros((3, MOST)))
    floats: NDArray[Any] = field(default_factory=lambda: np.zeros(FLOATS, np.float32))
    path: NDArray[Any] = field(default_factory=lambda: np.zeros((DEEPEST, 3), np.int64))
    sums: NDArray[Any] = field(default_factory=lambda: np.zeros((MOST, 2)))
    ground: NDArray[Any] = field(default_factory=lambda: np.zeros(1, GROUND))
    positions: NDArray[Any] = field(default_factory=lambda: np.zeros(4, POSITION))
    states: NDArray[Any] = field(default_factory=lambda: np.zeros(2, STATE))
    growth: NDArray[Any] = field(default_factory=lambda: np.zeros(COLLECT_VALUES))
    stream: NDArray[Any] = field(default_factory=lambda: np.zeros(1, np.uint64))
    no_weights: NDArray[Any] = field(default_factory=lambda: np.zeros(1, WEIGHTS))

    def clear(self) -> None:
        """Only the root is left of the tree."""
        self.used[:] = 1, 0
        self.nodes[0] = 0
        self.sums[:] = 0

    def tree(self) -> tuple[Any, ...]:
        """The tree as entries take it."""
        return self.nodes, NODES, self.edges, EDGES, self.used


_OWN = threading.local()


def room() -> Room:
    """The room of this thread."""
    if not hasattr(_OWN, "room"):
        _OWN.room = Room()
    found: Room = _OWN.room
    return found


@lru_cache(maxsize=8)
def twin_of(game: Ocelot) -> OcelotTwin:
    """The compiled twin, made once."""
    return OcelotTwin(game)


def enter(game: Game[Any, Any], view: Any, draw: random.Random) -> tuple[OcelotTwin, Room, int]:
    """The room with the view in it, the seat to act, and random numbers to come.

    The record holds some world that fits the view; nothing but what the view says is used of
    the other's amethysts.
    """
    assert isinstance(game, Ocelot)
    twin, own = twin_of(game), room()
    own.states[0] = twin.record(game.world(view, draw))[0]
    own.stream[0] = draw.getrandbits(64)
    seat = int(own.states[0]["seat"])
    SHELF.call("look", twin.tables, own.states, seat, own.ground, own.positions)
    own.clear()
    return twin, own, seat


def spend(
    budget: Budget,
    begun: float,
    think: Callable[[int], object],
    is_forced: Callable[[], bool],
) -> None:
    """Think in parts until the simulations or the seconds since `begun` are used up.

    Where there is only one move the first part is enough.
    """
    left = budget.simulations or (BY_ITSELF if budget.seconds is None else ENDLESS)
    end = ENDLESS if budget.seconds is None else begun + budget.seconds
    part, now = FIRST_PART, time.perf_counter()
    while True:
        part = min(part, left)
        before = now
        think(part)
        now = time.perf_counter()
        left -= part
        if left <= 0 or now >= end or is_forced():
            return
        rate = part / max(now - before, 1e-6)
        part = max(1, int(min(rate * PART, rate * (end - now), 2 * part)))
