"""The compiled functions of the codec."""

from __future__ import annotations

from typing import Final

from lapidarium.compiled.compiled_module import CompiledModule
from lapidarium.compiled.vector_signatures import vector_signatures
from lapidarium.games.monolyth.compiled.layout import STATE, TABLES

MODULE: Final = CompiledModule(
    "lapidarium.games.monolyth.codec.exports", vector_signatures(TABLES, STATE)
)
