"""Seeds: where the stream of random numbers of each game begins (see `random_numbers`)."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

STEP: Final = np.uint64(0x9E3779B97F4A7C15)
FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
SECOND: Final = np.uint64(0x94D049BB133111EB)


def seeds(seed: str | int, count: int) -> NDArray[np.uint64]:
    """One stream per game; the same seed gives the same streams."""
    begin = np.frombuffer(blake2b(str(seed).encode(), digest_size=8).digest(), "<u8")
    word: NDArray[np.uint64] = begin + STEP * np.arange(count, dtype=np.uint64)
    word = (word ^ (word >> np.uint64(30))) * FIRST
    word = (word ^ (word >> np.uint64(27))) * SECOND
    word ^= word >> np.uint64(31)
    return word
