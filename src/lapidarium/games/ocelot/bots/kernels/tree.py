"""The tree search of `master` (PUCT): better moves are tried more often.

A node is a position after some moves; its moves are edges beside each other, the most promising
first. The learned value or the heuristic gives the prior of a move; the value of leaves or
playouts says how it turns out.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.games.ocelot.bots.kernels.arithmetic import power
from lapidarium.games.ocelot.bots.kernels.arithmetic import root as sqrt
from lapidarium.games.ocelot.bots.kernels.final_value import expected, share
from lapidarium.games.ocelot.bots.kernels.heuristic import (
    lacking,
    weigh_companion,
    weigh_going,
    weigh_tool,
    worth,
)
from lapidarium.games.ocelot.bots.kernels.layout import DEEPEST, NOWHERE
from lapidarium.games.ocelot.bots.kernels.playout import play_on
from lapidarium.games.ocelot.bots.kernels.position import (
    NONE,
    ONE,
    advance,
    face_for,
    landings_apart,
    onward,
)
from lapidarium.games.ocelot.bots.kernels.value import outlook, to_come
from lapidarium.games.ocelot.compiled.layout import (
    BLUE,
    BY_FACE,
    COMPANION,
    MOST,
    MOVE,
    OVER,
    STAY,
    TOOLS,
)


@kernel
def list_moves(t: Any, g: Any, m: Any, p: Any, masks: Any, moves: Any, weights: Any) -> Any:
    """The moves of the seat to act that the tree tells apart, with heuristic values; how many."""
    if p.step == MOVE:
        moves[0], weights[0] = STAY, 0.0
        return _list_landings(g, m, p, onward(g, p), weigh_going(g, m, p), moves, weights, 1)
    lacking(g, p, masks)
    n = 0
    for tool in range(TOOLS):
        face = face_for(t, p, tool)
        circles = t.circles & ~p.taken if face >= 0 else NONE
        while circles != NONE:
            circle = bits.lowest(circles)
            moves[n] = (face << BY_FACE) | circle
            weights[n] = weigh_tool(t, g, m, masks, tool, circle)
            n += 1
            circles &= circles - ONE
    if p.cave[p.seat] != NOWHERE:
        return n
    squares = landings_apart(g, p, BLUE)
    return _list_landings(g, m, p, squares, weigh_companion(g, m, p), moves, weights, n)


@kernel
def _list_landings(
    g: Any, m: Any, p: Any, squares: Any, weight: Any, moves: Any, weights: Any, n: Any
) -> Any:
    """The companion on each of these squares; how many moves there are then."""
    while squares != NONE:
        square = bits.lowest(squares)
        moves[n] = COMPANION + square
        weights[n] = weight + m.gain * worth(g, p.lying & (ONE << np.uint64(square)))
        n += 1
        squares &= squares - ONE
    return n


@kernel
def sort_moves(moves: Any, weights: Any, count: Any) -> None:
    """Best first (insertion sort: lists are short)."""
    for n in range(1, count):
        move, weight, at = moves[n], weights[n], n
        while at > 0 and weights[at - 1] < weight:
            moves[at], weights[at] = moves[at - 1], weights[at - 1]
            at -= 1
        moves[at], weights[at] = move, weight


@kernel
def evaluate_moves(t: Any, m: Any, net: Any, ws: Any) -> Any:
    """The moves of positions[1] with their value in points, best first; how many."""
    g, work, masks, floats = ws.ground, ws.positions[1:], ws.masks[:], ws.floats[:]
    moves, weights = ws.moves[0], ws.values[0]
    count = list_moves(t, g, m, work[0], masks, moves, weights)
    if m.learned == 2:
        seat = np.int64(work[0].seat)
        for k in range(count):
            work[1] = work[0]
            advance(t, g, work[1], np.int64(moves[k]))
            weights[k], _ = outlook(t, g, net, work, seat, masks, floats)
    sort_moves(moves, weights, count)
    return count


@kernel
def expand(t: Any, m: Any, net: Any, nodes: Any, edges: Any, ws: Any, n: Any) -> Any:
    """Give a node its moves, if there is room for them."""
    used, moves, weights = ws.used[:], ws.moves[0], ws.values[0]
    first = np.int64(used[1])
    if first + MOST > len(edges):
        return False
    count = evaluate_moves(t, m, net, ws)
    total = 0.0
    for k in range(count):
        total += power((weights[k] - weights[0]) / m.temperature)
    for k in range(count):
        e = edges[first + k]
        e.value, e.visits, e.child, e.move = 0.0, 0, -1, moves[k]
        e.prior = power((weights[k] - weights[0]) / m.temperature) / total
        e.start = share(weights[k], m.scale) if m.learned == 2 else -1.0
    nodes[n].edge, nodes[n].count = first, count
    used[1] = first + count
    return True


@kernel
def select(m: Any, nodes: Any, edges: Any, n: Any) -> Any:
    """The edge to try next: by its value, its prior, and how seldom it was tried."""
    node = nodes[n]
    first, count = np.int64(node.edge), np.int64(node.count)
    root = sqrt(np.float64(node.visits))
    untried = node.value / max(1.0, np.float64(node.visits)) - m.first_play
    wide = min(count, 3 + np.int64(m.widen * root))
    found: Any = first
    most = -1e9
    for k in range(first, first + wide):
        e = edges[k]
        visits = np.float64(e.visits)
        if e.visits:
            value = e.value / visits
        else:
            value = np.float64(e.start) - m.first_play if e.start >= 0 else untried
        value += m.explore * e.prior * root / (1.0 + visits)
        if value > most:
            found, most = k, value
    return found


@kernel
def outcome(t: Any, g: Any, m: Any, net: Any, p: Any, masks: Any, floats: Any) -> Any:
    """What each seat is likely to end with."""
    first, second = expected(g, p, 0), expected(g, p, 1)
    if m.learned and p.step != OVER:
        own, others = to_come(t, g, net, p, masks, floats)
        first += own if p.seat == 0 else others
        second += others if p.seat == 0 else own
    return first, second


@kernel
def descend(t: Any, m: Any, net: Any, nodes: Any, edges: Any, ws: Any) -> Any:
    """From the root to a leaf, which positions[1] is then; its number, or -1, and its depth."""
    g, used, path = ws.ground, ws.used[:], ws.path
    p = ws.positions[1]
    n: Any = 0
    depth = 0
    while p.step != OVER and depth < DEEPEST:
        if nodes[n].count == 0:
            is_young = n > 0 and nodes[n].visits < m.expand
            if is_young or not expand(t, m, net, nodes, edges, ws, n):
                break
        e = select(m, nodes, edges, n)
        path[depth, 0], path[depth, 1], path[depth, 2] = n, e, p.seat
        depth += 1
        advance(t, g, p, np.int64(edges[e].move))
        n = np.int64(edges[e].child)
        if n < 0:
            if used[0] < len(nodes):
                n = np.int64(used[0])
                used[0] += 1
                edges[e].child = n
                nodes[n].count, nodes[n].visits, nodes[n].value = 0, 0, 0.0
            break
    return n, depth


@kernel
def ascend(nodes: Any, edges: Any, path: Any, depth: Any, won: Any) -> None:
    """Every move on the way is worth what seat 0 won, as the seat that made it sees it."""
    for at in range(depth):
        node, e, mover = path[at, 0], path[at, 1], path[at, 2]
        value = won if mover == 0 else 1.0 - won
        edges[e].visits += 1
        edges[e].value += value
        nodes[node].visits += 1
        nodes[node].value += value


@kernel
def simulate(t: Any, m: Any, net: Any, nodes: Any, edges: Any, ws: Any, stream: Any) -> Any:
    """From positions[0] down the tree, evaluate the leaf, and back up; the stream as it is then."""
    g, masks, floats, path, sums = ws.ground, ws.masks[:], ws.floats[:], ws.path, ws.sums
    root, work = ws.positions[0], ws.positions[1:]
    work[0] = root
    p = work[0]
    leaf, depth = descend(t, m, net, nodes, edges, ws)
    seat = np.int64(p.seat)
    if m.learned and p.step == MOVE and not (m.cautious and seat == root.seat):
        work[1] = work[0]
        _, landing = outlook(t, g, net, work, seat, masks, floats)
        advance(t, g, p, landing)
    stream = play_on(t, g, m, p, masks, stream)
    first, second = outcome(t, g, m, net, p, masks, floats)
    won = share(first - second, m.scale)
    if leaf >= 0:
        nodes[leaf].visits += 1
        nodes[leaf].value += won if seat == 0 else 1.0 - won
    ascend(nodes, edges, path, depth, won)
    tried = path[0, 1] - nodes[0].edge
    sums[tried, 0] += first
    sums[tried, 1] += second
    return stream
