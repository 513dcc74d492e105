"""From a referee's state to what a client draws, for both games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.rules.monolyth import Monolyth
from lapidarium.rules.ocelot import Ocelot
from lapidarium.server.views.monolyth import MonolythShowing
from lapidarium.server.views.ocelot import OcelotShowing
from lapidarium.server.views.showing import Showing, worded

if TYPE_CHECKING:
    from lapidarium.rules.game import Game

__all__ = ["Showing", "showing_of", "worded"]


def showing_of(game: Game[Any, Any]) -> Showing:
    """What shows the games of this referee."""
    if isinstance(game, Monolyth):
        return MonolythShowing(game)
    assert isinstance(game, Ocelot), f"no views for {game.name}"
    return OcelotShowing(game)
