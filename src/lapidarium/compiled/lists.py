"""Writing the indices of the set bits of a byte to a list, without branches.

A loop over bits runs a different number of times for each word, which no processor can
predict. So eight numbers are always written, those of the set bits first, and only the
set ones are counted; the next numbers overwrite the rest. A list needs SPARE more
elements than it can hold, and is a contiguous int16 array.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import instruction, kernel

SPARE: Final = 8
constant: Any = cgutils.global_constant
BYTE, NUMBER, WORD = ir.IntType(8), ir.IntType(16), ir.IntType(64)
PLACES: Final = ir.VectorType(BYTE, 8)
NUMBERS: Final = ir.VectorType(NUMBER, 8)
LOW: Final = np.uint64(0xFF)
EIGHT: Final = np.uint64(8)


def _places() -> list[int]:
    """For each byte the indices of its set bits, then zeros up to eight."""
    rows = ([n for n in range(8) if byte >> n & 1] for byte in range(256))
    return [place for row in rows for place in (*row, *[0] * (8 - len(row)))]


def _all(builder: Any, number: Any) -> Any:
    """Eight times the same number."""
    empty = ir.Constant(NUMBERS, ir.Undefined)
    first = builder.insert_element(empty, number, ir.Constant(ir.IntType(32), 0))
    every = ir.Constant(ir.VectorType(ir.IntType(32), 8), [0] * 8)
    return builder.shuffle_vector(first, empty, every)


@instruction
def _put(typing: Any, out: Any, n: Any, byte: Any, shift: Any, number: Any) -> Any:  # noqa: ARG001, PLR0913, PLR0917
    if out != types.Array(types.int16, 1, "C"):
        return None

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, args[0])
        table = ir.Constant(ir.ArrayType(BYTE, 2048), _places())
        known = constant(builder, "lapidarium.places", table)
        start = builder.shl(args[2], ir.Constant(WORD, 3))
        at = builder.gep(known, [ir.Constant(WORD, 0), start])
        places = builder.load(builder.bitcast(at, PLACES.as_pointer()), align=8)
        shifts = _all(builder, builder.trunc(args[3], NUMBER))
        numbers = builder.shl(builder.zext(places, NUMBERS), shifts)
        numbers = builder.add(numbers, _all(builder, builder.trunc(args[4], NUMBER)))
        where = builder.gep(array.data, [args[1]])
        builder.store(numbers, builder.bitcast(where, NUMBERS.as_pointer()), align=2)
        return context.get_dummy_value()

    return types.void(out, types.int64, types.uint64, types.int64, types.int64), build


@kernel
def put_byte(out: Any, n: Any, byte: Any, shift: Any, number: Any) -> Any:
    """Write number + (index << shift) for each set bit of a byte; the n after the last."""
    _put(out, n, byte, shift, number)
    return n + bits.count(byte)


@kernel
def put_word(out: Any, n: Any, word: Any, number: Any) -> Any:
    """Write number + index for each set bit of a word; the n after the last."""
    while word != 0:
        n = put_byte(out, n, word & LOW, 0, number)
        word >>= EIGHT
        number += 8
    return n
