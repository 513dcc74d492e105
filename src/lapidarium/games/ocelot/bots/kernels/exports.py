"""The functions that Python calls (signatures in `signatures`)."""

from __future__ import annotations

from typing import Any

from numba import carray  # type: ignore[attr-defined]

from lapidarium.games.ocelot.bots.kernels.collection import foresee, next_gem
from lapidarium.games.ocelot.bots.kernels.final_value import survey
from lapidarium.games.ocelot.bots.kernels.layout import FACTS, INPUTS, LONGEST
from lapidarium.games.ocelot.bots.kernels.position import begin_for
from lapidarium.games.ocelot.bots.kernels.random_search import simulate_plain
from lapidarium.games.ocelot.bots.kernels.reply import rate
from lapidarium.games.ocelot.bots.kernels.self_play import play_game
from lapidarium.games.ocelot.bots.kernels.tree import simulate


def look(tables: Any, states: Any, seat: Any, workspace: Any) -> Any:
    """Begin with a record as a seat sees it."""
    t, s, ws = carray(tables, 1)[0], carray(states, 1)[0], carray(workspace, 1)[0]
    root = ws.states[:]
    root[0] = s
    survey(t, s, seat, ws.ground)
    begin_for(t, s, seat, ws.positions[0])
    return 0


def collect(tables: Any, parameters: Any, net: Any, workspace: Any, count: Any) -> Any:
    """The gem to take next, or DONE; and what everything, nothing or each alone would gain."""
    t, m, n = carray(tables, 1)[0], carray(parameters, 1)[0], carray(net, 1)[0]
    ws = carray(workspace, 1)[0]
    ws.stream = foresee(t, m, n, ws, count, ws.stream)
    return next_gem(ws)


def reply(tables: Any, parameters: Any, workspace: Any) -> Any:
    """Every move with its value, one reply deep; how many."""
    return rate(carray(tables, 1)[0], carray(parameters, 1)[0], carray(workspace, 1)[0])


def search(
    tables: Any,
    parameters: Any,
    net: Any,
    nodes: Any,
    most_nodes: Any,
    edges: Any,
    most_edges: Any,
    workspace: Any,
    count: Any,
) -> Any:
    """Run `count` more simulations from positions[0]."""
    t, m, w = carray(tables, 1)[0], carray(parameters, 1)[0], carray(net, 1)[0]
    n, e, ws = carray(nodes, most_nodes), carray(edges, most_edges), carray(workspace, 1)[0]
    for _ in range(count):
        ws.stream = simulate(t, m, w, n, e, ws, ws.stream)
    return 0


def search_plainly(
    tables: Any,
    parameters: Any,
    seat: Any,
    nodes: Any,
    most_nodes: Any,
    edges: Any,
    most_edges: Any,
    workspace: Any,
    count: Any,
) -> Any:
    """Run `count` more simulations with random playouts from states[0]."""
    t, m, ws = carray(tables, 1)[0], carray(parameters, 1)[0], carray(workspace, 1)[0]
    n, e = carray(nodes, most_nodes), carray(edges, most_edges)
    for _ in range(count):
        ws.stream = simulate_plain(t, m, seat, n, e, ws, ws.stream)
    return 0


def play_games(
    tables: Any,
    states: Any,
    count: Any,
    parameters: Any,
    net: Any,
    nodes: Any,
    most_nodes: Any,
    edges: Any,
    most_edges: Any,
    workspace: Any,
    simulations: Any,
    rows: Any,
    facts: Any,
    lengths: Any,
) -> Any:
    """Self-play from each record: inputs, points and search results turn by turn."""
    t, both, games = carray(tables, 1)[0], carray(parameters, 2), carray(states, count)
    w, ws, ends = carray(net, 1)[0], carray(workspace, 1)[0], carray(lengths, count)
    n, e = carray(nodes, most_nodes), carray(edges, most_edges)
    out, beside = carray(rows, (count, LONGEST, INPUTS)), carray(facts, (count, LONGEST, FACTS))
    for k in range(count):
        survey(t, games[k], 0, ws.ground)
        begin_for(t, games[k], 0, ws.positions[0])
        ends[k], ws.stream = play_game(
            t, both, w, n, e, ws, out[k], beside[k], simulations, ws.stream
        )
    return 0


EXPORTS = {
    "look": look,
    "collect": collect,
    "reply": reply,
    "search": search,
    "search_plainly": search_plainly,
    "play_games": play_games,
}
