"""A table in memory: its game as it is shown, its log, and what each audience is sent.

An audience is a seat, or (0) everybody who watches. What everybody is shown has a revision,
which grows with every change. Who has seen the last revision is sent what has changed since,
who has not (or wants it so) the whole; either is written once for each audience.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import orjson

from lapidarium.games.registry import game_type
from lapidarium.server.tables.shared_view import SharedView, outcome_of
from lapidarium.server.tables.socket import Receiver
from lapidarium.server.tables.table_log import TableLog
from lapidarium.table import OVER, PLAYING
from lapidarium.table.turn_commands import can_undo

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.games.display import Drawn
    from lapidarium.games.game import Json
    from lapidarium.table import Table


NOTHING_COMPARED: tuple[Drawn | None, Drawn | None, Json] = None, None, b""


class Shown(NamedTuple):
    """What an audience is shown besides what all have in common."""

    view: Drawn
    choices: Json
    can_undo: bool


class TableViews:
    """A table and everything that is sent about it."""

    __slots__ = (
        "before",
        "change_texts",
        "chat",
        "display",
        "drawn",
        "head",
        "last_compared",
        "log",
        "log_from",
        "name_of",
        "outcome",
        "receivers",
        "revised",
        "revision",
        "shared",
        "shown",
        "table",
        "wholes",
    )

    def __init__(self, table: Table, name_of: Callable[[str], str], *, chat: bool) -> None:
        self.table = table
        self.name_of = name_of
        self.chat = chat
        self.display = game_type(table.game.name).display(table.game)
        self.log = TableLog(self.display, table)
        self.outcome = self._outcome(table)
        self.drawn: dict[int, Drawn] = {}
        """The game as each audience sees it (all the same, if it has no secrets)."""
        self.receivers: dict[str, Receiver] = {}
        self.head = self._head()
        self.revision = 0
        self.revised: Table | None = None
        """The table of this revision."""
        self.shared = SharedView(name_of)
        self.log_from = 0
        """The first line of the log that is new in this revision."""
        self.shown: dict[int, Shown] = {}
        """What each audience is shown in this revision, and (`before`) was in the last."""
        self.before: dict[int, Shown] = {}
        self.last_compared = NOTHING_COMPARED
        self.change_texts: dict[int, Json] = {}
        self.wholes: dict[int, Json] = {}
        """What this revision sends to each audience."""

    # ------------------------------------------------------------ what happens

    def show(self, table: Table) -> None:
        """Show a later version of the table: write the log lines of its new events.

        All of it is written before any is kept; if that fails, only the display has gone on.
        """
        before = self.table
        if table.steps is not before.steps or table.status != before.status:
            rest = self.log.written(before, table)
            self.outcome = self._outcome(table)
            self.log.keep(rest, has_opened=table.status == OVER != before.status)
            self.drawn = {}
        elif table.next_table != before.next_table:
            self.outcome = self._outcome(table)
        self.table = table
        if table.seats is not before.seats or table.invite != before.invite:
            self.shared.forget_seats()
            self.receivers = {}

    def renamed(self) -> None:
        """Somebody here is called something else now."""
        self.shared.forget_seats()

    def revise(self, now: int, online: frozenset[str] | set[str], watching: int) -> bool:
        """Begin a new revision, unless everything is as in the last."""
        has_changed = self.shared.look(self.table, self.outcome, now, online, watching)
        if not has_changed and self.table is self.revised:
            return False
        log = self.log
        self.revision += 1
        self.revised = self.table
        self.before, self.shown = self.shown, {}
        self.change_texts, self.wholes = {}, {}
        self.last_compared = NOTHING_COMPARED
        self.log_from, log.changed_from = min(log.changed_from, len(log.lines)), len(log.lines)
        return True

    def forget_revision(self) -> None:
        """Look again as if something had changed: the revision could not be written."""
        self.revised = None

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

    def change(self, audience: int) -> Json | None:
        """What has changed with this revision, if this audience was shown the last."""
        if audience in self.change_texts:
            return self.change_texts[audience]
        old = self.before.get(audience)
        if old is None:
            return None
        new = self.draw(audience)
        parts = self._compared(old.view, new.view)
        if new.choices != old.choices:
            parts.append(b'["/choices",%b]' % new.choices)
        if new.can_undo != old.can_undo:
            parts.append(b'["/can_undo",%b]' % (b"true" if new.can_undo else b"false"))
        is_open = self.table.status == OVER
        written = b'{"type":"change","revision":%d,"changes":[%b],"log_from":%d,"log":[%b]}' % (
            self.revision,
            b",".join(parts),
            self.log_from,
            self.log.text(audience, self.log_from, is_open=is_open),
        )
        self.change_texts[audience] = written
        return written

    def _compared(self, old: Drawn, new: Drawn) -> list[Json]:
        """Of the common part and of the game; most audiences see the same, it is compared once."""
        known_old, known_new, known = self.last_compared
        if known_old is not old or known_new is not new:
            in_view = orjson.dumps(new.changes(old))[1:-1] if old is not new else b""
            known = b",".join([part for part in (self.shared.changes, in_view) if part])
            self.last_compared = (old, new, known)
        return [known] if known else []

    def whole(self, audience: int) -> Json:
        """All that an audience is shown, and what is new in the log; for a receiver's own part."""
        if audience not in self.wholes:
            self.wholes[audience] = self._whole(audience, self.log_from, b"null")
        return self.wholes[audience]

    def full(self, audience: int) -> Json:
        """The same with the whole log, and what never changes in a game."""
        return self._whole(audience, 0, self.display.pieces())

    def _whole(self, audience: int, log_from: int, pieces: Json) -> Json:
        shown = self.draw(audience)
        return (
            b'"revision":%d,"view":%b,"choices":%b,"can_undo":%b,"log_from":%d,"log":[%b],'
            b'"pieces":%b,%b%b}'
        ) % (
            self.revision,
            orjson.dumps(shown.view.whole()),
            shown.choices,
            b"true" if shown.can_undo else b"false",
            log_from,
            self.log.text(audience, log_from, is_open=self.table.status == OVER),
            pieces,
            self.head,
            self.shared.text(),
        )

    def draw(self, audience: int) -> Shown:
        """What an audience is shown in this revision; drawn once."""
        found = self.shown.get(audience)
        if found is not None:
            return found
        table, seat = self.table, audience - 1
        may_act = table.status == PLAYING and seat >= 0 and table.to_act == seat
        may_act = may_act and table.seats[seat].bot is None
        found = self.shown[audience] = Shown(
            self._drawn(seat),
            table.game.choices(table.state) if may_act else b"null",
            seat >= 0 and can_undo(table, seat),
        )
        return found

    def _drawn(self, seat: int) -> Drawn:
        """The game as a seat sees it, or who watches (-1); drawn once."""
        table, game = self.table, self.table.game
        key = seat if game.has_secrets else -1
        if key not in self.drawn:
            is_open = table.status == OVER
            view = game.view(table.state, key if key >= 0 else None, is_open=is_open)
            self.drawn[key] = self.display.draw(view)
        return self.drawn[key]

    def receiver(self, person: str) -> Receiver:
        """As whom a person is shown the table; written once."""
        if (known := self.receivers.get(person)) is not None:
            return known
        table = self.table
        audience, is_host = table.seat_of(person) + 1, person == table.host
        invite = table.invite if is_host else ""
        written = b'{"you":{"person":%b,"seat":%d,"is_host":%b},"invite":%b,' % (
            orjson.dumps(person),
            audience,
            b"true" if is_host else b"false",
            orjson.dumps(invite or None),
        )
        receiver = self.receivers[person] = Receiver(audience, written)
        return receiver

    def _outcome(self, table: Table) -> Json:
        return orjson.dumps(outcome_of(table, self.display))
