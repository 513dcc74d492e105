"""The signatures and settings of `vector_exports`, apart so that a call needs no Numba."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

SETTINGS: Final = 4
AUTORESET, REWARD, LEARNER, WRITE = range(SETTINGS)
"""Where each setting is."""
NEXT_STEP, SAME_STEP, DISABLED = range(3)
"""When a game that has ended begins anew."""
SCORE, WIN, DELTA = range(3)
"""What a reward is: points at the end, the place at the end, every change of points."""
SELF: Final = -1
"""In place of the learner's seat: every seat is played by the caller."""
MASKS, OBSERVATIONS = 1, 2
"""What is written besides bits."""
RUNNING, ENDED, ILLEGAL = range(3)
ANEW, AGAIN = 1, 2
"""What `vector_renew` does with a game: begin a new one, or show it again."""
PENALTY: Final = -1.0
"""The reward of an illegal action, where it ends the game."""

ID, WORD, SHORT, BYTE = np.int64, np.uint64, np.uint16, np.uint8
POINTS: Final = np.int32


def vector_signatures(tables: Any, state: Any) -> dict[str, tuple[Any, ...]]:
    """For a game with records of these dtypes: the kinds of each function's arguments."""
    games = (tables, state, int, int)
    seen = (SHORT, WORD, BYTE)
    return {
        "vector_step": (
            *games,
            ID,
            WORD,
            *seen,
            BYTE,
            ID,
            np.float64,
            np.float32,
            POINTS,
            BYTE,
            BYTE,
            int,
            ID,
        ),
        "vector_renew": (*games, BYTE, WORD, *seen, ID, POINTS, BYTE, int, ID),
        "vector_permit": (*games, ID, BYTE),
        "vector_choose": (WORD, int, int, WORD, ID),
        "vector_list": (WORD, int, int, np.int16, np.int32, int, int),
        "vector_advance": (*games, ID),
        "vector_look": (*games, ID, SHORT),
        "vector_observe": (*games, ID, BYTE, int),
        "vector_finish": (*games, state, WORD, POINTS, POINTS),
    }
