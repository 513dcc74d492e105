"""A state as features for one seat (see `features`)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.games.ocelot.compiled.features import FEATURES
from lapidarium.games.ocelot.compiled.layout import (
    CAVES,
    COLLECT,
    FACES,
    KINDS,
    LETTERS,
    MOVE,
    NONE,
    OVER,
    PLACE,
    SEATS,
    SPACES,
    TOOLS,
)
from lapidarium.games.ocelot.compiled.scoring import gem_points, score
from lapidarium.games.ocelot.compiled.sight import collectable

ONE: Final = np.uint64(1)
AT_GEMS, AT_TOOLS, AT_SEEN = FEATURES.at["gems"], FEATURES.at["tools"], FEATURES.at["seen"]
AT_THRICE, AT_COLLECTABLE = FEATURES.at["thrice"], FEATURES.at["collectable"]
AT_COMPANIONS, AT_HANDS = FEATURES.at["companions"], FEATURES.at["hands"]
AT_COLLECTED, AT_AMETHYSTS = FEATURES.at["collected"], FEATURES.at["amethysts"]
AT_OWN, AT_UNSEEN, AT_POINTS = FEATURES.at["own"], FEATURES.at["unseen"], FEATURES.at["points"]
AT_STEP, AT_OWED = FEATURES.at["step"], FEATURES.at["owed"]
AT_ACTIVE, AT_FIRST = FEATURES.at["active"], FEATURES.at["first"]


@kernel
def observe(t: Any, s: Any, seat: Any, out: Any) -> None:
    """What this seat knows."""
    out[:] = 0
    for square in range(t.squares):
        if s.gems[square] != NONE:
            out[AT_GEMS + s.gems[square] * SPACES + square] = 1
    for face in range(FACES):
        _put(s.faces[face], AT_TOOLS + face * SPACES, out)
    for tool in range(TOOLS):
        _put(s.seen[tool], AT_SEEN + tool * SPACES, out)
    _put(s.thrice, AT_THRICE, out)
    for n in range(SEATS):
        _observe_seat(t, s, seat ^ n, n, out)
    _observe_amethysts(t, s, seat, out)
    _observe_turn(s, seat, out)


@kernel
def _put(spaces: Any, first: Any, out: Any) -> None:
    while spaces != 0:
        out[first + bits.lowest(spaces)] = 1
        spaces &= spaces - ONE


@kernel
def _observe_seat(t: Any, s: Any, seat: Any, n: Any, out: Any) -> None:
    _put(collectable(t, s, seat), AT_COLLECTABLE + n * SPACES, out)
    if s.companions[seat] != NONE:
        out[AT_COMPANIONS + n * SPACES + s.companions[seat]] = 1
    for letter in range(LETTERS):
        out[AT_HANDS + n * LETTERS + letter] = s.hands[seat, letter]
    for kind in range(KINDS):
        out[AT_COLLECTED + n * KINDS + kind] = s.collected[seat, kind]
    for bag in range(CAVES):
        out[AT_AMETHYSTS + n * CAVES + bag] = bits.count(s.amethysts[seat] & t.bags[bag])
    is_known = n == 0 or s.step == OVER
    out[AT_POINTS + n] = score(t, s, seat) if is_known else gem_points(t, s, seat)
    out[AT_ACTIVE + n] = s.seat == seat


@kernel
def _observe_amethysts(t: Any, s: Any, seat: Any, out: Any) -> None:
    """O-G8: the own ones; any other may be in a bag or with the other seat, before the end."""
    known = s.amethysts[seat]
    if s.step == OVER:
        known |= s.amethysts[1 - seat]
    for kind in range(t.kinds):
        out[AT_OWN + kind] = bits.count(s.amethysts[seat] & t.same[kind])
        out[AT_UNSEEN + kind] = bits.count(t.same[kind] & ~known)


@kernel
def _observe_turn(s: Any, seat: Any, out: Any) -> None:
    step = 3
    if s.step == PLACE:
        step = 0
    elif s.step == MOVE:
        step = 1
    elif s.step == COLLECT:
        step = 2
    out[AT_STEP + step] = 1
    if s.owed != NONE:
        out[AT_OWED + s.owed] = 1
    out[AT_FIRST] = s.first == seat
