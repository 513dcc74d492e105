"""Bits as bytes that are 0 or 1, eight at a time."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled.kernel import kernel

ONES: Final = np.uint64(0x0101_0101_0101_0101)
DIAGONAL: Final = np.uint64(0x8040_2010_0804_0201)
SEVENS: Final = np.uint64(0x7F7F_7F7F_7F7F_7F7F)
BYTE: Final = np.uint64(0xFF)
SEVEN, EIGHT = np.uint64(7), np.uint64(8)


@kernel
def spread_byte(byte: Any) -> Any:
    """Eight bits as eight bytes that are 0 or 1."""
    return ((((byte * ONES) & DIAGONAL) + SEVENS) >> SEVEN) & ONES


@kernel
def spread_word(word: Any, out: Any, at: Any) -> None:
    """64 bits as bytes, to eight words of `out`."""
    for n in range(8):
        out[at + n] = spread_byte(word & BYTE)
        word >>= EIGHT
