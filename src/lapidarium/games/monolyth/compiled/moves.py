"""Which moves there are (M-T1 to M-T3, M-T6, M-T8): how many, the n-th, all, or is this one.

Moves come site by site as the crystal reaches them, each site's placements by turning and
column, then its swaps; at last prophecies by value and side. A *tally* of a turn is what
counting finds out: for each reachable site, 16 bits apart, how often its stone can be
placed, and how often it can be placed or swapped; how many moves of the crystal that makes;
and how many sites can be reached.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.compiled.random_numbers import below
from lapidarium.games.monolyth.compiled.counts import count_places
from lapidarium.games.monolyth.compiled.layout import (
    BY_SITE,
    BY_TURNING,
    BY_VALUE,
    DISCARD,
    GIVE,
    GIVEN,
    PROPHECY,
    REACH,
    SITES,
    SWAP,
    TURN,
    TURNINGS,
)
from lapidarium.games.monolyth.compiled.placement import free_cells, nth_place, resting

AHEAD: Final = np.uint64((1 << (SITES - 1)) - 1)
"""All sites but the crystal's own, as seen from it."""
SITE: Final = np.uint64(0xFFFF)
"""One site's part of a tally."""
ONE, SIXTEEN = np.uint64(1), np.uint64(16)
ALL_SITES: Final = np.uint64(SITES)


@kernel
def sites_ahead(s: Any) -> Any:
    """M-T2: the sites with a stone, as bits: bit n is the site n + 1 places clockwise."""
    step = np.uint64(s.crystal) + ONE
    standing = np.uint64(s.standing)
    return ((standing >> step) | (standing << (ALL_SITES - step))) & AHEAD


@kernel
def first_site(s: Any, ahead: Any) -> Any:
    """M-T2: the nearest of these sites."""
    site = np.int64(s.crystal) + 1 + bits.lowest(ahead)
    return site - SITES if site >= SITES else site


@kernel
def tally(t: Any, s: Any, free: Any) -> Any:
    """M-T3: what each reachable site allows; see the top of this file."""
    singles = bits.count(resting(t, np.uint64(t.single * TURNINGS), free))
    ahead = sites_ahead(s)
    placings = moves = np.uint64(0)
    total = reach = 0
    while ahead != 0 and reach < REACH:
        stone = np.int64(s.sites[np.uint64(first_site(s, ahead))])
        places = count_places(t, stone & 7, free)
        here = places + (singles if s.supply[np.uint64(stone >> 3)] != 0 else 0)
        placings |= np.uint64(places) << np.uint64(reach << 4)
        moves |= np.uint64(here) << np.uint64(reach << 4)
        total += here
        reach += 1
        ahead &= ahead - ONE
    return placings, moves, total, reach


@kernel
def count_prophecies(s: Any) -> Any:
    """M-T8: each value on offer, in each free slot."""
    return bits.count(np.uint64(s.offer)) * bits.count(np.uint64(s.free[s.seat]))


@kernel
def count(t: Any, s: Any) -> Any:
    """How many moves the seat to act has; none at chance and at the end."""
    if s.phase == TURN:
        _, _, total, reach = tally(t, s, free_cells(s.filled[s.seat]))
        return (total if total else reach) + count_prophecies(s)
    return bits.count(np.uint64(s.offer)) if s.phase == GIVE else 0


@kernel
def choose(t: Any, s: Any, random: Any) -> Any:
    """One of the moves of the seat to act, by 64 random bits, each as likely as any other."""
    if s.phase == GIVE:
        given = np.uint64(s.offer)
        return GIVEN + bits.nth(given, below(random, bits.count(given)))
    free = free_cells(s.filled[s.seat])
    found = tally(t, s, free)
    total = found[2] if found[2] else found[3]
    n = below(random, total + count_prophecies(s))
    return nth_crystal_move(t, s, free, found, n) if n < total else nth_prophecy(s, n - total)


@kernel
def nth(t: Any, s: Any, n: Any) -> Any:
    """The n-th move of the seat to act, from 0; it must exist."""
    if s.phase == GIVE:
        return GIVEN + bits.nth(np.uint64(s.offer), n)
    free = free_cells(s.filled[s.seat])
    found = tally(t, s, free)
    total = found[2] if found[2] else found[3]
    return nth_crystal_move(t, s, free, found, n) if n < total else nth_prophecy(s, n - total)


@kernel
def nth_prophecy(s: Any, n: Any) -> Any:
    """M-T8: the n-th prophecy, from 0."""
    free = np.uint64(s.free[s.seat])
    slots = np.uint32(bits.count(free))
    value = bits.nth(np.uint64(s.offer), np.uint32(n) // slots)
    return PROPHECY + (value << BY_VALUE) + bits.nth(free, np.uint32(n) % slots)


@kernel
def nth_crystal_move(t: Any, s: Any, free: Any, found: Any, n: Any) -> Any:
    """M-T3, M-T6: the n-th placement or swap; where there is none, the n-th discard."""
    placings, moves, total, _ = found
    ahead = sites_ahead(s)
    if total == 0:
        for _ in range(n):
            ahead &= ahead - ONE
        return (first_site(s, ahead) << BY_SITE) | (DISCARD << BY_TURNING)
    while n >= np.int64(moves & SITE):
        n -= np.int64(moves & SITE)
        moves >>= SIXTEEN
        placings >>= SIXTEEN
        ahead &= ahead - ONE
    site = first_site(s, ahead)
    places = np.int64(placings & SITE)
    shape, swap = np.int64(s.sites[np.uint64(site)]) & 7, 0
    if n >= places:
        n, shape, swap = n - places, t.single, SWAP << BY_TURNING
    return (site << BY_SITE) | swap | nth_place(t, shape, free, n)
