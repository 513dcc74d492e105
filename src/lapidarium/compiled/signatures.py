"""The signatures of the functions that every compiled game exports (see `exports`).

They are apart from the functions themselves so that nobody needs Numba to check a call.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

NUMBER: Final = np.int16
"""A move, or an outcome of chance."""
WORD: Final = np.uint64
POINTS: Final = np.int32
FLAG: Final = np.uint8
FEATURE: Final = np.int16


def game_signatures(tables: Any, state: Any) -> dict[str, tuple[Any, ...]]:
    """For a game with records of these dtypes: the kinds of each function's arguments."""
    games, lists = (tables, state, int, int), (NUMBER, np.int64, np.int32)
    return {
        "check": (*games, FLAG),
        "legal": (*games, *lists),
        "weigh": (*games, FLAG),
        "advance": (*games, NUMBER),
        "deal": (*games, WORD),
        "play_out": (*games, WORD),
        "play_listed": (*games, WORD, NUMBER),
        "score": (*games, POINTS, POINTS),
        "observe": (*games, FLAG, FEATURE),
        "permit": (*games, NUMBER),
        "step": (*games, NUMBER, WORD, *lists, FLAG, POINTS, int),
    }
