"""A hand-made heuristic for any pack, and playouts by it."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.compiled.random_numbers import STEP, mix
from lapidarium.games.monolyth.bots.kernels.afterstate import make
from lapidarium.games.monolyth.bots.kernels.evaluation import final_use
from lapidarium.games.monolyth.bots.kernels.next_turn import refill
from lapidarium.games.monolyth.bots.kernels.towers import (
    FLOOR,
    heights,
    kept_already,
    structure_code,
)
from lapidarium.games.monolyth.compiled.layout import GIVE, GIVEN, HEIGHT, OVER, SIDES
from lapidarium.games.monolyth.compiled.move_list import generate
from lapidarium.games.monolyth.compiled.scoring import wall_count

CUBES_PER_TURN: Final = 2.6
"""Stones placed are a little smaller than those on the ring: single swaps are mixed in."""
NIBBLE: Final = np.uint64(15)
NOISE: Final = 1.0
"""Noise added to the heuristic, in points, so that playouts differ."""


@kernel
def turns_left(t: Any, s: Any) -> Any:
    """About how many turns each seat still has: until the first tower is full."""
    room = 64
    for seat in range(t.players):
        room = min(room, bits.count(t.limit & ~s.filled[seat]))
    turns = room / CUBES_PER_TURN + 1.5
    if t.players > 1:
        return turns
    tokens: Any = 0
    for value in range(16):
        tokens += np.int64(s.prophecies[value])
    return min(turns, tokens * 1.0)


@kernel
def worth(t: Any, s: Any, seat: Any, turns: Any) -> Any:
    """What a tower will be worth, in points."""
    total = np.int64(s.structure[seat]) * 1.0
    for level in range(HEIGHT):
        total += np.int64(s.won[seat, level])
    filled = s.filled[seat]
    for side in range(SIDES):
        count = wall_count(t, s, seat, side)
        free = bits.count(t.walls[side] & ~filled)
        total += _wall(count, free, np.int64(s.slots[seat, side]), turns)
    if t.players == 1 and turns <= 6:
        total += 0.5 * kept_already(t, s, seat)
    return total + _level(t, s, seat, turns) + _structure(t, s, seat, turns) - 0.12 * _rough(filled)


@kernel
def _wall(count: Any, free: Any, prophecy: Any, turns: Any) -> Any:
    """Points a wall is likely to bring: its prophecy if it can be kept, else what it promises."""
    reach = count + min(0.45 * free, 0.55 * turns)
    if prophecy == 0:
        return max(0.0, 0.75 * reach - 1.0) if turns > 1 else 0.0
    if count >= prophecy:
        return prophecy * 1.0
    if count + free < prophecy:
        return 0.0
    return prophecy * max(0.05, min(0.92, 0.75 - 0.22 * (prophecy - reach)))


@kernel
def _level(t: Any, s: Any, seat: Any, turns: Any) -> Any:
    """The next level token, as near as it is."""
    filled = s.filled[seat]
    found = 0.02 * bits.count(filled)
    done, left = bits.lowest(~filled) >> 4, np.int64(s.levels_left)
    if done < t.height and left:
        token = np.int64(s.levels[0 if t.players == 1 else left - 1])
        missing = 16 - bits.count((filled >> np.uint64(16 * done)) & FLOOR)
        near = max(0.0, 1.0 - missing / max(1.0, CUBES_PER_TURN * turns))
        found += token * 0.8 * near * (1 - missing / 20)
    return found


@kernel
def _structure(t: Any, s: Any, seat: Any, turns: Any) -> Any:
    lacking, within = structure_code(t, s, seat)
    left = np.int64(s.structures_left)
    if within == 0 or left == 0 or lacking > CUBES_PER_TURN * turns * 0.8:
        return 0.0
    return np.int64(s.structures[left - 1]) * max(0.0, 0.8 - 0.055 * lacking)


@kernel
def _rough(filled: Any) -> Any:
    """Steps between neighbouring columns."""
    high = heights(filled)
    steps: Any = 0
    for column in range(16):
        here = np.int64((high >> np.uint64(4 * column)) & NIBBLE)
        if column % 4 != 3:
            steps += abs(here - np.int64((high >> np.uint64(4 * column + 4)) & NIBBLE))
        if column < 12:
            steps += abs(here - np.int64((high >> np.uint64(4 * column + 16)) & NIBBLE))
    return steps


@kernel
def plain_rate(t: Any, s: Any, count: Any, ws: Any) -> None:
    """The heuristic value of each of the listed moves for the seat to act."""
    moves, uses, r = ws.moves[:], ws.uses[:], ws.records[:]
    seat, turns = np.int64(s.seat), turns_left(t, s) - 1
    for n in range(count):
        move = np.int64(moves[n])
        if move >= GIVEN:
            uses[n] = _spared(t, s, seat, move - GIVEN + 1)
        else:
            r[0] = s
            make(t, r[0], move)
            over = r[0].phase == OVER
            uses[n] = (
                final_use(t, r[0], seat) if over and t.players == 1 else worth(t, r[0], seat, turns)
            )


@kernel
def _spared(t: Any, s: Any, seat: Any, value: Any) -> Any:
    """M-1P2: how gladly a token is given up: what no free side can reach, then the least."""
    most = 0
    for side in range(SIDES):
        if s.slots[seat, side] == 0:
            free = bits.count(t.walls[side] & ~s.filled[seat])
            most = max(most, wall_count(t, s, seat, side) + free)
    if value > min(most, 12):
        return 100.0 + value
    return np.int64(s.prophecies[value - 1]) - 0.5 * value


@kernel
def play_out(t: Any, s: Any, world: Any, ws: Any) -> None:
    """Play to the end by the heuristic with noise, in one world."""
    moves, uses = ws.moves[:], ws.uses[:]
    stream = world
    while s.phase != OVER:
        refill(t, s, world)
        count = generate(t, s, moves)
        plain_rate(t, s, count, ws)
        best, most = 0, -1e9
        for n in range(count):
            stream += STEP
            noise = np.int64(mix(stream) >> np.uint64(40)) / (1 << 24)
            use = uses[n] + (0.0 if s.phase == GIVE else NOISE * noise)
            if use > most:
                best, most = n, use
        make(t, s, np.int64(moves[best]))
