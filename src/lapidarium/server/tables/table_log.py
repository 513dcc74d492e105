"""The log of a table: a line for each event, as each audience reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lapidarium.games.display import Display
    from lapidarium.games.game import Game, Json
    from lapidarium.table import Step, Table

WATCHING = 0
"""The audience of everybody who watches; others are seats, from 1."""


class Line(Struct, frozen=True, gc=False):
    """A line of the log as a spectator reads it, and as others do where that differs."""

    public: bytes
    by_seat: tuple[bytes, ...] = ()
    whole: bytes = b""
    """As everybody reads it once nothing is secret any more."""

    def text(self, audience: int, *, is_open: bool) -> bytes:
        """What this audience reads."""
        if not self.by_seat:
            return self.public
        if is_open:
            return self.whole
        return self.public if audience == WATCHING else self.by_seat[audience - 1]


class Rest(NamedTuple):
    """Lines that stand after so many others."""

    after: int
    lines: list[Line]


class TableLog:
    """All lines of a table's log, and which of them are new."""

    __slots__ = ("changed_from", "display", "game", "lines")

    def __init__(self, display: Display, table: Table) -> None:
        self.display = display
        self.game: Game[Any, Any] = table.game
        self.changed_from = 0
        """The first line that was not sent yet."""
        self.lines = self._lines_of(table.start_state, table.steps)

    def written(self, before: Table, after: Table) -> Rest:
        """How the log goes on at a later version of the table; nothing is kept yet."""
        count = len(before.steps)
        if not count or (len(after.steps) >= count and after.steps[count - 1] is before.steps[-1]):
            added = self._lines_of(before.state, after.steps[count:], count)
            return Rest(len(self.lines), added)
        self.display.restart()  # something was taken back
        lines = self._lines_of(after.start_state, after.steps)
        same = 0
        while same < min(len(self.lines), len(lines)) and self.lines[same] == lines[same]:
            same += 1
        return Rest(same, lines[same:])

    def keep(self, rest: Rest, *, has_opened: bool) -> None:
        """The log goes on so; lines that had a secret are sent again once there is none."""
        if rest.after < len(self.lines):
            del self.lines[rest.after :]
        self.lines += rest.lines
        self.changed_from = min(self.changed_from, rest.after)
        if has_opened:
            secret = (number for number, line in enumerate(self.lines) if line.by_seat)
            self.changed_from = min(self.changed_from, next(secret, self.changed_from))

    def text(self, audience: int, first: int, *, is_open: bool) -> Json:
        """The lines from this one on, as this audience reads them."""
        lines = [line.text(audience, is_open=is_open) for line in self.lines[first:]]
        return b",".join(lines)

    def _lines_of(self, state: Any, steps: Iterable[Step], count: int = 0) -> list[Line]:
        """The lines of some steps, after so many others."""
        lines = []
        for number, step in enumerate(steps, count + 1):
            lines.append(self._line(number, state, step.event, step.state))
            state = step.state
        return lines

    def _line(self, number: int, before: Any, event: Any, after: Any) -> Line:
        display, game = self.display, self.game
        display.on_event(before, event, after)
        whole = display.log_line(number, before, event, after)
        if not game.has_secrets:
            return Line(whole)

        def line(seat: int | None) -> bytes:
            seen = game.seen(before, event, seat)
            return whole if seen == event else display.log_line(number, before, seen, after)

        public, by_seat = line(None), tuple([line(seat) for seat in range(game.players)])
        is_open = public == whole and all(own == whole for own in by_seat)
        return Line(whole) if is_open else Line(public, by_seat, whole)
