"""Which moves there are (M-T1 to M-T3, M-T6, M-T8): how many, the n-th, all, or is this one.

Moves come in the order of the referee's list: site by site as the crystal reaches them,
placements before swaps, then prophecies by value and side.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.core import bits
from lapidarium.core.compiling import kernel
from lapidarium.core.monolyth.layout import (
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
from lapidarium.core.monolyth.counting import count_places
from lapidarium.core.monolyth.placing import (
    free_cells,
    nth_place,
    resting,
)

AHEAD: Final = np.uint64((1 << (SITES - 1)) - 1)
"""All sites but the crystal's own, as seen from it."""
ONE: Final = np.uint64(1)
ALL_SITES: Final = np.uint64(SITES)


@kernel
def sites_ahead(s: Any) -> Any:
    """M-T2: the sites with a stone, as bits; bit n is the site n + 1 steps clockwise."""
    step = np.uint64(s.crystal) + ONE
    standing = np.uint64(s.standing)
    return ((standing >> step) | (standing << (ALL_SITES - step))) & AHEAD


@kernel
def site_at(s: Any, ahead: Any) -> Any:
    """M-T2: the first of these sites."""
    site = np.int64(s.crystal) + 1 + bits.lowest(ahead)
    return site - SITES if site >= SITES else site


@kernel
def count_at(t: Any, s: Any, site: Any, free: Any, singles: Any) -> Any:
    """M-T3: how many ways to place the stone of a site, or to swap it."""
    stone = np.int64(s.sites[site])
    total = count_places(t, stone & 7, free)
    if s.supply[stone >> 3] != 0:
        total += singles
    return total


@kernel
def count_prophecies(s: Any) -> Any:
    """M-T8: each value on offer, in each free slot."""
    return bits.count(np.uint64(s.offer)) * bits.count(np.uint64(s.free[s.seat]))


@kernel
def nth_prophecy(s: Any, n: Any) -> Any:
    """The n-th prophecy, from 0."""
    free = np.uint64(s.free[s.seat])
    slots = bits.count(free)
    value = bits.nth(np.uint64(s.offer), n // slots)
    return PROPHECY + (value << BY_VALUE) + bits.nth(free, n % slots)


@kernel
def nth_at(t: Any, s: Any, site: Any, free: Any, n: Any) -> Any:
    """M-T3: the n-th way to place or swap the stone of a site."""
    shape = np.int64(s.sites[site]) & 7
    places = count_places(t, shape, free)
    if n < places:
        return (site << BY_SITE) | nth_place(t, shape, free, n)
    return (site << BY_SITE) | (SWAP << BY_TURNING) | nth_place(t, t.single, free, n - places)


@kernel
def choose(t: Any, s: Any, bits_: Any) -> Any:
    """One of the legal moves of a turn, each as likely as any other."""
    free = free_cells(s.filled[s.seat])
    singles = bits.count(resting(t, np.uint64(t.single * TURNINGS), free))
    ahead = sites_ahead(s)
    all_places = np.uint64(0)
    counts = np.uint64(0)
    total = 0
    reach = 0
    while ahead != 0 and reach < REACH:
        stone = np.int64(s.sites[np.uint64(site_at(s, ahead))])
        places = count_places(t, stone & 7, free)
        here = places + (singles if s.supply[np.uint64(stone >> 3)] != 0 else 0)
        counts |= np.uint64(here) << np.uint64(reach << 4)
        all_places |= np.uint64(places) << np.uint64(reach << 4)
        total += here
        reach += 1
        ahead &= ahead - ONE
    placements = total
    if total == 0:
        total = reach
    every = total + count_prophecies(s)
    n = np.int64(((bits_ >> np.uint64(32)) * np.uint64(every)) >> np.uint64(32))
    if n >= total:
        return nth_prophecy(s, n - total)
    ahead = sites_ahead(s)
    if placements == 0:
        while n:
            ahead &= ahead - ONE
            n -= 1
        return (site_at(s, ahead) << BY_SITE) | (DISCARD << BY_TURNING)
    here = np.int64(counts & np.uint64(0xFFFF))
    while n >= here:
        n -= here
        counts >>= np.uint64(16)
        all_places >>= np.uint64(16)
        ahead &= ahead - ONE
        here = np.int64(counts & np.uint64(0xFFFF))
    site = site_at(s, ahead)
    places = np.int64(all_places & np.uint64(0xFFFF))
    shape = np.int64(s.sites[np.uint64(site)]) & 7
    turning = 0
    if n >= places:
        n -= places
        shape = t.single
        turning = SWAP << BY_TURNING
    return (site << BY_SITE) | turning | nth_place(t, shape, free, n)
