"""Search with rivals: a tree of the moves that look best, in which everybody plays for himself.

At each level only so many moves are followed as `widths` says, the best of the value first. With
two players what one gains the other loses, so a reply that refutes a move ends its examination.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lapidarium.compiled.kernel import kernel
from lapidarium.games.monolyth.bots.kernels.evaluation import (
    NOWHERE,
    best_of,
    final_use,
    judge,
    rate,
)
from lapidarium.games.monolyth.bots.kernels.next_turn import refill
from lapidarium.games.monolyth.compiled.layout import OVER, SEATS
from lapidarium.games.monolyth.compiled.move_list import generate
from lapidarium.games.monolyth.compiled.turn import apply


@kernel
def uses_of(t: Any, s: Any, w: Any, f: Any, i: Any, out: Any) -> None:
    """The use of a state for everybody; with two, what one gains the other loses."""
    for seat in range(t.players):
        out[seat] = final_use(t, s, seat) if s.phase == OVER else judge(t, s, w, seat, f, i)[1]
    if t.players == 2:
        half = (out[0] - out[1]) * 0.5
        out[0], out[1] = half, -half


@kernel
def choose_some(
    t: Any, s: Any, w: Any, width: Any, moves: Any, uses: Any, f: Any, i: Any, r: Any, out: Any
) -> Any:
    """The moves that look best, best first; how many."""
    count = generate(t, s, moves)
    rate(t, s, w, moves, count, uses, f, i, r)
    chosen = min(width, count)
    for n in range(chosen):
        best = best_of(uses, count)
        out[n] = moves[best]
        uses[best] = NOWHERE
    return chosen


@kernel
def tree(
    t: Any,
    w: Any,
    world: Any,
    depth: Any,
    widths: Any,
    limit: Any,
    moves: Any,
    uses: Any,
    f: Any,
    i: Any,
    r: Any,
    nodes: Any,
    lists: Any,
    counts: Any,
    nexts: Any,
    values: Any,
) -> Any:
    """The uses of nodes[0] for everybody, into values[0]; how many states were looked on from.

    `depth` counts moves to come; nodes has depth + 1. Beyond `limit` it gives up: -1.
    """
    at = looked = 0
    nexts[0] = -1
    while True:
        if nexts[at] == -1:
            if looked >= limit:
                return -1
            looked += 1
            refill(t, nodes[at], world)
            width = widths[at] if at < depth - 1 else 1
            counts[at] = choose_some(t, nodes[at], w, width, moves, uses, f, i, r, lists[at])
            nexts[at] = 0
            for n in range(t.players):
                values[at, n] = NOWHERE
        seat = np.int64(nodes[at].seat)
        if nexts[at] < counts[at]:
            nodes[at + 1] = nodes[at]
            apply(t, nodes[at + 1], np.int64(lists[at, nexts[at]]))
            nexts[at] += 1
            if nodes[at + 1].phase != OVER and at < depth - 1:
                at += 1
                nexts[at] = -1
                continue
            uses_of(t, nodes[at + 1], w, f, i, values[at + 1])
            _keep(values, at, seat)
        elif at == 0:
            return looked
        else:
            at -= 1
            _keep(values, at, np.int64(nodes[at].seat))
        if t.players == 2 and at > 0:
            other = 1 - np.int64(nodes[at].seat)
            if values[at, other] <= values[at - 1, other]:
                nexts[at] = counts[at]


@kernel
def _keep(values: Any, at: Any, seat: Any) -> None:
    """The mover takes what is best for himself."""
    if values[at + 1, seat] > values[at, seat]:
        for n in range(SEATS):
            values[at, n] = values[at + 1, n]
