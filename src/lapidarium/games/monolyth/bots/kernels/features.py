"""Answering the questions of `inputs` for one seat of a state."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.games.monolyth.bots.kernels.afterstate import owes_token
from lapidarium.games.monolyth.bots.kernels.inputs import (
    AHEAD,
    AT_TOWER,
    AT_WALL,
    CLOCKS,
    COUNTS,
    NEEDS,
    SIDES,
    TURNED,
    WALL_SLOTS,
)
from lapidarium.games.monolyth.bots.kernels.towers import (
    COLUMN,
    CUBES,
    FLOOR,
    clock,
    heights,
    kept_already,
    lid_cubes,
    needs_of,
    side_of,
    singles_of,
    structure_code,
    wall_word,
)
from lapidarium.games.monolyth.compiled.layout import FILL, VALUES
from lapidarium.games.monolyth.compiled.moves import first_site, sites_ahead

ONE: Final = np.uint64(1)
FIFTEEN, NIBBLE = np.uint64(15), np.uint64(15)
TERNARY: Final = np.array([sum(3**n for n in range(4) if x >> n & 1) for x in range(16)])
"""Four bits as digits of base 3."""
TOWER_PART: Final = 1 << SIDES
EVERY_PART: Final = (2 << SIDES) - 1


@kernel
def fill_slots(t: Any, s: Any, seat: Any, out: Any) -> None:
    """Every answer, as the number of its row."""
    now = clock(t, s)
    needs = needs_of(t, s, seat)
    for side in range(SIDES):
        _fill_wall(t, s, seat, side, now, out)
    _fill_needs(needs, now, out)
    _fill_stones(t, s, seat, needs, out)
    _fill_lid(t, s, seat, needs, out)
    _fill_tower(t, s, seat, now, out)
    _fill_prospects(t, s, seat, now, out)
    _fill_board(t, s, seat, now, out)


@kernel
def change_tower(t: Any, s: Any, seat: Any, cells: Any, before: Any, out: Any) -> Any:
    """The same, where `out` has the answers for the state with these cells still empty.

    `before` are its clock and needs. The parts whose answers may have changed, as bits.
    """
    now, needs = clock(t, s), needs_of(t, s, seat)
    if now != before[0]:
        fill_slots(t, s, seat, out)
        return EVERY_PART
    changed = TOWER_PART
    for side in range(SIDES):
        if cells & t.walls[side] != 0:
            _fill_wall(t, s, seat, side, now, out)
            changed |= 1 << side
    if needs != before[1] or singles_of(s) != before[2]:
        changed = EVERY_PART
        _fill_needs(needs, now, out)
        _fill_stones(t, s, seat, needs, out)
        _fill_lid(t, s, seat, needs, out)
    _fill_tower(t, s, seat, now, out)
    _fill_prospects(t, s, seat, now, out)
    return changed


@kernel
def _fill_wall(t: Any, s: Any, seat: Any, side: Any, now: Any, out: Any) -> None:
    at = side * WALL_SLOTS
    colour = t.sides[s.boards[seat], side]
    all_cells = wall_word(s.filled[seat], side)
    own_cells = wall_word(s.colours[seat, colour], side)
    profile = 0
    last = 0
    for n in range(4):
        place = np.uint64(n)
        height = bits.count((all_cells >> place) & COLUMN)
        x = (own_cells >> place) & COLUMN
        own = np.int64((x | (x >> FIFTEEN) | (x >> np.uint64(30)) | (x >> np.uint64(45))) & NIBBLE)
        code = (1 << height) - 1 + own
        if n > 0:
            out[at + n - 1] = AT_WALL[n - 1] + last * 31 + code
        last = code
        profile = profile * 5 + height
    for level in range(4):
        row = np.uint64(16 * level)
        filled, own = (all_cells >> row) & NIBBLE, (own_cells >> row) & NIBBLE
        out[at + 3 + level] = (
            AT_WALL[3 + level] + TERNARY[np.int64(filled)] + TERNARY[np.int64(own)]
        )
    out[at + 7] = AT_WALL[7] + profile
    count = bits.count(own_cells)
    free = bits.count(t.walls[side] & ~s.filled[seat])
    value = np.int64(s.slots[seat, side])
    out[at + 8] = AT_WALL[8] + value * COUNTS + count
    out[at + 9] = AT_WALL[9] + value * COUNTS + count + free
    lack = min(11, max(0, value - count)) if value else 12 + count
    out[at + 10] = AT_WALL[10] + lack * COUNTS + free
    out[at + 11] = AT_WALL[11] + lack * CLOCKS + now
    within = 0
    if value == 0:
        offer = np.uint64(s.offer) & ((ONE << np.uint64(count + free)) - ONE)
        within = bits.highest(offer) + 1
    out[at + 12] = AT_WALL[12] + within * COUNTS + (count if value == 0 else 16)
    sure, lacking = 0, 0
    if value == 0:
        below = (ONE << np.uint64(count)) - ONE
        sure = bits.highest(np.uint64(s.offer) & below) + 1
        lacking = min(8, bits.lowest(np.uint64(s.offer) & ~below) + 1 - count)
    out[at + 26] = AT_WALL[26] + sure * CLOCKS + now
    out[at + 27] = AT_WALL[27] + lacking * COUNTS + free


@kernel
def _fill_needs(needs: Any, now: Any, out: Any) -> None:
    """What each wall needs, beside what its neighbours do; all together."""
    total = 0
    for side in range(SIDES):
        at = side * WALL_SLOTS
        own, right = (needs >> (4 * side)) & 15, (needs >> (4 * side + 4)) & 15
        opposite, left = (needs >> (4 * side + 8)) & 15, (needs >> (4 * side + 12)) & 15
        out[at + 13] = AT_WALL[13] + own * NEEDS + left
        out[at + 14] = AT_WALL[14] + own * NEEDS + right
        out[at + 15] = AT_WALL[15] + own * NEEDS + opposite
        total += own if own < NEEDS - 1 else 0
    out[SIDES * WALL_SLOTS + 34] = AT_TOWER[34] + min(47, total) * CLOCKS + now


@kernel
def _fill_stones(t: Any, s: Any, seat: Any, needs: Any, out: Any) -> None:
    """The stones ahead."""
    base = SIDES * WALL_SLOTS
    ahead = sites_ahead(s)
    near = np.int64(0)
    far = np.int64(0)
    for n in range(8):
        if ahead == 0:
            if n < AHEAD:
                for side in range(SIDES):
                    out[side * WALL_SLOTS + 16 + n] = AT_WALL[16 + n] + 40
                out[base + 35 + n] = AT_TOWER[35 + n] + 16
            continue
        stone = np.int64(s.sites[first_site(s, ahead)])
        ahead &= ahead - ONE
        shape, of = stone & 7, side_of(t, s, seat, stone >> 3)
        cubes = CUBES[shape] << (8 * of)
        far += cubes
        if n < 4:
            near += cubes
        if n < AHEAD:
            for side in range(SIDES):
                relative = (of - side) & 3 if of < SIDES else 4
                out[side * WALL_SLOTS + 16 + n] = AT_WALL[16 + n] + relative * 8 + shape
            out[base + 35 + n] = AT_TOWER[35 + n] + shape + (8 if of == SIDES else 0)
    for side in range(SIDES):
        at = side * WALL_SLOTS
        need = (needs >> (4 * side)) & 15
        out[at + 22] = AT_WALL[22] + need * COUNTS + ((near >> (8 * side)) & 255)
        out[at + 23] = AT_WALL[23] + need * 33 + ((far >> (8 * side)) & 255)


@kernel
def _fill_lid(t: Any, s: Any, seat: Any, needs: Any, out: Any) -> None:
    """Singles and lid."""
    for side in range(SIDES):
        at = side * WALL_SLOTS
        need = (needs >> (4 * side)) & 15
        colour = np.int64(t.sides[s.boards[seat], side])
        out[at + 24] = AT_WALL[24] + need * 4 + min(3, np.int64(s.supply[colour]))
        out[at + 25] = AT_WALL[25] + need * 24 + min(23, lid_cubes(s, colour) // 2)


@kernel
def _fill_tower(t: Any, s: Any, seat: Any, now: Any, out: Any) -> None:
    """Heights, levels and structure, and what they pay."""
    at = SIDES * WALL_SLOTS
    filled = s.filled[seat]
    high = heights(filled)
    steps: Any = 0
    for block in range(9):
        first = np.uint64(4 * (4 * (block // 3) + block % 3))
        a, b = (
            np.int64((high >> first) & NIBBLE),
            np.int64((high >> (first + np.uint64(4))) & NIBBLE),
        )
        c = np.int64((high >> (first + np.uint64(16))) & NIBBLE)
        d = np.int64((high >> (first + np.uint64(20))) & NIBBLE)
        out[at + block] = AT_TOWER[0] + TURNED[block, a + 5 * b + 25 * c + 125 * d]
        steps += abs(a - b) + abs(a - c)
    for level in range(4):
        cells = bits.count((filled >> np.uint64(16 * level)) & FLOOR)
        out[at + 9 + level] = AT_TOWER[9 + level] + cells * CLOCKS + now
    out[at + 13] = AT_TOWER[13] + bits.count(filled) * CLOCKS + now
    structure, within = structure_code(t, s, seat)
    left = np.int64(s.structures_left)
    token = np.int64(s.structures[left - 1]) if left else 0
    out[at + 14] = AT_TOWER[14] + structure * CLOCKS + now
    out[at + 15] = AT_TOWER[15] + structure * 10 + np.int64(s.card)
    out[at + 16] = AT_TOWER[16] + structure * 9 + within
    out[at + 42] = AT_TOWER[42] + min(39, steps) * CLOCKS + now
    out[at + 47] = AT_TOWER[47] + structure * 9 + min(8, token)
    out[at + 41] = AT_TOWER[41] + min(15, singles_of(s)) * CLOCKS + now
    room = bits.count(t.limit & ~s.filled[seat])
    out[at + 45] = AT_TOWER[45] + room // 3 * CLOCKS + now
    left = np.int64(s.levels_left)
    token = np.int64(s.levels[0 if t.players == 1 else left - 1]) if left else 0
    out[at + 46] = AT_TOWER[46] + min(16, token) * 5 + np.int64(s.levels_won[seat])


@kernel
def _fill_prospects(t: Any, s: Any, seat: Any, now: Any, out: Any) -> None:
    """Prophecies that could be kept, and the next level."""
    at = SIDES * WALL_SLOTS
    out[at + 49] = AT_TOWER[49] + min(56, kept_already(t, s, seat)) * CLOCKS + now
    level = bits.lowest(~s.filled[seat]) >> 4
    missing = 0
    if level < t.height:
        missing = 16 - bits.count((s.filled[seat] >> np.uint64(16 * level)) & FLOOR)
    turns = max(0, now - bits.count(np.uint64(s.free[seat])))
    out[at + 50] = AT_TOWER[50] + missing * CLOCKS + turns


@kernel
def _fill_board(t: Any, s: Any, seat: Any, now: Any, out: Any) -> None:
    """Tokens, supply, turns and rivals."""
    at = SIDES * WALL_SLOTS
    for value in range(VALUES):
        out[at + 17 + value] = AT_TOWER[17 + value] + min(3, np.int64(s.prophecies[value]))
    out[at + 33] = AT_TOWER[33] + bits.count(np.uint64(s.free[seat])) * CLOCKS + now
    out[at + 43] = AT_TOWER[43] + np.int64(owes_token(t, s)) * CLOCKS + now
    following = np.int64(s.seat) + np.int64(s.phase == FILL)
    wait = (seat - following + 2 * t.players) % t.players
    out[at + 44] = AT_TOWER[44] + wait * 4 + t.players - 1
    stones = bits.count(np.uint64(s.standing)) + bits.count(s.lid[0]) + bits.count(s.lid[1])
    out[at + 48] = AT_TOWER[48] + min(26, (stones + bits.count(s.lid[2])) // 3)
