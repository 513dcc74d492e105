"""What a move leads to (M-T3 to M-T10, M-L1 to M-L3, M-E1, M-E2, M-1P2)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.games.monolyth.compiled.layout import (
    BY_SITE,
    BY_TURNING,
    BY_VALUE,
    DISCARD,
    FILL,
    GIVE,
    GIVEN,
    NONE,
    OVER,
    POSITIONS,
    PROPHECY,
    SWAP,
    TURN,
    TURNINGS,
)
from lapidarium.games.monolyth.compiled.placement import free_cells, placed

ONE: Final = np.uint64(1)


@kernel
def apply(t: Any, s: Any, move: Any) -> None:
    """Make a legal move."""
    if move < PROPHECY:
        move_crystal(t, s, move)
    elif move < GIVEN:
        prophesy(t, s, move - PROPHECY)
    else:
        take_token(s, move - GIVEN)
        next_turn(t, s)


@kernel
def move_crystal(t: Any, s: Any, move: Any) -> None:
    """M-T3 to M-T6: a stone is placed, swapped or discarded."""
    site = move >> BY_SITE
    turning = (move >> BY_TURNING) & 31
    stone = np.int64(s.sites[site])
    if turning != DISCARD:
        colour = stone >> 3
        way = (stone & 7) * TURNINGS + turning
        if turning == SWAP:
            way = t.single * TURNINGS
            s.supply[colour] -= 1
        build(t, s, colour, way, move & 15)
    s.sites[site] = NONE
    s.standing ^= 1 << site
    s.left = s.crystal
    s.crystal = site
    if s.lid[0] != 0:
        s.phase = FILL
    else:
        end_crystal_turn(t, s)


@kernel
def build(t: Any, s: Any, colour: Any, way: Any, column: Any) -> None:
    """M-T4: a stone goes on the tower of the active seat."""
    seat = s.seat
    filled = s.filled[seat]
    cells = placed(t, way, column, free_cells(filled))
    s.colours[seat, colour] |= cells
    s.filled[seat] = filled | cells


@kernel
def pay(t: Any, s: Any) -> None:
    """M-L1 to M-L3: tokens for levels and for the structure, as the tower now stands."""
    seat = s.seat
    filled = s.filled[seat]
    full = bits.lowest(~filled) >> 4
    while s.levels_won[seat] < full and s.levels_left > 0:
        pay_level(t, s)
    if s.structure[seat] == 0 and s.structures_left > 0 and is_built(t, s.card, filled):
        s.structures_left -= 1
        s.structure[seat] = s.structures[s.structures_left]
        s.structures[s.structures_left] = 0


@kernel
def pay_level(t: Any, s: Any) -> None:
    """M-L1, M-1P3: the highest token left, or solo the lowest."""
    seat = s.seat
    last = s.levels_left - 1
    token = s.levels[last]
    if t.players == 1:
        token = s.levels[0]
        for n in range(last):
            s.levels[n] = s.levels[n + 1]
    s.levels[last] = 0
    s.levels_left = last
    s.won[seat, s.levels_won[seat]] = token
    s.levels_won[seat] += 1


@kernel
def is_built(t: Any, card: Any, filled: Any) -> Any:
    """M-L2: does the tower match the card in any position?"""
    for n in range(POSITIONS):  # noqa: SIM110 - Numba knows no generators here
        if filled & t.asked[card, n] == t.must[card, n]:
            return True
    return False


@kernel
def prophesy(t: Any, s: Any, number: Any) -> None:
    """M-T8: a token goes into a slot."""
    value = number >> BY_VALUE
    side = number & 3
    take_token(s, value)
    s.slots[s.seat, side] = value + 1
    s.free[s.seat] ^= 1 << side
    pay(t, s)
    next_turn(t, s)


@kernel
def take_token(s: Any, value: Any) -> None:
    """M-T8, M-1P2: a prophecy leaves the main board."""
    s.prophecies[value] -= 1
    if s.prophecies[value] == 0:
        s.offer ^= 1 << value


@kernel
def end_crystal_turn(t: Any, s: Any) -> None:
    """M-T10, M-1P2: levels and structure; then solo a token, unless the top level is complete."""
    s.left = NONE
    pay(t, s)
    if t.players == 1 and s.filled[0] != t.limit:
        s.phase = GIVE
    else:
        next_turn(t, s)


@kernel
def next_turn(t: Any, s: Any) -> None:
    """M-T10, M-S8: the turn is finished. Is the game over? If not, the next seat, clockwise."""
    s.phase = OVER if is_over(t, s) else TURN
    s.turn += 1
    seat = s.seat + 1
    s.seat = 0 if seat == t.players else seat


@kernel
def is_over(t: Any, s: Any) -> Any:
    """M-E1, M-E2, M-1P4: asked when a turn is done, before the next seat's."""
    if s.lid[0] == 0 and s.standing == 0:
        return True
    if t.players == 1 and s.offer == 0:
        return True
    last = s.first - 1 if s.first > 0 else t.players - 1
    if s.seat != last:
        return False
    for seat in range(t.players):  # noqa: SIM110
        if s.filled[seat] == t.limit:
            return True
    return False


@kernel
def has_ended(s: Any) -> Any:
    """Is the game over?"""
    return s.phase == OVER
