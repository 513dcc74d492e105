"""The cells of a tower, and which of them make a level, a column or a wall.

A set of cells is one integer: bit 16*level + 4*row + column is set when the cell is in
it. Shifting left by LEVEL therefore looks one level up.

    row 1    0  1  2  3        far
    row 2    4  5  6  7   left     right
    row 3    8  9 10 11
    row 4   12 13 14 15        near
             a  b  c  d
"""

from __future__ import annotations

from typing import Final

Cells = int

GRID: Final = 4
LEVEL: Final = GRID * GRID
FLOOR: Final = (1 << LEVEL) - 1
COLUMNS: Final = range(LEVEL)
NAMES: Final = tuple(f"{'abcd'[c % GRID]}{c // GRID + 1}" for c in COLUMNS)

FAR, RIGHT, NEAR, LEFT = range(4)
SIDES: Final = (FAR, RIGHT, NEAR, LEFT)


def cell(column: int, level: int) -> Cells:
    """The one cell of a column at a level, both from 0."""
    return 1 << (LEVEL * level + column)


def up_to(height: int) -> Cells:
    """All cells below a height."""
    return (1 << (LEVEL * height)) - 1


def heights(filled: Cells) -> tuple[int, ...]:
    """How high each column is; M-T4.3 keeps every column solid."""
    found = [0] * LEVEL
    while filled:
        for column in COLUMNS:
            found[column] += filled >> column & 1
        filled >>= LEVEL
    return tuple(found)


def numbers(cells: Cells) -> list[int]:
    """The number of each cell of a set, in ascending order."""
    found = []
    while cells:
        lowest = cells & -cells
        found.append(lowest.bit_length() - 1)
        cells ^= lowest
    return found


def full_levels(filled: Cells) -> int:
    """M-L1: how many levels have a cube in every column."""
    count = 0
    while filled & FLOOR == FLOOR:
        filled >>= LEVEL
        count += 1
    return count


def _is_on(side: int, column: int) -> bool:
    row, place = divmod(column, GRID)
    return (row == 0, place == GRID - 1, row == GRID - 1, place == 0)[side]


def wall(side: int, height: int) -> Cells:
    """M-E3: the outermost layer on one side; a corner belongs to both its walls."""
    floor = sum(1 << column for column in COLUMNS if _is_on(side, column))
    return sum(floor << (LEVEL * level) for level in range(height))
