"""Which moves there are (O-T1 to O-T7, O-G5): how many, the n-th, all, or is this one.

Moves come circle by circle, the faces in hand on each, then squares for the companion; or
squares, then the move that waits.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.compiled.lists import put_byte, put_word
from lapidarium.compiled.random_numbers import below
from lapidarium.games.ocelot.compiled.layout import (
    BLUE,
    BY_FACE,
    COLLECT,
    COMPANION,
    DONE,
    LETTERS,
    MOST,
    MOVE,
    MOVES,
    NONE,
    PLACE,
    STAY,
    TAKE,
)
from lapidarium.games.ocelot.compiled.sight import NOWHERE, collectable, landings, onward

ONE: Final = np.uint64(1)


@kernel
def faces_in_hand(s: Any) -> Any:
    """O-T2: the faces of the letters the active seat has left, as bits; each letter has two."""
    faces = NOWHERE
    for letter in range(LETTERS):
        if s.hands[s.seat, letter] != 0:
            faces |= np.uint64(3 << (2 * letter))
    return faces


@kernel
def first_squares(t: Any, s: Any) -> Any:
    """O-T3: where a companion that is not placed yet may be."""
    return landings(t, s, BLUE) if s.companions[s.seat] == NONE else NOWHERE


@kernel
def count(t: Any, s: Any) -> Any:
    """How many moves the seat to act has; none at chance and at the end."""
    if s.step == PLACE:
        tools = bits.count(t.circles & ~s.taken) * bits.count(faces_in_hand(s))
        return tools + bits.count(first_squares(t, s))
    if s.step == MOVE:
        return bits.count(onward(t, s)) + 1
    return bits.count(collectable(t, s, s.seat)) + 1 if s.step == COLLECT else 0


@kernel
def nth(t: Any, s: Any, n: Any) -> Any:
    """The n-th move of the seat to act, from 0; it must exist."""
    if s.step == PLACE:
        return _nth_placing(t, s, t.circles & ~s.taken, faces_in_hand(s), n)
    squares = onward(t, s) if s.step == MOVE else collectable(t, s, s.seat)
    return _nth_square(s, squares, n)


@kernel
def choose(t: Any, s: Any, random: Any) -> Any:
    """One of the moves of the seat to act, by 64 random bits, each as likely as any other."""
    if s.step == PLACE:
        circles, faces = t.circles & ~s.taken, faces_in_hand(s)
        tools = bits.count(circles) * bits.count(faces)
        n = below(random, tools + bits.count(first_squares(t, s)))
        return _nth_placing(t, s, circles, faces, n)
    squares = onward(t, s) if s.step == MOVE else collectable(t, s, s.seat)
    return _nth_square(s, squares, below(random, bits.count(squares) + 1))


@kernel
def _nth_placing(t: Any, s: Any, circles: Any, faces: Any, n: Any) -> Any:
    each = bits.count(faces)
    tools = bits.count(circles) * each
    if n >= tools:
        return COMPANION + bits.nth(first_squares(t, s), n - tools)
    circle = np.uint32(n) // np.uint32(each)
    face = bits.nth(faces, np.uint32(n) % np.uint32(each))
    return (face << BY_FACE) | bits.nth(circles, circle)


@kernel
def _nth_square(s: Any, squares: Any, n: Any) -> Any:
    if n == bits.count(squares):
        return STAY if s.step == MOVE else DONE
    return (COMPANION if s.step == MOVE else TAKE) + bits.nth(squares, n)


@kernel
def generate(t: Any, s: Any, out: Any) -> Any:
    """Write every move of the seat to act into `out`; how many.

    Without room for MOST nothing is written, and -1 returned.
    """
    if len(out) < MOST:
        return -1
    if s.step == PLACE:
        return put_word(out, _list_tools(t, s, out), first_squares(t, s), COMPANION)
    if s.step not in (MOVE, COLLECT):
        return 0
    squares = onward(t, s) if s.step == MOVE else collectable(t, s, s.seat)
    n = put_word(out, 0, squares, COMPANION if s.step == MOVE else TAKE)
    out[n] = STAY if s.step == MOVE else DONE
    return n + 1


@kernel
def _list_tools(t: Any, s: Any, out: Any) -> Any:
    circles, faces, n = t.circles & ~s.taken, faces_in_hand(s), 0
    while circles != 0:
        n = put_byte(out, n, faces, BY_FACE, bits.lowest(circles))
        circles &= circles - ONE
    return n


@kernel
def is_legal(t: Any, s: Any, move: Any) -> Any:
    """Is this number, whatever it is, a move of the seat to act?"""
    if move < 0 or move >= MOVES:
        return False
    if move >= STAY:
        return s.step == (MOVE if move == STAY else COLLECT)
    space = np.uint64(move & 63)
    if move >= TAKE:
        return s.step == COLLECT and (collectable(t, s, s.seat) >> space) & ONE == ONE
    if move >= COMPANION:
        squares = NOWHERE
        if s.step == PLACE:
            squares = first_squares(t, s)
        elif s.step == MOVE:
            squares = onward(t, s)
        return (squares >> space) & ONE == ONE
    in_hand = (faces_in_hand(s) >> np.uint64(move >> BY_FACE)) & ONE
    return s.step == PLACE and ((t.circles & ~s.taken) >> space) & in_hand == ONE
