"""How wide the layers are, and where in the array of all weights each begins."""

from __future__ import annotations

from typing import Final

from lapidarium.games.monolyth.bots.kernels.inputs import PARTS, ROWS, SLOTS

WIDTH: Final = 32
HIDDEN: Final = 32
HEADS: Final = 2
OWN: Final = 2 * WIDTH
INPUTS: Final = 2 * OWN
W2: Final = ROWS * WIDTH
B2: Final = W2 + INPUTS * HIDDEN
W3: Final = B2 + HIDDEN
B3: Final = W3 + HEADS * HIDDEN
WEIGHTS: Final = B3 + HEADS

SUMS: Final = PARTS * WIDTH
"""The first layer of one tower."""

# Layout of the workspace's floats, places and records for evaluation.
F_BEFORE, F_AFTER, F_X, F_THEIRS = 0, SUMS, 2 * SUMS, 2 * SUMS + INPUTS
F_HIDDEN: Final = F_THEIRS + OWN
FLOATS: Final = F_HIDDEN + HIDDEN
MOST_AHEAD: Final = 16
LIKELY: Final = 3 * SLOTS
PLACES: Final = LIKELY + MOST_AHEAD
RECORDS: Final = 2

# Layout of the same floats and places for learning.
SEATS: Final = 4
L_X: Final = SEATS * SUMS
L_HIDDEN: Final = L_X + INPUTS
L_BACK: Final = L_HIDDEN + HIDDEN
L_ROW: Final = L_BACK + HIDDEN
L_FLOATS: Final = L_ROW + INPUTS
L_PLACES: Final = SEATS * SLOTS

LONGEST: Final = 160
"""More decisions than a game can have."""
WIDEST: Final = 64
"""States a beam keeps at most."""
CANDIDATES: Final = 40_000
"""Moves from all of them, at most."""
DEEPEST: Final = 8
"""Moves a tree looks ahead at most."""
