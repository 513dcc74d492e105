"""Square root, exponential and logarithm without a library: object files are self-contained."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from llvmlite import ir
from numba import types

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import instruction, kernel

ONE: Final = np.uint64(1)
HALVINGS: Final = 8
LOG_OF_TWO: Final = 0.6931471805599453


@instruction
def root(typing: Any, x: Any) -> Any:  # noqa: ARG001 - the form Numba asks for
    """The square root."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001
        function = builder.module.declare_intrinsic("llvm.sqrt", [ir.DoubleType()])
        return builder.call(function, args)

    return types.float64(types.float64), build


@kernel
def power(x: Any) -> Any:
    """Euler's number to the x for x up to 0, near enough."""
    y = max(0.0, 1.0 + x / (1 << HALVINGS))
    for _ in range(HALVINGS):
        y *= y
    return y


@kernel
def logarithm(n: Any) -> Any:
    """The natural logarithm of a count from 1, near enough."""
    top = bits.highest(np.uint64(n))
    rest = np.float64(n) / np.float64(ONE << np.uint64(top)) - 1.0
    return LOG_OF_TWO * (top + rest * (1.3465553 - 0.3465553 * rest))
