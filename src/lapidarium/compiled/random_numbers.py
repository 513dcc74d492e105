"""Counter-based random numbers (SplitMix64): the n-th number of a seed mixes seed + n steps.

A stream is one unsigned word. To draw, add STEP to it and `mix` the sum. There is no other
state, so streams are kept in arrays beside the games they belong to.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lapidarium.compiled.kernel import kernel
from lapidarium.compiled.seeds import FIRST, SECOND, STEP

__all__ = ["STEP", "below", "mix"]

_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


@kernel
def mix(word: Any) -> Any:
    """64 random bits from one value of a stream."""
    word = (word ^ (word >> _30)) * FIRST
    word = (word ^ (word >> _27)) * SECOND
    return word ^ (word >> _31)


@kernel
def below(random: Any, count: Any) -> Any:
    """A number from 0 to count - 1 by the upper half of 64 random bits.

    The bias is below count in 2**32.
    """
    return np.int64(((random >> _32) * np.uint64(count)) >> _32)
