"""What a move leads to (O-T1 to O-T7, O-G5 to O-G7, O-E1)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled.kernel import kernel
from lapidarium.games.ocelot.compiled.layout import (
    BLUE,
    BY_FACE,
    COLLECT,
    COMPANION,
    DONE,
    DRAW,
    GEODE,
    MOON,
    MOVE,
    NONE,
    OVER,
    PLACE,
    STAR,
    STAY,
    SUN,
    TAKE,
)
from lapidarium.games.ocelot.compiled.sight import collectable, onward

ONE: Final = np.uint64(1)


@kernel
def apply(t: Any, s: Any, move: Any) -> None:
    """Make a legal move."""
    if move < COMPANION:
        place_tool(t, s, move >> BY_FACE, move & 63)
        if onward(t, s) != 0:
            s.step = MOVE
            return
    elif move < TAKE:
        s.companions[s.seat] = move - COMPANION
        gain(t, s, move - COMPANION)
    elif move < STAY:
        gain(t, s, move - TAKE)
    elif move == DONE:
        next_turn(s)
        return
    go_on(t, s)


@kernel
def place_tool(t: Any, s: Any, face: Any, circle: Any) -> None:
    """O-T2, O-G2: a tool on a circle, and what it sees; each square from one side."""
    bit = ONE << np.uint64(circle)
    sight = t.sight[circle]
    s.faces[face] |= bit
    s.taken |= bit
    s.hands[s.seat, face >> 1] -= 1
    s.seen[t.tool_of[face]] |= sight
    s.thrice |= s.twice & sight
    s.twice |= s.once & sight
    s.once |= sight


@kernel
def gain(t: Any, s: Any, square: Any) -> None:
    """O-T5, O-G6, O-G7: what lies on the square is the active seat's, and what it earns is owed."""
    kind = s.gems[square] + 0
    if kind == NONE:
        return
    bit = ONE << np.uint64(square)
    s.gems[square] = NONE
    s.lying &= ~bit
    s.cheap &= ~bit
    if kind == GEODE:
        owe(t, s, t.cave_of[square])
        return
    own = s.collected[s.seat]
    before = min(own[SUN], own[MOON], own[STAR])
    own[kind] += 1
    if min(own[SUN], own[MOON], own[STAR]) > before:
        owe(t, s, BLUE)


@kernel
def owe(t: Any, s: Any, bag: Any) -> None:
    """O-G6: an amethyst of this bag is owed; with an empty bag nothing is drawn."""
    if in_bag(t, s, bag) != 0:
        s.owed = bag


@kernel
def in_bag(t: Any, s: Any, bag: Any) -> Any:
    """O-S2: the amethysts of a bag that nobody has drawn."""
    return t.bags[bag] & ~(s.amethysts[0] | s.amethysts[1])


@kernel
def go_on(t: Any, s: Any) -> None:
    """O-T7: draw what is owed; then collect, or pass the turn on if there is nothing to."""
    if s.owed != NONE:
        s.step = DRAW
    elif collectable(t, s, s.seat) != 0:
        s.step = COLLECT
    else:
        next_turn(s)


@kernel
def next_turn(s: Any) -> None:
    """O-S5, O-E1: turns alternate; the game ends when both have placed all tokens."""
    s.seat = 1 - s.seat
    s.step = PLACE if tokens_left(s, s.seat) > 0 else OVER


@kernel
def tokens_left(s: Any, seat: Any) -> Any:
    """O-S4: tools in hand, and the companion if it is not placed yet."""
    hand = s.hands[seat]
    return hand[0] + np.int64(hand[1]) + hand[2] + (1 if s.companions[seat] == NONE else 0)


@kernel
def has_ended(s: Any) -> Any:
    """Is the game over?"""
    return s.step == OVER
