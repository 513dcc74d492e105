"""Where a stone may rest on a tower (M-T4), for all columns and heights at once."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.games.monolyth.compiled.layout import TURNINGS

LEVEL: Final = np.uint64(16)
FLOOR: Final = np.uint64(0xFFFF)
COLUMN: Final = np.uint64(0x0001_0001_0001_0001)
ONE: Final = np.uint64(1)


@kernel
def free_cells(filled: Any) -> Any:
    """The lowest free cell of each column."""
    return ((filled << LEVEL) | FLOOR) & ~filled


@kernel
def resting(t: Any, way: Any, free: Any) -> Any:
    """M-T4: where the anchor may be: each column of the stone has its bottom in a free cell."""
    return (
        t.anchors[way]
        & free
        & (free >> t.second[way])
        & (free >> t.third[way])
        & (free >> t.fourth[way])
    )


@kernel
def columns(anchors: Any) -> Any:
    """The columns of these anchors, as 16 bits; a column has one at most."""
    anchors |= anchors >> (LEVEL + LEVEL)
    return (anchors | (anchors >> LEVEL)) & FLOOR


@kernel
def nth_place(t: Any, shape: Any, free: Any, n: Any) -> Any:
    """The n-th of them, from 0, as 16 * turning + column."""
    first = shape * TURNINGS
    way = first
    anchors = resting(t, way, free)
    here = bits.count(anchors)
    while n >= here:
        n -= here
        way += 1
        anchors = resting(t, way, free)
        here = bits.count(anchors)
    return ((way - first) << 4) | bits.nth(columns(anchors), n)


@kernel
def placed(t: Any, way: Any, column: Any, free: Any) -> Any:
    """The cells of a stone with its anchor in this column; none if it may not rest there."""
    anchor = resting(t, way, free) & (COLUMN << np.uint64(column))
    return t.cells[way] * anchor
