"""Everything of Sir Ocelot's Cave that is compiled."""

from __future__ import annotations

from typing import Final

from lapidarium.games.ocelot.bots.compiled_module import MODULE
from lapidarium.games.ocelot.compiled.compiled_game import CompiledOcelot

MODULES: Final = (CompiledOcelot.module, MODULE)
