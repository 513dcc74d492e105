"""Rows of numbers added up in the processor's registers, written by hand as vectors.

Arrays are float32 in one piece; a place in one is counted in numbers. A function here is made
for rows of one width.
"""
# ruff: noqa: ARG001 - arguments are named in the form Numba asks for

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from llvmlite import ir
from numba import types

from lapidarium.compiled.kernel import instruction

if TYPE_CHECKING:
    from collections.abc import Callable

FLOAT, WORD, WHOLE = ir.FloatType(), ir.IntType(64), ir.IntType(32)
NUMBERS: Any = types.Array(types.float32, 1, "C")
PLACES: Any = types.Array(types.int32, 1, "C")
FUSED = ("contract",)


def _data(context: Any, builder: Any, kind: Any, array: Any) -> Any:
    return context.make_array(kind)(context, builder, array).data


def _row(builder: Any, data: Any, at: Any, width: int) -> Any:
    """The address of a row, as one of a vector."""
    return builder.bitcast(builder.gep(data, [at]), ir.VectorType(FLOAT, width).as_pointer())


def _all(builder: Any, number: Any, width: int) -> Any:
    """A vector of the same number throughout."""
    empty = ir.Constant(ir.VectorType(FLOAT, width), ir.Undefined)
    first = builder.insert_element(empty, number, ir.Constant(WHOLE, 0))
    every = ir.Constant(ir.VectorType(WHOLE, width), [0] * width)
    return builder.shuffle_vector(first, empty, every)


def _pair(builder: Any, first: Any, second: Any) -> Any:
    """Two values as one."""
    both = ir.Constant(ir.LiteralStructType([first.type, second.type]), ir.Undefined)
    return builder.insert_value(builder.insert_value(both, first, 0), second, 1)


def _loop(builder: Any, begin: Any, first: Any, last: Any, step: Callable[[Any, Any], Any]) -> Any:
    """`begin`, then step(total, n) for each n; the total stays in registers."""
    entry = builder.block
    head = builder.append_basic_block("head")
    body = builder.append_basic_block("body")
    done = builder.append_basic_block("done")
    builder.branch(head)
    builder.position_at_end(head)
    n, total = builder.phi(WORD), builder.phi(begin.type)
    n.add_incoming(first, entry)
    total.add_incoming(begin, entry)
    builder.cbranch(builder.icmp_signed("<", n, last), body, done)
    builder.position_at_end(body)
    after = step(total, n)
    n.add_incoming(builder.add(n, ir.Constant(WORD, 1)), builder.block)
    total.add_incoming(after, builder.block)
    builder.branch(head)
    builder.position_at_end(done)
    return total


