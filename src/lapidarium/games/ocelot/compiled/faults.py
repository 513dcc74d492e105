"""What can be wrong with a record, by number; a name says which part of it."""

from __future__ import annotations

from typing import Final

NAMES: Final = (
    "valid",
    "step",
    "seat",
    "owed",
    "gems",
    "tools",
    "sight",
    "hands",
    "companions",
    "amethysts",
    "no move",
)
(
    VALID,
    STEP_WRONG,
    SEAT_WRONG,
    OWED_WRONG,
    GEMS_WRONG,
    TOOLS_WRONG,
    SIGHT_WRONG,
    HANDS_WRONG,
    COMPANIONS_WRONG,
    AMETHYSTS_WRONG,
    MOVES_WRONG,
) = range(len(NAMES))
