"""What an observation of Monolyth is made of (M-T7: everything is open).

Seats count clockwise from the one that looks, sites clockwise from the crystal, so that a
game looks alike from every chair. A part per seat has four blocks; where nobody sits, and
for everything that is not there, the numbers are 0.
"""

from __future__ import annotations

from typing import Final

from lapidarium.compiled.features import Features
from lapidarium.games.monolyth.compiled.layout import (
    CARDS,
    COLOURS,
    COLUMNS,
    HEIGHT,
    SEATS,
    SHAPES,
    SIDES,
    SITES,
    STONES,
    VALUES,
)

CELLS: Final = COLUMNS * HEIGHT
KINDS: Final = COLOURS + SHAPES

FEATURES: Final = Features(
    cells=SEATS * COLOURS * CELLS,  # by seat and colour: 1 where there is such a cube
    walls=SEATS * SIDES,  # cubes that count for each side
    possible=SEATS * SIDES,  # the most there could still be
    slots=SEATS * SIDES,  # the prophecy of each side
    sides=SEATS * SIDES * COLOURS,  # 1 at the colour of each side
    levels=SEATS,  # levels paid
    structure=SEATS,  # the structure token won
    scores=SEATS,  # points as if the game ended now
    sites=(SITES - 1) * KINDS,  # 1 at the colour and 1 at the shape of each stone
    lid=STONES,  # how many of each stone
    supply=COLOURS,
    prophecies=VALUES,  # how many of each value are on offer
    tokens=4,  # level tokens left, the next one; structure tokens left, the next one
    card=CARDS,
    phase=3,  # 1 if a turn, if a token is to be given, if something is to be drawn
    active=SEATS,  # 1 at the seat whose turn it is
    to_go=1,  # turns to go in this round
)
