"""What an observation of Monolyth is made of (M-T7: everything is open).

Seats count clockwise from the one that looks, stones clockwise from the crystal. Cells are
numbered 16 * level + 4 * row + column. What is not there is 0; numbers above a plane's highest
value are shown as that value.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from lapidarium.games.codec import Plane, Planes
from lapidarium.games.monolyth.compiled.layout import (
    CARDS,
    COLOURS,
    COLUMNS,
    COPIES,
    HEIGHT,
    SHAPES,
    SIDES,
    SITES,
    STONES,
    VALUES,
)

CELLS: Final = COLUMNS * HEIGHT
KINDS: Final = COLOURS + SHAPES
AHEAD: Final = SITES - 1
MOST_POINTS: Final = 127
MOST_TOKEN: Final = 31
MOST_SINGLES: Final = 31
MOST_PLAYERS: Final = 4


@cache
def planes(players: int) -> Planes:
    """The planes for a number of players."""
    return Planes(
        Plane("cells", (players, COLOURS, CELLS), 1, "1 where there is a cube of a colour", True),
        Plane("walls", (players, SIDES), VALUES, "cubes that count for each side", True),
        Plane("possible", (players, SIDES), VALUES, "the most there could still be", True),
        Plane("slots", (players, SIDES), VALUES, "the prophecy of each side, 0 for none", True),
        Plane("sides", (players, SIDES, COLOURS), 1, "1 at the colour of each side", True),
        Plane("levels", (players,), HEIGHT, "levels paid", True),
        Plane("structure", (players,), MOST_TOKEN, "the structure token won", True),
        Plane("scores", (players,), MOST_POINTS, "points as if the game ended now", True),
        Plane("active", (players,), 1, "1 at the seat whose turn it is", True),
        Plane("stones", (AHEAD, KINDS), 1, "stones ahead of the crystal: 1 at colour and shape"),
        Plane("lid", (STONES,), COPIES, "how many of each stone (8 * colour + shape) are left"),
        Plane("supply", (COLOURS,), MOST_SINGLES, "singles of each colour"),
        Plane("prophecies", (VALUES,), MOST_TOKEN, "prophecies of each value on offer"),
        Plane("tokens", (4,), MOST_TOKEN, "level tokens, the next; structure tokens, the next"),
        Plane("card", (CARDS,), 1, "1 at the structure card"),
        Plane("phase", (3,), 1, "1 at: a turn; a token to give up; drawing or over"),
        Plane("to_go", (1,), MOST_PLAYERS - 1, "turns to go in this round after this one"),
    )
