"""The scratch memory of the kernels, one record; each thread that calls them has its own."""

from __future__ import annotations

from typing import Final

import numpy as np

from lapidarium.games.monolyth.bots.kernels import sizes
from lapidarium.games.monolyth.compiled.layout import MOST, SEATS, STATE

WORKSPACE: Final = np.dtype(
    [
        ("moves", "i2", (MOST,)),  # the moves of a state
        ("uses", "f4", (MOST,)),  # the use of each
        ("floats", "f4", (max(sizes.FLOATS, sizes.L_FLOATS),)),  # layers (see `sizes`)
        ("places", "i4", (max(sizes.PLACES, sizes.L_PLACES),)),  # slots (see `sizes`)
        (
            "records",
            STATE,
            (sizes.RECORDS + 2,),
        ),  # 0, 1: rating; 2: looking ahead; 3: self-play
        # Self-play: for each decision of a game
        ("values", "f4", (sizes.LONGEST, SEATS, 2)),  # points and use of its best move
        ("explored", "u1", (sizes.LONGEST,)),  # 1 where another move was made
        # Beam: the states kept, those after the next turn, and a mark of each of these
        ("now", STATE, (sizes.WIDEST,)),
        ("after", STATE, (sizes.WIDEST,)),
        ("marks", "u8", (sizes.WIDEST,)),
        ("worth", "f4", (sizes.CANDIDATES,)),  # of each move from all states kept: its use,
        ("parents", "i4", (sizes.CANDIDATES,)),  # its state,
        ("made", "i2", (sizes.CANDIDATES,)),  # and its number
        # Tree: the states on the way down, the moves followed from each, and how far that is
        ("path", STATE, (sizes.DEEPEST + 1,)),
        ("lists", "i2", (sizes.DEEPEST + 1, sizes.WIDEST)),
        ("counts", "i4", (sizes.DEEPEST + 1,)),
        ("nexts", "i4", (sizes.DEEPEST + 1,)),
        ("results", "f4", (sizes.DEEPEST + 1, SEATS)),  # by seat; row 0 is what a function returns
        ("points", "f4", (sizes.DEEPEST + 1, SEATS)),  # the same in points, of a tree
    ],
    align=True,
)
