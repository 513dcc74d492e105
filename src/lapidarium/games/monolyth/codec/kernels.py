"""Ids and masks of Monolyth on records (see `actions`)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.compiled.rows import put_word
from lapidarium.games.monolyth.codec.actions import (
    ACTIONS,
    DISCARDS,
    GIFTS,
    PER_REACH,
    PROPHECIES,
    SWAP_WAY,
)
from lapidarium.games.monolyth.codec.places import put_places
from lapidarium.games.monolyth.compiled.layout import (
    BY_SITE,
    BY_TURNING,
    DISCARD,
    GIVE,
    GIVEN,
    PROPHECY,
    REACH,
    TURN,
    TURNINGS,
)
from lapidarium.games.monolyth.compiled.moves import first_site, sites_ahead
from lapidarium.games.monolyth.compiled.placement import columns, free_cells, resting

NOTHING, ONE = np.uint64(0), np.uint64(1)
FOUR, SIXTY = np.uint64(4), np.uint64(60)
WAYS: Final = TURNINGS + 1
REST: Final = DISCARDS // 16
"""The 16-bit word with discards in its lowest bits, prophecies from there on, then gifts."""


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
    discards, prophecies, gifts = NOTHING, NOTHING, NOTHING
    if s.phase == TURN:
        if _put_crystal_moves(t, s, out) == 0:
            reach = min(REACH, bits.count(sites_ahead(s)))
            discards = np.uint64((1 << reach) - 1)
        prophecies = _fours(np.uint64(s.offer)) * np.uint64(s.free[s.seat])
    else:
        out[:REST] = 0
        if s.phase == GIVE:
            gifts = np.uint64(s.offer)
    put_word(out, 2 * REST, discards | (prophecies << FOUR))
    put_word(out, 2 * REST + 8, (prophecies >> SIXTY) | (gifts << FOUR))


@kernel
def _fours(bits16: Any) -> Any:
    """Sixteen bits, each the lowest of four."""
    word = (bits16 | (bits16 << np.uint64(24))) & np.uint64(0x0000_00FF_0000_00FF)
    word = (word | (word << np.uint64(12))) & np.uint64(0x000F_000F_000F_000F)
    word = (word | (word << np.uint64(6))) & np.uint64(0x0303_0303_0303_0303)
    return (word | (word << np.uint64(3))) & np.uint64(0x1111_1111_1111_1111)


@kernel
def _put_crystal_moves(t: Any, s: Any, out: Any) -> Any:
    """M-T2, M-T3: placements and swaps; 0 if there are none at all."""
    free = free_cells(s.filled[s.seat])
    singles = columns(resting(t, np.uint64(t.single * TURNINGS), free))
    ahead = sites_ahead(s)
    any_of_them = NOTHING
    for reach in range(REACH):
        places, shape, swaps = NOTHING, np.int64(0), NOTHING
        if ahead != 0:
            stone = np.int64(s.sites[np.uint64(first_site(s, ahead))])
            places, shape = free, stone & 7
            swaps = singles if s.supply[np.uint64(stone >> 3)] != 0 else NOTHING
        row = reach * WAYS
        any_of_them |= swaps | put_places(out, 2 * row, t, shape * TURNINGS, places)
        out[np.uint64(row + SWAP_WAY)] = np.uint16(swaps)
        ahead &= ahead - ONE
    return any_of_them
