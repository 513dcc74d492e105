"""What Python calls of the learned value (see `core.shelf`)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import carray  # type: ignore[attr-defined]

from lapidarium.games.monolyth.bots.kernels.beam import beam
from lapidarium.games.monolyth.bots.kernels.evaluation import final_use, judge, rate
from lapidarium.games.monolyth.bots.kernels.features import fill_slots
from lapidarium.games.monolyth.bots.kernels.heuristic import plain_rate, play_out
from lapidarium.games.monolyth.bots.kernels.inputs import SLOTS
from lapidarium.games.monolyth.bots.kernels.sizes import (
    CANDIDATES,
    DEEPEST,
    FLOATS,
    PLACES,
    WEIGHTS,
    WIDEST,
)
from lapidarium.games.monolyth.bots.kernels.training_exports import (
    LEARNING,
    MOVE,
    REAL,
    WHOLE,
    WORD,
)
from lapidarium.games.monolyth.bots.kernels.tree import tree, uses_of
from lapidarium.games.monolyth.compiled.layout import MOST, OVER, SEATS, STATE, TABLES
from lapidarium.games.monolyth.compiled.move_list import generate
from lapidarium.games.monolyth.compiled.scoring import score
from lapidarium.games.monolyth.compiled.turn import apply


def rate_moves(
    tables: Any,
    state: Any,
    weights: Any,
    moves: Any,
    uses: Any,
    floats: Any,
    places: Any,
    records: Any,
) -> Any:
    """All moves of a state with their use; how many."""
    t, s, w = carray(tables, 1)[0], carray(state, 1)[0], carray(weights, WEIGHTS)
    m, u = carray(moves, MOST), carray(uses, MOST)
    count = generate(t, s, m)
    rate(t, s, w, m, count, u, carray(floats, FLOATS), carray(places, PLACES), carray(records, 2))
    return count


def look_far(
    tables: Any,
    state: Any,
    weights: Any,
    move: Any,
    world: Any,
    width: Any,
    turns: Any,
    moves: Any,
    uses: Any,
    floats: Any,
    places: Any,
    records: Any,
    nodes: Any,
    marks: Any,
    worth: Any,
    parents: Any,
    made: Any,
    result: Any,
) -> Any:
    """The best that can become of a move in one world; how many states that took."""
    t, s, w = carray(tables, 1)[0], carray(state, 1)[0], carray(weights, WEIGHTS)
    m, u, r = carray(moves, MOST), carray(uses, MOST), carray(records, 3)
    f, i, out = carray(floats, FLOATS), carray(places, PLACES), carray(result, 1)
    both = carray(nodes, 2 * WIDEST)
    r[2] = s
    apply(t, r[2], move)
    seat = np.int64(s.seat)
    if r[2].phase == OVER:
        out[0] = final_use(t, r[2], seat)
        return 0
    best, looked = beam(
        t,
        r[2],
        seat,
        w,
        carray(world, 1)[0],
        width,
        turns,
        m,
        u,
        f,
        i,
        r[0:2],
        both[0:WIDEST],
        both[WIDEST : 2 * WIDEST],
        carray(marks, WIDEST),
        carray(worth, CANDIDATES),
        carray(parents, CANDIDATES),
        carray(made, CANDIDATES),
    )
    out[0] = best
    return looked


def look_round(
    tables: Any,
    state: Any,
    weights: Any,
    move: Any,
    world: Any,
    depth: Any,
    widths: Any,
    limit: Any,
    moves: Any,
    uses: Any,
    floats: Any,
    places: Any,
    records: Any,
    nodes: Any,
    lists: Any,
    numbers: Any,
    values: Any,
) -> Any:
    """With rivals: the uses of a move for everybody; how many states that took, or -1."""
    t, s, w = carray(tables, 1)[0], carray(state, 1)[0], carray(weights, WEIGHTS)
    m, u, r = carray(moves, MOST), carray(uses, MOST), carray(records, 2)
    f, i, v = carray(floats, FLOATS), carray(places, PLACES), carray(values, (DEEPEST + 1, SEATS))
    path, both = carray(nodes, DEEPEST + 1), carray(numbers, (2, DEEPEST + 1))
    path[0] = s
    apply(t, path[0], move)
    if path[0].phase == OVER or depth == 0:
        uses_of(t, path[0], w, f, i, v[0])
        return 0
    return tree(
        t,
        w,
        carray(world, 1)[0],
        depth,
        carray(widths, DEEPEST),
        limit,
        m,
        u,
        f,
        i,
        r,
        path,
        carray(lists, (DEEPEST + 1, WIDEST)),
        both[0],
        both[1],
        v,
    )


def expect(
    tables: Any,
    state: Any,
    weights: Any,
    move: Any,
    floats: Any,
    places: Any,
    records: Any,
    points: Any,
) -> Any:
    """The points of everybody after a move."""
    t, w, out = carray(tables, 1)[0], carray(weights, WEIGHTS), carray(points, SEATS)
    r = carray(records, 1)
    r[0] = carray(state, 1)[0]
    apply(t, r[0], move)
    for seat in range(t.players):
        out[seat] = judge(t, r[0], w, seat, carray(floats, FLOATS), carray(places, PLACES))[0]
    return 0


def answers(tables: Any, state: Any, seat: Any, places: Any) -> Any:
    """What the value sees of a state: the row of each slot."""
    fill_slots(carray(tables, 1)[0], carray(state, 1)[0], seat, carray(places, SLOTS))
    return 0


def plain_moves(tables: Any, state: Any, moves: Any, uses: Any, records: Any) -> Any:
    """All moves of a state with what they are worth by hand; how many."""
    t, s = carray(tables, 1)[0], carray(state, 1)[0]
    m, u = carray(moves, MOST), carray(uses, MOST)
    count = generate(t, s, m)
    plain_rate(t, s, m, count, u, carray(records, 1))
    return count


def plain_game(
    tables: Any, state: Any, move: Any, world: Any, moves: Any, uses: Any, records: Any, found: Any
) -> Any:
    """A move, and the game played out by hand: points and use of everybody."""
    t, r, out = carray(tables, 1)[0], carray(records, 2), carray(found, (2, SEATS))
    r[1] = carray(state, 1)[0]
    s = r[1]
    apply(t, s, move)
    play_out(t, s, carray(world, 1)[0], carray(moves, MOST), carray(uses, MOST), r[0:1])
    for seat in range(t.players):
        out[0, seat] = score(t, s, seat)
        out[1, seat] = final_use(t, s, seat)
    return 0


ENTRIES = {
    **LEARNING,
    "rate_moves": (rate_moves, (TABLES, STATE, REAL, MOVE, REAL, REAL, WHOLE, STATE)),
    "look_far": (
        look_far,
        (
            TABLES,
            STATE,
            REAL,
            int,
            WORD,
            int,
            int,
            MOVE,
            REAL,
            REAL,
            WHOLE,
            STATE,
            STATE,
            WORD,
            REAL,
            WHOLE,
            MOVE,
            REAL,
        ),
    ),
    "look_round": (
        look_round,
        (
            TABLES,
            STATE,
            REAL,
            int,
            WORD,
            int,
            WHOLE,
            int,
            MOVE,
            REAL,
            REAL,
            WHOLE,
            STATE,
            STATE,
            MOVE,
            WHOLE,
            REAL,
        ),
    ),
    "expect": (expect, (TABLES, STATE, REAL, int, REAL, WHOLE, STATE, REAL)),
    "answers": (answers, (TABLES, STATE, int, WHOLE)),
    "plain_moves": (plain_moves, (TABLES, STATE, MOVE, REAL, STATE)),
    "plain_game": (plain_game, (TABLES, STATE, int, WORD, MOVE, REAL, STATE, REAL)),
}
