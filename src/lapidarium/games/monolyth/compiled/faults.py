"""What can be wrong with a record, by number; a name says which part of it."""

from __future__ import annotations

from typing import Final

NAMES: Final = (
    "valid",
    "phase",
    "crystal",
    "left",
    "sites",
    "lid",
    "supply",
    "prophecies",
    "levels",
    "structures",
    "card",
    "seat",
    "boards",
    "tower",
    "slots",
    "no move",
)
(
    VALID,
    PHASE_WRONG,
    CRYSTAL_WRONG,
    LEFT_WRONG,
    SITES_WRONG,
    LID_WRONG,
    SUPPLY_WRONG,
    PROPHECIES_WRONG,
    LEVELS_WRONG,
    STRUCTURES_WRONG,
    CARD_WRONG,
    SEAT_WRONG,
    BOARDS_WRONG,
    TOWER_WRONG,
    SLOTS_WRONG,
    MOVES_WRONG,
) = range(len(NAMES))
