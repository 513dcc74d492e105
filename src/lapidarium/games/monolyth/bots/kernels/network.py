"""The network: the sums of the first layer, and what follows from them.

    rows of the slots -> 4 walls and the tower, WIDTH each
    rectified, walls added up: own (2 WIDTH)
    the same of all rivals, added up: theirs (2 WIDTH)
    own, theirs -> HIDDEN, rectified -> two heads: points still to come, and use (see `evaluation`)

All weights are in one array, part after part (WEIGHTS long).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lapidarium.compiled.kernel import kernel
from lapidarium.games.monolyth.bots.kernels.inputs import PARTS, SIDES, SLOTS, WALL_SLOTS
from lapidarium.games.monolyth.bots.kernels.sizes import B2, B3, HIDDEN, W2, W3, WIDTH
from lapidarium.games.monolyth.bots.kernels.vectors import adder, exchanger, rectifier, weigher

add_rows = adder(WIDTH)
exchange = exchanger(WIDTH)
rectify = rectifier(WIDTH)
weigh_hidden = weigher(HIDDEN)


@kernel
def accumulate(w: Any, slots: Any, sums: Any) -> None:
    """The first layer from scratch."""
    for n in range(PARTS * WIDTH):
        sums[n] = 0
    for side in range(SIDES):
        add_rows(sums, side * WIDTH, w, slots, side * WALL_SLOTS, (side + 1) * WALL_SLOTS)
    add_rows(sums, SIDES * WIDTH, w, slots, SIDES * WALL_SLOTS, SLOTS)


@kernel
def update(w: Any, before: Any, after: Any, parts: Any, sums: Any, changed: Any) -> None:
    """The first layer from that of other answers, where these parts may differ."""
    for part in range(PARTS):
        if (parts >> part) & 1:
            last = SLOTS if part == SIDES else (part + 1) * WALL_SLOTS
            count: Any = 0
            for n in range(part * WALL_SLOTS, last):
                changed[count] = n
                count += np.int64(before[n] != after[n])
            exchange(sums, part * WIDTH, w, before, after, changed, count)


@kernel
def embed(sums: Any, x: Any, at: Any) -> None:
    """Add the first layer's output for one tower to the inputs of the second."""
    rectify(x, at, sums, 0, SIDES)
    rectify(x, at + WIDTH, sums, SIDES * WIDTH, 1)


@kernel
def conclude(w: Any, x: Any, inputs: Any, hidden: Any) -> None:
    """The second layer, rectified."""
    for n in range(HIDDEN):
        hidden[n] = w[B2 + n]
    weigh_hidden(hidden, 0, w, W2, x, 0, inputs)
    for n in range(HIDDEN):
        hidden[n] = max(hidden[n], 0.0)


@kernel
def head(w: Any, hidden: Any, which: Any) -> Any:
    """One of the outputs."""
    at = W3 + which * HIDDEN
    a = b = c = d = 0.0
    for n in range(0, HIDDEN, 4):
        a += hidden[n] * w[at + n]
        b += hidden[n + 1] * w[at + n + 1]
        c += hidden[n + 2] * w[at + n + 2]
        d += hidden[n + 3] * w[at + n + 3]
    return (a + b) + (c + d) + w[B3 + which]
