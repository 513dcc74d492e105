"""The compiled twins of the referees, for speed (docs/core.md).

The referee stays the authority: its twin must agree with it on every state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.core.batch import NO_MOVE, Batch
from lapidarium.core.errors import CoreError
from lapidarium.core.monolyth.twin import MonolythTwin
from lapidarium.core.ocelot.twin import OcelotTwin
from lapidarium.core.streams import streams
from lapidarium.core.twin import Twin
from lapidarium.rules.monolyth import Monolyth
from lapidarium.rules.ocelot import Ocelot

if TYPE_CHECKING:
    from lapidarium.rules.game import Game

__all__ = ["NO_MOVE", "Batch", "CoreError", "Twin", "streams", "twin"]


def twin(game: Game[Any, Any]) -> Twin[Any, Any]:
    """The compiled twin of a referee."""
    if isinstance(game, Monolyth):
        return MonolythTwin(game)
    if isinstance(game, Ocelot):
        return OcelotTwin(game)
    raise CoreError(f"there is no compiled twin of {game!r:.60}")
