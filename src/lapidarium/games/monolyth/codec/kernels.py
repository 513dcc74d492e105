"""Ids, masks and observations of Monolyth on records (see `actions` and `planes`)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.compiled.spread import spread_word
from lapidarium.games.monolyth.codec.actions import (
    ACTIONS,
    DISCARDS,
    GIFTS,
    PER_REACH,
    PROPHECIES,
    SWAP_WAY,
)
from lapidarium.games.monolyth.codec.planes import (
    AHEAD,
    CELLS,
    KINDS,
    MOST_POINTS,
    MOST_SINGLES,
    MOST_TOKEN,
)
from lapidarium.games.monolyth.compiled.layout import (
    BY_SITE,
    BY_TURNING,
    CARDS,
    COLOURS,
    DISCARD,
    GIVE,
    GIVEN,
    NONE,
    PROPHECY,
    REACH,
    SIDES,
    STONES,
    TURN,
    TURNINGS,
    VALUES,
)
from lapidarium.games.monolyth.compiled.moves import first_site, sites_ahead
from lapidarium.games.monolyth.compiled.placement import columns, free_cells, resting
from lapidarium.games.monolyth.compiled.scoring import wall_count

ONE: Final = np.uint64(1)
SHORTS: Final = 4 * -(-ACTIONS // 64)
WAYS: Final = TURNINGS + 1
REST: Final = DISCARDS // 16
"""The 16-bit word with discards in its lowest bits, and prophecies from there on."""
CELL_WORDS: Final = CELLS // 8


@kernel
def number(t: Any, s: Any, action: Any) -> Any:  # noqa: ARG001 - every game's is called alike
    """The core's number of an id here; -1 if it can be none."""
    if action < 0 or action >= ACTIONS:
        return -1
    if action >= GIFTS:
        return GIVEN + action - GIFTS
    if action >= PROPHECIES:
        return PROPHECY + action - PROPHECIES
    if action >= DISCARDS:
        reach, rest = action - DISCARDS, DISCARD << BY_TURNING
    else:
        reach = action // PER_REACH
        rest = action - reach * PER_REACH
    ahead = sites_ahead(s)
    for _ in range(reach):
        ahead &= ahead - ONE
    if ahead == 0:
        return -1
    return (first_site(s, ahead) << BY_SITE) | rest


@kernel
def legal_bits(t: Any, s: Any, out: Any) -> None:
    """Every legal id as a bit; a word of 16 bits is a way with its columns."""
    out[:] = 0
    if s.phase == GIVE:
        _put_bits(out, GIFTS, np.uint64(s.offer))
        return
    if s.phase != TURN:
        return
    if _put_crystal_moves(t, s, out) == 0:
        reach = min(REACH, bits.count(sites_ahead(s)))
        out[REST] = np.uint16((1 << reach) - 1)
    free = np.uint64(s.free[s.seat])
    prophecies = np.uint64(0)
    for value in range(VALUES):
        prophecies |= (free * np.uint64((s.offer >> value) & 1)) << np.uint64(value * SIDES)
    _put_bits(out, PROPHECIES, prophecies)


@kernel
def _put_bits(out: Any, first: Any, word: Any) -> None:
    """The bits of a word, from id `first` on."""
    at, shift = first >> 4, np.uint64(first & 15)
    carry = np.uint64(0)
    for n in range(5):
        piece = (word >> np.uint64(16 * n)) & np.uint64(0xFFFF) if n < 4 else np.uint64(0)
        both = (piece << shift) | carry
        if at + n < SHORTS:
            out[at + n] |= np.uint16(both & np.uint64(0xFFFF))
        carry = both >> np.uint64(16)


