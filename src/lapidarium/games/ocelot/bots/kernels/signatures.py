"""The signatures of the functions that Python calls (see `exports`); needs no Numba."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.games.ocelot.bots.kernels.layout import (
    EDGE,
    NODE,
    PARAMETERS,
    WEIGHTS,
    WORKSPACE,
)
from lapidarium.games.ocelot.compiled.layout import STATE, TABLES

TREE: Final = (NODE, int, EDGE, int)
"""Nodes and edges, each with how many there is room for."""

SIGNATURES: Final[dict[str, tuple[Any, ...]]] = {
    "look": (TABLES, STATE, int, WORKSPACE),
    "collect": (TABLES, PARAMETERS, WEIGHTS, WORKSPACE, int),
    "reply": (TABLES, PARAMETERS, WORKSPACE),
    "search": (TABLES, PARAMETERS, WEIGHTS, *TREE, WORKSPACE, int),
    "search_plainly": (TABLES, PARAMETERS, int, *TREE, WORKSPACE, int),
    "play_games": (
        *(TABLES, STATE, int, PARAMETERS, WEIGHTS, *TREE, WORKSPACE, int),
        *(np.float32, np.float64, np.int64),  # inputs, facts, and the length of each game
    ),
}
