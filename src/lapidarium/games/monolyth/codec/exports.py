"""The functions that Python calls (see `lapidarium.compiled.vector_exports`)."""

from __future__ import annotations

from lapidarium.compiled.engine_exports import VectorKernels
from lapidarium.compiled.vector_exports import vector_exports_of
from lapidarium.games.monolyth.codec import kernels, sight
from lapidarium.games.monolyth.codec.actions import ACTIONS
from lapidarium.games.monolyth.compiled.exports import KERNELS
from lapidarium.games.monolyth.compiled.moves import choose

EXPORTS = vector_exports_of(
    VectorKernels(
        core=KERNELS,
        choose=choose,
        number=kernels.number,
        legal_bits=kernels.legal_bits,
        observe=sight.observe,
        actions=ACTIONS,
    )
)
