"""Where a stone may be placed, all its turnings at once in vector registers (as in `counts`)."""

from __future__ import annotations

from typing import Any, Final

from llvmlite import ir
from numba import types

from lapidarium.compiled.kernel import instruction
from lapidarium.compiled.rows import WORD, every, place
from lapidarium.games.monolyth.compiled.counts import anchors_of
from lapidarium.games.monolyth.compiled.layout import COLUMNS, TURNINGS

LANES: Final = 8
SHORTS: Final = ir.VectorType(ir.IntType(16), LANES)


@instruction
def put_places(typing: Any, out: Any, at: Any, table: Any, way: Any, free: Any) -> Any:  # noqa: ARG001, PLR0913, PLR0917
    """M-T4: 24 words of 16 bits, the columns of each turning; 0 if there is none at all."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        row, first_byte, tables, first, cells = args
        free = every(builder, cells, LANES)
        found = None
        for step in range(0, TURNINGS, LANES):
            anchors = anchors_of(builder, tables, builder.add(first, ir.Constant(WORD, step)), free)
            for shift in (2 * COLUMNS, COLUMNS):  # a column has one at most
                by = ir.Constant(free.type, [shift] * LANES)
                anchors = builder.or_(anchors, builder.lshr(anchors, by))
            start = builder.add(first_byte, ir.Constant(WORD, 2 * step))
            where = place(context, builder, signature.args[0], row, start, SHORTS)
            builder.store(builder.trunc(anchors, SHORTS), where, align=2)
            found = anchors if found is None else builder.or_(found, anchors)
        form = ir.FunctionType(WORD, [free.type])
        whole = builder.module.declare_intrinsic(f"llvm.vector.reduce.or.v{LANES}i64", (), form)
        return builder.call(whole, [found])

    return types.uint64(out, types.int64, table, types.int64, types.uint64), build
