"""The learned value: how many points are still to come for each seat.

Inputs are counts of gems by class and by what they lack, companions, tools and turns left, and
for either seat the best gains at hand and on how many circles a tool gives nothing away. Most
are nought, so the first layer adds up only the rows that are not.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.games.ocelot.bots.kernels.final_value import expected
from lapidarium.games.ocelot.bots.kernels.heuristic import lacking, worth
from lapidarium.games.ocelot.bots.kernels.layout import (
    AT_BEST,
    AT_CAVE,
    AT_GAIN,
    AT_HANDS,
    AT_LACKS,
    AT_NEXT,
    AT_OTHERS,
    AT_OWN,
    AT_SAFE,
    AT_SHAPES,
    AT_STATE,
    AT_TURN,
    BEST_STEPS,
    CLASSES,
    GAIN_STEPS,
    HIDDEN,
    INNER,
    LEAST_BEST,
    MOST_LACKING,
    POINTS_PER_UNIT,
    SAFE_STEPS,
    STATES,
    TURNS,
    WITH,
)
from lapidarium.games.ocelot.bots.kernels.position import (
    NONE,
    ONE,
    advance,
    face_for,
    onward,
    tokens_left,
)
from lapidarium.games.ocelot.compiled.layout import (
    CAVES,
    COMPANION,
    LETTERS,
    MOVE,
    OVER,
    STAY,
    TOOLS,
)


@kernel
def put(net: Any, hidden: Any, at: Any, count: Any) -> None:
    """Add an input to the first layer."""
    row = net.first[at]
    x = np.float32(count)
    for j in range(HIDDEN):
        hidden[j] += x * row[j]


@kernel
def fill_inputs(t: Any, g: Any, net: Any, p: Any, masks: Any, inputs: Any, hidden: Any) -> None:
    """All inputs of a position: into `inputs` if it has room, else into the first layer."""
    _fill_gems(t, g, net, p, inputs, hidden)
    _fill_seats(net, p, inputs, hidden)
    _fill_tools(t, g, net, p, masks, inputs, hidden)


@kernel
def give(net: Any, inputs: Any, hidden: Any, at: Any, count: Any) -> None:
    """One input."""
    if len(inputs) > 0:
        inputs[at] = count
    else:
        put(net, hidden, at, count)


@kernel
def open_sides(t: Any, p: Any) -> Any:
    """The squares that one, two and three circles still free look at, or more."""
    one, two, three = NONE, NONE, NONE
    circles = t.circles & ~p.taken
    while circles != NONE:
        sight = t.sight[bits.lowest(circles)]
        circles &= circles - ONE
        three |= two & sight
        two |= one & sight
        one |= sight
    return one, two, three


@kernel
def _fill_gems(t: Any, g: Any, net: Any, p: Any, inputs: Any, hidden: Any) -> None:
    """Gems by what they lack; a companion stands in for a kind, but not for a side (O-G3)."""
    a, b, c = p.seen[0], p.seen[1], p.seen[2]
    three = a & b & c
    two = ((a & b) | (b & c) | (c & a)) & ~three
    one = (a | b | c) & ~two & ~three
    s1, s2, s3 = p.once & ~p.twice, p.twice & ~p.thrice, p.thrice
    free1, free2, free3 = open_sides(t, p)
    ready, short = two & s3, one & s2
    states = (
        ~p.once & free3,
        one & s1 & free2,
        short & free2,
        (short & ~free2 & free1) | (one & s3 & free1),
        two & s2 & free1,
        ready & free1,
        ready & ~free1,
        three,
        (~p.once & ~free3) | (one & s1 & ~free2) | (short & ~free1) | (two & s2 & ~free1),
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
                if 1 <= n <= 6:
                    place = 2 if n == 1 else (0 if n >= 5 else 1)
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
def _fill_seats(net: Any, p: Any, inputs: Any, hidden: Any) -> None:
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
def _fill_tools(t: Any, g: Any, net: Any, p: Any, masks: Any, inputs: Any, hidden: Any) -> None:
    """What tools can do for the seat to act, and for the other if it were to act."""
    seat = p.seat
    _fill_hand(t, g, net, p, masks, inputs, hidden, 0)
    p.seat = 1 - seat
    _fill_hand(t, g, net, p, masks, inputs, hidden, 1)
    p.seat = seat


@kernel
def _fill_hand(
    t: Any, g: Any, net: Any, p: Any, masks: Any, inputs: Any, hidden: Any, n: Any
) -> None:
    """What lacks each tool; the most a tool gains, the most of what is left then, the best of gains
    less gifts, and on how many circles a tool gives nothing away.
    """
    lacking(g, p, masks)
    for tool in range(TOOLS):
        lacks = min(worth(g, masks[tool]) >> 1, MOST_LACKING)
        if lacks:
            give(net, inputs, hidden, AT_LACKS + TOOLS * n + tool, lacks)
    has = (face_for(t, p, 0) >= 0, face_for(t, p, 1) >= 0, face_for(t, p, 2) >= 0)
    gain, taken, best, safe = _try_tools(t, g, p, masks, has)
    give(net, inputs, hidden, AT_GAIN + GAIN_STEPS * n + min(gain, GAIN_STEPS - 1), 1)
    after = min(_best_gain(t, g, p, masks, has, ~taken), GAIN_STEPS - 1) if gain else 0
    give(net, inputs, hidden, AT_NEXT + GAIN_STEPS * n + after, 1)
    best = min(best - LEAST_BEST, BEST_STEPS - 1)
    give(net, inputs, hidden, AT_BEST + BEST_STEPS * n + best, 1)
    give(net, inputs, hidden, AT_SAFE + SAFE_STEPS * n + min(safe, SAFE_STEPS - 1), 1)


@kernel
def _try_tools(t: Any, g: Any, p: Any, masks: Any, has: Any) -> Any:
    """Every tool in hand on every circle: the most it gains and on which squares, the best of gains
    less gifts, and the circles where one gives nothing away.
    """
    gain, taken, best, safe = 0, NONE, LEAST_BEST, 0
    circles = t.circles & ~p.taken
    while circles != NONE:
        sight = t.sight[bits.lowest(circles)]
        circles &= circles - ONE
        is_safe = 0
        for tool in range(TOOLS):
            if not has[tool]:
                continue
            gains, gives = sight & masks[tool], sight & (masks[3 + tool] | masks[6 + tool])
            here = worth(g, gains) if gains != NONE else 0
            if here > gain:
                gain, taken = here, gains
            if gives != NONE:
                here -= worth(g, gives)
            else:
                is_safe = 1
            best = max(best, here)
        safe += is_safe
    return gain, taken, best, safe


@kernel
def _best_gain(t: Any, g: Any, p: Any, masks: Any, has: Any, among: Any) -> Any:
    """The most a tool gains among these squares."""
    most = 0
    circles = t.circles & ~p.taken
    while circles != NONE:
        sight = t.sight[bits.lowest(circles)] & among
        circles &= circles - ONE
        for tool in range(TOOLS):
            gains = sight & masks[tool]
            if has[tool] and gains != NONE:
                most = max(most, worth(g, gains))
    return most


@kernel
def to_come(t: Any, g: Any, net: Any, p: Any, masks: Any, room: Any) -> Any:
    """Points still to come, for the seat to act and for the other."""
    hidden, inner = room[:HIDDEN], room[HIDDEN : HIDDEN + INNER]
    for j in range(HIDDEN):
        hidden[j] = net.first_bias[j]
    fill_inputs(t, g, net, p, masks, room[:0], hidden)
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
    return own * POINTS_PER_UNIT, others * POINTS_PER_UNIT


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
    """The margin of work[1]; if the companion may move on, with its best move; and that move.

    Spoils work[2].
    """
    if work[1].step != MOVE:
        return margin(t, g, net, work[1], seat, masks, room), STAY
    work[2] = work[1]
    advance(t, g, work[2], STAY)
    best, move = margin(t, g, net, work[2], seat, masks, room), np.int64(STAY)
    squares = onward(g, work[1])
    while squares != NONE:
        landing = np.int64(COMPANION + bits.lowest(squares))
        squares &= squares - ONE
        work[2] = work[1]
        advance(t, g, work[2], landing)
        here = margin(t, g, net, work[2], seat, masks, room)
        if here > best:
            best, move = here, landing
    return best, move
