"""Counting the places for a stone, twelve turnings at once in vector registers.

Half of a turn's time is counting. A loop over turnings ends a different number of times for
each shape, which no processor foresees; twelve turnings are as quick as one and need no
loop, and few shapes have more.
"""

from __future__ import annotations

from typing import Any, Final

from llvmlite import ir
from numba import types

from lapidarium.compiled.kernel import instruction, kernel
from lapidarium.compiled.rows import every
from lapidarium.games.monolyth.compiled.layout import TABLES, TURNINGS

AT_ONCE: Final = 12
LANES: Final = 4
BYTE, WORD = ir.IntType(8), ir.IntType(64)
BYTES: Final = ir.VectorType(BYTE, 8 * LANES)


def _load(builder: Any, table: Any, field: str, way: Any, kind: Any) -> Any:
    """Words of a table from this way on."""
    word = _offset(field)
    start = builder.add(builder.shl(way, ir.Constant(WORD, 3)), ir.Constant(WORD, word))
    place = builder.gep(builder.bitcast(table, BYTE.as_pointer()), [start])
    return builder.load(builder.bitcast(place, kind.as_pointer()), align=8)


def _vector(builder: Any, name: str, result: Any, vector: Any) -> Any:
    form = ir.FunctionType(result, [vector.type])
    whole = f"{name}.v{vector.type.count}i8"
    return builder.call(builder.module.declare_intrinsic(whole, (), form), [vector])


def _offset(field: str) -> int:
    assert TABLES.fields is not None
    return int(TABLES.fields[field][1])


def anchors_of(builder: Any, table: Any, way: Any, free: Any) -> Any:
    """M-T4, as `placement.resting`, for as many ways as `free` is repeated."""
    anchors = builder.and_(_load(builder, table, "anchors", way, free.type), free)
    for field in ("second", "third", "fourth"):
        shifted = builder.lshr(free, _load(builder, table, field, way, free.type))
        anchors = builder.and_(anchors, shifted)
    return anchors


@instruction
def _count_twelve(typing: Any, table: Any, way: Any, free: Any) -> Any:  # noqa: ARG001
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001
        pointer, first, cells = args
        free = every(builder, cells, LANES)
        total = None
        for step in range(0, AT_ONCE, LANES):
            way = builder.add(first, ir.Constant(WORD, step))
            anchors = builder.bitcast(anchors_of(builder, pointer, way, free), BYTES)
            counts = _vector(builder, "llvm.ctpop", BYTES, anchors)
            total = counts if total is None else builder.add(total, counts)
        return builder.zext(_vector(builder, "llvm.vector.reduce.add", BYTE, total), WORD)

    return types.int64(table, types.int64, types.uint64), build


@kernel
def count_places(t: Any, shape: Any, free: Any) -> Any:
    """M-T4: how many ways there are to place a stone."""
    first = shape * TURNINGS
    total = _count_twelve(t, first, free)
    if t.turnings[shape] > AT_ONCE:
        total += _count_twelve(t, first + AT_ONCE, free)
    return total
