"""Points and places (O-E2 to O-E4)."""

from __future__ import annotations

from typing import Any

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.games.ocelot.compiled.layout import BLUE, DIGITS, KINDS


@kernel
def gem_points(t: Any, s: Any, seat: Any) -> Any:
    """O-E2: the points of a seat's gems without its amethysts; everybody knows them."""
    total = np.int64(0)
    for kind in range(KINDS):
        total += np.int64(s.collected[seat, kind]) * np.int64(t.values[kind])
    return total


@kernel
def printing(t: Any, s: Any, seat: Any, value: Any) -> Any:
    """O-E3: a seat's gems, without amethysts, that print this value."""
    total = 0
    for kind in range(KINDS):
        if t.values[kind] == value:
            total += s.collected[seat, kind]
    return total


@kernel
def score(t: Any, s: Any, seat: Any) -> Any:
    """O-E2, O-E3: the points of a seat as if the game ended now, hidden ones too."""
    own = s.amethysts[seat]
    total = gem_points(t, s, seat)
    for digit in range(DIGITS):
        total += bits.count(own & t.digits[digit]) << digit
    if own & t.specials[0]:
        total += printing(t, s, seat, 1) + bits.count(own & t.ones)
    if own & t.specials[1]:
        total += printing(t, s, seat, 3) + bits.count(own & t.threes)
    if own & t.specials[2]:
        total += bits.count(s.lying & t.caves[BLUE])
    if own & t.specials[3]:
        total += 2 * bits.count(s.lying & ~t.caves[BLUE])
    return total


@kernel
def place(t: Any, s: Any, seat: Any) -> Any:
    """O-E4: is the other seat ahead? More points, then more amethysts, else both are equal."""
    other = 1 - seat
    own_points, points = score(t, s, seat), score(t, s, other)
    own_tokens, tokens = bits.count(s.amethysts[seat]), bits.count(s.amethysts[other])
    return 1 if points > own_points or (points == own_points and tokens > own_tokens) else 0
