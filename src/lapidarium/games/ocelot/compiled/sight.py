"""What can be collected, and where a companion can go (O-G1 to O-G4, O-T3, O-T4)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled.kernel import kernel
from lapidarium.games.ocelot.compiled.layout import NONE, RED, SEATS

ONE: Final = np.uint64(1)
NOWHERE: Final = np.uint64(0)


@kernel
def collectable(t: Any, s: Any, seat: Any) -> Any:
    """O-G1, O-G3: the squares whose gem this seat could collect as tools and companions lie."""
    compass, lantern, pick = s.seen[0], s.seen[1], s.seen[2]
    can = compass & lantern & pick
    square = s.companions[seat]
    if square != NONE:
        two = (compass & lantern) | (lantern & pick) | (pick & compass)
        can |= two & s.thrice & t.caves[t.cave_of[square]]
    return can & s.lying


@kernel
def landings(t: Any, s: Any, cave: Any) -> Any:
    """O-T3, O-T4: squares of a cave that are empty or hold a 1-point gem, without a companion."""
    free = t.caves[cave] & (~s.lying | s.cheap)
    for seat in range(SEATS):
        if s.companions[seat] != NONE:
            free &= ~(ONE << np.uint64(s.companions[seat]))
    return free


@kernel
def onward(t: Any, s: Any) -> Any:
    """O-T4: the squares the active seat's companion may move to; from red it never leaves."""
    square = s.companions[s.seat]
    if square == NONE or t.cave_of[square] == RED:
        return NOWHERE
    return landings(t, s, t.cave_of[square] + 1)
