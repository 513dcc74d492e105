"""Reading and writing many bytes at once: the same as one by one, and nothing else changes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lapidarium.compiled import rows
from lapidarium.compiled.kernel import kernel

SIZE, AT = 96, 11
"""Bytes of a row, and an odd place in it."""


@kernel
def _put_bits(out: Any, word: Any) -> None:
    rows.put_bits(out, AT, word)


@kernel
def _add_bits(out: Any, word: Any) -> None:
    rows.add_bits(out, AT, word)


@kernel
def _put_equal(out: Any, values: Any, value: Any) -> None:
    rows.put_equal(out, AT, values, value)


@kernel
def _put_capped(out: Any, values: Any, most: Any) -> None:
    rows.put_sixteen_capped(out, AT, values, most)
    rows.put_eight_capped(out, AT + 16, values, most)


@kernel
def _copy(out: Any, values: Any) -> None:
    rows.put_word(out, AT, rows.get_word(values, 3))
    rows.put_half(out, AT + 8, rows.get_half(values, 5))


@pytest.fixture
def row() -> Any:
    return np.random.default_rng(1).integers(0, 200, SIZE, np.uint8)


def _bytes(word: int) -> Any:
    return np.array([word >> n & 1 for n in range(64)], np.uint8)


WORDS = [0, 1, 1 << 63, 0xF0E1_D2C3_B4A5_9687, (1 << 64) - 1]


@pytest.mark.parametrize("word", WORDS)
def test_bits(row: Any, word: int) -> None:
    expected = row.copy()
    expected[AT : AT + 64] = _bytes(word)
    found = row.copy()
    _put_bits(found, np.uint64(word))
    assert (found == expected).all()
    _put_bits(found.view(np.uint64), np.uint64(word))  # a place counts bytes in any row
    assert (found == expected).all()
    expected[AT : AT + 64] += _bytes(word)
    _add_bits(found, np.uint64(word))
    assert (found == expected).all()


def test_which_are_equal(row: Any) -> None:
    values = np.random.default_rng(2).integers(0, 4, 64, np.uint8)
    values[7] = 255
    for value in (0, 3, 255):
        expected, found = row.copy(), row.copy()
        expected[AT : AT + 64] = values == value
        _put_equal(found, values, value)
        assert (found == expected).all()


@pytest.mark.parametrize("most", [0, 31, 127, 128, 255])
def test_numbers_that_are_capped(row: Any, most: int) -> None:
    values = np.array(range(15, 256, 16), np.uint8)
    expected, found = row.copy(), row.copy()
    expected[AT : AT + 16] = np.minimum(values, most)
    expected[AT + 16 : AT + 24] = np.minimum(values[:8], most)
    _put_capped(found, values, most)
    assert (found == expected).all()


def test_numbers_are_copied(row: Any) -> None:
    values = np.random.default_rng(3).integers(0, 256, 16, np.uint8)
    expected, found = row.copy(), row.copy()
    expected[AT : AT + 8], expected[AT + 8 : AT + 12] = values[3:11], values[5:9]
    _copy(found, values)
    assert (found == expected).all()
