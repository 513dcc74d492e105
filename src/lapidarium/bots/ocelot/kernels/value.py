"""The learned value: how many points are still to come for each seat.

Inputs are counts of gems by class and by how nearly they can be collected, companions,
tools and turns left, the best gain at hand and how many tools give nothing away. Most are
nought, so the first layer adds up only the rows that are not.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lapidarium.bots.ocelot.kernels.layout import (
    AT_CAVE,
    AT_GAIN,
    AT_HANDS,
    AT_OTHERS,
    AT_OWN,
    AT_SAFE,
    AT_SHAPES,
    AT_STATE,
    AT_TURN,
    CLASSES,
    GAIN_STEPS,
    HIDDEN,
    INNER,
    POINTS_A_UNIT,
    SAFE_STEPS,
    STATES,
    TURNS,
    WITH,
)
from lapidarium.bots.ocelot.kernels.position import (
    NONE,
    ONE,
    advance,
    face_for,
    onward,
    tokens_left,
)
from lapidarium.bots.ocelot.kernels.reckoning import expected
from lapidarium.bots.ocelot.kernels.weighing import lacking, worth
from lapidarium.core import bits
from lapidarium.core.compiling import kernel
from lapidarium.core.ocelot.layout import CAVES, COMPANION, LETTERS, MOVE, OVER, STAY


@kernel
def put(net: Any, hidden: Any, at: Any, count: Any) -> None:
    """Add an input to the first layer."""
    row = net.first[at]
    x = np.float32(count)
    for j in range(HIDDEN):
        hidden[j] += x * row[j]


@kernel
def feel(t: Any, g: Any, net: Any, p: Any, masks: Any, inputs: Any, hidden: Any) -> None:
    """All inputs of a position: into `inputs` if it has room, else into the first layer."""
    _feel_gems(t, g, net, p, inputs, hidden)
    _feel_seats(net, p, inputs, hidden)
    _feel_tools(t, g, net, p, masks, inputs, hidden)


@kernel
def give(net: Any, inputs: Any, hidden: Any, at: Any, count: Any) -> None:
    """One input."""
    if len(inputs) > 0:
        inputs[at] = count
    else:
        put(net, hidden, at, count)


@kernel
def reach(t: Any, p: Any) -> Any:
    """The squares that some circle still free looks at."""
    found, circles = NONE, t.circles & ~p.taken
    while circles != NONE:
        found |= t.sight[bits.lowest(circles)]
        circles &= circles - ONE
    return found


@kernel
def _feel_gems(t: Any, g: Any, net: Any, p: Any, inputs: Any, hidden: Any) -> None:
    a, b, c = p.seen[0], p.seen[1], p.seen[2]
    three = a & b & c
    two = ((a & b) | (b & c) | (c & a)) & ~three
    one = (a | b | c) & ~two & ~three
    s1, s2, s3 = p.once & ~p.twice, p.twice & ~p.thrice, p.thrice
    within = reach(t, p)
    states = (
        ~p.once,
        one & s1,
        one & s2,
        one & s3 & within,
        two & s2,
        two & s3 & within,
        three,
        one & s3 & ~within,
        two & s3 & ~within,
    )
    seat = np.int64(p.seat)
    for k in range(CLASSES):
        here = g.classes[k] & p.lying
        if here == NONE:
            continue
        for n in range(STATES):
            count = bits.count(here & states[n])
            if count:
                give(net, inputs, hidden, AT_STATE + k * STATES + n, count)
                cave = k % CAVES
                if n not in (0, 6, 7):
                    place = 0 if n in (5, 8) else (2 if n == 1 else 1)
                    if p.cave[seat] == cave:
                        add(net, inputs, hidden, AT_OWN + k * WITH + place, count)
                    if p.cave[1 - seat] == cave:
                        add(net, inputs, hidden, AT_OTHERS + k * WITH + place, count)


@kernel
def add(net: Any, inputs: Any, hidden: Any, at: Any, count: Any) -> None:
    """More of one input."""
    if len(inputs) > 0:
        inputs[at] += count
    else:
        put(net, hidden, at, count)


@kernel
def _feel_seats(net: Any, p: Any, inputs: Any, hidden: Any) -> None:
    seat = np.int64(p.seat)
    for n in range(2):
        each = seat if n == 0 else 1 - seat
        cave = np.int64(p.cave[each])
        give(net, inputs, hidden, AT_CAVE + 4 * n + cave + 1, 1)
        shapes = p.shapes[each]
        least = min(shapes[0], shapes[1], shapes[2])
        missing = 0
        for shape in range(3):
            missing += 1 if shapes[shape] == least else 0
        give(net, inputs, hidden, AT_SHAPES + 3 * n + missing - 1, 1)
        for letter in range(LETTERS):
            if p.hands[each, letter]:
                give(net, inputs, hidden, AT_HANDS + 3 * n + letter, p.hands[each, letter])
    own, others = tokens_left(p, seat), tokens_left(p, 1 - seat)
    is_last = 1 if own > others else 0
    give(net, inputs, hidden, AT_TURN + TURNS * is_last + min(own, TURNS - 1), 1)


@kernel
def _feel_tools(t: Any, g: Any, net: Any, p: Any, masks: Any, inputs: Any, hidden: Any) -> None:
    """The best gain of the seat to act, of the other if it were to act, and safe placements."""
    lacking(g, p, masks)
    seat = p.seat
    safe, most = 0, 0
    free = t.circles & ~p.taken
    for tool in range(3):
        gains = masks[tool]
        gives = masks[3 + tool] | masks[6 + tool]
        circles = free if face_for(t, p, tool) >= 0 else NONE
        while circles != NONE:
            sight = t.sight[bits.lowest(circles)]
            circles &= circles - ONE
            if sight & gives == NONE:
                safe += 1
            if sight & gains != NONE:
                most = max(most, worth(g, sight & gains))
    give(net, inputs, hidden, AT_GAIN + min(most, GAIN_STEPS - 1), 1)
    p.seat = 1 - seat
    lacking(g, p, masks)
    p.seat = seat
    theirs = 0
    for tool in range(3):
        gains = masks[tool]
        circles = free if gains != NONE else NONE
        while circles != NONE:
            sight = t.sight[bits.lowest(circles)] & gains
            circles &= circles - ONE
            if sight != NONE:
                theirs = max(theirs, worth(g, sight))
    give(net, inputs, hidden, AT_GAIN + GAIN_STEPS + min(theirs, GAIN_STEPS - 1), 1)
    step = 0 if safe == 0 else min(SAFE_STEPS - 1, 1 + bits.highest(np.uint64(safe)))
    give(net, inputs, hidden, AT_SAFE + step, 1)


@kernel
def to_come(t: Any, g: Any, net: Any, p: Any, masks: Any, room: Any) -> Any:
    """Points still to come, for the seat to act and for the other."""
    hidden, inner = room[:HIDDEN], room[HIDDEN : HIDDEN + INNER]
    for j in range(HIDDEN):
        hidden[j] = net.first_bias[j]
    feel(t, g, net, p, masks, room[:0], hidden)
    for j in range(INNER):
        inner[j] = net.second_bias[j]
    for k in range(HIDDEN):
        if hidden[k] > 0:
            x = hidden[k]
            row = net.second[k]
            for j in range(INNER):
                inner[j] += x * row[j]
    own, others = np.float64(net.third_bias[0]), np.float64(net.third_bias[1])
    for k in range(INNER):
        if inner[k] > 0:
            own += np.float64(inner[k] * net.third[k, 0])
            others += np.float64(inner[k] * net.third[k, 1])
    return own * POINTS_A_UNIT, others * POINTS_A_UNIT


@kernel
def margin(t: Any, g: Any, net: Any, p: Any, seat: Any, masks: Any, room: Any) -> Any:
    """By how many points a seat is likely to win from here."""
    found = expected(g, p, seat) - expected(g, p, 1 - seat)
    if p.step != OVER:
        own, others = to_come(t, g, net, p, masks, room)
        found += own - others if p.seat == seat else others - own
    return found


@kernel
def outlook(t: Any, g: Any, net: Any, work: Any, seat: Any, masks: Any, room: Any) -> Any:
    """The margin of work[1]; if the companion may move on, with its best move; spoils work[2]."""
    if work[1].step != MOVE:
        return margin(t, g, net, work[1], seat, masks, room)
    work[2] = work[1]
    advance(t, g, work[2], STAY)
    best = margin(t, g, net, work[2], seat, masks, room)
    squares = onward(g, work[1])
    while squares != NONE:
        work[2] = work[1]
        advance(t, g, work[2], COMPANION + bits.lowest(squares))
        best = max(best, margin(t, g, net, work[2], seat, masks, room))
        squares &= squares - ONE
    return best
