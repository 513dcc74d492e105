"""How a game is drawn in the terminal: colours always come with letters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from rich.console import Group
from rich.style import Style
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

    from lapidarium.games.game import Game


PICK = "pick"
"""The key under which a piece of a drawing carries what a click on it stands for."""


def pick(word: str, style: str = "") -> Style:
    """A style for something that can be clicked: `word` is a move, or a part of one."""
    return Style.parse(style) + Style(meta={PICK: word})


@dataclass(frozen=True, slots=True)
class Palette:
    """Styles that depend on whether the screen is light or dark."""

    accent: str = "bold yellow"
    """What can be chosen now."""
    faint: str = "dim"
    """What can be read but need not."""


@dataclass(frozen=True, slots=True)
class SeatPane:
    """What a seat has before it: its points as the viewer knows them, and a drawing."""

    points: str
    drawing: RenderableType


@dataclass(frozen=True, slots=True)
class Panes:
    """A table in the parts that a screen arranges."""

    middle: RenderableType
    """What lies between the players, such as a board."""
    seats: tuple[SeatPane, ...]
    caption: str = ""
    """A few words below the middle."""
    notes: RenderableType | None = None
    """What else there is to read, such as a legend."""


class Drawing(Protocol):
    """What the terminal shows of a game."""

    palette: Palette

    def panes(self, state: Any, seat: int | None, *, compact: bool) -> Panes:
        """The table in parts, as a seat sees it.

        Compact ones fit together on a screen of 80 columns and 24 lines: middle and notes in 21
        lines with the seats, two seats beside each other.
        """

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
        self.palette = Palette()

    def panes(self, state: Any, seat: int | None, *, compact: bool) -> Panes:  # noqa: ARG002
        """The position in words; points only where a game has no secrets."""
        points = ("",) * self.game.players
        if not self.game.has_secrets:
            points = tuple(map(str, self.game.scores(state)))
        return Panes(self.table(state, seat), tuple(SeatPane(own, Text()) for own in points))

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
                table.add_row(*(Text(cell, style=pick(row[0])) for cell in row))
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
