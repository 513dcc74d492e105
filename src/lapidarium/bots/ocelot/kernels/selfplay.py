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
REPLIES: Final = 16
STRAY: Final = 16
"""One move in so many is a stray: any move."""
NEVER: Final = -1e9


@kernel
def best_move(
    t: Any,
    g: Any,
    m: Any,
    net: Any,
    work: Any,
    lists: Any,
    room: Any,
    blur: Any,
    ahead: Any,
    count: Any,
    stream: Any,
) -> Any:
    """The move of work[0] that leads to the best, blurred; the stream as it is then.

    Looked at are the likeliest of `count` moves, and some others; of `ahead` of them the best
    reply as well.
    """
    moves, values = lists[0], lists[1]
    seat = np.int64(work[0].seat)
    looked = min(count, LOOKED_AT + OTHERS)
    for k in range(looked):
        stream += STEP
        random = mix(stream)
        if k >= LOOKED_AT:
            other = k + below(random, count - k)
            moves[k], moves[other] = moves[other], moves[k]
        work[1] = work[0]
        advance(t, g, work[1], np.int64(moves[k]))
        values[k], _ = outlook(t, g, net, work, seat, room[0], room[1])
        values[k] += blur * (np.float64(np.int64(random >> HALF)) * FRACTION)
    if ahead < 2:
        return np.int64(moves[highest(values, looked)]), stream
    return best_after_reply(
        t, g, m, net, work, lists, room, blur, min(ahead, looked), looked, stream
    )


@kernel
def best_after_reply(
    t: Any,
    g: Any,
    m: Any,
    net: Any,
    work: Any,
    lists: Any,
    room: Any,
    blur: Any,
    ahead: Any,
    looked: Any,
    stream: Any,
) -> Any:
    """Of the `ahead` best of those looked at, the one that is best after the reply, blurred."""
    moves, values = lists[0], lists[1]
    found, most = np.int64(moves[0]), NEVER
    for _ in range(ahead):
        best = highest(values, looked)
        values[best] = NEVER
        stream += STEP
        here = blur * (np.float64(np.int64(mix(stream) >> HALF)) * FRACTION)
        here += after_reply(t, g, m, net, work, lists[2:], room, np.int64(moves[best]))
        if here > most:
            found, most = np.int64(moves[best]), here
    return found, stream


@kernel
def highest(values: Any, count: Any) -> Any:
    """Which of the first `count` is the highest."""
    found = 0
    for k in range(1, count):
        if values[k] > values[found]:
            found = k
    return found


@kernel
def after_reply(
    t: Any, g: Any, m: Any, net: Any, work: Any, lists: Any, room: Any, move: Any
) -> Any:
    """The margin for the seat to act in work[0] after this move and the best of likely replies."""
    moves, values = lists
    seat = np.int64(work[0].seat)
    work[1] = work[0]
    advance(t, g, work[1], move)
    here, onwards = outlook(t, g, net, work, seat, room[0], room[1])
    if work[1].step == MOVE:
        advance(t, g, work[1], onwards)
    if work[1].step == OVER:
        return here
    work[2] = work[1]
    later = work[2:]
    count = list_moves(t, g, m, later[0], room[0], moves, values)
    sort_moves(moves, values, count)
    most = NEVER
    for k in range(min(count, REPLIES)):
        later[1] = later[0]
        advance(t, g, later[1], np.int64(moves[k]))
        theirs, _ = outlook(t, g, net, later, 1 - seat, room[0], room[1])
        most = max(most, theirs)
    return -most


@kernel
def note(t: Any, g: Any, net: Any, p: Any, room: Any, rows: Any, facts: Any, n: Any) -> None:
    """A row of inputs; beside it the points as they stand and the seat to act (see FACTS)."""
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
    ahead: Any,
    stream: Any,
) -> Any:
    """One game from work[0], noted after each turn; how many notes, and the stream then.

    Beside each note stands whether a stray move led to it.
    """
    moves, weights = lists[0], lists[1]
    p = work[0]
    n = 0
    facts[0, 3] = 0
    while p.step != OVER:
        count = list_moves(t, g, m, p, room[0], moves, weights)
        sort_moves(moves, weights, count)
        stream += STEP
        random = mix(stream)
        if below(random, STRAY) == 0:
            move = np.int64(moves[below(random << HALF, count)])
            facts[n, 3] = 1
        else:
            move, stream = best_move(t, g, m, net, work, lists, room, blur, ahead, count, stream)
        advance(t, g, p, move)
        if p.step != MOVE:
            note(t, g, net, p, room, rows, facts, n)
            n += 1
            facts[n, 3] = 0
    return n, stream
