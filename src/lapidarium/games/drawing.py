"""Drawing the games in a terminal: colours always doubled by letters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from lapidarium.games.monolyth.rules import Monolyth
from lapidarium.games.monolyth.terminal import MonolythDrawing
from lapidarium.games.ocelot.rules import Ocelot
from lapidarium.games.ocelot.terminal import OcelotDrawing

if TYPE_CHECKING:
    from rich.console import RenderableType

    from lapidarium.games.game import Game


class Drawing(Protocol):
    """What the terminal shows of a game."""

    def table(self, state: Any, seat: int | None) -> RenderableType:
        """The whole table as a seat sees it."""

    def choices(self, state: Any, about: str) -> RenderableType:
        """What may be done now; `about` narrows it to a site, a stone or a place."""

    def gesture(self, state: Any, word: str) -> Any:
        """The next move of several that a word stands for; None where it stands for none."""

    def sheet(self, state: Any) -> RenderableType:
        """The score sheet."""


def drawing_of(game: Game[Any, Any]) -> Drawing:
    """The drawing that belongs to a game."""
    if isinstance(game, Ocelot):
        return OcelotDrawing(game)
    assert isinstance(game, Monolyth)
    return MonolythDrawing(game)
