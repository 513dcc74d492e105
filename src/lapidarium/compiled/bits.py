"""Operations on the bits of a word, as single processor instructions."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types

from lapidarium.compiled import cache
from lapidarium.compiled.kernel import instruction, kernel

WORD = ir.IntType(64)
SLOW = ("bdver4", "znver1", "znver2")
"""Processors on which the deposit instruction is slow."""


@instruction
def count(typing: Any, word: Any) -> Any:  # noqa: ARG001 - the form Numba asks for
    """The number of set bits."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001
        return builder.ctpop(args[0])

    return types.int64(types.uint64), build


@instruction
def lowest(typing: Any, word: Any) -> Any:  # noqa: ARG001
    """The index of the lowest set bit; 64 if none is set."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.uint64), build


@instruction
def highest(typing: Any, word: Any) -> Any:  # noqa: ARG001
    """The index of the highest set bit; -1 if none is set."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001
        zeros = builder.ctlz(args[0], ir.Constant(ir.IntType(1), 0))
        return builder.sub(ir.Constant(WORD, 63), zeros)

    return types.int64(types.uint64), build


@instruction
def _deposit(typing: Any, bits: Any, mask: Any) -> Any:  # noqa: ARG001
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001
        form = ir.FunctionType(WORD, [WORD, WORD])
        function = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), form)
        return builder.call(function, args)

    return types.uint64(types.uint64, types.uint64), build


@kernel
def nth_by_deposit(word: Any, n: Any) -> Any:
    """The index of the n-th set bit, counted from 0, by one deposit instruction."""
    return lowest(_deposit(types.uint64(1) << types.uint64(n), word))


@kernel
def nth_by_halves(word: Any, n: Any) -> Any:
    """The same on any processor, by bisection."""
    at = 0
    width = 32
    while width:
        below = count(word & ((types.uint64(1) << types.uint64(width)) - types.uint64(1)))
        if n >= below:
            n -= below
            at += width
            word >>= types.uint64(width)
        width >>= 1
    return at


def _has_deposit() -> bool:
    name, features = cache.processor()
    return "+bmi2" in features.split(",") and name not in SLOW


nth = nth_by_deposit if _has_deposit() else nth_by_halves
