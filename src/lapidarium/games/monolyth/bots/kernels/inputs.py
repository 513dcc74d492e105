"""The inputs of the network for a tower: slots, each with exactly one of its features on.

A slot is a question with a few possible answers; an answer is a row of the first layer. So
the first layer is a sum of as many rows as there are slots, and a move changes only some of
them. Each of the four walls answers the same questions with the same rows, in colours
relative to it: its own, those to its left and right, the one opposite, the one missing.
"""

from __future__ import annotations

from itertools import product
from typing import Final

import numpy as np

CLOCKS: Final = 22
"""Solo: prophecies left on offer; else a third of the room in the fullest tower."""
NEEDS: Final = 13
"""Cubes lacking for a prophecy (0 to 11), or no prophecy."""
COUNTS: Final = 17
AHEAD: Final = 6
"""Stones ahead of the crystal that are seen one by one."""

# Answers of each slot of a wall, in order; then those of the whole tower.
WALL: Final = (
    *[961] * 3,  # pairs of columns, each a height with its own colour or not
    *[81] * 4,  # levels: each cell empty, own, other
    625,  # heights of the four columns
    COUNTS * COUNTS,  # prophecy, cubes that count
    COUNTS * COUNTS,  # prophecy, cubes that could count at most
    (12 + COUNTS) * COUNTS,  # need, or count without a prophecy; cells free
    (12 + COUNTS) * CLOCKS,  # the same; clock
    COUNTS * COUNTS,  # without a prophecy: the highest on offer within reach, count
    NEEDS * NEEDS,  # need, that of the wall to the left
    NEEDS * NEEDS,  # to the right
    NEEDS * NEEDS,  # opposite
    *[41] * AHEAD,  # relative colour and shape
    NEEDS * COUNTS,  # cubes of its colour on the four stones ahead
    NEEDS * 33,  # on eight
    NEEDS * 4,  # singles of its colour
    NEEDS * 24,  # cubes of its colour in the lid, by twos
    COUNTS * CLOCKS,  # without a prophecy: the highest on offer that is kept already, clock
    9 * COUNTS,  # without a prophecy: cubes lacking for the next higher one on offer, cells free
)
TOWER: Final = (
    3 * 625,  # heights of 2 by 2 columns, turned to one corner: nine slots, the same rows
    *[0] * 8,
    *[17 * CLOCKS] * 4,  # cells filled of each level, clock
    65 * CLOCKS,  # cubes, clock
    27 * CLOCKS,  # structure: cubes lacking, or out of reach, or done; clock
    27 * 10,  # the same; card
    27 * 9,  # the same; positions of the card within reach
    *[4] * 16,  # prophecies on offer, by value
    5 * CLOCKS,  # free sides, clock
    48 * CLOCKS,  # all needs together, clock
    *[17] * AHEAD,  # shape of a stone ahead, and is its colour on the board
    16 * CLOCKS,  # singles in the supply, clock
    40 * CLOCKS,  # steps between neighbouring columns, clock
    2 * CLOCKS,  # is a token still to be given, clock
    4 * 4,  # turns until the own one, players
    22 * CLOCKS,  # own room by threes, clock
    17 * 5,  # next level token, levels won
    27 * 9,  # structure, token left
    27,  # stones left, by threes
    57 * CLOCKS,  # what prophecies could be kept already, on all free sides together; clock
    17 * CLOCKS,  # cells missing in the lowest level not full; turns left but for prophecies
)
WALL_SLOTS: Final = len(WALL)
TOWER_SLOTS: Final = len(TOWER)
SIDES: Final = 4
SLOTS: Final = SIDES * WALL_SLOTS + TOWER_SLOTS
PARTS: Final = SIDES + 1
"""Sums of the first layer: one a wall, one for the tower."""

AT_WALL: Final = np.cumsum([0, *WALL[:-1]])
AT_TOWER: Final = sum(WALL) + np.cumsum([0, *TOWER[:-1]])
ROWS: Final = sum(WALL) + sum(TOWER)


def _turned() -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    """For each 2 by 2 block and its heights (base 5) the row: corner, edge or middle.

    A block is read from the corner of the grid it is nearest to, and mirrored to the lesser of two.
    """
    found = np.zeros((9, 625), np.int64)
    for block in range(9):
        row, column = divmod(block, 3)
        for heights in product(range(5), repeat=4):
            grid = np.array(heights).reshape(2, 2)
            grid = grid[::-1] if row == 2 else grid
            grid = grid[:, ::-1] if column == 2 else grid
            kind = (row == 1) + (column == 1)
            if kind == 1:
                grid = grid if row != 1 else grid.T
                same = [grid, grid[:, ::-1]]
            elif kind == 0:
                same = [grid, grid.T]
            else:
                same = [np.rot90(each, n) for each in (grid, grid.T) for n in range(4)]
            code = sum(h * 5**n for n, h in enumerate(heights))
            best = min(tuple(each.ravel().tolist()) for each in same)
            found[block, code] = kind * 625 + sum(h * 5**n for n, h in enumerate(best))
    return found


TURNED: Final = _turned()
