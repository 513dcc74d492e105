"""Games of the learned value against itself, as examples to learn from.

Every move is searched for. In half of the games one seat plays by greed with a reply for some
turns first, so that the value knows what such a player leads to as well.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled.kernel import kernel
from lapidarium.compiled.random_numbers import STEP, below, mix
from lapidarium.games.ocelot.bots.kernels.final_value import expected
from lapidarium.games.ocelot.bots.kernels.layout import GREEDY_TURNS, LANDING, STRAY
from lapidarium.games.ocelot.bots.kernels.position import advance
from lapidarium.games.ocelot.bots.kernels.reply import rate
from lapidarium.games.ocelot.bots.kernels.tree import list_moves, simulate
from lapidarium.games.ocelot.bots.kernels.value import feel
from lapidarium.games.ocelot.compiled.layout import MOVE, OVER

FRACTION: Final = 1.0 / 4294967296.0
HALF: Final = np.uint64(32)
NEARLY_EQUAL: Final = 0.01


@kernel
def think(t: Any, g: Any, m: Any, work: Any, mind: Any, count: Any, stream: Any) -> Any:
    """Search from work[0]: the move tried most often, what both seats end with then, the stream."""
    tree, path, sums = mind
    nodes, edges, used = tree[0], tree[1], tree[2]
    used[0], used[1] = 1, 0
    nodes[0].edge, nodes[0].count, nodes[0].visits, nodes[0].value = 0, 0, 0, 0.0
    sums[:] = 0.0
    for _ in range(count):
        stream = simulate(t, g, m, work[0], work[1:], tree, path, sums, stream)
    best = 0
    for k in range(1, nodes[0].count):
        more = edges[k].visits - edges[best].visits
        if more > 0 or (more == 0 and edges[k].value > edges[best].value):
            best = k
    visits = np.float64(edges[best].visits)
    return np.int64(edges[best].move), sums[best, 0] / visits, sums[best, 1] / visits, stream


@kernel
def best_after_reply(t: Any, g: Any, m: Any, work: Any, masks: Any, lists: Any, stream: Any) -> Any:
    """The move of the player by greed with a reply; among equals any; the stream as it is then."""
    values = lists[4]
    count = rate(t, g, m, work, masks, lists[:4], values)
    found, most = 0, -1e9
    for k in range(count):
        stream += STEP
        here = values[k] + NEARLY_EQUAL * np.float64(np.int64(mix(stream) >> HALF)) * FRACTION
        if here > most:
            found, most = k, here
    return np.int64(lists[0][found]), stream


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
    manners: Any,
    work: Any,
    mind: Any,
    lists: Any,
    rows: Any,
    facts: Any,
    count: Any,
    stream: Any,
) -> Any:
    """One game from work[0], noted before each turn and at its end; how many notes, and the stream.

    Beside each note stands what a search thought of it, and whether it was gone on from by
    another move than the best. `manners` are those of the search and of greed with a reply.
    """
    m, greed = manners[0], manners[1]
    tree = mind[0]
    room, net = (tree[3], tree[7]), tree[6]
    p = work[0]
    n = 0
    stream += STEP
    random = mix(stream)
    greedy = np.int64(below(random, 4))  # a seat, or nobody
    until = np.int64(below(random << HALF, GREEDY_TURNS))
    is_greedy: Any = False
    while p.step != OVER:
        if p.step == MOVE and is_greedy:
            facts[n - 1, 3] = 1
            move, stream = best_after_reply(t, g, greed, work, room[0], lists, stream)
            advance(t, g, p, move)
            continue
        if p.step == MOVE:
            move, _, _, stream = think(t, g, m, work, mind, 1 + count // LANDING, stream)
            advance(t, g, p, move)
            continue
        is_greedy = p.seat == greedy and n < until
        note(t, g, net, p, room, rows, facts, n)
        best, facts[n, 4], facts[n, 5], stream = think(t, g, m, work, mind, count, stream)
        move = best
        stream += STEP
        random = mix(stream)
        if is_greedy:
            move, stream = best_after_reply(t, g, greed, work, room[0], lists, stream)
        elif below(random, STRAY) == 0:
            others = list_moves(t, g, greed, p, room[0], lists[0], lists[1])
            move = np.int64(lists[0][below(random << HALF, others)])
        facts[n, 3] = move != best
        advance(t, g, p, move)
        n += 1
    note(t, g, net, p, room, rows, facts, n)
    return n + 1, stream
