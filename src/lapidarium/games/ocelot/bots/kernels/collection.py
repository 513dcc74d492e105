"""Which gem to take first, and whether to leave one (O-G5).

What earns an amethyst comes first, so that its value is known before the rest is decided.
A gem left goes to the other seat; only in the last turn of the game can it pay to leave one.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.games.ocelot.bots.kernels.final_value import expected
from lapidarium.games.ocelot.bots.kernels.playout import play_on
from lapidarium.games.ocelot.bots.kernels.position import (
    NONE,
    ONE,
    collectable,
    pass_on,
    take,
    tokens_left,
)
from lapidarium.games.ocelot.bots.kernels.tree import outcome
from lapidarium.games.ocelot.compiled.layout import BLUE, DONE, GEODE, STAR, SUN, TAKE


@kernel
def next_gem(ws: Any) -> Any:
    """The move of the seat that collects in positions[0]; overwrites positions[1].

    `growth` gets how much the margin grows by each gem if it alone is taken.
    """
    g, work, growth = ws.ground, ws.positions[:], ws.growth[4:]
    p = work[0]
    seat = np.int64(p.seat)
    gems = collectable(g, p, seat)
    is_last = tokens_left(p, 1 - seat) == 0
    found, most = DONE, -1e9
    while gems != NONE:
        square = bits.lowest(gems)
        gems &= gems - ONE
        bit = ONE << np.uint64(square)
        order = _order(g, bit)
        growth[square] = taking(g, work, bit)
        if is_last and growth[square] < 0:
            continue
        if order > most:
            found, most = TAKE + square, order
    return found


@kernel
def taking(g: Any, work: Any, gems: Any) -> Any:
    """How much the margin of the seat to act grows if it takes these gems and no others."""
    p, q = work[0], work[1]
    seat = np.int64(p.seat)
    work[1] = work[0]
    take(g, q, gems)
    before = expected(g, p, seat) - expected(g, p, 1 - seat)
    return expected(g, q, seat) - expected(g, q, 1 - seat) - before


@kernel
def _order(g: Any, bit: Any) -> Any:
    if bit & g.kinds[GEODE]:
        return 100.0
    for kind in range(SUN, STAR + 1):
        if bit & g.kinds[kind]:
            return 50.0
    for kind in range(len(g.kinds)):
        if bit & g.kinds[kind]:
            beyond = 0.5 if bit & g.caves[BLUE] else 0.0
            return np.float64(g.values[kind]) + beyond
    return 0.0


@kernel
def foresee(t: Any, m: Any, net: Any, ws: Any, count: Any, stream: Any) -> Any:
    """Expected points of both seats with everything taken or nothing; the stream then."""
    g, work, out = ws.ground, ws.positions[:], ws.growth[:]
    masks, floats = ws.masks[:], ws.floats[:]
    for choice in range(2):
        out[2 * choice], out[2 * choice + 1] = 0.0, 0.0
        for _ in range(count):
            work[1] = work[0]
            p = work[1]
            if choice == 0:
                take(g, p, collectable(g, p, np.int64(p.seat)))
            pass_on(p)
            stream = play_on(t, g, m, p, masks, stream)
            first, second = outcome(t, g, m, net, p, masks, floats)
            out[2 * choice] += first / count
            out[2 * choice + 1] += second / count
    return stream
