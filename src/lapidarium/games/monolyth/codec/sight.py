"""Observations of Monolyth on records (see `planes`), several bytes at a time (see `rows`)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.compiled.rows import (
    add_bits,
    get_half,
    put_bits,
    put_eight_capped,
    put_half,
    put_sixteen_capped,
    put_word,
)
from lapidarium.compiled.spread import spread_byte
from lapidarium.games.monolyth.codec.planes import (
    AHEAD,
    CELLS,
    KINDS,
    MOST_POINTS,
    MOST_SINGLES,
    MOST_TOKEN,
)
from lapidarium.games.monolyth.compiled.layout import (
    CARDS,
    COLOURS,
    GIVE,
    NONE,
    SIDES,
    STONES,
    TURN,
    VALUES,
)
from lapidarium.games.monolyth.compiled.moves import first_site, sites_ahead

NOTHING, ONE = np.uint64(0), np.uint64(1)
BYTE: Final = np.uint64(0xFF)
SEVEN, EIGHT, TOP = np.uint64(7), np.uint64(8), np.uint64(24)
EACH, HIGHEST = np.uint64(0x0101_0101), np.uint64(0x8080_8080)
"""Of four bytes the lowest bit of each, and the highest."""
AT_ONCE: Final = 4
"""Stones whose kinds fit into one word of bits."""
SHIFT: Final = np.uint64(KINDS)
PER_SEAT: Final = COLOURS * CELLS


@kernel
def observe(t: Any, s: Any, seat: Any, out: Any) -> None:
    """What this seat sees; every byte is written."""
    players = t.players
    walls = players * PER_SEAT
    possible = walls + players * SIDES
    slots = possible + players * SIDES
    sides = slots + players * SIDES
    levels = structures = points = active = NOTHING
    for n in range(players):
        other = seat + n
        if other >= players:
            other -= players
        own, shift = np.uint64(other), np.uint64(8 * n)
        for colour in range(COLOURS):
            cells = s.colours[own, np.uint64(colour)]
            put_bits(out, n * PER_SEAT + colour * CELLS, cells)
        counts, most, colours = _walls(t, s, own)
        values = get_half(s.slots, other * SIDES)
        put_half(out, walls + n * SIDES, counts)
        put_half(out, possible + n * SIDES, most)
        put_half(out, slots + n * SIDES, values)
        put_bits(out, sides + n * SIDES * COLOURS, colours)
        total = np.int64(_fulfilled(counts, values)) + s.structure[own]
        for token in s.won[own]:
            total += token
        levels |= np.uint64(s.levels_won[own]) << shift
        structures |= np.uint64(min(s.structure[own], MOST_TOKEN)) << shift
        points |= np.uint64(min(total, MOST_POINTS)) << shift
        active |= np.uint64(s.seat == other) << shift
    at = sides + players * SIDES * COLOURS
    put_half(out, at, levels)
    put_half(out, at + players, structures)
    put_half(out, at + 2 * players, points)
    put_half(out, at + 3 * players, active)
    _observe_main_board(t, s, out, _observe_stones(s, out, at + 4 * players))


@kernel
def _walls(t: Any, s: Any, seat: Any) -> Any:
    """M-E3: of each side a byte: cubes that count, the most there could be; a bit at its colour."""
    counts = empty = colours = NOTHING
    board, filled = np.uint64(s.boards[seat]), s.filled[seat]
    if board != NONE:
        for n in range(SIDES):
            side, shift = np.uint64(n), np.uint64(8 * n)
            colour = np.uint64(t.sides[board, side])
            counts |= np.uint64(bits.count(s.colours[seat, colour] & t.walls[side])) << shift
            empty |= np.uint64(bits.count(t.walls[side] & ~filled)) << shift
            colours |= ONE << (np.uint64(COLOURS * n) + colour)
    return counts, counts + empty, colours


@kernel
def _fulfilled(counts: Any, values: Any) -> Any:
    """M-E5: the sum of the prophecies, a byte each, that are not above their counts."""
    is_met = (((counts | HIGHEST) - values) >> SEVEN) & EACH
    return (((is_met * BYTE) & values) * EACH >> TOP) & BYTE


@kernel
def _observe_stones(s: Any, out: Any, at: Any) -> Any:
    """The stones ahead of the crystal; where the next plane begins."""
    ahead = sites_ahead(s)
    for n in range(0, AHEAD, AT_ONCE):
        kinds = shift = NOTHING
        for _ in range(AT_ONCE):
            if ahead != 0:
                stone = np.uint64(s.sites[np.uint64(first_site(s, ahead))])
                kinds |= (ONE << (shift + (stone >> np.uint64(3)))) | (
                    ONE << (shift + np.uint64(COLOURS) + (stone & SEVEN))
                )
            shift += SHIFT
            ahead &= ahead - ONE
        put_bits(out, at + n * KINDS, kinds)
    return at + AHEAD * KINDS


@kernel
def _observe_main_board(t: Any, s: Any, out: Any, at: Any) -> None:
    put_bits(out, at, s.lid[0])
    add_bits(out, at, s.lid[1])
    add_bits(out, at, s.lid[2])
    at += STONES
    put_eight_capped(out, at, s.supply, MOST_SINGLES)
    at += COLOURS
    put_sixteen_capped(out, at, s.prophecies, MOST_TOKEN)
    at += VALUES
    level: Any = np.uint8(0)
    structure: Any = np.uint8(0)
    if s.levels_left > 0:
        level = s.levels[0 if t.players == 1 else s.levels_left - 1]
    if s.structures_left > 0:
        structure = s.structures[s.structures_left - 1]
    tokens = np.uint64(s.levels_left) | (np.uint64(s.structures_left) << np.uint64(16))
    tokens |= np.uint64(min(level, MOST_TOKEN)) << EIGHT
    tokens |= np.uint64(min(structure, MOST_TOKEN)) << TOP
    put_half(out, at, tokens)
    _observe_course(t, s, out, at + 4)


@kernel
def _observe_course(t: Any, s: Any, out: Any, at: Any) -> None:
    """Card and phase, a bit each; turns to go; zeros up to the end."""
    phase = 0 if s.phase == TURN else 1 if s.phase == GIVE else 2
    found = ONE << np.uint64(CARDS + phase)
    if s.card != NONE:
        found |= ONE << np.uint64(s.card)
    to_go = np.uint64(t.players - 1 - np.uint32(s.turn) % np.uint32(t.players))
    put_word(out, len(out) - 8, NOTHING)
    put_word(out, at, spread_byte(found & BYTE))
    last = CARDS - 4  # where the eight bytes begin that end with the turns to go
    put_word(out, at + last, spread_byte(found >> np.uint64(last)) | (to_go << np.uint64(56)))
