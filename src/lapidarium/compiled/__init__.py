"""The compiled twins of the referees, for speed (docs/core.md).

The referee stays the authority: its twin must agree with it on every state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.compiled.batch import NO_MOVE, Batch
from lapidarium.compiled.compiled_game import Twin
from lapidarium.compiled.errors import CoreError
from lapidarium.compiled.seeds import streams
from lapidarium.games.monolyth.compiled.compiled_game import MonolythTwin
from lapidarium.games.monolyth.rules import Monolyth
from lapidarium.games.ocelot.compiled.compiled_game import OcelotTwin
from lapidarium.games.ocelot.rules import Ocelot

if TYPE_CHECKING:
    from lapidarium.games.game import Game

__all__ = ["NO_MOVE", "Batch", "CoreError", "Twin", "streams", "twin"]


def twin(game: Game[Any, Any]) -> Twin[Any, Any]:
    """The compiled twin of a referee."""
    if isinstance(game, Monolyth):
        return MonolythTwin(game)
    if isinstance(game, Ocelot):
        return OcelotTwin(game)
    raise CoreError(f"there is no compiled twin of {game!r:.60}")
