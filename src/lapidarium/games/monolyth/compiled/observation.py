"""A state as features for one seat, into numbers that are 0 (see `features`)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.games.monolyth.compiled.features import CELLS, FEATURES, KINDS
from lapidarium.games.monolyth.compiled.layout import (
    COLOURS,
    GIVE,
    NONE,
    SIDES,
    SITES,
    STONES,
    TURN,
    VALUES,
)
from lapidarium.games.monolyth.compiled.scoring import score, wall_count

ONE: Final = np.uint64(1)
BOARD: Final = COLOURS * CELLS
AT_CELLS, AT_WALLS = FEATURES.at["cells"], FEATURES.at["walls"]
AT_POSSIBLE, AT_SLOTS = FEATURES.at["possible"], FEATURES.at["slots"]
AT_SIDES, AT_LEVELS = FEATURES.at["sides"], FEATURES.at["levels"]
AT_STRUCTURE, AT_SCORES = FEATURES.at["structure"], FEATURES.at["scores"]
AT_SITES, AT_LID, AT_SUPPLY = FEATURES.at["sites"], FEATURES.at["lid"], FEATURES.at["supply"]
AT_PROPHECIES, AT_TOKENS = FEATURES.at["prophecies"], FEATURES.at["tokens"]
AT_CARD, AT_PHASE = FEATURES.at["card"], FEATURES.at["phase"]
AT_ACTIVE, AT_TO_GO = FEATURES.at["active"], FEATURES.at["to_go"]


@kernel
def observe(t: Any, s: Any, seat: Any, out: Any) -> None:
    """What this seat sees."""
    out[:] = 0
    for n in range(t.players):
        other = (seat + n) % t.players
        _observe_tower(s, other, out[AT_CELLS + n * BOARD : AT_CELLS + (n + 1) * BOARD])
        if s.boards[other] != NONE:
            _observe_sides(t, s, other, n * SIDES, out)
        out[AT_LEVELS + n] = s.levels_won[other]
        out[AT_STRUCTURE + n] = s.structure[other]
        out[AT_SCORES + n] = score(t, s, other)
        out[AT_ACTIVE + n] = s.seat == other
    _observe_sites(s, out)
    _observe_main_board(t, s, out)


@kernel
def _observe_tower(s: Any, seat: Any, out: Any) -> None:
    for colour in range(COLOURS):
        cells = s.colours[seat, colour]
        while cells != 0:
            out[colour * CELLS + bits.lowest(cells)] = 1
            cells &= cells - ONE


@kernel
def _observe_sides(t: Any, s: Any, seat: Any, first: Any, out: Any) -> None:
    for side in range(SIDES):
        count = wall_count(t, s, seat, side)
        at = first + side
        out[AT_WALLS + at] = count
        out[AT_POSSIBLE + at] = count + bits.count(t.walls[side] & ~s.filled[seat])
        out[AT_SLOTS + at] = s.slots[seat, side]
        out[AT_SIDES + at * COLOURS + t.sides[s.boards[seat], side]] = 1


@kernel
def _observe_sites(s: Any, out: Any) -> None:
    for n in range(SITES - 1):
        stone = np.int64(s.sites[(s.crystal + 1 + n) % SITES])
        if stone != NONE:
            out[AT_SITES + n * KINDS + (stone >> 3)] = 1
            out[AT_SITES + n * KINDS + COLOURS + (stone & 7)] = 1


@kernel
def _observe_main_board(t: Any, s: Any, out: Any) -> None:
    for n in range(STONES):
        stone = np.uint64(n)
        for word in s.lid:
            out[AT_LID + n] += np.int64((word >> stone) & ONE)
    for n in range(COLOURS):
        out[AT_SUPPLY + n] = s.supply[n]
    for n in range(VALUES):
        out[AT_PROPHECIES + n] = s.prophecies[n]
    out[AT_TOKENS] = s.levels_left
    if s.levels_left > 0:
        out[AT_TOKENS + 1] = s.levels[0 if t.players == 1 else s.levels_left - 1]
    out[AT_TOKENS + 2] = s.structures_left
    if s.structures_left > 0:
        out[AT_TOKENS + 3] = s.structures[s.structures_left - 1]
    if s.card != NONE:
        out[AT_CARD + s.card] = 1
    out[AT_PHASE + (0 if s.phase == TURN else 1 if s.phase == GIVE else 2)] = 1
    out[AT_TO_GO] = t.players - 1 - s.turn % t.players
