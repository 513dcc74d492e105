"""The functions that Python calls (signatures in `signatures`)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import carray  # type: ignore[attr-defined]

from lapidarium.games.monolyth.bots.kernels.afterstate import make
from lapidarium.games.monolyth.bots.kernels.beam import beam
from lapidarium.games.monolyth.bots.kernels.evaluation import evaluate, final_use, rate
from lapidarium.games.monolyth.bots.kernels.features import fill_slots
from lapidarium.games.monolyth.bots.kernels.heuristic import plain_rate, play_out
from lapidarium.games.monolyth.bots.kernels.inputs import SLOTS
from lapidarium.games.monolyth.bots.kernels.sizes import DEEPEST, WEIGHTS
from lapidarium.games.monolyth.bots.kernels.training_exports import TRAINING_EXPORTS
from lapidarium.games.monolyth.bots.kernels.tree import tree, uses_of
from lapidarium.games.monolyth.compiled.layout import OVER
from lapidarium.games.monolyth.compiled.move_list import generate
from lapidarium.games.monolyth.compiled.scoring import score


def rate_moves(tables: Any, state: Any, weights: Any, workspace: Any) -> Any:
    """All moves of a state with their use; how many."""
    t, s, w = carray(tables, 1)[0], carray(state, 1)[0], carray(weights, WEIGHTS)
    ws = carray(workspace, 1)[0]
    count = generate(t, s, ws.moves[:])
    rate(t, s, w, count, ws)
    return count


def search_beam(
    tables: Any,
    state: Any,
    weights: Any,
    move: Any,
    world: Any,
    width: Any,
    turns: Any,
    workspace: Any,
) -> Any:
    """The best a move can lead to in one world; how many states that took."""
    t, s, w = carray(tables, 1)[0], carray(state, 1)[0], carray(weights, WEIGHTS)
    ws = carray(workspace, 1)[0]
    r = ws.records[:]
    r[2] = s
    make(t, r[2], move)
    seat = np.int64(s.seat)
    if r[2].phase == OVER:
        ws.results[0, 0] = final_use(t, r[2], seat)
        return 0
    best, looked = beam(t, r[2], seat, w, carray(world, 1)[0], width, turns, ws)
    ws.results[0, 0] = best
    return looked


def search_tree(
    tables: Any,
    state: Any,
    weights: Any,
    move: Any,
    world: Any,
    depth: Any,
    widths: Any,
    limit: Any,
    workspace: Any,
) -> Any:
    """With rivals: use and points of a move for everybody; how many states that took, or -1."""
    t, s, w = carray(tables, 1)[0], carray(state, 1)[0], carray(weights, WEIGHTS)
    ws = carray(workspace, 1)[0]
    path = ws.path[:]
    path[0] = s
    make(t, path[0], move)
    if path[0].phase == OVER or depth == 0:
        uses_of(t, path[0], w, ws, ws.results[0], ws.points[0])
        return 0
    return tree(t, w, carray(world, 1)[0], depth, carray(widths, DEEPEST), limit, ws)


def expect(tables: Any, state: Any, weights: Any, move: Any, workspace: Any) -> Any:
    """The points of everybody after a move."""
    t, w, ws = carray(tables, 1)[0], carray(weights, WEIGHTS), carray(workspace, 1)[0]
    r = ws.records[:]
    r[0] = carray(state, 1)[0]
    make(t, r[0], move)
    for seat in range(t.players):
        ws.results[0, seat] = evaluate(t, r[0], w, seat, ws)[0]
    return 0


def slots(tables: Any, state: Any, seat: Any, places: Any) -> Any:
    """The inputs of the network for one seat: the row of each slot."""
    fill_slots(carray(tables, 1)[0], carray(state, 1)[0], seat, carray(places, SLOTS))
    return 0


def plain_moves(tables: Any, state: Any, workspace: Any) -> Any:
    """All moves of a state with their heuristic value; how many."""
    t, s, ws = carray(tables, 1)[0], carray(state, 1)[0], carray(workspace, 1)[0]
    count = generate(t, s, ws.moves[:])
    plain_rate(t, s, count, ws)
    return count


def plain_game(tables: Any, state: Any, move: Any, world: Any, workspace: Any) -> Any:
    """A move, and a playout by the heuristic: points and use of everybody."""
    t, ws = carray(tables, 1)[0], carray(workspace, 1)[0]
    r = ws.records[:]
    r[1] = carray(state, 1)[0]
    s = r[1]
    make(t, s, move)
    play_out(t, s, carray(world, 1)[0], ws)
    for seat in range(t.players):
        ws.results[0, seat] = score(t, s, seat)
        ws.results[1, seat] = final_use(t, s, seat)
    return 0


EXPORTS = {
    "rate_moves": rate_moves,
    "search_beam": search_beam,
    "search_tree": search_tree,
    "expect": expect,
    "slots": slots,
    "plain_moves": plain_moves,
    "plain_game": plain_game,
    **TRAINING_EXPORTS,
}
