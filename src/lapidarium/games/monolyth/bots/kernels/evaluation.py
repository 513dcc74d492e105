"""The value of states to a seat, one by one or for all moves of a turn.

There are two values: *points*, the final score a seat can expect; and *use*, what it plays for:
solo the points, else tenths of its lead over the best rival, plus or minus a half for the win.

`ws` is the workspace (see `workspace`). Afterstates are evaluated before anything is drawn.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled.kernel import kernel
from lapidarium.games.monolyth.bots.kernels.afterstate import make
from lapidarium.games.monolyth.bots.kernels.features import EVERY_PART, change_tower, fill_slots
from lapidarium.games.monolyth.bots.kernels.inputs import SLOTS
from lapidarium.games.monolyth.bots.kernels.network import accumulate, conclude, embed, head, update
from lapidarium.games.monolyth.bots.kernels.sizes import (
    F_AFTER,
    F_BEFORE,
    F_HIDDEN,
    F_THEIRS,
    F_X,
    HIDDEN,
    INPUTS,
    OWN,
    SUMS,
)
from lapidarium.games.monolyth.bots.kernels.towers import clock, needs_of, singles_of
from lapidarium.games.monolyth.compiled.layout import (
    BY_SITE,
    BY_TURNING,
    BY_VALUE,
    DISCARD,
    GIVEN,
    OVER,
    PROPHECY,
    SITES,
)
from lapidarium.games.monolyth.compiled.scoring import place, score

NOWHERE: Final = np.float32(-1e9)
"""Worse than anything."""
POINTS: Final = 10.0
"""The first head counts in tens."""


@kernel
def best_of(uses: Any, count: Any) -> Any:
    """Where the highest number is."""
    best = 0
    for n in range(1, count):
        if uses[n] > uses[best]:
            best = n
    return best


@kernel
def lead(t: Any, s: Any, seat: Any) -> Any:
    """Tenths of points ahead of the best rival."""
    best: Any = 0
    for other in range(t.players):
        if other != seat:
            best = max(best, np.int64(score(t, s, other)))
    return (np.int64(score(t, s, seat)) - best) * 0.1


@kernel
def final_use(t: Any, s: Any, seat: Any) -> Any:
    """The use of a finished game."""
    if t.players == 1:
        return np.int64(score(t, s, seat)) * 1.0
    return lead(t, s, seat) + (0.5 if place(t, s, seat) == 0 else -0.5)


@kernel
def evaluate(t: Any, s: Any, w: Any, seat: Any, ws: Any) -> Any:
    """Points and use of a state for a seat, from scratch."""
    f, i = ws.floats[:], ws.places[:]
    if s.phase == OVER:
        return np.int64(score(t, s, seat)) * 1.0, final_use(t, s, seat)
    see_rivals(t, s, w, seat, ws)
    fill_slots(t, s, seat, i[0:SLOTS])
    accumulate(w, i[0:SLOTS], f[F_BEFORE : F_BEFORE + SUMS])
    return _worth(t, s, w, seat, f[F_BEFORE : F_BEFORE + SUMS], ws)


@kernel
def see_rivals(t: Any, s: Any, w: Any, seat: Any, ws: Any) -> None:
    """The second layer's inputs about the rivals."""
    f, i = ws.floats[:], ws.places[:]
    theirs = f[F_THEIRS : F_THEIRS + OWN]
    for n in range(OWN):
        theirs[n] = 0
    for other in range(t.players):
        if other != seat:
            slots, sums = i[2 * SLOTS : 3 * SLOTS], f[F_AFTER : F_AFTER + SUMS]
            fill_slots(t, s, other, slots)
            accumulate(w, slots, sums)
            embed(sums, theirs, 0)


@kernel
def _worth(t: Any, s: Any, w: Any, seat: Any, sums: Any, ws: Any) -> Any:
    f = ws.floats[:]
    x, hidden = f[F_X : F_X + INPUTS], f[F_HIDDEN : F_HIDDEN + HIDDEN]
    for n in range(OWN):
        x[n] = 0
        x[OWN + n] = f[F_THEIRS + n]
    embed(sums, x, 0)
    conclude(w, x, OWN if t.players == 1 else INPUTS, hidden)
    points = np.int64(score(t, s, seat)) + POINTS * head(w, hidden, 0)
    if t.players == 1:
        return points, points
    return points, lead(t, s, seat) + head(w, hidden, 1)


@kernel
def family(move: Any) -> Any:
    """Moves of a family differ in the own tower alone: a site's, or a prophecy's value."""
    if move < PROPHECY:
        return move >> BY_SITE
    return SITES + ((move - PROPHECY) >> BY_VALUE) if move < GIVEN else move


@kernel
def rate(t: Any, s: Any, w: Any, count: Any, ws: Any) -> None:
    """The use of each of the listed moves for the seat to act.

    The first layer of a family is summed up once, for the state with the tower unchanged.
    """
    moves, uses, f, i, r = ws.moves[:], ws.uses[:], ws.floats[:], ws.places[:], ws.records[:]
    seat = np.int64(s.seat)
    now, before = -1, -1
    known = (0, 0, 0)
    for n in range(count):
        move = np.int64(moves[n])
        r[0] = s
        make(t, r[0], move)
        if r[0].phase == OVER:
            uses[n] = final_use(t, r[0], seat)
            continue
        if family(move) != before:
            before = family(move)
            _begin_family(t, s, w, move, ws)
            now = _shared(t, r[1])
            known = clock(t, r[1]), needs_of(t, s, seat), singles_of(r[1])
        own = f[F_AFTER : F_AFTER + SUMS]
        if _shared(t, r[0]) != now:
            now = _shared(t, r[0])
            see_rivals(t, r[0], w, seat, ws)
        for k in range(SUMS):
            own[k] = f[F_BEFORE + k]
        slots = i[SLOTS : 2 * SLOTS]
        parts = EVERY_PART
        if move < PROPHECY:
            for k in range(SLOTS):
                slots[k] = i[k]
            cells = r[0].filled[seat] ^ s.filled[seat]
            parts = change_tower(t, r[0], seat, cells, known, slots)
        else:
            fill_slots(t, r[0], seat, slots)
        update(w, i[0:SLOTS], slots, parts, own, i[2 * SLOTS : 3 * SLOTS])
        uses[n] = _worth(t, r[0], w, seat, own, ws)[1]


@kernel
def _begin_family(t: Any, s: Any, w: Any, move: Any, ws: Any) -> None:
    f, i, r = ws.floats[:], ws.places[:], ws.records[:]
    r[1] = s
    is_stone = move < PROPHECY
    make(t, r[1], (move >> BY_SITE << BY_SITE) | (DISCARD << BY_TURNING) if is_stone else move)
    see_rivals(t, r[1], w, np.int64(s.seat), ws)
    fill_slots(t, r[1], np.int64(s.seat), i[0:SLOTS])
    accumulate(w, i[0:SLOTS], f[F_BEFORE : F_BEFORE + SUMS])


@kernel
def _shared(t: Any, s: Any) -> Any:
    """What a move changes within its family that the rivals' slots depend on."""
    if t.players == 1:
        return 0
    tokens = (np.int64(s.levels_left) << 4) + np.int64(s.structures_left)
    return (singles_of(s) << 16) + (clock(t, s) << 8) + tokens
