"""What is drawn (O-S3, O-S5, O-G6, O-G7): the weights of what may be, or one by weight.

An outcome is the number of a seat, a kind of gem or a kind of amethyst, as the step has it.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.compiled.random_numbers import STEP, below, mix
from lapidarium.games.ocelot.compiled.layout import (
    CAVES,
    DEAL,
    DRAW,
    FIRST,
    KINDS,
    NONE,
    PLACE,
    SEATS,
    STAR,
)
from lapidarium.games.ocelot.compiled.turn import go_on, in_bag

ONE: Final = np.uint64(1)


@kernel
def is_chance(s: Any) -> Any:
    """Is something drawn next?"""
    return s.step <= DEAL or s.step == DRAW


@kernel
def weight(t: Any, s: Any, outcome: Any) -> Any:
    """How likely an outcome is beside the others; 0 for any other number."""
    if outcome < 0 or not is_chance(s):
        return 0
    if s.step == FIRST:
        return 1 if outcome < SEATS else 0
    if s.step == DEAL:
        return gems_left(t, s, outcome) if outcome < KINDS else 0
    return bits.count(t.same[outcome] & in_bag(t, s, s.owed)) if outcome < t.kinds else 0


@kernel
def gems_left(t: Any, s: Any, kind: Any) -> Any:
    """O-S3: gems of a kind still to be dealt in the cave of the next square."""
    cave = t.cave_of[bits.count(s.lying)]
    left = np.int64(t.dealt[cave, kind])
    lying = s.lying & t.caves[cave]
    while lying != 0:
        if s.gems[bits.lowest(lying)] == kind:
            left -= 1
        lying &= lying - ONE
    return left


@kernel
def draw(t: Any, s: Any, random: Any) -> None:
    """Draw by weight with 64 random bits, and carry it out."""
    if s.step == FIRST:
        settle(t, s, below(random, SEATS))
    elif s.step == DRAW:
        left = in_bag(t, s, s.owed)
        token = bits.nth(left, below(random, bits.count(left)))
        take_amethyst(t, s, np.int64(t.kind_of[token]))
    else:
        settle(t, s, _drawn_gem(t, s, random))


@kernel
def _drawn_gem(t: Any, s: Any, random: Any) -> Any:
    cave = t.cave_of[bits.count(s.lying)]
    n = below(random, bits.count(t.caves[cave] & ~s.lying))
    kind = 0
    left = gems_left(t, s, kind)
    while n >= left:
        n -= left
        kind += 1
        left = gems_left(t, s, kind)
    return kind


@kernel
def settle(t: Any, s: Any, outcome: Any) -> None:
    """Carry out an outcome of a weight above 0."""
    if s.step == FIRST:
        s.first = outcome
        s.seat = outcome
        s.step = DEAL
    elif s.step == DRAW:
        take_amethyst(t, s, outcome)
    else:
        lay(s, bits.count(s.lying), outcome)
        if bits.count(s.lying) == t.squares:
            s.step = PLACE


@kernel
def lay(s: Any, square: Any, kind: Any) -> None:
    """O-S3: a gem lies on a square."""
    bit = ONE << np.uint64(square)
    s.gems[square] = kind
    s.lying |= bit
    if kind <= STAR:
        s.cheap |= bit


@kernel
def take_amethyst(t: Any, s: Any, kind: Any) -> None:
    """O-G6, O-G7: the active seat has one more amethyst, and its turn goes on."""
    left = t.same[kind] & in_bag(t, s, s.owed)
    token = bits.lowest(left) if s.seat == 0 else bits.highest(left)
    s.amethysts[s.seat] |= ONE << np.uint64(token)
    s.owed = NONE
    go_on(t, s)


@kernel
def deal_caves(t: Any, s: Any, stream: Any) -> Any:
    """O-S3: all gems on an empty mat at once, kind by kind on squares still empty.

    As likely as square by square: every order of the gems of a cave is as likely as any other.
    """
    for cave in range(CAVES):
        for kind in range(KINDS):
            for _ in range(t.dealt[cave, kind]):
                empty = t.caves[cave] & ~s.lying
                stream += STEP
                lay(s, bits.nth(empty, below(mix(stream), bits.count(empty))), kind)
    s.step = PLACE
    return stream
