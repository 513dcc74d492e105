"""The signatures of the functions that Python calls (see `exports`); needs no Numba."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.games.monolyth.bots.kernels.workspace import WORKSPACE
from lapidarium.games.monolyth.compiled.layout import STATE, TABLES

REAL, WHOLE, WORD, FLAG = np.float32, np.int32, np.uint64, np.uint8
VALUE: Final = (TABLES, STATE, REAL)
"""A state, and the weights it is evaluated with."""

SIGNATURES: Final[dict[str, tuple[Any, ...]]] = {
    "rate_moves": (*VALUE, WORKSPACE),
    "search_beam": (*VALUE, int, WORD, int, int, WORKSPACE),
    "search_tree": (*VALUE, int, WORD, int, WHOLE, int, WORKSPACE),
    "expect": (*VALUE, int, WORKSPACE),
    "slots": (TABLES, STATE, int, WHOLE),
    "plain_moves": (TABLES, STATE, WORKSPACE),
    "plain_game": (TABLES, STATE, int, WORD, WORKSPACE),
    "play_games": (
        *(*VALUE, WORD, int),
        *(int, int, int, int),  # exploration rates, moves looked ahead from, trace
        *(WORKSPACE, int, STATE, REAL, WHOLE),
    ),
    "learn": (
        *(TABLES, STATE, REAL, WHOLE, FLAG, int, int),
        *(REAL, REAL, WORKSPACE, np.float64),
    ),
    "step": (REAL, REAL, REAL, REAL, REAL),
}
