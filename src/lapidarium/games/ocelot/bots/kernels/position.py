"""Turns on a position: what a tool or companion leads to, with everything collected."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.games.ocelot.bots.kernels.layout import NOWHERE
from lapidarium.games.ocelot.compiled.layout import (
    BLUE,
    BY_FACE,
    CAVES,
    COMPANION,
    FACES,
    GEODE,
    KINDS,
    LETTERS,
    MOON,
    MOVE,
    OVER,
    PLACE,
    RED,
    SEATS,
    STAR,
    STAY,
    SUN,
)
from lapidarium.games.ocelot.compiled.layout import NONE as ABSENT
from lapidarium.games.ocelot.compiled.scoring import gem_points, printing
from lapidarium.games.ocelot.compiled.turn import in_bag

ONE: Final = np.uint64(1)
NONE: Final = np.uint64(0)


@kernel
def collectable(g: Any, p: Any, seat: Any) -> Any:
    """O-G1, O-G3: the squares whose gem this seat could collect."""
    compass, lantern, pick = p.seen[0], p.seen[1], p.seen[2]
    can = compass & lantern & pick
    if p.cave[seat] != NOWHERE:
        two = (compass & lantern) | (lantern & pick) | (pick & compass)
        can |= two & p.thrice & g.caves[p.cave[seat]]
    return can & p.lying


@kernel
def landings(g: Any, p: Any, cave: Any) -> Any:
    """O-T3, O-T4: squares of a cave where a companion may land."""
    cheap = g.kinds[0] | g.kinds[SUN] | g.kinds[MOON] | g.kinds[STAR]
    free = g.caves[cave] & (~p.lying | cheap)
    for seat in range(SEATS):
        if p.square[seat] != NOWHERE:
            free &= ~(ONE << np.uint64(p.square[seat]))
    return free


@kernel
def landings_apart(g: Any, p: Any, cave: Any) -> Any:
    """The same, but of the empty squares, which are all alike, only one."""
    free = landings(g, p, cave)
    empty = free & ~p.lying
    return (free & p.lying) | (empty & (~empty + ONE))


@kernel
def face_for(t: Any, p: Any, tool: Any) -> Any:
    """O-T2: a face of this tool in hand, of the letter of which most are left; or -1."""
    found, most = -1, np.int64(0)
    for face in range(FACES):
        left = np.int64(p.hands[p.seat, face >> 1])
        if t.tool_of[face] == tool and left > most:
            found, most = face, left
    return found


@kernel
def tools_left(p: Any, seat: Any) -> Any:
    """O-S4: tools in hand."""
    hand = p.hands[seat]
    return np.int64(hand[0]) + np.int64(hand[1]) + np.int64(hand[2])


@kernel
def tokens_left(p: Any, seat: Any) -> Any:
    """O-S4: tools in hand, and the companion if it is not placed yet."""
    return tools_left(p, seat) + (1 if p.cave[seat] == NOWHERE else 0)


@kernel
def place_tool(t: Any, p: Any, face: Any, circle: Any) -> None:
    """O-T2, O-G2: a tool on a circle, and what it sees."""
    sight = t.sight[circle]
    p.taken |= ONE << np.uint64(circle)
    p.hands[p.seat, face >> 1] -= 1
    p.seen[t.tool_of[face]] |= sight
    p.thrice |= p.twice & sight
    p.twice |= p.once & sight
    p.once |= sight


@kernel
def onward(g: Any, p: Any) -> Any:
    """O-T4: where the companion of the active seat may move to."""
    cave = np.int64(p.cave[p.seat])
    if cave in (NOWHERE, RED):
        return NONE
    return landings_apart(g, p, cave + 1)


@kernel
def land(t: Any, g: Any, p: Any, square: Any) -> None:
    """O-T3, O-T4, O-T5: the companion on a square; what lies there is the active seat's."""
    p.square[p.seat] = square
    p.cave[p.seat] = t.cave_of[square]
    take(g, p, p.lying & (ONE << np.uint64(square)))


@kernel
def take(g: Any, p: Any, gems: Any) -> None:
    """O-G5 to O-G7: these gems are the active seat's, and the amethysts they earn."""
    if gems == NONE:
        return
    seat = p.seat
    p.lying &= ~gems
    shapes = p.shapes[seat]
    before = min(shapes[0], shapes[1], shapes[2])
    for kind in range(KINDS - 1):
        count = bits.count(gems & g.kinds[kind])
        if count:
            value = g.values[kind]
            p.points[seat] += count * value
            if value == 1:
                p.ones[seat] += count
            elif value == 3:
                p.threes[seat] += count
            if SUN <= kind <= STAR:
                shapes[kind - SUN] += count
    earn(p, BLUE, np.int64(min(shapes[0], shapes[1], shapes[2])) - before)
    geodes = gems & g.kinds[GEODE]
    if geodes != NONE:
        for cave in range(CAVES):
            earn(p, cave, bits.count(geodes & g.caves[cave]))


@kernel
def earn(p: Any, bag: Any, count: Any) -> None:
    """O-G6: so many amethysts of a bag, or what is left in it."""
    count = min(count, np.int64(p.left[bag]))
    p.left[bag] -= count
    p.drawn[p.seat, bag] += count


@kernel
def end_turn(g: Any, p: Any) -> None:
    """Collect everything; then it is the other's turn, or the game is over (O-E1)."""
    take(g, p, collectable(g, p, p.seat))
    pass_on(p)


@kernel
def pass_on(p: Any) -> None:
    """O-S5, O-E1: it is the other's turn, or the game is over."""
    p.seat = 1 - p.seat
    p.step = PLACE if tokens_left(p, p.seat) > 0 else OVER


@kernel
def advance(t: Any, g: Any, p: Any, move: Any) -> None:
    """Make a move of the tree: a tool, the companion, or its staying."""
    if move < COMPANION:
        place_tool(t, p, move >> BY_FACE, move & 63)
        if onward(g, p) != NONE:
            p.step = MOVE
            return
    elif move != STAY:
        land(t, g, p, move - COMPANION)
    end_turn(g, p)


@kernel
def begin(t: Any, s: Any, p: Any) -> None:
    """The position of a record of the core's; what the other's amethysts print is left out."""
    for tool in range(len(p.seen)):
        p.seen[tool] = s.seen[tool]
    p.once, p.twice, p.thrice = s.once, s.twice, s.thrice
    p.taken, p.lying = s.taken, s.lying
    p.seat, p.step = s.seat, s.step
    for bag in range(CAVES):
        p.left[bag] = bits.count(in_bag(t, s, bag))
    for seat in range(SEATS):
        p.points[seat] = gem_points(t, s, seat)
        p.ones[seat], p.threes[seat] = printing(t, s, seat, 1), printing(t, s, seat, 3)
        square = np.int64(s.companions[seat])
        p.square[seat] = square if square != ABSENT else NOWHERE
        p.cave[seat] = t.cave_of[square] if square != ABSENT else NOWHERE
        for letter in range(LETTERS):
            p.hands[seat, letter] = s.hands[seat, letter]
        for shape in range(3):
            p.shapes[seat, shape] = s.collected[seat, SUN + shape]
        for bag in range(CAVES):
            p.drawn[seat, bag] = bits.count(s.amethysts[seat] & t.bags[bag])


@kernel
def begin_for(t: Any, s: Any, seat: Any, p: Any) -> None:
    """The same as this seat sees it: its own amethysts are known, and counted apart."""
    begin(t, s, p)
    for bag in range(CAVES):
        p.drawn[seat, bag] = 0
