"""The functions for training: self-play, gradients, steps."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import carray  # type: ignore[attr-defined]

from lapidarium.games.monolyth.bots.kernels.gradients import adam, learn_one
from lapidarium.games.monolyth.bots.kernels.self_play import look_back, play
from lapidarium.games.monolyth.bots.kernels.sizes import LONGEST, WEIGHTS
from lapidarium.games.monolyth.compiled.layout import OVER, SEATS
from lapidarium.games.monolyth.compiled.scoring import score

MILLIONTH = 1e-6
"""The trace is passed as an integer."""


def play_games(
    tables: Any,
    start: Any,
    weights: Any,
    streams: Any,
    count: Any,
    exploration: Any,
    giving_exploration: Any,
    ahead: Any,
    trace: Any,
    workspace: Any,
    capacity: Any,
    states: Any,
    targets: Any,
    scores: Any,
) -> Any:
    """Whole games; their afterstates with the targets of every seat. How many afterstates."""
    t, w, ws = carray(tables, 1)[0], carray(weights, WEIGHTS), carray(workspace, 1)[0]
    kept, goals = carray(states, capacity), carray(targets, (capacity, SEATS, 2))
    points, begins = carray(scores, (count, SEATS)), carray(streams, count)
    first, r = carray(start, 1), ws.records[:]
    at = 0
    for n in range(count):
        if at + LONGEST > capacity:
            break
        r[3] = first[0]
        s = r[3]
        rows = kept[at : at + LONGEST]
        made = play(t, s, w, begins[n], exploration, giving_exploration, ahead, ws, rows)
        look_back(t, s, made, trace * MILLIONTH, ws, goals[at : at + LONGEST])
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
    workspace: Any,
    errors: Any,
) -> Any:
    """The gradient of a batch."""
    t, w, g = carray(tables, 1)[0], carray(weights, WEIGHTS), carray(slopes, WEIGHTS)
    ws, e = carray(workspace, 1)[0], carray(errors, 2)
    kept, goals = carray(states, total), carray(targets, (total, SEATS, 2))
    which, who = carray(chosen, count), carray(seats, count)
    for n in range(count):
        s = kept[which[n]]
        if s.phase == OVER:
            continue
        seat = np.int64(who[n])
        points, use = learn_one(t, s, seat, goals[which[n], seat], w, g, ws)
        e[0] += points
        e[1] += use
    return 0


def step(weights: Any, slopes: Any, first: Any, second: Any, factors: Any) -> Any:
    """Adam; the factors are the rate, the two bias corrections, and one by the states."""
    w, g, by = carray(weights, WEIGHTS), carray(slopes, WEIGHTS), carray(factors, 4)
    adam(w, g, carray(first, WEIGHTS), carray(second, WEIGHTS), by[0], by[1], by[2], by[3])
    return 0


TRAINING_EXPORTS = {"play_games": play_games, "learn": learn, "step": step}
