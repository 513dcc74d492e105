"""The log of a table: a line for each event, as each audience reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw, Struct

from lapidarium.games.present import log_line
from lapidarium.games.walk import first_frame, frame_after, walk
from lapidarium.table.steps import pairs

if TYPE_CHECKING:
    from lapidarium.games.presenter import Presenter
    from lapidarium.games.views import LogLine
    from lapidarium.games.walk import Frame
    from lapidarium.table import Step, Table
    from lapidarium.table.history import History

WATCHING = 0
"""The audience of everybody who watches; others are seats, from 1."""


class Line(Struct, frozen=True, gc=False):
    """A line of the log, written as a spectator reads it, and as others do where that differs."""

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


class TableLog:
    """All lines of a table's log, which of them are new, and the frame that they lead to."""

    __slots__ = ("changed_from", "frame", "lines", "presenter", "steps")

    def __init__(self, presenter: Presenter, table: Table) -> None:
        self.presenter = presenter
        self.changed_from = 0
        """The first line that was not sent yet."""
        self.lines: list[Line] = []
        self.steps: History[Step] | tuple[Step, ...] = ()
        """Those of which there are lines."""
        self.frame = first_frame(presenter, table.start_state)
        self.show(table)

    def show(self, table: Table, *, has_opened: bool = False) -> None:
        """Go on to another version of the table; nothing is changed if a line cannot be written.

        Once nothing is secret any more (`has_opened`), lines that had a secret are new again.
        """
        same = _same(self.steps, table.steps)
        frame = self.frame
        if same < len(self.steps):  # something was taken back
            frame = first_frame(self.presenter, table.start_state)
            frame = frame_after(self.presenter, frame, pairs(table.steps[:same]))
        frames = [frame, *walk(self.presenter, frame, pairs(table.steps[same:]))]
        self.lines[same:] = [self._line(frame) for frame in frames[1:]]
        self.frame, self.steps = frames[-1], table.steps
        self.changed_from = min(self.changed_from, same)
        if has_opened:
            secret = (number for number, line in enumerate(self.lines) if line.by_seat)
            self.changed_from = min(self.changed_from, next(secret, self.changed_from))

    def read(self, audience: int, first: int, *, is_open: bool) -> list[LogLine | Raw]:
        """The lines from this one on, as this audience reads them."""
        return [Raw(line.text(audience, is_open=is_open)) for line in self.lines[first:]]

    def _line(self, frame: Frame) -> Line:
        presenter, game = self.presenter, self.presenter.game
        whole = msgspec.json.encode(log_line(presenter, frame, frame.event))
        if not game.has_secrets:
            return Line(whole)

        def line(seat: int | None) -> bytes:
            seen: Any = game.seen(frame.before, frame.event, seat)
            if seen == frame.event:
                return whole
            return msgspec.json.encode(log_line(presenter, frame, seen))

        public, by_seat = line(None), tuple([line(seat) for seat in range(game.players)])
        is_open = public == whole and all(text == whole for text in by_seat)
        return Line(whole) if is_open else Line(public, by_seat, whole)


def _same(before: History[Step] | tuple[Step, ...], after: History[Step]) -> int:
    """How many steps two versions of a table have in common."""
    count = len(before)
    if not count or (count <= len(after) and after[count - 1] is before[-1]):
        return count
    return next(
        (n for n, (old, new) in enumerate(zip(before, after, strict=False)) if old is not new),
        min(count, len(after)),
    )
