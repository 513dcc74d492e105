"""From a referee's state to what a client draws, for both games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.games.display import Showing, worded
from lapidarium.games.monolyth.rules import Monolyth
from lapidarium.games.monolyth.view import MonolythShowing
from lapidarium.games.ocelot.rules import Ocelot
from lapidarium.games.ocelot.view import OcelotShowing

if TYPE_CHECKING:
    from lapidarium.games.game import Game

__all__ = ["Showing", "showing_of", "worded"]


def showing_of(game: Game[Any, Any]) -> Showing:
    """What shows the games of this referee."""
    if isinstance(game, Monolyth):
        return MonolythShowing(game)
    assert isinstance(game, Ocelot), f"no views for {game.name}"
    return OcelotShowing(game)