def adder(width: int) -> Callable[..., Any]:
    """add(out, at, rows, places, first, last): out[at:] += rows[width * place:] for each place."""

    @instruction
    def add(typing: Any, out: Any, at: Any, rows: Any, places: Any, first: Any, last: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            kinds = signature.args
            where = _row(builder, _data(context, builder, kinds[0], args[0]), args[1], width)
            table = _data(context, builder, kinds[2], args[2])
            chosen = _data(context, builder, kinds[3], args[3])

            def step(total: Any, n: Any) -> Any:
                place = builder.sext(builder.load(builder.gep(chosen, [n])), WORD)
                at = builder.mul(place, ir.Constant(WORD, width))
                return builder.fadd(total, builder.load(_row(builder, table, at, width), align=4))

            total = _loop(builder, builder.load(where, align=4), args[4], args[5], step)
            builder.store(total, where, align=4)
            return context.get_dummy_value()

        whole = types.int64
        return types.void(NUMBERS, whole, NUMBERS, PLACES, whole, whole), build

    return add


def weigher(width: int) -> Callable[..., Any]:
    """weigh(out, at, rows, first, by, start, n): a sum of rows, for an even n.

    out[at:] += by[start + i] * rows[first + width * i:] for each i below n. Even and odd rows
    are added up apart, so that the processor need not wait for one sum.
    """

    @instruction
    def weigh(
        typing: Any,
        out: Any,
        at: Any,
        rows: Any,
        first: Any,
        by: Any,
        start: Any,
        n: Any,
    ) -> Any:
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            kinds = signature.args
            where = _row(builder, _data(context, builder, kinds[0], args[0]), args[1], width)
            table = _data(context, builder, kinds[2], args[2])
            factors = _data(context, builder, kinds[4], args[4])
            two = ir.Constant(WORD, 2)

            def weighed(total: Any, n: Any) -> Any:
                factor = builder.load(builder.gep(factors, [builder.add(args[5], n)]), align=4)
                at = builder.add(args[3], builder.mul(n, ir.Constant(WORD, width)))
                row = builder.load(_row(builder, table, at, width), align=4)
                part = builder.fmul(row, _all(builder, factor, width), flags=FUSED)
                return builder.fadd(total, part, flags=FUSED)

            def step(totals: Any, n: Any) -> Any:
                even = builder.mul(n, two)
                odd = builder.add(even, ir.Constant(WORD, 1))
                first = weighed(builder.extract_value(totals, 0), even)
                second = weighed(builder.extract_value(totals, 1), odd)
                return _pair(builder, first, second)

            nought = ir.Constant(ir.VectorType(FLOAT, width), [0.0] * width)
            begin = _pair(builder, builder.load(where, align=4), nought)
            half = builder.udiv(args[6], two)
            totals = _loop(builder, begin, ir.Constant(WORD, 0), half, step)
            total = builder.fadd(*(builder.extract_value(totals, n) for n in range(2)))
            builder.store(total, where, align=4)
            return context.get_dummy_value()

        whole = types.int64
        return types.void(NUMBERS, whole, NUMBERS, whole, NUMBERS, whole, whole), build

    return weigh


def scaler(width: int) -> Callable[..., Any]:
    """scale(out, at, row, first, by): out[at:] += by * row[first:]."""

    @instruction
    def scale(typing: Any, out: Any, at: Any, row: Any, first: Any, by: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            kinds = signature.args
            where = _row(builder, _data(context, builder, kinds[0], args[0]), args[1], width)
            table = _data(context, builder, kinds[2], args[2])
            row = builder.load(_row(builder, table, args[3], width), align=4)
            part = builder.fmul(row, _all(builder, args[4], width), flags=FUSED)
            total = builder.fadd(builder.load(where, align=4), part, flags=FUSED)
            builder.store(total, where, align=4)
            return context.get_dummy_value()

        whole = types.int64
        return types.void(NUMBERS, whole, NUMBERS, whole, types.float32), build

    return scale


def exchanger(width: int) -> Callable[..., Any]:
    """exchange(out, at, rows, gone, come, places, count): rows for others.

    out[at:] += rows[width * come[p]:] - rows[width * gone[p]:] for the
    first `count` places p.
    """

    @instruction
    def exchange(
        typing: Any, out: Any, at: Any, rows: Any, gone: Any, come: Any, places: Any, count: Any
    ) -> Any:
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            kinds = signature.args
            where = _row(builder, _data(context, builder, kinds[0], args[0]), args[1], width)
            table, old, new, chosen = (
                _data(context, builder, kinds[n], args[n]) for n in (2, 3, 4, 5)
            )

            def row(of: Any, place: Any) -> Any:
                number = builder.sext(builder.load(builder.gep(of, [place])), WORD)
                at = builder.mul(number, ir.Constant(WORD, width))
                return builder.load(_row(builder, table, at, width), align=4)

            def step(total: Any, n: Any) -> Any:
                place = builder.sext(builder.load(builder.gep(chosen, [n])), WORD)
                change = builder.fsub(row(new, place), row(old, place))
                return builder.fadd(total, change)

            begin = builder.load(where, align=4)
            total = _loop(builder, begin, ir.Constant(WORD, 0), args[6], step)
            builder.store(total, where, align=4)
            return context.get_dummy_value()

        whole = types.int64
        return types.void(NUMBERS, whole, NUMBERS, PLACES, PLACES, PLACES, whole), build

    return exchange


def rectifier(width: int) -> Callable[..., Any]:
    """rectify(out, at, row, first, n): out[at:] += max(0, row[first + width * i:]), i below n."""

    @instruction
    def rectify(typing: Any, out: Any, at: Any, row: Any, first: Any, n: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            kinds = signature.args
            where = _row(builder, _data(context, builder, kinds[0], args[0]), args[1], width)
            table = _data(context, builder, kinds[2], args[2])
            nought = ir.Constant(ir.VectorType(FLOAT, width), [0.0] * width)

            def step(total: Any, n: Any) -> Any:
                at = builder.add(args[3], builder.mul(n, ir.Constant(WORD, width)))
                row = builder.load(_row(builder, table, at, width), align=4)
                above = builder.fcmp_ordered(">", row, nought)
                return builder.fadd(total, builder.select(above, row, nought))

            begin = builder.load(where, align=4)
            total = _loop(builder, begin, ir.Constant(WORD, 0), args[4], step)
            builder.store(total, where, align=4)
            return context.get_dummy_value()

        whole = types.int64
        return types.void(NUMBERS, whole, NUMBERS, whole, whole), build

    return rectify


@instruction
def root(typing: Any, number: Any) -> Any:
    """The square root of a number."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        form = ir.FunctionType(FLOAT, [FLOAT])
        function = builder.module.declare_intrinsic("llvm.sqrt", [FLOAT], form)
        return builder.call(function, args)

    return types.float32(types.float32), build
