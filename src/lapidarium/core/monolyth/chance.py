"""What is drawn (M-S3, M-S6 to M-S8, M-T5): the outcomes with their weights, or one by weight."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.core import bits
from lapidarium.core.compiling import kernel
from lapidarium.core.drawing import below
from lapidarium.core.monolyth.layout import BOARD, CARD, FILL, FIRST, NONE, SET_OUT, SITES, TURN
from lapidarium.core.monolyth.turn import next_turn

ONE: Final = np.uint64(1)
EVERY_SITE: Final = (1 << SITES) - 1


@kernel
def draw(t: Any, s: Any, random: Any) -> None:
    """Draw by weight with 64 random bits, and carry it out."""
    if s.phase >= SET_OUT:
        fill(t, s, draw_stone(s, random))
    elif s.phase == CARD:
        s.card = below(random, t.cards)
        s.phase = BOARD


@kernel
def draw_stone(s: Any, random: Any) -> Any:
    """M-T5: a stone of the lid, each as likely as any other."""
    ones = bits.count(s.lid[0])
    twos = bits.count(s.lid[1])
    n = below(random, ones + twos + bits.count(s.lid[2]))
    word = s.lid[0]
    if n >= ones:
        n -= ones
        word = s.lid[1]
        if n >= twos:
            n -= twos
            word = s.lid[2]
    return bits.nth(word, n)


@kernel
def fill(t: Any, s: Any, stone: Any) -> None:
    """M-S6, M-T5: a stone from the lid goes on the site that waits for one."""
    bit = ONE << np.uint64(stone)
    s.lid[2 if s.lid[2] & bit else 1 if s.lid[1] & bit else 0] ^= bit
    if s.phase == FILL:
        site = np.int64(s.left)
        s.sites[site] = stone
        s.standing |= 1 << site
        next_turn(t, s)
        return
    empty = EVERY_SITE & ~np.int64(s.standing) & ~(1 << np.int64(s.crystal))
    site = bits.lowest(np.uint64(empty))
    s.sites[site] = stone
    s.standing |= 1 << site
    if empty & (empty - 1) == 0:
        s.phase = TURN
