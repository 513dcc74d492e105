"""One step of learning: the gradients of a batch, then Adam."""

from __future__ import annotations

from typing import Any

import numpy as np

from lapidarium.compiled.kernel import kernel
from lapidarium.games.monolyth.bots.kernels.evaluation import POINTS, lead
from lapidarium.games.monolyth.bots.kernels.features import fill_slots
from lapidarium.games.monolyth.bots.kernels.inputs import PARTS, SIDES, SLOTS, WALL_SLOTS
from lapidarium.games.monolyth.bots.kernels.network import accumulate, conclude, embed, head
from lapidarium.games.monolyth.bots.kernels.sizes import (
    B2,
    B3,
    HIDDEN,
    INPUTS,
    L_BACK,
    L_HIDDEN,
    L_ROW,
    L_X,
    OWN,
    SUMS,
    W2,
    W3,
    WEIGHTS,
    WIDTH,
)
from lapidarium.games.monolyth.bots.kernels.vectors import root, scaler
from lapidarium.games.monolyth.compiled.scoring import score

add_row = scaler(WIDTH)
add_hidden = scaler(HIDDEN)


@kernel
def learn_one(t: Any, s: Any, seat: Any, target: Any, w: Any, g: Any, ws: Any) -> Any:
    """Add the gradient of one state's squared error to `g`; the errors squared."""
    f, i = ws.floats[:], ws.places[:]
    x, hidden = f[L_X : L_X + INPUTS], f[L_HIDDEN : L_HIDDEN + HIDDEN]
    for n in range(INPUTS):
        x[n] = 0
    for other in range(t.players):
        slots = i[other * SLOTS : (other + 1) * SLOTS]
        sums = f[other * SUMS : (other + 1) * SUMS]
        fill_slots(t, s, other, slots)
        accumulate(w, slots, sums)
        embed(sums, x, 0 if other == seat else OWN)
    inputs = OWN if t.players == 1 else INPUTS
    conclude(w, x, inputs, hidden)
    points = (target[0] - np.int64(score(t, s, seat))) / POINTS - head(w, hidden, 0)
    use = target[1] - lead(t, s, seat) - head(w, hidden, 1) if t.players > 1 else 0.0
    _back(t, seat, -np.float32(points), -np.float32(use), w, g, f, i)
    return points * points, use * use


@kernel
def _back(t: Any, seat: Any, points: Any, use: Any, w: Any, g: Any, f: Any, i: Any) -> None:
    inputs = OWN if t.players == 1 else INPUTS
    back = f[L_BACK : L_BACK + HIDDEN]
    g[B3] += points
    g[B3 + 1] += use
    for n in range(HIDDEN):
        on = f[L_HIDDEN + n]
        g[W3 + n] += points * on
        g[W3 + HIDDEN + n] += use * on
        slope = points * w[W3 + n] + use * w[W3 + HIDDEN + n]
        back[n] = slope if on > 0 else 0.0
        g[B2 + n] += back[n]
    for n in range(inputs):
        a = b = c = d = np.float32(0)
        if f[L_X + n] != 0:
            add_hidden(g, W2 + n * HIDDEN, f, L_BACK, f[L_X + n])
            at = W2 + n * HIDDEN
            for k in range(0, HIDDEN, 4):
                a += back[k] * w[at + k]
                b += back[k + 1] * w[at + k + 1]
                c += back[k + 2] * w[at + k + 2]
                d += back[k + 3] * w[at + k + 3]
        f[L_ROW + n] = (a + b) + (c + d)
    for other in range(t.players):
        _back_rows(f, other * SUMS, L_ROW + (0 if other == seat else OWN), g, i, other * SLOTS)


@kernel
def _back_rows(f: Any, sums: Any, row: Any, g: Any, i: Any, slots: Any) -> None:
    """Through the rectified sums to the rows of the slots; the sums are used up."""
    for part in range(PARTS):
        at = sums + part * WIDTH
        come = row + (WIDTH if part == SIDES else 0)
        for n in range(WIDTH):
            f[at + n] = f[come + n] if f[at + n] > 0 else 0.0
        last = SLOTS if part == SIDES else (part + 1) * WALL_SLOTS
        for n in range(part * WALL_SLOTS, last):
            add_row(g, np.int64(i[slots + n]) * WIDTH, f, at, np.float32(1.0))


@kernel
def adam(w: Any, g: Any, m: Any, v: Any, rate: Any, first: Any, second: Any, scale: Any) -> None:
    """A step down the gradient; rows that no state of the batch had stay as they are.

    `first` and `second` correct the bias of the moments; the gradients are reset.
    """
    for at in range(0, WEIGHTS, WIDTH):
        last = min(at + WIDTH, WEIGHTS)
        used = at >= W2
        for n in range(at, last):
            used |= g[n] != 0
        if not used:
            continue
        for n in range(at, last):
            slope = g[n] * scale
            g[n] = 0
            m[n] = np.float32(0.9) * m[n] + np.float32(0.1) * slope
            v[n] = np.float32(0.999) * v[n] + np.float32(0.001) * slope * slope
            w[n] -= rate * (m[n] * first) / (root(v[n] * second) + np.float32(1e-7))