@kernel
def _put_crystal_moves(t: Any, s: Any, out: Any) -> Any:
    """M-T2, M-T3: placements and swaps; 0 if there are none at all."""
    free = free_cells(s.filled[s.seat])
    singles = columns(resting(t, np.uint64(t.single * TURNINGS), free))
    ahead = sites_ahead(s)
    any_of_them = np.uint64(0)
    for reach in range(min(REACH, bits.count(ahead))):
        stone = np.int64(s.sites[np.uint64(first_site(s, ahead))])
        row = reach * WAYS
        first = np.uint64((stone & 7) * TURNINGS)
        for turning in range(t.rows[stone & 7]):
            found = columns(resting(t, first + np.uint64(turning), free))
            any_of_them |= found
            out[row + turning] = np.uint16(found)
        if s.supply[np.uint64(stone >> 3)] != 0:
            any_of_them |= singles
            out[row + SWAP_WAY] = np.uint16(singles)
        ahead &= ahead - ONE
    return any_of_them


@kernel
def observe(t: Any, s: Any, seat: Any, words: Any, out: Any) -> None:
    """What this seat sees, into a row of zeros (as words and as bytes)."""
    players = t.players
    for n in range(players):
        other = seat + n
        if other >= players:
            other -= players
        for colour in range(COLOURS):
            cells = s.colours[other, colour]
            if cells != 0:
                spread_word(cells, words, (n * COLOURS + colour) * CELL_WORDS)
        _observe_seat(t, s, other, n, out)
    at = players * (COLOURS * CELLS + SIDES * (3 + COLOURS) + 4)
    _observe_main_board(t, s, out, _observe_stones(s, out, at))


@kernel
def _observe_seat(t: Any, s: Any, seat: Any, n: Any, out: Any) -> None:
    players = t.players
    walls = players * COLOURS * CELLS
    possible = walls + players * SIDES
    slots = possible + players * SIDES
    sides = slots + players * SIDES
    rest = sides + players * SIDES * COLOURS + n
    total = s.structure[seat] + np.int64(0)
    for token in s.won[seat]:
        total += token
    if s.boards[seat] != NONE:
        filled = s.filled[seat]
        for side in range(SIDES):
            at = n * SIDES + side
            count = wall_count(t, s, seat, side)
            value = np.int64(s.slots[seat, side])
            out[walls + at] = count
            out[possible + at] = count + bits.count(t.walls[side] & ~filled)
            out[slots + at] = value
            out[sides + at * COLOURS + t.sides[s.boards[seat], side]] = 1
            if count >= value:
                total += value
    out[rest] = s.levels_won[seat]
    out[rest + players] = min(np.int64(s.structure[seat]), MOST_TOKEN)
    out[rest + 2 * players] = min(total, MOST_POINTS)
    out[rest + 3 * players] = s.seat == seat


@kernel
def _observe_stones(s: Any, out: Any, at: Any) -> Any:
    """The stones ahead of the crystal; where the next plane begins."""
    ahead, end = sites_ahead(s), at + AHEAD * KINDS
    while ahead != 0:
        stone = np.int64(s.sites[np.uint64(first_site(s, ahead))])
        out[at + (stone >> 3)] = 1
        out[at + COLOURS + (stone & 7)] = 1
        at += KINDS
        ahead &= ahead - ONE
    return end


@kernel
def _observe_main_board(t: Any, s: Any, out: Any, at: Any) -> None:
    for n in range(STONES):
        stone = np.uint64(n)
        out[at + n] = (
            ((s.lid[0] >> stone) & ONE) + ((s.lid[1] >> stone) & ONE) + ((s.lid[2] >> stone) & ONE)
        )
    at += STONES
    for n in range(COLOURS):
        out[at + n] = min(s.supply[n], MOST_SINGLES)
    at += COLOURS
    for n in range(VALUES):
        out[at + n] = min(s.prophecies[n], MOST_TOKEN)
    at += VALUES
    out[at] = s.levels_left
    if s.levels_left > 0:
        out[at + 1] = min(s.levels[0 if t.players == 1 else s.levels_left - 1], MOST_TOKEN)
    out[at + 2] = s.structures_left
    if s.structures_left > 0:
        out[at + 3] = min(s.structures[s.structures_left - 1], MOST_TOKEN)
    at += 4
    if s.card != NONE:
        out[at + s.card] = 1
    at += CARDS
    out[at + (0 if s.phase == TURN else 1 if s.phase == GIVE else 2)] = 1
    out[at + 3] = t.players - 1 - s.turn % t.players
