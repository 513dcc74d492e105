"""The compiled entries of this package, and the room they work in."""

from __future__ import annotations

import numpy as np

from lapidarium.compiled.compiled_module import Shelf
from lapidarium.games.monolyth.bots.kernels import sizes
from lapidarium.games.monolyth.compiled.layout import MOST, SEATS, STATE

SHELF = Shelf("lapidarium.games.monolyth.bots.kernels.exports")


class Room:
    """Arrays that kernels write into; one for each thread that calls them."""

    def __init__(self) -> None:
        self.moves = np.zeros(MOST, np.int16)
        self.uses = np.zeros(MOST, np.float32)
        self.floats = np.zeros(max(sizes.FLOATS, sizes.L_FLOATS), np.float32)
        self.places = np.zeros(max(sizes.PLACES, sizes.L_PLACES), np.int32)
        self.records = np.zeros(sizes.RECORDS + 2, STATE)
        self.values = np.zeros((sizes.LONGEST, SEATS, 2), np.float32)
        self.strayed = np.zeros(sizes.LONGEST, np.uint8)

    @property
    def judging(self) -> tuple[np.ndarray[tuple[int, ...], np.dtype[np.generic]], ...]:
        """What judging moves needs, in the order of the entries."""
        return self.moves, self.uses, self.floats, self.places, self.records
