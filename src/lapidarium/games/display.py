"""How a game is shown to clients: its views, log and score sheet.

A display follows one game. What it sends of a position is made from `game.view`, so a secret
that the view leaves out cannot leave the table here either.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import orjson
from typing_extensions import TypedDict

from lapidarium.games.changes import changes
from lapidarium.messages import Message, Words

if TYPE_CHECKING:
    from lapidarium.games.changes import Change
    from lapidarium.games.game import Game, Json


class SheetRow(TypedDict):
    """One row of the score sheet: what it counts, and for each seat a figure and points."""

    message: Words
    cells: list[Words]
    points: list[int]


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing as the inside of an SVG of this size. Nothing in it may need a font or a file."""

    width: float
    height: float
    svg: str


class Drawn:
    """A view as it was drawn at one moment, and what has changed since an earlier one.

    A game may draw only what is asked for, and may say what has changed without comparing two
    whole views; both must come to what is said here.
    """

    __slots__ = ("view",)

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view

    def whole(self) -> dict[str, Any]:
        """All of it."""
        return self.view

    def changes(self, old: Any) -> list[Change]:
        """What leads from an earlier one of the same game and audience to this one."""
        return changes("/view", old.whole(), self.whole())


class Display(ABC):
    """Shows one game as it is played; remembers what events do that no state holds."""

    game: Game[Any, Any]
    turn: int = 0
    """The turn that the last event belongs to; 0 while the game is set up."""

    def restart(self) -> None:
        """Forget everything: the game is shown again from its start."""
        self.turn = 0

    def begin_at(self, state: Any) -> None:  # noqa: B027 - most games show a state as it is
        """Show a game from this state on; nobody tells what happened before it."""

    def on_event(self, before: Any, event: Any, after: Any) -> None:  # noqa: ARG002
        """Remember what an event does that no state holds."""
        if self.game.to_act(before) >= 0:
            self.turn = self.game.turns(before) + 1

    @abstractmethod
    def view(self, view: Any) -> dict[str, Any]:
        """What `game.view` gives, as a client draws it: an object of plain values.

        Clients are sent what has changed since the last one, so no view may be altered later;
        parts that are the same object as before need not be compared.
        """

    def draw(self, view: Any) -> Drawn:
        """The same as something that can say what has changed; by default by comparing."""
        return Drawn(self.view(view))

    def picture(self, view: Any) -> Picture | None:  # noqa: ARG002
        """The board as `game.view` gives it, for previews of links; by default there is none."""
        return None

    def diagram(self, view: Any, seat: int, facts: dict[str, Any]) -> Picture | None:  # noqa: ARG002
        """The board before a seat, with its coordinates and a move drawn on it by its `facts`.

        It is for pages, which have fonts; by default it is the plain picture.
        """
        return self.picture(view)

    def pieces(self) -> Json:
        """What never changes in a game, as an object."""
        return b'{"kind":"any"}'

    def facts(self, before: Any, event: Any, after: Any) -> dict[str, Any]:  # noqa: ARG002
        """What an event does, as fields; `event` is as the viewer sees it."""
        return {"kind": "event"}

    def gains(self, before: Any, event: Any, after: Any) -> tuple[Message, ...]:  # noqa: ARG002
        """What else an event brings."""
        return self.game.gains(before, event)

    def effect(self, before: Any, event: Any, after: Any) -> Any:  # noqa: ARG002
        """What a move of the seat to act would bring."""
        return None

    def about(self, state: Any, what: str, seat: int | None) -> Message | None:  # noqa: ARG002
        """What there is to say about a space of the board, if `what` is one."""
        return None

    def trial(self, state: Any, what: str) -> tuple[Message, Any] | None:  # noqa: ARG002
        """What something would bring that may be tried but not done now, if `what` is that.

        Raises Unreadable or Illegal.
        """
        return None

    def sheet(self, state: Any) -> list[SheetRow]:  # noqa: ARG002
        """The score sheet, once the game is over."""
        return []

    def log_line(self, number: int, before: Any, shown: Any, after: Any) -> Json:
        """A line of the log for the last event: in notation, in words and as fields.

        `shown` is the event as somebody sees it (`game.seen`).
        """
        body = self.line_body(before, shown, after)
        return b'{"event":%d,"turn":%d,%b' % (number, self.turn, body[1:])

    def line_body(self, before: Any, shown: Any, after: Any) -> Json:
        """A line of the log without its numbers."""
        seat = self.game.to_act(before)
        return orjson.dumps(
            {
                "seat": seat + 1 if seat >= 0 else 0,
                "move": self.game.text(shown),
                "message": self.game.describe(before, shown).to_wire(),
                "gains": [gain.to_wire() for gain in self.gains(before, shown, after)],
                "facts": self.facts(before, shown, after),
            }
        )


class PlainDisplay(Display):
    """Shows a game without drawings: the position in words, moves as a list."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game

    def view(self, view: Any) -> dict[str, Any]:
        """The position in words."""
        lines = [line.to_wire() for line in self.game.describe_view(view)]
        return {"kind": "any", "lines": lines}

    def sheet(self, state: Any) -> list[SheetRow]:
        """One row: the points."""
        points = list(self.game.scores(state))
        cells = [Message("sheet-count", count=own).to_wire() for own in points]
        return [{"message": Message("sheet-points").to_wire(), "cells": cells, "points": points}]
