"""The compiled functions of this package."""

from __future__ import annotations

from lapidarium.compiled.compiled_module import CompiledModule
from lapidarium.games.ocelot.bots.kernels.signatures import SIGNATURES

MODULE = CompiledModule("lapidarium.games.ocelot.bots.kernels.exports", SIGNATURES)
