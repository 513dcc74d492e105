"""One state of Monolyth as one record, and how moves are numbered (docs/compiled.md).

Everything small is a byte; what is not there (a card before it is drawn, the stone of an
empty site) is NONE. Fields marked * follow from the others and are kept for speed.
"""

from __future__ import annotations

from typing import Final

import numpy as np

SEATS: Final = 4
COLOURS: Final = 5
SHAPES: Final = 8
STONES: Final = COLOURS * SHAPES
TURNINGS: Final = 24
"""A cube can be turned 24 ways."""
COPIES: Final = 3
"""The most stones of one kind in the lid (M-C1)."""
SITES: Final = 13
SIDES: Final = 4
VALUES: Final = 16
"""Prophecies foretell 1 to 16 (M-E3)."""
LEVELS: Final = 14
STRUCTURES: Final = 4
CARDS: Final = 10
POSITIONS: Final = 8
"""A card matches in 8 positions (M-L2)."""
BOARDS: Final = 5
COLUMNS: Final = 16
HEIGHT: Final = 4
REACH: Final = 4

NONE: Final = 255

CARD, BOARD, FIRST, SET_OUT, TURN, GIVE, FILL, OVER = range(8)
"""Phases, in the order of the referee's."""

STATE: Final = np.dtype(
    [
        ("colours", "u8", (SEATS, COLOURS)),  # cells of each colour, as in rules/cells
        ("filled", "u8", (SEATS,)),  # * all cells of each tower
        ("lid", "u8", (COPIES,)),  # bit s of word n: there are more than n stones s
        ("offer", "u2"),  # * bit v - 1: a prophecy of v is on offer
        ("standing", "u2"),  # * bit n: there is a stone on site n
        ("turn", "u2"),
        ("phase", "u1"),
        ("card", "u1"),
        ("first", "u1"),
        ("seat", "u1"),  # * whose turn it is
        ("crystal", "u1"),
        ("left", "u1"),
        ("sites", "u1", (SITES,)),
        ("supply", "u1", (COLOURS,)),
        ("prophecies", "u1", (VALUES,)),  # how many of each value
        ("levels", "u1", (LEVELS,)),
        ("levels_left", "u1"),
        ("structures", "u1", (STRUCTURES,)),
        ("structures_left", "u1"),
        ("boards", "u1", (SEATS,)),
        ("free", "u1", (SEATS,)),  # * bit n: no prophecy on side n
        ("slots", "u1", (SEATS, SIDES)),
        ("won", "u1", (SEATS, HEIGHT)),
        ("levels_won", "u1", (SEATS,)),
        ("structure", "u1", (SEATS,)),
        ("spare", "u1", (6,)),  # zero, so that equal states are equal bytes
    ],
    align=True,
)

WAYS: Final = SHAPES * TURNINGS
"""A way is a shape in one of its turnings: TURNINGS * shape + turning."""

TABLES: Final = np.dtype(
    [
        ("start", STATE),
        ("anchors", "u8", (WAYS,)),  # where the anchor of a stone may be; 0 for no turning
        ("second", "u8", (WAYS,)),  # how far above the anchor the bottoms of the stone's
        ("third", "u8", (WAYS,)),  # second, third and fourth column are; 0 where it has
        ("fourth", "u8", (WAYS,)),  # fewer, which is the anchor again
        ("cells", "u8", (WAYS,)),
        ("asked", "u8", (CARDS, POSITIONS)),
        ("must", "u8", (CARDS, POSITIONS)),
        ("walls", "u8", (SIDES,)),
        ("limit", "u8"),
        ("turnings", "i8", (SHAPES,)),
        ("rows", "i8", (SHAPES,)),  # the same, made even: loops are unrolled by two
        ("cards", "i8"),
        ("players", "i8"),
        ("height", "i8"),
        ("single", "i8"),
        ("sides", "u1", (BOARDS, SIDES)),  # the colour of each side of each board
    ],
    align=True,
)

# Moves: a site, then a turning, then a column, each in its own bits; then the rest.
SWAP: Final = TURNINGS
DISCARD: Final = TURNINGS + 1
"""In place of a turning."""
BY_TURNING: Final = 4
BY_SITE: Final = 9
PROPHECY: Final = SITES << BY_SITE
BY_VALUE: Final = 2
GIVEN: Final = PROPHECY + (VALUES << BY_VALUE)
MOVES: Final = GIVEN + VALUES
"""Every move has a number below this one."""
MOST: Final = REACH * (TURNINGS * COLUMNS + COLUMNS) + VALUES * SIDES + 8
"""The length of a list of moves: more than there can be, and SPARE (see `compiled.lists`)."""
