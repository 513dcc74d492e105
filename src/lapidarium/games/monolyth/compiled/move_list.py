"""Writing all moves into a list, and asking whether a number is one of them."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.compiled.lists import EIGHT, LOW, put_byte, put_word
from lapidarium.games.monolyth.compiled.layout import (
    BY_SITE,
    BY_TURNING,
    BY_VALUE,
    DISCARD,
    GIVE,
    GIVEN,
    MOST,
    MOVES,
    PROPHECY,
    REACH,
    SITES,
    SWAP,
    TURN,
    TURNINGS,
)
from lapidarium.games.monolyth.compiled.moves import first_site, sites_ahead, tally
from lapidarium.games.monolyth.compiled.placement import columns, free_cells, placed, resting

ONE: Final = np.uint64(1)


@kernel
def generate(t: Any, s: Any, out: Any) -> Any:
    """Write every move of the seat to act into `out`; how many.

    Without room for MOST nothing is written, and -1 returned.
    """
    if len(out) < MOST:
        return -1
    if s.phase == TURN:
        return _list_prophecies(s, out, _list_crystal_moves(t, s, out))
    return put_word(out, 0, np.uint64(s.offer), GIVEN) if s.phase == GIVE else 0


@kernel
def _list_crystal_moves(t: Any, s: Any, out: Any) -> Any:
    """M-T2, M-T3, M-T6: placements and swaps; if there are none at all, discards."""
    free = free_cells(s.filled[s.seat])
    singles = columns(resting(t, np.uint64(t.single * TURNINGS), free))
    ahead = sites_ahead(s)
    n = 0
    for _ in range(min(REACH, bits.count(ahead))):
        site = first_site(s, ahead)
        stone = np.int64(s.sites[np.uint64(site)])
        n = _list_places(t, stone & 7, free, site << BY_SITE, out, n)
        if s.supply[np.uint64(stone >> 3)] != 0:
            swap = (site << BY_SITE) | (SWAP << BY_TURNING)
            n = _list_columns(singles, swap, out, n)
        ahead &= ahead - ONE
    return n if n else _list_discards(s, out)


@kernel
def _list_places(t: Any, shape: Any, free: Any, number: Any, out: Any, n: Any) -> Any:  # noqa: PLR0913, PLR0917
    """M-T4: every place of a stone, added to the number of its site."""
    first = np.uint64(shape * TURNINGS)
    for way in range(first, first + np.uint64(t.rows[shape])):
        n = _list_columns(columns(resting(t, way, free)), number, out, n)
        number += 1 << BY_TURNING
    return n


@kernel
def _list_columns(found: Any, number: Any, out: Any, n: Any) -> Any:
    n = put_byte(out, n, found & LOW, 0, number)
    return put_byte(out, n, found >> EIGHT, 0, number + 8)


@kernel
def _list_discards(s: Any, out: Any) -> Any:
    ahead = sites_ahead(s)
    reach = min(REACH, bits.count(ahead))
    for n in range(reach):
        out[n] = (first_site(s, ahead) << BY_SITE) | (DISCARD << BY_TURNING)
        ahead &= ahead - ONE
    return reach


@kernel
def _list_prophecies(s: Any, out: Any, n: Any) -> Any:
    """M-T8: each value on offer, in each free slot."""
    offer = np.uint64(s.offer)
    while offer != 0:
        number = PROPHECY + (bits.lowest(offer) << BY_VALUE)
        n = put_byte(out, n, np.uint64(s.free[s.seat]), 0, number)
        offer &= offer - ONE
    return n


@kernel
def is_legal(t: Any, s: Any, move: Any) -> Any:
    """Is this number, whatever it is, a move of the seat to act?"""
    if move < 0 or move >= MOVES:
        return False
    if s.phase == GIVE:
        return move >= GIVEN and (s.offer >> (move - GIVEN)) & 1 == 1
    if s.phase != TURN or move >= GIVEN:
        return False
    if move < PROPHECY:
        return _is_crystal_move(t, s, move)
    value = (move - PROPHECY) >> BY_VALUE
    return (s.offer >> value) & (s.free[s.seat] >> (move & 3)) & 1 == 1


@kernel
def _is_crystal_move(t: Any, s: Any, move: Any) -> Any:
    site = move >> BY_SITE
    turning = (move >> BY_TURNING) & 31
    column = move & 15
    if not is_reachable(s, site):
        return False
    free = free_cells(s.filled[s.seat])
    stone = np.int64(s.sites[site])
    if turning == DISCARD:
        return column == 0 and tally(t, s, free)[2] == 0
    if turning == SWAP:
        single = t.single * TURNINGS
        return s.supply[stone >> 3] != 0 and placed(t, single, column, free) != 0
    if turning >= TURNINGS:
        return False
    return placed(t, (stone & 7) * TURNINGS + turning, column, free) != 0


@kernel
def is_reachable(s: Any, site: Any) -> Any:
    """M-T2: is there a stone, and are there fewer than four on the way?"""
    ahead = sites_ahead(s)
    step = site - s.crystal - 1
    bit = ONE << np.uint64(step if step >= 0 else step + SITES)
    return ahead & bit != 0 and bits.count(ahead & (bit - ONE)) < REACH
