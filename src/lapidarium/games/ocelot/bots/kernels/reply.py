"""Greedy play with a look at the best reply: its gain less the other's."""

from __future__ import annotations

from typing import Any

import numpy as np

from lapidarium.compiled.kernel import kernel
from lapidarium.games.ocelot.bots.kernels.final_value import expected
from lapidarium.games.ocelot.bots.kernels.playout import go
from lapidarium.games.ocelot.bots.kernels.position import advance, tools_left
from lapidarium.games.ocelot.bots.kernels.tree import list_moves
from lapidarium.games.ocelot.compiled.layout import COMPANION, MOVE, OVER, PLACE

REPLY = 0.75


@kernel
def made(t: Any, g: Any, m: Any, p: Any, move: Any) -> Any:
    """Make a move and end the turn; what the seat that made it gained, in points."""
    seat, is_first = np.int64(p.seat), p.step == PLACE and move >= COMPANION
    before, left = expected(g, p, seat), tools_left(p, p.seat)
    advance(t, g, p, move)
    if p.step == MOVE:
        go(t, g, m, p)
    brought = expected(g, p, seat) - before
    if is_first:
        brought += m.companion - m.waiting * max(0, left - 10)
    return brought


@kernel
def rate(t: Any, m: Any, ws: Any) -> Any:
    """Every move of the seat to act in positions[0], in moves[1], with its value, in values[3].

    Overwrites positions[1] and positions[2].
    """
    g, work, masks, values = ws.ground, ws.positions[:], ws.masks[:], ws.values[3]
    moves, weights, replies, others = ws.moves[1], ws.values[1], ws.moves[2], ws.values[2]
    count = list_moves(t, g, m, work[0], masks, moves, weights)
    for n in range(count):
        work[1] = work[0]
        values[n] = made(t, g, m, work[1], np.int64(moves[n]))
        if work[1].step == OVER:
            continue
        best = 0.0
        for k in range(list_moves(t, g, m, work[1], masks, replies, others)):
            work[2] = work[1]
            best = max(best, made(t, g, m, work[2], np.int64(replies[k])))
        values[n] -= REPLY * best
    return count
