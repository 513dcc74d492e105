"""Bits as bytes that are 0 or 1, eight at a time (64 at a time: `rows.put_bits`)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled.kernel import kernel

ONES: Final = np.uint64(0x0101_0101_0101_0101)
DIAGONAL: Final = np.uint64(0x8040_2010_0804_0201)
SEVENS: Final = np.uint64(0x7F7F_7F7F_7F7F_7F7F)
SEVEN: Final = np.uint64(7)


@kernel
def spread_byte(byte: Any) -> Any:
    """Eight bits as eight bytes that are 0 or 1."""
    return ((((byte * ONES) & DIAGONAL) + SEVENS) >> SEVEN) & ONES
