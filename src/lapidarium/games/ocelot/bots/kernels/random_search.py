"""Plain tree search (UCT) with random playouts, over worlds that fit what the seat knows.

Every simulation begins in a world of its own: the other seat's amethysts are redrawn from
those the seat has not seen. What is drawn never changes which moves there are, so one tree
serves all worlds.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.compiled.random_numbers import STEP, below, mix
from lapidarium.games.ocelot.bots.kernels.arithmetic import logarithm
from lapidarium.games.ocelot.bots.kernels.arithmetic import root as sqrt
from lapidarium.games.ocelot.bots.kernels.final_value import share
from lapidarium.games.ocelot.bots.kernels.layout import DEEPEST
from lapidarium.games.ocelot.bots.kernels.tree import ascend
from lapidarium.games.ocelot.compiled.chance import draw
from lapidarium.games.ocelot.compiled.layout import CAVES, COLLECT, DRAW, OVER, TAKE
from lapidarium.games.ocelot.compiled.moves import choose, generate
from lapidarium.games.ocelot.compiled.scoring import score
from lapidarium.games.ocelot.compiled.sight import collectable
from lapidarium.games.ocelot.compiled.turn import apply

ONE: Final = np.uint64(1)


@kernel
def redraw(t: Any, s: Any, seat: Any, stream: Any) -> Any:
    """O-G8: the other seat has any of the amethysts that this one has not seen."""
    other = 1 - seat
    for bag in range(CAVES):
        held = bits.count(s.amethysts[other] & t.bags[bag])
        s.amethysts[other] &= ~t.bags[bag]
        for _ in range(held):
            unseen = t.bags[bag] & ~(s.amethysts[0] | s.amethysts[1])
            stream += STEP
            token = bits.nth(unseen, below(mix(stream), bits.count(unseen)))
            s.amethysts[other] |= ONE << np.uint64(token)
    return stream


@kernel
def collect(t: Any, s: Any, stream: Any) -> Any:
    """Take everything there is to collect, and draw what it earns; the stream as it is then."""
    while s.step in (COLLECT, DRAW):
        stream += STEP
        if s.step == DRAW:
            draw(t, s, mix(stream))
        else:
            apply(t, s, TAKE + bits.lowest(collectable(t, s, s.seat)))
    return stream


@kernel
def play_out(t: Any, s: Any, stream: Any) -> Any:
    """Tokens at random to the end, collecting everything; the stream as it is then."""
    stream = collect(t, s, stream)
    while s.step != OVER:
        stream += STEP
        apply(t, s, choose(t, s, mix(stream)))
        stream = collect(t, s, stream)
    return stream


@kernel
def expand_plain(t: Any, s: Any, nodes: Any, edges: Any, ws: Any, n: Any, stream: Any) -> Any:
    """Give a node all its moves, shuffled, if there is room for them."""
    used, moves = ws.used[:], ws.moves[0]
    count = generate(t, s, moves)
    first = np.int64(used[1])
    if first + count > len(edges):
        return stream
    for k in range(count):
        stream += STEP
        other = k + below(mix(stream), count - k)
        moves[k], moves[other] = moves[other], moves[k]
        e = edges[first + k]
        e.value, e.visits, e.child, e.move = 0.0, 0, -1, moves[k]
    nodes[n].edge, nodes[n].count = first, count
    used[1] = first + count
    return stream


@kernel
def select_plain(nodes: Any, edges: Any, n: Any, explore: Any) -> Any:
    """UCT: the first move not tried yet, else the best by value and how little it was tried."""
    node = nodes[n]
    first, count = np.int64(node.edge), np.int64(node.count)
    if node.visits < count and edges[first + node.visits].visits == 0:
        return first + np.int64(node.visits)
    total = logarithm(max(1, np.int64(node.visits)))
    found: Any = first
    most = -1e9
    for k in range(first, first + count):
        visits = max(1.0, np.float64(edges[k].visits))
        value = edges[k].value / visits + explore * sqrt(total / visits)
        if value > most:
            found, most = k, value
    return found


@kernel
def descend_plain(
    t: Any, s: Any, nodes: Any, edges: Any, ws: Any, explore: Any, stream: Any
) -> Any:
    """From the root to a move not tried before; its depth, and the stream as it is then."""
    used, path = ws.used[:], ws.path
    n: Any = 0
    depth = 0
    while s.step != OVER and n >= 0 and depth < DEEPEST:
        if nodes[n].count == 0:
            stream = expand_plain(t, s, nodes, edges, ws, n, stream)
            if nodes[n].count == 0:
                break
        e = select_plain(nodes, edges, n, explore)
        path[depth, 0], path[depth, 1], path[depth, 2] = n, e, s.seat
        depth += 1
        apply(t, s, np.int64(edges[e].move))
        stream = collect(t, s, stream)
        n = np.int64(edges[e].child)
        if n < 0 and edges[e].visits > 0 and used[0] < len(nodes):
            n = np.int64(used[0])
            used[0] += 1
            edges[e].child = n
            nodes[n].count, nodes[n].visits = 0, 0
    return depth, stream


@kernel
def simulate_plain(t: Any, m: Any, seat: Any, nodes: Any, edges: Any, ws: Any, stream: Any) -> Any:
    """From states[0] down the tree in a world of its own, a random playout, and back up."""
    states, path, sums = ws.states[:], ws.path, ws.sums
    states[1] = states[0]
    s = states[1]
    stream = redraw(t, s, seat, stream)
    depth, stream = descend_plain(t, s, nodes, edges, ws, m.explore, stream)
    stream = play_out(t, s, stream)
    first, second = np.float64(score(t, s, 0)), np.float64(score(t, s, 1))
    ascend(nodes, edges, path, depth, share(first - second, m.scale))
    tried = path[0, 1] - nodes[0].edge
    sums[tried, 0] += first
    sums[tried, 1] += second
    return stream
