"""Games of the learned value against itself, as examples to learn from."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.bots.ocelot.kernels.position import advance
from lapidarium.bots.ocelot.kernels.reckoning import expected
from lapidarium.bots.ocelot.kernels.tree import list_moves, sort_moves
from lapidarium.bots.ocelot.kernels.value import feel, outlook
from lapidarium.core.compiling import kernel
from lapidarium.core.drawing import STEP, below, mix
from lapidarium.core.ocelot.layout import MOVE, OVER

FRACTION: Final = 1.0 / 4294967296.0
HALF: Final = np.uint64(32)
LOOKED_AT: Final = 24
OTHERS: Final = 4
STRAY: Final = 16
"""One move in so many is any move."""


@kernel
def best_move(
    t: Any, g: Any, net: Any, work: Any, lists: Any, room: Any, blur: Any, count: Any, stream: Any
) -> Any:
    """The move of work[0] that leads to the best, blurred; the stream as it is then.

    Looked at are the likeliest of `count` moves, and some others.
    """
    moves, masks, floats = lists[0], room[0], room[1]
    seat = np.int64(work[0].seat)
    looked = min(count, LOOKED_AT)
    found, most = np.int64(moves[0]), -1e9
    for k in range(looked + OTHERS):
        stream += STEP
        random = mix(stream)
        move = np.int64(moves[k if k < looked else below(random, count)])
        work[1] = work[0]
        advance(t, g, work[1], move)
        here = outlook(t, g, net, work, seat, masks, floats)
        here += blur * (np.float64(np.int64(random >> HALF)) * FRACTION)
        if here > most:
            found, most = move, here
    return found, stream


@kernel
def note(t: Any, g: Any, net: Any, p: Any, room: Any, rows: Any, facts: Any, n: Any) -> None:
    """A row of inputs, and beside it the points as they stand and the seat to act."""
    if p.step != OVER:
        rows[n, :] = 0
        feel(t, g, net, p, room[0], rows[n], room[1])
    facts[n, 0], facts[n, 1] = expected(g, p, 0), expected(g, p, 1)
    facts[n, 2] = p.seat


@kernel
def play_game(
    t: Any,
    g: Any,
    m: Any,
    net: Any,
    work: Any,
    lists: Any,
    room: Any,
    rows: Any,
    facts: Any,
    blur: Any,
    stream: Any,
) -> Any:
    """One game from work[0], noted after each turn; how many notes, and the stream then."""
    moves, weights = lists
    p = work[0]
    n = 0
    while p.step != OVER:
        count = list_moves(t, g, m, p, room[0], moves, weights)
        sort_moves(moves, weights, count)
        stream += STEP
        random = mix(stream)
        if below(random, STRAY) == 0:
            move = np.int64(moves[below(random << HALF, count)])
        else:
            move, stream = best_move(t, g, net, work, lists, room, blur, count, stream)
        advance(t, g, p, move)
        if p.step != MOVE:
            note(t, g, net, p, room, rows, facts, n)
            n += 1
    return n, stream
