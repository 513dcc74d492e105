"""Whether a record can be a state at all, so that no kernel leaves its bounds.

Not whether players could get there: a position may be made up to study something.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.games.monolyth.compiled.faults import (
    BOARDS_WRONG,
    CARD_WRONG,
    CRYSTAL_WRONG,
    LEFT_WRONG,
    LEVELS_WRONG,
    LID_WRONG,
    MOVES_WRONG,
    PHASE_WRONG,
    PROPHECIES_WRONG,
    SEAT_WRONG,
    SITES_WRONG,
    SLOTS_WRONG,
    STRUCTURES_WRONG,
    SUPPLY_WRONG,
    TOWER_WRONG,
    VALID,
)
from lapidarium.games.monolyth.compiled.layout import (
    BOARD,
    BOARDS,
    CARD,
    COLOURS,
    COPIES,
    FILL,
    FIRST,
    GIVE,
    LEVELS,
    NONE,
    OVER,
    SEATS,
    SET_OUT,
    SIDES,
    SITES,
    STONES,
    STRUCTURES,
    TURN,
    VALUES,
)

LEVEL: Final = np.uint64(16)


@kernel
def fault(t: Any, s: Any) -> Any:
    """The first thing wrong with a record (see `faults`), or VALID."""
    found = _main_board(t, s)
    if found == VALID:
        found = _setup(t, s)
    for seat in range(SEATS):
        if found == VALID:
            found = _board(t, s, seat)
    return found if found != VALID else _phase(t, s)


@kernel
def _main_board(t: Any, s: Any) -> Any:  # noqa: PLR0911 - a line a part
    """M-C1, M-C3: stones and tokens of the pack, and none twice."""
    if s.phase > OVER:
        return PHASE_WRONG
    if s.crystal >= SITES:
        return CRYSTAL_WRONG
    if s.left != NONE and s.left >= SITES:
        return LEFT_WRONG
    standing = 0
    for site in range(SITES):
        if s.sites[site] != NONE:
            if s.sites[site] >= STONES:
                return SITES_WRONG
            standing |= 1 << site
    if standing != s.standing:
        return SITES_WRONG
    for n in range(COPIES):
        more = s.lid[n - 1] if n else t.start.lid[0]
        if s.lid[n] & ~(t.start.lid[n] & more) != 0:
            return LID_WRONG
    for colour in range(COLOURS):
        if s.supply[colour] > t.start.supply[colour]:
            return SUPPLY_WRONG
    return _tokens(t, s)


@kernel
def _tokens(t: Any, s: Any) -> Any:  # noqa: PLR0911
    offer = 0
    for value in range(VALUES):
        if s.prophecies[value] > t.start.prophecies[value]:
            return PROPHECIES_WRONG
        if s.prophecies[value] != 0:
            offer |= 1 << value
    if offer != s.offer:
        return PROPHECIES_WRONG
    if s.levels_left > t.start.levels_left:
        return LEVELS_WRONG
    for n in range(LEVELS):
        if (s.levels[n] != 0) != (n < s.levels_left):
            return LEVELS_WRONG
    if s.structures_left > t.start.structures_left:
        return STRUCTURES_WRONG
    for n in range(STRUCTURES):
        if (s.structures[n] != 0) != (n < s.structures_left):
            return STRUCTURES_WRONG
    return VALID


@kernel
def _setup(t: Any, s: Any) -> Any:
    """M-S3, M-S7, M-S8: what is drawn in setup is there afterwards, and not before."""
    if s.card >= t.cards if s.phase > CARD else s.card != NONE:
        return CARD_WRONG
    if s.first >= t.players if s.phase > FIRST else s.first != NONE:
        return SEAT_WRONG
    first = 0 if s.first == NONE else np.int64(s.first)
    if s.seat != (first + s.turn) % t.players or (s.phase < TURN and s.turn != 0):
        return SEAT_WRONG
    taken, is_missing = 0, False
    for seat in range(SEATS):
        if s.boards[seat] == NONE:
            is_missing |= seat < t.players
        elif (
            is_missing
            or seat >= t.players
            or s.boards[seat] >= BOARDS
            or taken >> s.boards[seat] & 1
        ):
            return BOARDS_WRONG
        else:
            taken |= 1 << s.boards[seat]
    if is_missing != (s.phase <= BOARD) or (s.phase == CARD and taken != 0):
        return BOARDS_WRONG
    return VALID


@kernel
def _board(t: Any, s: Any, seat: Any) -> Any:  # noqa: PLR0911
    """M-C2, M-T4: a tower of solid columns, in colours; prophecies in slots; tokens won."""
    filled = np.uint64(0)
    for colour in range(COLOURS):
        if filled & s.colours[seat, colour] != 0:
            return TOWER_WRONG
        filled |= s.colours[seat, colour]
    if filled != s.filled[seat] or filled & ~t.limit != 0 or (filled >> LEVEL) & ~filled != 0:
        return TOWER_WRONG
    if seat >= t.players and filled != 0:
        return TOWER_WRONG
    free = 0
    for side in range(SIDES):
        if s.slots[seat, side] > VALUES:
            return SLOTS_WRONG
        if s.slots[seat, side] == 0:
            free |= 1 << side
    if free != s.free[seat]:
        return SLOTS_WRONG
    for n in range(s.won.shape[1]):
        if (s.won[seat, n] != 0) != (n < s.levels_won[seat]):
            return LEVELS_WRONG
    if s.levels_won[seat] > t.height:
        return LEVELS_WRONG
    return VALID


@kernel
def _phase(t: Any, s: Any) -> Any:  # noqa: PLR0911
    """M-T1, M-T5, M-T9: what is to be done next can be done."""
    if s.phase < TURN:
        return _phase_of_setup(s)
    if (s.left != NONE) != (s.phase == FILL):
        return LEFT_WRONG
    if s.phase != OVER and s.sites[s.crystal] != NONE:
        return CRYSTAL_WRONG
    if s.left != NONE and s.sites[s.left] != NONE:
        return LEFT_WRONG
    if s.phase == TURN and s.standing == 0:
        return MOVES_WRONG
    if s.phase == GIVE and (t.players != 1 or s.offer == 0):
        return MOVES_WRONG
    if s.phase == FILL and s.lid[0] == 0:
        return LID_WRONG
    return VALID


@kernel
def _phase_of_setup(s: Any) -> Any:
    """M-S6: sites are filled in order from the lid, all but the crystal's."""
    if s.left != NONE:
        return LEFT_WRONG
    if s.phase < SET_OUT:
        return VALID if s.standing == 0 else SITES_WRONG
    to_fill = SITES - 1 - bits.count(np.uint64(s.standing))
    if s.sites[s.crystal] != NONE or to_fill < 1:
        return SITES_WRONG
    in_lid = bits.count(s.lid[0]) + bits.count(s.lid[1]) + bits.count(s.lid[2])
    return VALID if in_lid >= to_fill else LID_WRONG
