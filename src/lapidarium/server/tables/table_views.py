"""A table in memory: its game as it is shown, its log, and what each audience is sent.

An audience is a seat, or (0) everybody who watches. What all have in common is written once,
what a seat has besides once a seat; only `you` differs from socket to socket.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import orjson

from lapidarium.games.registry import game_type
from lapidarium.server.tables.players import player_on
from lapidarium.table import OVER, PLAYING
from lapidarium.table.ending import MATCH_GAMES, match_stand
from lapidarium.table.turn_commands import can_undo

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from lapidarium.games.game import Json
    from lapidarium.server.tables.views import MatchView, OutcomeView, SeatView
    from lapidarium.table import Step, Table

WATCHING = 0
NOBODY: frozenset[str] = frozenset()


class Line(NamedTuple):
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


class TableViews:
    """A table and everything that is sent about it."""

    __slots__ = (
        "changed_from",
        "chat",
        "display",
        "head",
        "lines",
        "name_of",
        "outcome",
        "seats",
        "self_parts",
        "table",
    )

    def __init__(self, table: Table, name_of: Callable[[str], str], *, chat: bool) -> None:
        self.table = table
        self.name_of = name_of
        self.chat = chat
        self.display = game_type(table.game.name).display(table.game)
        self.changed_from = 0
        """The first line of the log that was not sent yet."""
        self.outcome: Json = b"null"
        self.seats: tuple[frozenset[str] | set[str], Json] = (NOBODY, b"")
        """The seats as written for these people online; with a clock never the same twice."""
        self.self_parts: dict[str, Json] = {}
        self.head = self._head()
        self.lines = self._lines_of(table.start_state, table.steps)
        self.show(table)

    # ------------------------------------------------------------ what happens

    def show(self, table: Table) -> None:
        """Show a later version of the table: write the log lines of its new events.

        All of it is written before any is kept; if that fails, only the display has gone on.
        """
        before, count = self.table, len(self.table.steps)
        is_longer = table.steps[:count] == before.steps
        if is_longer:
            added = self._lines_of(before.state, table.steps[count:], count)
        else:  # something was taken back
            self.display.restart()
            added = self._lines_of(table.start_state, table.steps)
        outcome = orjson.dumps(self._outcome(table)) if table.status == OVER else b"null"
        self.table, self.outcome = table, outcome
        if is_longer:
            self.lines += added
        else:
            self._replace_lines(added)
        if table.seats is not before.seats or table.invite != before.invite:
            self.seats, self.self_parts = (NOBODY, b""), {}

    def _lines_of(self, state: Any, steps: Iterable[Step], count: int = 0) -> list[Line]:
        """The lines of some steps, after so many others."""
        lines = []
        for number, (event, after) in enumerate(steps, count + 1):
            lines.append(self._line(number, state, event, after))
            state = after
        return lines

    def _replace_lines(self, lines: list[Line]) -> None:
        """Another log from the beginning; what is the same in both is not sent again."""
        kept, self.lines = self.lines, lines
        same = 0
        while same < min(len(kept), len(lines)) and kept[same] == lines[same]:
            same += 1
        self.changed_from = min(self.changed_from, same)

    def _line(self, number: int, before: Any, event: Any, after: Any) -> Line:
        display, game = self.display, self.table.game
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

    # ------------------------------------------------------------ what is sent

    def _head(self) -> Json:
        """What never changes at a table."""
        terms = self.table.terms
        return (
            b'"type":"table","table":"%b","game":"%b","pack":%b,"players":%d,"rated":%b,"practice":%b,'
            b'"daily":%b,"chat":%b,'
        ) % (
            self.table.name.encode(),
            terms.game.encode(),
            orjson.dumps(terms.pack),
            terms.players,
            b"true" if terms.rated else b"false",
            b"true" if terms.practice else b"false",
            orjson.dumps(terms.daily or None),
            b"true" if self.chat else b"false",
        )

    def shared_part(self, now: int, online: frozenset[str] | set[str], watching: int) -> Json:
        """What every audience is sent, as the end of a JSON object."""
        table = self.table
        return (
            b'%b"event":%d,"status":"%b","match":%b,"seats":%b,"watching":%d,"to_act":%d,'
            b'"undo_asked":%d,"outcome":%b}'
        ) % (
            self.head,
            table.number,
            table.status.encode(),
            orjson.dumps(self._match()) if table.terms.match else b"null",
            self._seats(now, online),
            watching,
            table.to_act + 1,
            table.undo_asked + 1,
            self.outcome,
        )

    def _seats(self, now: int, online: frozenset[str] | set[str]) -> Json:
        known, written = self.seats
        if written and known == online and self.table.terms.clock.kind == "none":
            return written
        seats = [self._seat(number, now, online) for number in range(len(self.table.seats))]
        self.seats = (online, orjson.dumps(seats))
        return self.seats[1]

    def seat_part(self, audience: int, log_from: int, *, is_full: bool) -> Json:
        """What a seat (or who watches) is sent besides: view, choices, log; without braces."""
        table, seat = self.table, audience - 1
        is_open = table.status == OVER
        may_act = table.status == PLAYING and seat >= 0 and table.to_act == seat
        may_act = may_act and table.seats[seat].bot is None
        lines = [line.text(audience, is_open=is_open) for line in self.lines[log_from:]]
        return (b'"view":%b,"choices":%b,"can_undo":%b,"log_from":%d,"log":[%b],"pieces":%b,') % (
            self.display.view(
                table.game.view(table.state, seat if seat >= 0 else None, is_open=is_open)
            ),
            table.game.choices(table.state) if may_act else b"null",
            b"true" if seat >= 0 and can_undo(table, seat) else b"false",
            log_from,
            b",".join(lines),
            self.display.pieces() if is_full else b"null",
        )

    def self_part(self, person: str) -> Json:
        """What the receiver is here, as the beginning of a JSON object."""
        if (written := self.self_parts.get(person)) is not None:
            return written
        table = self.table
        is_host = person == table.host
        invite = table.invite if is_host else ""
        written = b'{"you":{"person":%b,"seat":%d,"is_host":%b},"invite":%b,' % (
            orjson.dumps(person),
            table.seat_of(person) + 1,
            b"true" if is_host else b"false",
            orjson.dumps(invite or None),
        )
        self.self_parts[person] = written
        return written

    def renamed(self) -> None:
        """Somebody here is called something else now."""
        self.seats = (NOBODY, b"")

    def _seat(self, number: int, now: int, online: frozenset[str] | set[str]) -> SeatView:
        table = self.table
        seat = table.seats[number]
        is_timed = table.terms.clock.kind != "none"
        return {
            "seat": number + 1,
            "player": player_on(table, number, self.name_of),
            "online": seat.person in online,
            "clock": {
                "left": max(0, table.left(number, now)),
                "running": table.is_running(number),
            }
            if is_timed
            else None,
            "resigned": seat.has_resigned,
            "wants_rematch": seat.wants_rematch,
        }

    def _match(self) -> MatchView:
        table = self.table
        stand = match_stand(table)
        decided = None
        if table.ending is not None and table.made.game_number == MATCH_GAMES:
            decided = stand.decided().to_wire()
        return {
            "game": table.made.game_number,
            "of": MATCH_GAMES,
            "points": list(stand.points),
            "decided": decided,
        }

    def _outcome(self, table: Table) -> OutcomeView | None:
        ending = table.ending
        if ending is None:
            return None
        rank = table.game.rank(ending.scores[0])
        return {
            "scores": list(ending.scores),
            "places": [[seat + 1 for seat in place] for place in ending.places],
            "winners": [seat + 1 for seat in ending.places[0]],
            "ended": ending.ended.to_wire(),
            "decided": ending.decided.to_wire(),
            "sheet": self.display.sheet(table.state),
            "rank": None if rank is None else rank.to_wire(),
            "next_table": table.next_table or None,
        }
