"""Facts about a tower and the main board, for the network and for the heuristic."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.games.monolyth.bots.kernels.afterstate import owes_token
from lapidarium.games.monolyth.bots.kernels.inputs import CLOCKS, NEEDS, SIDES
from lapidarium.games.monolyth.compiled.layout import COLOURS, POSITIONS, VALUES

ONE: Final = np.uint64(1)
THREE, SIX, NINE = np.uint64(3), np.uint64(6), np.uint64(9)
TWELVE, TWENTY_FOUR = np.uint64(12), np.uint64(24)
LEVEL, FLOOR = np.uint64(16), np.uint64(0xFFFF)
ROW: Final = np.uint64(0x000F000F000F000F)
COLUMN: Final = np.uint64(0x0001000100010001)
EVERY_FOURTH: Final = np.uint64(0x1111111111111111)
CUBES: Final = np.array([1, 2, 3, 3, 4, 4, 4, 4])
"""Cubes of each shape of the pack the value was trained for; a hint, no rule."""


@kernel
def wall_word(cells: Any, side: Any) -> Any:
    """The cells of a wall, as seen from outside: bit 16 * level + place from the left."""
    if side == 0:
        return cells & ROW
    if side == 2:
        return _reversed((cells >> TWELVE) & ROW)
    found = (cells >> (THREE if side == 1 else np.uint64(0))) & EVERY_FOURTH
    found = (found | (found >> THREE) | (found >> SIX) | (found >> NINE)) & ROW
    return found if side == 1 else _reversed(found)


@kernel
def _reversed(row: Any) -> Any:
    """Four bits of each level the other way round."""
    return (
        ((row & COLUMN) << THREE)
        | ((row & (COLUMN << ONE)) << ONE)
        | ((row & (COLUMN << np.uint64(2))) >> ONE)
        | ((row & (COLUMN << THREE)) >> THREE)
    )


@kernel
def heights(filled: Any) -> Any:
    """The height of each column, four bits each."""
    total = np.uint64(0)
    for _ in range(4):
        x = filled & FLOOR
        x = (x | (x << TWENTY_FOUR)) & np.uint64(0x000000FF000000FF)
        x = (x | (x << TWELVE)) & ROW
        x = (x | (x << SIX)) & np.uint64(0x0303030303030303)
        total += (x | (x << THREE)) & EVERY_FOURTH
        filled >>= LEVEL
    return total


@kernel
def clock(t: Any, s: Any) -> Any:
    """About how long the game will still last."""
    if t.players == 1:
        tokens: Any = 0
        for value in range(VALUES):
            tokens += np.int64(s.prophecies[value])
        return min(CLOCKS - 1, tokens - np.int64(owes_token(t, s)))
    room = 64
    for seat in range(t.players):
        room = min(room, bits.count(t.limit & ~s.filled[seat]))
    return min(CLOCKS - 1, room // 3)


@kernel
def singles_of(s: Any) -> Any:
    """Singles in the supply."""
    singles: Any = 0
    for colour in range(COLOURS):
        singles += np.int64(s.supply[colour])
    return singles


@kernel
def need_of(t: Any, s: Any, seat: Any, side: Any) -> Any:
    """Cubes lacking for the prophecy of a side, at most 11; NEEDS - 1 without one."""
    value = np.int64(s.slots[seat, side])
    if value == 0:
        return NEEDS - 1
    colour = t.sides[s.boards[seat], side]
    count = bits.count(s.colours[seat, colour] & t.walls[side])
    return min(NEEDS - 2, max(0, value - count))


@kernel
def needs_of(t: Any, s: Any, seat: Any) -> Any:
    """What all four sides need, four bits each, and once more above."""
    found = 0
    for side in range(SIDES):
        found |= need_of(t, s, seat, side) << (4 * side)
    return found | (found << 16)


@kernel
def side_of(t: Any, s: Any, seat: Any, colour: Any) -> Any:
    """The side of a seat's board with this colour; 4 if there is none."""
    for side in range(SIDES):
        if t.sides[s.boards[seat], side] == colour:
            return side
    return SIDES


@kernel
def lid_cubes(s: Any, colour: Any) -> Any:
    """Cubes of a colour in the lid."""
    total = 0
    for copy in range(3):
        kinds = (s.lid[copy] >> np.uint64(8 * colour)) & np.uint64(255)
        while kinds != 0:
            total += CUBES[bits.lowest(kinds)]
            kinds &= kinds - ONE
    return total


@kernel
def structure_code(t: Any, s: Any, seat: Any) -> Any:
    """Cubes lacking for the structure (at most 24), 25 out of reach, 26 won; positions in reach."""
    if s.structure[seat] != 0:
        return 26, 0
    filled = s.filled[seat]
    best, within = 25, 0
    for n in range(POSITIONS):
        must = t.must[s.card, n]
        if filled & t.asked[s.card, n] & ~must == 0:
            within += 1
            best = min(best, bits.count(must & ~filled))
    return (min(best, 24) if within else 25), within


@kernel
def kept_already(t: Any, s: Any, seat: Any) -> Any:
    """The most that prophecies on offer would bring on the free sides as the walls are now."""
    counts = 0
    for side in range(SIDES):
        if s.slots[seat, side] == 0:
            colour = t.sides[s.boards[seat], side]
            # Three bits for each count: how many walls have it.
            counts += 1 << (3 * bits.count(s.colours[seat, colour] & t.walls[side]))
    total = used = walls = 0
    for value in range(VALUES, 0, -1):
        walls += (counts >> (3 * value)) & 7
        taken: Any = min(np.int64(s.prophecies[value - 1]), walls - used)
        total += taken * value
        used += taken
    return total
