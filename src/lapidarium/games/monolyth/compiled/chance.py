"""What is drawn (M-S3, M-S6 to M-S8, M-T5): the weights of what may be, or one by weight.

An outcome is the number of a card, a board, a seat or a stone, as the phase has it.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.compiled.random_numbers import below
from lapidarium.games.monolyth.compiled.layout import (
    BOARD,
    BOARDS,
    CARD,
    FILL,
    FIRST,
    NONE,
    SET_OUT,
    SITES,
    STONES,
    TURN,
)
from lapidarium.games.monolyth.compiled.turn import end_crystal_turn

ONE: Final = np.uint64(1)
EVERY_SITE: Final = (1 << SITES) - 1
EVERY_BOARD: Final = np.uint64((1 << BOARDS) - 1)


@kernel
def is_chance(s: Any) -> Any:
    """Is something drawn next?"""
    return s.phase <= SET_OUT or s.phase == FILL


@kernel
def weight(t: Any, s: Any, outcome: Any) -> Any:
    """How likely an outcome is beside the others; 0 for any other number."""
    if outcome < 0 or outcome >= STONES or not is_chance(s):
        return 0
    if s.phase == CARD:
        return np.int64(outcome < t.cards)
    if s.phase == BOARD:
        return np.int64((boards_left(t, s) >> np.uint64(outcome)) & ONE)
    if s.phase == FIRST:
        return np.int64(outcome < t.players)
    stone = np.uint64(outcome)
    return np.int64(
        ((s.lid[0] >> stone) & ONE) + ((s.lid[1] >> stone) & ONE) + ((s.lid[2] >> stone) & ONE)
    )


@kernel
def draw(t: Any, s: Any, random: Any) -> None:
    """Draw by weight with 64 random bits, and carry it out."""
    if s.phase >= SET_OUT:
        fill(t, s, draw_stone(s, random))
    elif s.phase == CARD:
        settle(t, s, below(random, t.cards))
    elif s.phase == FIRST:
        settle(t, s, below(random, t.players))
    else:
        left = boards_left(t, s)
        settle(t, s, bits.nth(left, below(random, bits.count(left))))


@kernel
def settle(t: Any, s: Any, outcome: Any) -> None:
    """Carry out an outcome of a weight above 0."""
    if s.phase >= SET_OUT:
        fill(t, s, outcome)
    elif s.phase == CARD:
        s.card = outcome
        s.phase = BOARD
    elif s.phase == BOARD:
        seat = next_seat(t, s)
        s.boards[seat] = outcome
        s.phase = FIRST if seat == t.players - 1 else BOARD
    else:
        s.first = outcome
        s.seat = outcome
        s.phase = SET_OUT


@kernel
def boards_left(t: Any, s: Any) -> Any:
    """M-S7: the boards nobody has, as bits."""
    left = EVERY_BOARD
    for seat in range(t.players):
        if s.boards[seat] != NONE:
            left &= ~(ONE << np.uint64(s.boards[seat]))
    return left


@kernel
def next_seat(t: Any, s: Any) -> Any:
    """M-S7: the seat that gets the next board."""
    seat = 0
    while s.boards[seat] != NONE and seat < t.players - 1:
        seat += 1
    return seat


@kernel
def draw_stone(s: Any, random: Any) -> Any:
    """M-T5: a stone of the lid, each as likely as any other."""
    ones, twos = bits.count(s.lid[0]), bits.count(s.lid[1])
    n = below(random, ones + twos + bits.count(s.lid[2]))
    if n < ones:
        return bits.nth(s.lid[0], n)
    if n < ones + twos:
        return bits.nth(s.lid[1], n - ones)
    return bits.nth(s.lid[2], n - ones - twos)


@kernel
def fill(t: Any, s: Any, stone: Any) -> None:
    """M-S6, M-T5: a stone from the lid goes on the site that waits for one."""
    bit = ONE << np.uint64(stone)
    s.lid[2 if s.lid[2] & bit else 1 if s.lid[1] & bit else 0] ^= bit
    if s.phase == FILL:
        _stand(s, np.int64(s.left), stone)
        end_crystal_turn(t, s)
        return
    empty = EVERY_SITE & ~np.int64(s.standing) & ~(1 << np.int64(s.crystal))
    _stand(s, bits.lowest(np.uint64(empty)), stone)
    if empty & (empty - 1) == 0:
        s.phase = TURN


@kernel
def _stand(s: Any, site: Any, stone: Any) -> None:
    s.sites[site] = stone
    s.standing |= 1 << site
