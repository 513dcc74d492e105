"""Everything of Monolyth that is compiled."""

from __future__ import annotations

from typing import Final

from lapidarium.games.monolyth.bots.compiled_module import MODULE
from lapidarium.games.monolyth.compiled.compiled_game import CompiledMonolyth

MODULES: Final = (CompiledMonolyth.module, MODULE)
