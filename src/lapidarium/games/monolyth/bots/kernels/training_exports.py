"""The entries for learning: games against itself, gradients, steps."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import carray  # type: ignore[attr-defined]

from lapidarium.games.monolyth.bots.kernels.gradients import adam, learn_one
from lapidarium.games.monolyth.bots.kernels.self_play import look_back, play
from lapidarium.games.monolyth.bots.kernels.sizes import (
    FLOATS,
    L_FLOATS,
    L_PLACES,
    LONGEST,
    PLACES,
    RECORDS,
    WEIGHTS,
)
from lapidarium.games.monolyth.compiled.layout import MOST, OVER, SEATS, STATE, TABLES
from lapidarium.games.monolyth.compiled.scoring import score

PART = 1e-6
"""Shares come as millionths."""
REAL, WHOLE, MOVE, WORD = np.float32, np.int32, np.int16, np.uint64


def play_games(
    tables: Any,
    start: Any,
    weights: Any,
    streams: Any,
    count: Any,
    stray: Any,
    stray_giving: Any,
    ahead: Any,
    trace: Any,
    moves: Any,
    uses: Any,
    floats: Any,
    places: Any,
    records: Any,
    values: Any,
    strayed: Any,
    room: Any,
    states: Any,
    targets: Any,
    scores: Any,
) -> Any:
    """Whole games; their afterstates with the targets of every seat. How many afterstates."""
    t, w = carray(tables, 1)[0], carray(weights, WEIGHTS)
    m, u = carray(moves, MOST), carray(uses, MOST)
    f, i, r = carray(floats, FLOATS), carray(places, PLACES), carray(records, RECORDS + 2)
    v, st = carray(values, (LONGEST, SEATS, 2)), carray(strayed, LONGEST)
    kept, goals = carray(states, room), carray(targets, (room, SEATS, 2))
    points, begins = carray(scores, (count, SEATS)), carray(streams, count)
    first = carray(start, 1)
    at = 0
    for n in range(count):
        if at + LONGEST > room:
            break
        r[3] = first[0]
        s = r[3]
        made = play(
            t,
            s,
            w,
            begins[n],
            stray,
            stray_giving,
            ahead,
            m,
            u,
            f,
            i,
            r[0:3],
            kept[at : at + LONGEST],
            v,
            st,
        )
        look_back(t, s, made, trace * PART, v, st, goals[at : at + LONGEST])
        for seat in range(t.players):
            points[n, seat] = score(t, s, seat)
        at += made
    return at


def learn(
    tables: Any,
    states: Any,
    targets: Any,
    chosen: Any,
    seats: Any,
    count: Any,
    total: Any,
    weights: Any,
    slopes: Any,
    floats: Any,
    places: Any,
    errors: Any,
) -> Any:
    """The gradient of a batch."""
    t, w, g = carray(tables, 1)[0], carray(weights, WEIGHTS), carray(slopes, WEIGHTS)
    f, i, e = carray(floats, L_FLOATS), carray(places, L_PLACES), carray(errors, 2)
    kept, goals = carray(states, total), carray(targets, (total, SEATS, 2))
    which, who = carray(chosen, count), carray(seats, count)
    for n in range(count):
        s = kept[which[n]]
        if s.phase == OVER:
            continue
        seat = np.int64(who[n])
        points, use = learn_one(t, s, seat, goals[which[n], seat], w, g, f, i)
        e[0] += points
        e[1] += use
    return 0


def step(
    weights: Any,
    slopes: Any,
    first: Any,
    second: Any,
    factors: Any,
) -> Any:
    """Adam; factors are the rate, what makes up for the beginning, and one by the states."""
    w, g, by = carray(weights, WEIGHTS), carray(slopes, WEIGHTS), carray(factors, 4)
    adam(w, g, carray(first, WEIGHTS), carray(second, WEIGHTS), by[0], by[1], by[2], by[3])
    return 0


LEARNING = {
    "play_games": (
        play_games,
        (
            TABLES,
            STATE,
            REAL,
            WORD,
            int,
            int,
            int,
            int,
            int,
            MOVE,
            REAL,
            REAL,
            WHOLE,
            STATE,
            REAL,
            np.uint8,
            int,
            STATE,
            REAL,
            WHOLE,
        ),
    ),
    "learn": (
        learn,
        (TABLES, STATE, REAL, WHOLE, np.uint8, int, int, REAL, REAL, REAL, WHOLE, np.float64),
    ),
    "step": (step, (REAL, REAL, REAL, REAL, REAL)),
}
