"""What everybody at a table is shown alike: seats, clocks, whose turn it is, how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import orjson

from lapidarium.server.tables.players import player_on
from lapidarium.table.ending import MATCH_GAMES, match_stand

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.games.display import Display
    from lapidarium.games.game import Json, Outcome
    from lapidarium.server.tables.views import MatchView, OutcomeView, SeatView
    from lapidarium.table import Table
    from lapidarium.table.ending import Ending

People = frozenset[str] | set[str]


class Members(NamedTuple):
    """The members of a view that all have in common, some as pieces of JSON."""

    event: int
    status: str
    match: Json
    seats: Json
    watching: int
    to_act: int
    undo_asked: int
    outcome: Json


NAMES = tuple(name.encode() for name in Members._fields)
WHOLE = b",".join([b'"%b":%%b' % name for name in NAMES])
CHANGED = tuple(b'["/%b",%%b]' % name for name in NAMES)
SEATS = Members._fields.index("seats")


def _json(member: object) -> Json:
    return member if isinstance(member, bytes) else orjson.dumps(member)


class SharedView:
    """The common part of a table's views, and what has changed in it."""

    __slots__ = ("changes", "members", "name_of", "online", "seats")

    def __init__(self, name_of: Callable[[str], str]) -> None:
        self.name_of = name_of
        self.members = Members(0, "", b"", b"", 0, 0, 0, b"")
        self.changes: Json = b""
        """What had changed when it was last looked at."""
        self.online: People | None = None
        """Who was online when the seats were written, unless they have to be written again."""
        self.seats: Json = b"[]"
        """The seats with their clocks as they are now."""

    def forget_seats(self) -> None:
        """Write the seats again, even if the same people are online."""
        self.online = None

    def look(self, table: Table, outcome: Json, now: int, online: People, watching: int) -> bool:
        """See what has changed. Time that passes is no change, but is told with any other."""
        old, terms = self.members, table.made.terms
        is_timed = terms.clock.kind != "none"
        standing = old.seats
        if is_timed or online != self.online:
            standing = self._seats(table, table.since, online)
            self.seats = self._seats(table, now, online) if is_timed else standing
            self.online = online
        new = self.members = Members(
            table.number,
            table.status,
            orjson.dumps(_match(table)) if terms.match else b"null",
            standing,
            watching,
            table.to_act + 1,
            table.undo_asked + 1,
            outcome,
        )
        changed = [n for n, value in enumerate(new) if value != old[n]]
        parts = [CHANGED[n] % _json(new[n]) for n in changed if n != SEATS]
        if is_timed or SEATS in changed:
            parts.append(CHANGED[SEATS] % self.seats)
        self.changes = b",".join(parts)
        return bool(changed)

    def text(self) -> Json:
        """All of it, as members of a JSON object."""
        return WHOLE % tuple(map(_json, self.members._replace(seats=self.seats)))

    def _seats(self, table: Table, now: int, online: People) -> Json:
        seats = range(len(table.seats))
        return orjson.dumps([_seat(table, number, self.name_of, now, online) for number in seats])


def _seat(
    table: Table, number: int, name_of: Callable[[str], str], now: int, online: People
) -> SeatView:
    seat = table.seats[number]
    is_timed = table.terms.clock.kind != "none"
    return {
        "seat": number + 1,
        "player": player_on(table, number, name_of),
        "online": seat.person in online,
        "clock": {
            "left": max(0, table.left(number, now)),
            "running": table.is_running(number),
        }
        if is_timed
        else None,
        "resigned": seat.has_resigned,
        "wants_rematch": seat.wants_rematch,
        "note": seat.note,
    }


def _match(table: Table) -> MatchView:
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


def outcome_of(table: Table, display: Display) -> OutcomeView | None:
    """How the game ended, if it has."""
    if table.ending is None:
        return None
    return ended_view(table.ending, display, table.state, table.next_table)


def ended_view(
    ending: Ending | Outcome, display: Display, state: Any, next_table: str = ""
) -> OutcomeView:
    """How a game ended."""
    rank = display.game.rank(ending.scores[0])
    return {
        "scores": list(ending.scores),
        "places": [[seat + 1 for seat in place] for place in ending.places],
        "winners": [seat + 1 for seat in ending.places[0]],
        "ended": ending.ended.to_wire(),
        "decided": ending.decided.to_wire(),
        "sheet": display.sheet(state),
        "rank": None if rank is None else rank.to_wire(),
        "next_table": next_table or None,
    }
