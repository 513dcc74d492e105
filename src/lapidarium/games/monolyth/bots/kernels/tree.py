"""Tree search with rivals: only the most promising moves, and everybody plays for themselves.

At each level the `widths` best moves by the value are followed. With two players what one
gains the other loses, so a reply that refutes a move ends its examination.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lapidarium.compiled.kernel import kernel
from lapidarium.games.monolyth.bots.kernels.afterstate import make
from lapidarium.games.monolyth.bots.kernels.evaluation import (
    NOWHERE,
    best_of,
    evaluate,
    rate,
)
from lapidarium.games.monolyth.bots.kernels.next_turn import refill
from lapidarium.games.monolyth.compiled.layout import OVER, SEATS
from lapidarium.games.monolyth.compiled.move_list import generate


@kernel
def uses_of(t: Any, s: Any, w: Any, ws: Any, out: Any, points: Any) -> None:
    """Use and points of a state for everybody; with two, what one gains the other loses."""
    for seat in range(t.players):
        points[seat], out[seat] = evaluate(t, s, w, seat, ws)
    if t.players == 2:
        half = (out[0] - out[1]) * 0.5
        out[0], out[1] = half, -half


@kernel
def choose_some(t: Any, s: Any, w: Any, width: Any, ws: Any, out: Any) -> Any:
    """The most promising moves, best first; how many."""
    moves, uses = ws.moves[:], ws.uses[:]
    count = generate(t, s, moves)
    rate(t, s, w, count, ws)
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
    ws: Any,
) -> Any:
    """The uses of path[0] for everybody, in results[0]; how many states were expanded.

    In points[0] is what everybody ends with where that leads to.

    `depth` counts moves to come; the path has depth + 1 states. Beyond `limit` it gives up: -1.
    """
    nodes, lists, counts, nexts = ws.path[:], ws.lists, ws.counts[:], ws.nexts[:]
    values, points = ws.results, ws.points
    at = looked = 0
    nexts[0] = -1
    while True:
        if nexts[at] == -1:
            if looked >= limit:
                return -1
            looked += 1
            refill(t, nodes[at], world)
            width = widths[at] if at < depth - 1 else 1
            counts[at] = choose_some(t, nodes[at], w, width, ws, lists[at])
            nexts[at] = 0
            for n in range(t.players):
                values[at, n] = NOWHERE
        seat = np.int64(nodes[at].seat)
        if nexts[at] < counts[at]:
            nodes[at + 1] = nodes[at]
            make(t, nodes[at + 1], np.int64(lists[at, nexts[at]]))
            nexts[at] += 1
            if nodes[at + 1].phase != OVER and at < depth - 1:
                at += 1
                nexts[at] = -1
                continue
            uses_of(t, nodes[at + 1], w, ws, values[at + 1], points[at + 1])
            _keep(values, points, at, seat)
        elif at == 0:
            return looked
        else:
            at -= 1
            _keep(values, points, at, np.int64(nodes[at].seat))
        if t.players == 2 and at > 0:
            other = 1 - np.int64(nodes[at].seat)
            if values[at, other] <= values[at - 1, other]:
                nexts[at] = counts[at]


@kernel
def _keep(values: Any, points: Any, at: Any, seat: Any) -> None:
    """The mover takes what is best for them."""
    if values[at + 1, seat] > values[at, seat]:
        for n in range(SEATS):
            values[at, n] = values[at + 1, n]
            points[at, n] = points[at + 1, n]
