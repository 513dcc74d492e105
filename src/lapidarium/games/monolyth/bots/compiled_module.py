"""The compiled functions of this package, and the scratch memory they need."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from lapidarium.compiled.compiled_module import CompiledModule
from lapidarium.games.monolyth.bots.kernels.signatures import SIGNATURES
from lapidarium.games.monolyth.bots.kernels.workspace import WORKSPACE

if TYPE_CHECKING:
    from numpy.typing import NDArray

MODULE = CompiledModule("lapidarium.games.monolyth.bots.kernels.exports", SIGNATURES)


def new_workspace() -> NDArray[np.void]:
    """Scratch memory for one thread."""
    return np.zeros(1, WORKSPACE)
