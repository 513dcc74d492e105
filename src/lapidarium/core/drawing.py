"""Random numbers by counting (SplitMix64): the n-th number of a seed is a mix of seed + n steps.

A stream is one unsigned word. To draw, add STEP to it and `mix` the sum; nothing else is
remembered, so streams lie in arrays beside the games they belong to.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.core.compiling import kernel

STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
_SECOND: Final = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


@kernel
def mix(word: Any) -> Any:
    """64 random bits from one count of a stream."""
    word = (word ^ (word >> _30)) * _FIRST
    word = (word ^ (word >> _27)) * _SECOND
    return word ^ (word >> _31)


@kernel
def below(bits: Any, count: Any) -> Any:
    """A number from 0 to count - 1 by the upper half of 64 random bits.

    Some numbers are likelier than others by less than count in 2**32.
    """
    return np.int64(((bits >> _32) * np.uint64(count)) >> _32)
