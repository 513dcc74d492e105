"""Self-play by the learned value, as examples to learn from.

Every move is searched for. In half of the games one seat plays by `reply` for some turns
first, so that the value knows what such a player leads to as well.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled.kernel import kernel
from lapidarium.compiled.random_numbers import STEP, below, mix
from lapidarium.games.ocelot.bots.kernels.final_value import expected
from lapidarium.games.ocelot.bots.kernels.layout import EXPLORATION, GREEDY_TURNS, LANDING
from lapidarium.games.ocelot.bots.kernels.position import advance
from lapidarium.games.ocelot.bots.kernels.reply import rate
from lapidarium.games.ocelot.bots.kernels.tree import list_moves, simulate
from lapidarium.games.ocelot.bots.kernels.value import fill_inputs
from lapidarium.games.ocelot.compiled.layout import MOVE, OVER

FRACTION: Final = 1.0 / 4294967296.0
HALF: Final = np.uint64(32)
NEARLY_EQUAL: Final = 0.01


@kernel
def search(
    t: Any, m: Any, net: Any, nodes: Any, edges: Any, ws: Any, count: Any, stream: Any
) -> Any:
    """From positions[0]: the move tried most often, both seats' points after it, the stream."""
    used, sums = ws.used[:], ws.sums
    used[0], used[1] = 1, 0
    nodes[0].edge, nodes[0].count, nodes[0].visits, nodes[0].value = 0, 0, 0, 0.0
    sums[:] = 0.0
    for _ in range(count):
        stream = simulate(t, m, net, nodes, edges, ws, stream)
    best = 0
    for k in range(1, nodes[0].count):
        more = edges[k].visits - edges[best].visits
        if more > 0 or (more == 0 and edges[k].value > edges[best].value):
            best = k
    visits = np.float64(edges[best].visits)
    return np.int64(edges[best].move), sums[best, 0] / visits, sums[best, 1] / visits, stream


@kernel
def best_after_reply(t: Any, m: Any, ws: Any, stream: Any) -> Any:
    """The move of `reply`, among equals any; the stream as it is then."""
    values = ws.values[3]
    count = rate(t, m, ws)
    found, most = 0, -1e9
    for k in range(count):
        stream += STEP
        here = values[k] + NEARLY_EQUAL * np.float64(np.int64(mix(stream) >> HALF)) * FRACTION
        if here > most:
            found, most = k, here
    return np.int64(ws.moves[1, found]), stream


@kernel
def note(t: Any, net: Any, ws: Any, rows: Any, facts: Any, n: Any) -> None:
    """A row of inputs; beside it the points as they stand and the seat to act (see FACTS)."""
    g, p = ws.ground, ws.positions[0]
    if p.step != OVER:
        rows[n, :] = 0
        fill_inputs(t, g, net, p, ws.masks[:], rows[n], ws.floats[:])
    facts[n, 0], facts[n, 1] = expected(g, p, 0), expected(g, p, 1)
    facts[n, 2] = p.seat


@kernel
def play_game(
    t: Any,
    parameters: Any,
    net: Any,
    nodes: Any,
    edges: Any,
    ws: Any,
    rows: Any,
    facts: Any,
    count: Any,
    stream: Any,
) -> Any:
    """One game from positions[0], noted before each turn and at its end; the notes, the stream.

    Each note has the result of a search, and whether another move than the best was made.
    `parameters` are those of the search and of `reply`.
    """
    m, greed = parameters[0], parameters[1]
    g, p, masks = ws.ground, ws.positions[0], ws.masks[:]
    n = 0
    stream += STEP
    random = mix(stream)
    greedy = np.int64(below(random, 4))  # a seat, or nobody
    until = np.int64(below(random << HALF, GREEDY_TURNS))
    is_greedy: Any = False
    while p.step != OVER:
        if p.step == MOVE and is_greedy:
            facts[n - 1, 3] = 1
            move, stream = best_after_reply(t, greed, ws, stream)
            advance(t, g, p, move)
            continue
        if p.step == MOVE:
            fewer = 1 + count // LANDING
            move, _, _, stream = search(t, m, net, nodes, edges, ws, fewer, stream)
            advance(t, g, p, move)
            continue
        is_greedy = p.seat == greedy and n < until
        note(t, net, ws, rows, facts, n)
        best, facts[n, 4], facts[n, 5], stream = search(t, m, net, nodes, edges, ws, count, stream)
        move = best
        stream += STEP
        random = mix(stream)
        if is_greedy:
            move, stream = best_after_reply(t, greed, ws, stream)
        elif below(random, EXPLORATION) == 0:
            others = list_moves(t, g, greed, p, masks, ws.moves[1], ws.values[1])
            move = np.int64(ws.moves[1, below(random << HALF, others)])
        facts[n, 3] = move != best
        advance(t, g, p, move)
        n += 1
    note(t, net, ws, rows, facts, n)
    return n + 1, stream
