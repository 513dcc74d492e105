"""Where a stone may rest on a tower (M-T4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lapidarium.games.monolyth.rules.cells import FLOOR, GRID, LEVEL, NAMES, Cells, heights
from lapidarium.games.monolyth.rules.stones import outside
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lapidarium.games.monolyth.rules.stones import Turning


def resting(turning: Turning, filled: Cells) -> Cells:
    """M-T4: where the anchor may be, so that every column of the stone has its lowest cube
    just on top of what stands there.
    """
    return _resting(turning, _free(filled))


def _free(filled: Cells) -> Cells:
    """The lowest free cell of each column: above a filled cell or on the floor, not filled."""
    return ((filled << LEVEL) | FLOOR) & ~filled


def _resting(turning: Turning, free: Cells) -> Cells:
    anchors = turning.anchors
    for bottom in turning.bottoms:
        anchors &= free >> bottom
    return anchors


def placements(turnings: Sequence[Turning], filled: Cells) -> list[int]:
    """Every way to place a stone, as LEVEL * turning + column."""
    found = []
    free = _free(filled)
    for number, turning in enumerate(turnings):
        anchors = _resting(turning, free)
        while anchors:
            lowest = anchors & -anchors
            found.append(LEVEL * number + (lowest.bit_length() - 1) % LEVEL)
            anchors ^= lowest
    return found


def placed(turning: Turning, column: int, filled: Cells) -> Cells | None:
    """The cells of the stone with its anchor in this column, or None if it may not rest there."""
    anchor = resting(turning, filled) & (0x0001_0001_0001_0001 << column)
    return turning.cells * anchor if anchor else None


def fault(turning: Turning, column: int, filled: Cells, height: int) -> tuple[Message, str]:
    """Why the stone may not go there, and the clause that says so.

    A stone let down from above comes to rest on the first column it touches.
    """
    if outside(turning.cubes, column):
        return Message("refused-outside", column=NAMES[column]), "M-T4.2"
    standing = heights(filled)
    lowest = {column + GRID * row + place: level for level, row, place in reversed(turning.cubes)}
    rest = max(standing[under] - level for under, level in lowest.items())
    for under, level in sorted(lowest.items()):
        if standing[under] < rest + level:
            return Message("refused-over-gap", column=NAMES[under]), "M-T4.3"
    top = rest + max(level for level, _, _ in turning.cubes) + 1
    return Message("refused-too-high", top=top, height=height), "M-T4.4"
