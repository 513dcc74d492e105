"""Reading and writing many bytes of a row at once, as vector instructions.

`at` counts bytes, whatever the row is made of; it is not checked. Rows are written from their
beginning to their end: what a vector writes beyond what is meant, the next one overwrites.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from llvmlite import ir
from numba import types

from lapidarium.compiled.kernel import instruction

if TYPE_CHECKING:
    from collections.abc import Callable

BITS: Final = 64
BYTE, HALF, WORD = ir.IntType(8), ir.IntType(32), ir.IntType(64)
INDEX: Final = ir.IntType(32)


def vector_of(count: int) -> Any:
    """The type of so many bytes."""
    return ir.VectorType(BYTE, count)


def place(context: Any, builder: Any, array_type: Any, array: Any, at: Any, kind: Any) -> Any:  # noqa: PLR0913, PLR0917
    """A pointer to what lies in an array from this byte on."""
    data = context.make_array(array_type)(context, builder, array).data
    start = builder.gep(builder.bitcast(data, BYTE.as_pointer()), [at])
    return builder.bitcast(start, kind.as_pointer())


def every(builder: Any, value: Any, count: int) -> Any:
    """The same number so many times."""
    empty = ir.Constant(ir.VectorType(value.type, count), ir.Undefined)
    first = builder.insert_element(empty, value, ir.Constant(INDEX, 0))
    zeros = ir.Constant(ir.VectorType(INDEX, count), [0] * count)
    return builder.shuffle_vector(first, empty, zeros)


def _bits(builder: Any, word: Any) -> Any:
    """64 bits as bytes that are 0 or 1."""
    eight, whole = vector_of(BITS // 8), vector_of(BITS)
    which = ir.Constant(ir.VectorType(INDEX, BITS), [n // 8 for n in range(BITS)])
    found = builder.bitcast(word, eight)
    found = builder.shuffle_vector(found, ir.Constant(eight, ir.Undefined), which)
    found = builder.and_(found, ir.Constant(whole, [1 << n % 8 for n in range(BITS)]))
    return builder.zext(builder.icmp_unsigned("!=", found, ir.Constant(whole, None)), whole)


@instruction
def put_bits(typing: Any, out: Any, at: Any, word: Any) -> Any:  # noqa: ARG001
    """64 bits as 64 bytes that are 0 or 1."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        where = place(context, builder, signature.args[0], args[0], args[1], vector_of(BITS))
        builder.store(_bits(builder, args[2]), where, align=1)
        return context.get_dummy_value()

    return types.void(out, types.int64, types.uint64), build


@instruction
def add_bits(typing: Any, out: Any, at: Any, word: Any) -> Any:  # noqa: ARG001
    """Add 64 bits to 64 bytes."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        where = place(context, builder, signature.args[0], args[0], args[1], vector_of(BITS))
        total = builder.add(builder.load(where, align=1), _bits(builder, args[2]))
        builder.store(total, where, align=1)
        return context.get_dummy_value()

    return types.void(out, types.int64, types.uint64), build


@instruction
def put_equal(typing: Any, out: Any, at: Any, values: Any, value: Any) -> Any:  # noqa: ARG001
    """Which of 64 bytes have this value, as 64 bytes that are 0 or 1."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind, start = vector_of(BITS), ir.Constant(WORD, 0)
        of = place(context, builder, signature.args[2], args[2], start, kind)
        wanted = every(builder, builder.trunc(args[3], BYTE), BITS)
        found = builder.icmp_unsigned("==", builder.load(of, align=1), wanted)
        where = place(context, builder, signature.args[0], args[0], args[1], kind)
        builder.store(builder.zext(found, kind), where, align=1)
        return context.get_dummy_value()

    return types.void(out, types.int64, values, types.int64), build


def _put_number(kind: Any) -> Callable[..., Any]:
    @instruction
    def put_number(typing: Any, out: Any, at: Any, word: Any) -> Any:  # noqa: ARG001
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            where = place(context, builder, signature.args[0], args[0], args[1], kind)
            number = args[2] if kind is WORD else builder.trunc(args[2], kind)
            builder.store(number, where, align=1)
            return context.get_dummy_value()

        return types.void(out, types.int64, types.uint64), build

    return put_number


put_word, put_half = _put_number(WORD), _put_number(HALF)
"""Eight bytes of a number, or the lower four."""


def _get_number(kind: Any) -> Callable[..., Any]:
    @instruction
    def get_number(typing: Any, values: Any, at: Any) -> Any:  # noqa: ARG001
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            where = place(context, builder, signature.args[0], args[0], args[1], kind)
            number = builder.load(where, align=1)
            return number if kind is WORD else builder.zext(number, WORD)

        return types.uint64(values, types.int64), build

    return get_number


get_word, get_half = _get_number(WORD), _get_number(HALF)
"""Eight bytes as a number, or four."""


def _put_capped(count: int) -> Callable[..., Any]:
    kind = vector_of(count)

    @instruction
    def put_capped(typing: Any, out: Any, at: Any, values: Any, most: Any) -> Any:  # noqa: ARG001
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            start = ir.Constant(WORD, 0)
            of = place(context, builder, signature.args[2], args[2], start, kind)
            found = builder.load(of, align=1)
            limit = every(builder, builder.trunc(args[3], BYTE), count)
            is_less = builder.icmp_unsigned("<", found, limit)
            where = place(context, builder, signature.args[0], args[0], args[1], kind)
            builder.store(builder.select(is_less, found, limit), where, align=1)
            return context.get_dummy_value()

        return types.void(out, types.int64, values, types.int64), build

    return put_capped


put_eight_capped, put_sixteen_capped = _put_capped(8), _put_capped(16)
"""So many bytes, each this number at most."""
