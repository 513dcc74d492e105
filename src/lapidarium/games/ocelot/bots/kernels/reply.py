"""Greed with a look at the best reply: what a turn brings, less what it lets the other have."""

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
    """Make a move and end the turn; what it brought the seat that made it, in points."""
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
def rate(t: Any, g: Any, m: Any, work: Any, masks: Any, lists: Any, values: Any) -> Any:
    """Every move of the seat to act in work[0] with its value; work[1] and work[2] are spoiled."""
    moves, weights, replies, others = lists
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
