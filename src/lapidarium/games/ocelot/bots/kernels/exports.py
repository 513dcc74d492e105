"""The entries of the bots of Sir Ocelot's Cave: what Python calls (see `core.shelf`)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import carray  # type: ignore[attr-defined]

from lapidarium.games.ocelot.bots.kernels.collection import foresee, next_gem
from lapidarium.games.ocelot.bots.kernels.final_value import survey
from lapidarium.games.ocelot.bots.kernels.layout import (
    COLLECT_VALUES,
    DEEPEST,
    EDGE,
    FACTS,
    FLOATS,
    GROUND,
    INPUTS,
    LONGEST,
    MANNER,
    NODE,
    POSITION,
    PRACTISED,
    ROOM,
    WEIGHTS,
)
from lapidarium.games.ocelot.bots.kernels.position import begin_for
from lapidarium.games.ocelot.bots.kernels.random_search import simulate_plain
from lapidarium.games.ocelot.bots.kernels.reply import rate
from lapidarium.games.ocelot.bots.kernels.self_play import play_game
from lapidarium.games.ocelot.bots.kernels.tree import simulate
from lapidarium.games.ocelot.compiled.layout import MOST, STATE, TABLES


def look(tables: Any, states: Any, seat: Any, ground: Any, positions: Any) -> Any:
    """The position of a record as a seat sees it."""
    t, s = carray(tables, 1)[0], carray(states, 1)[0]
    survey(t, s, seat, carray(ground, 1)[0])
    begin_for(t, s, seat, carray(positions, 1)[0])
    return 0


def collect(
    tables: Any,
    ground: Any,
    manner: Any,
    net: Any,
    floats: Any,
    positions: Any,
    words: Any,
    values: Any,
    streams: Any,
    count: Any,
) -> Any:
    """The gem to take next, or DONE; and what everything, nothing or each alone would bring."""
    t, g, m, n = carray(tables, 1)[0], carray(ground, 1)[0], carray(manner, 1)[0], carray(net, 1)[0]
    work, room = carray(positions, 2), (carray(words, ROOM), carray(floats, FLOATS))
    out, stream = carray(values, COLLECT_VALUES), carray(streams, 1)
    stream[0] = foresee(t, g, m, n, work, room, out, count, stream[0])
    return next_gem(g, work, out[4:])


def reply(
    tables: Any, ground: Any, manner: Any, positions: Any, moves: Any, values: Any, room: Any
) -> Any:
    """Every move with its value, one reply deep; room for three positions, and to work."""
    t, g, m = carray(tables, 1)[0], carray(ground, 1)[0], carray(manner, 1)[0]
    work, masks = carray(positions, 3), carray(room, ROOM)
    lists, out = carray(moves, (2, MOST)), carray(values, (3, MOST))
    return rate(t, g, m, work, masks, (lists[0], out[1], lists[1], out[2]), out[0])


def search(
    tables: Any,
    ground: Any,
    manner: Any,
    net: Any,
    floats: Any,
    positions: Any,
    nodes: Any,
    most_nodes: Any,
    edges: Any,
    most_edges: Any,
    used: Any,
    room: Any,
    moves: Any,
    weights: Any,
    path: Any,
    sums: Any,
    streams: Any,
    count: Any,
) -> Any:
    """So many simulations more; positions[0] is where the tree begins."""
    t, g, m = carray(tables, 1)[0], carray(ground, 1)[0], carray(manner, 1)[0]
    both, stream = carray(positions, 4), carray(streams, 1)
    tree = (
        carray(nodes, most_nodes),
        carray(edges, most_edges),
        carray(used, 2),
        carray(room, ROOM),
        carray(moves, MOST),
        carray(weights, MOST),
        carray(net, 1)[0],
        carray(floats, FLOATS),
    )
    way, points = carray(path, (DEEPEST, 3)), carray(sums, (MOST, 2))
    for _ in range(count):
        stream[0] = simulate(t, g, m, both[0], both[1:], tree, way, points, stream[0])
    return 0


def search_plainly(
    tables: Any,
    states: Any,
    seat: Any,
    manner: Any,
    nodes: Any,
    most_nodes: Any,
    edges: Any,
    most_edges: Any,
    used: Any,
    moves: Any,
    path: Any,
    sums: Any,
    streams: Any,
    count: Any,
) -> Any:
    """So many simulations more; states[0] is where the tree begins."""
    t, both, m = carray(tables, 1)[0], carray(states, 2), carray(manner, 1)[0]
    tree = (
        carray(nodes, most_nodes),
        carray(edges, most_edges),
        carray(used, 2),
        carray(moves, MOST),
    )
    way, points, stream = carray(path, (DEEPEST, 3)), carray(sums, (MOST, 2)), carray(streams, 1)
    for _ in range(count):
        stream[0] = simulate_plain(t, both[0], seat, m, both[1:], tree, way, points, stream[0])
    return 0


def practise(
    tables: Any,
    states: Any,
    count: Any,
    manners: Any,
    net: Any,
    floats: Any,
    positions: Any,
    nodes: Any,
    most_nodes: Any,
    edges: Any,
    most_edges: Any,
    used: Any,
    room: Any,
    moves: Any,
    weights: Any,
    path: Any,
    sums: Any,
    streams: Any,
    ground: Any,
    rows: Any,
    facts: Any,
    lengths: Any,
    simulations: Any,
) -> Any:
    """Games against itself, each from its record: inputs, points and thoughts turn by turn."""
    t, both, games = carray(tables, 1)[0], carray(manners, 2), carray(states, count)
    g, work, stream = carray(ground, 1)[0], carray(positions, PRACTISED), carray(streams, 1)
    listed, judged = carray(moves, (3, MOST)), carray(weights, (4, MOST))
    tree = (  # as in `search`; no kernel can make it for both, since none returns arrays
        carray(nodes, most_nodes),
        carray(edges, most_edges),
        carray(used, 2),
        carray(room, ROOM),
        listed[0],
        judged[0],
        carray(net, 1)[0],
        carray(floats, FLOATS),
    )
    mind = tree, carray(path, (DEEPEST, 3)), carray(sums, (MOST, 2))
    lists = listed[1], judged[1], listed[2], judged[2], judged[3]
    out, beside = carray(rows, (count, LONGEST, INPUTS)), carray(facts, (count, LONGEST, FACTS))
    ends = carray(lengths, count)
    for n in range(count):
        survey(t, games[n], 0, g)
        begin_for(t, games[n], 0, work[0])
        ends[n], stream[0] = play_game(
            t, g, both, work, mind, lists, out[n], beside[n], simulations, stream[0]
        )
    return 0


WORD, WHOLE, SHORT = np.uint64, np.int64, np.int16
SINGLE, DOUBLE = np.float32, np.float64
MIND: Final = (TABLES, GROUND, MANNER, WEIGHTS, SINGLE, POSITION)
TREE: Final = (NODE, int, EDGE, int, WHOLE)
GAMES: Final = (TABLES, STATE, int, MANNER)
PRACTICE: Final = (SHORT, DOUBLE, WHOLE, DOUBLE, WORD, GROUND, SINGLE, DOUBLE, WHOLE, int)
ENTRIES = {
    "look": (look, (TABLES, STATE, int, GROUND, POSITION)),
    "collect": (collect, (*MIND, WORD, DOUBLE, WORD, int)),
    "reply": (reply, (TABLES, GROUND, MANNER, POSITION, SHORT, DOUBLE, WORD)),
    "search": (search, (*MIND, *TREE, WORD, SHORT, DOUBLE, WHOLE, DOUBLE, WORD, int)),
    "search_plainly": (search_plainly, (*GAMES, *TREE, SHORT, WHOLE, DOUBLE, WORD, int)),
    "practise": (practise, (*GAMES, WEIGHTS, SINGLE, POSITION, *TREE, WORD, *PRACTICE)),
}
