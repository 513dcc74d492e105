"""How a game is drawn in the terminal: colours always come with letters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from rich.console import Group
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

    from lapidarium.games.game import Game


class Drawing(Protocol):
    """What the terminal shows of a game."""

    def table(self, state: Any, seat: int | None) -> RenderableType:
        """The whole table as a seat sees it."""

    def choices(self, state: Any, about: str) -> RenderableType:
        """What may be done now; `about` narrows it to a site, a stone or a place."""

    def gesture(self, state: Any, word: str) -> Any:
        """The next move of a shorthand for several moves; None if `word` is not one."""

    def sheet(self, state: Any) -> RenderableType:
        """The score sheet."""


@dataclass(frozen=True, slots=True)
class Beside:
    """Two drawings side by side on a screen of `wide` columns, else one below the other."""

    left: RenderableType
    right: RenderableType
    wide: int

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Look at the screen only when drawn."""
        if options.max_width < self.wide:
            yield Group(self.left, self.right)
            return
        grid = Table.grid(padding=(0, 3))
        grid.add_row(self.left, self.right)
        yield grid


class PlainDrawing:
    """Any game in words: the position, moves as a list, the points."""

    def __init__(self, game: Game[Any, Any], speak: Callable[..., str]) -> None:
        self.game = game
        self.speak = speak

    def table(self, state: Any, seat: int | None) -> RenderableType:
        """The position in words."""
        lines = self.game.describe_view(self.game.view(state, seat))
        return Text("\n".join(self.speak(line.code, **line.params) for line in lines))

    def choices(self, state: Any, about: str) -> RenderableType:
        """Every move, or those that have `about` in their notation or words."""
        table = Table.grid(padding=(0, 2))
        for move in self.game.legal(state):
            message = self.game.describe(state, move)
            row = (self.game.text(move), self.speak(message.code, **message.params))
            if about.lower() in " ".join(row).lower():
                table.add_row(*map(Text, row))
        return table

    def gesture(self, state: Any, word: str) -> Any:  # noqa: ARG002
        """There are no shorthands for several moves."""
        return None

    def sheet(self, state: Any) -> RenderableType:
        """The points of each seat."""
        table = Table(title=self.speak("sheet-title"))
        for seat, points in enumerate(self.game.scores(state), 1):
            table.add_column(self.speak("seat", seat=seat), footer=str(points), justify="right")
        table.add_row(*map(str, self.game.scores(state)))
        return table
