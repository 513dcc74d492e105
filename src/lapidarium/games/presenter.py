"""How a game is shown to clients: its positions, log and score sheet, as values.

A presenter remembers nothing. What no state of the game holds, such as where one stone ends and
the next begins, is in a trace that `walk` carries from event to event. A position is made from
`game.view`, so a secret that the view leaves out cannot leave the server here either.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lapidarium.games.views import PlainFacts, PlainPieces, PlainView, SheetRow, View
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.game import Game


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing as the inside of an SVG of this size. Nothing in it may need a font or a file."""

    width: float
    height: float
    svg: str


class Presenter(ABC):
    """Shows the positions of one game."""

    game: Game[Any, Any]

    # ------------------------------------------------------------ what events leave behind

    def start(self, state: Any) -> Any:  # noqa: ARG002
        """The trace of a game that is shown from this state on: what a position tells of it."""
        return None

    def follow(self, trace: Any, before: Any, event: Any, after: Any) -> Any:  # noqa: ARG002
        """The trace after an event, as a new value."""
        return trace

    # ------------------------------------------------------------ the position

    @abstractmethod
    def position(self, view: Any, trace: Any, last: Any = None) -> View:
        """What `game.view` gives, as a client draws it.

        Parts that are as in the `last` position of the game may be the same objects.
        """

    def choices(self, state: Any) -> Any:
        """What the seat to act may do, as a client offers it."""
        return self.game.choices(state)

    def pieces(self) -> View:
        """What never changes in a game."""
        return PlainPieces()

    def picture(self, position: Any) -> Picture | None:  # noqa: ARG002
        """The board of a position, for previews of links; by default there is none."""
        return None

    def diagram(self, position: Any, seat: int, facts: Any = None) -> Picture | None:  # noqa: ARG002
        """The board before a seat, with its coordinates and a move drawn on it by its `facts`.

        It is for pages, which have fonts; by default it is the plain picture.
        """
        return self.picture(position)

    # ------------------------------------------------------------ events and spaces

    def facts(self, before: Any, event: Any, after: Any) -> View:  # noqa: ARG002
        """What an event does, as fields; `event` is as the viewer sees it."""
        return PlainFacts()

    def gains(self, before: Any, event: Any, after: Any) -> tuple[Message, ...]:  # noqa: ARG002
        """What else an event brings."""
        return self.game.gains(before, event)

    def effect(self, before: Any, event: Any, after: Any) -> View | None:  # noqa: ARG002
        """What a move of the seat to act would bring."""
        return None

    def about(self, state: Any, what: str, seat: int | None) -> Message | None:  # noqa: ARG002
        """What there is to say about a space of the board, if `what` is one."""
        return None

    def trial(self, state: Any, what: str) -> tuple[Message, View] | None:  # noqa: ARG002
        """What something would bring that may be tried but not done now, if `what` is that.

        Raises Unreadable or Illegal.
        """
        return None

    def sheet(self, state: Any) -> list[SheetRow]:  # noqa: ARG002
        """The score sheet, once the game is over."""
        return []


class PlainPresenter(Presenter):
    """Shows a game without drawings: the position in words, moves as a list."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game

    def position(self, view: Any, trace: Any, last: Any = None) -> PlainView:  # noqa: ARG002
        """The position in words."""
        return PlainView([line.to_wire() for line in self.game.describe_view(view)])

    def sheet(self, state: Any) -> list[SheetRow]:
        """One row: the points."""
        points = list(self.game.scores(state))
        cells = [Message("sheet-count", count=score).to_wire() for score in points]
        return [SheetRow(Message("sheet-points").to_wire(), cells, points)]
