"""A table in memory: its game as it is shown, its log, and what each audience is sent.

An audience is a seat, or (0) everybody who watches. What everybody is shown has a revision,
which grows with every change. Who has seen the last revision is sent what has changed since,
who has not (or wants it so) the whole; either is written once for each audience.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from lapidarium.games.changes import changes
from lapidarium.games.present import outcome_view, present
from lapidarium.games.registry import game_type
from lapidarium.server.tables.shared_view import seat_views, shared_view
from lapidarium.server.tables.socket import Receiver
from lapidarium.server.tables.table_log import TableLog
from lapidarium.table import OVER, PLAYING
from lapidarium.table.turn_commands import can_undo

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.games.changes import Change
    from lapidarium.games.presenter import Picture
    from lapidarium.games.views import GameView, OutcomeView
    from lapidarium.server.tables.views import SeatView
    from lapidarium.table import Table

EVERYBODY = -1
"""The seat of those who watch, and of all at a game without secrets."""


class Shown(NamedTuple):
    """What an audience is shown besides what all have in common."""

    view: Any
    choices: Any
    can_undo: bool


class TableViews:
    """A table and everything that is sent about it."""

    __slots__ = (
        "before",
        "change_texts",
        "chat",
        "drawn",
        "head",
        "log",
        "log_from",
        "name_of",
        "online",
        "outcome",
        "presenter",
        "receivers",
        "revised",
        "revision",
        "seats",
        "shared",
        "shared_changes",
        "shown",
        "standing",
        "table",
        "view_changes",
        "views",
        "wholes",
    )

    def __init__(self, table: Table, name_of: Callable[[str], str], *, chat: bool) -> None:
        self.table = table
        self.name_of = name_of
        self.chat = chat
        self.presenter = game_type(table.game.name).presenter(table.game)
        self.log = TableLog(self.presenter, table)
        self.outcome = self._outcome(table)
        self.views: dict[int, GameView] = {}
        """The game as each seat last saw it; the key is EVERYBODY where all see the same."""
        self.drawn: set[int] = set()
        """Those of them that are still as the table is."""
        self.receivers: dict[str, Receiver] = {}
        self.head = self._head()
        self.revision = 0
        self.revised: Table | None = None
        """The table of this revision."""
        self.online: frozenset[str] | set[str] | None = None
        """Who was online when the seats were drawn, unless they have to be drawn again."""
        self.seats: list[SeatView] = []
        self.standing: dict[str, Any] = {}
        """What all have in common, as if no time had passed since the last decision."""
        self.shared: dict[str, Any] = {}
        """The same with the clocks as they are now."""
        self.shared_changes: list[Change] = []
        self.log_from = 0
        """The first line of the log that is new in this revision."""
        self.shown: dict[int, Shown] = {}
        """What each audience is shown in this revision, and (`before`) was in the last."""
        self.before: dict[int, Shown] = {}
        self.view_changes: dict[int, list[Change]] = {}
        self.change_texts: dict[int, bytes] = {}
        self.wholes: dict[int, bytes] = {}
        """What this revision sends to each audience."""

    # ------------------------------------------------------------ what happens

    def show(self, table: Table) -> None:
        """Show a later version of the table; nothing is changed if that fails."""
        before = self.table
        if table.steps is not before.steps or table.status != before.status:
            outcome = self._outcome(table)
            self.log.show(table, has_opened=table.status == OVER != before.status)
            self.outcome, self.drawn = outcome, set()
        elif table.next_table != before.next_table:
            self.outcome = self._outcome(table)
        self.table = table
        if table.seats is not before.seats or table.invite != before.invite:
            self.online = None
            self.receivers = {}

    def renamed(self) -> None:
        """Somebody here is called something else now."""
        self.online = None

    def revise(self, now: int, online: frozenset[str] | set[str], watching: int) -> bool:
        """Begin a new revision, unless everything is as in the last.

        Time that passes is no change, but is told with any other.
        """
        table, log = self.table, self.log
        is_timed = table.terms.clock.kind != "none"
        if is_timed or online != self.online:
            self.seats = seat_views(table, self.name_of, table.since, online)
            self.online = online
        standing = shared_view(table, self.seats, self.outcome, watching)
        if standing == self.standing and table is self.revised:
            return False
        shared = standing
        if is_timed:
            shared = {**standing, "seats": seat_views(table, self.name_of, now, online)}
        self.shared_changes = changes("", self.shared, shared)
        self.standing, self.shared = standing, shared
        self.revision += 1
        self.revised = table
        self.before, self.shown = self.shown, {}
        self.view_changes, self.change_texts, self.wholes = {}, {}, {}
        self.log_from, log.changed_from = min(log.changed_from, len(log.lines)), len(log.lines)
        return True

    def forget_revision(self) -> None:
        """Look again as if something had changed: the revision could not be written."""
        self.revised = None

    # ------------------------------------------------------------ what is sent

    def _head(self) -> dict[str, Any]:
        """What never changes at a table."""
        terms = self.table.terms
        return {
            "type": "table",
            "table": self.table.name,
            "game": terms.game,
            "pack": terms.pack,
            "players": terms.players,
            "rated": terms.rated,
            "practice": terms.practice,
            "daily": terms.daily or None,
            "chat": self.chat,
        }

    def change(self, audience: int) -> bytes | None:
        """What has changed with this revision, if this audience was shown the last."""
        if audience in self.change_texts:
            return self.change_texts[audience]
        old = self.before.get(audience)
        if old is None:
            return None
        new = self.draw(audience)
        key = self._key(audience)
        if key not in self.view_changes:
            self.view_changes[key] = changes("/view", old.view, new.view)
        message = {
            "type": "change",
            "revision": self.revision,
            "changes": [
                *self.shared_changes,
                *self.view_changes[key],
                *([("/choices", new.choices)] if new.choices != old.choices else ()),
                *([("/can_undo", new.can_undo)] if new.can_undo != old.can_undo else ()),
            ],
            "log_from": self.log_from,
            "log": self.log.read(audience, self.log_from, is_open=self.table.status == OVER),
        }
        self.change_texts[audience] = text = msgspec.json.encode(message)
        return text

    def whole(self, audience: int) -> bytes:
        """All that an audience is shown, and what is new in the log; for a receiver's own part."""
        if audience not in self.wholes:
            self.wholes[audience] = self._whole(audience, self.log_from, None)
        return self.wholes[audience]

    def full(self, audience: int) -> bytes:
        """The same with the whole log, and what never changes in a game."""
        return self._whole(audience, 0, self.presenter.pieces())

    def _whole(self, audience: int, log_from: int, pieces: Any) -> bytes:
        message = {
            **self.head,
            "revision": self.revision,
            **self.draw(audience)._asdict(),
            "log_from": log_from,
            "log": self.log.read(audience, log_from, is_open=self.table.status == OVER),
            "pieces": pieces,
            **self.shared,
        }
        return msgspec.json.encode(message)[1:]

    def draw(self, audience: int) -> Shown:
        """What an audience is shown in this revision; drawn once."""
        if audience in self.shown:
            return self.shown[audience]
        table, seat = self.table, audience - 1
        may_act = table.status == PLAYING and seat >= 0 and table.to_act == seat
        may_act = may_act and table.seats[seat].bot is None
        shown = self.shown[audience] = Shown(
            self._drawn(self._key(audience)),
            self.presenter.choices(table.state) if may_act else None,
            seat >= 0 and can_undo(table, seat),
        )
        return shown

    def _key(self, audience: int) -> int:
        return audience - 1 if self.table.game.has_secrets else EVERYBODY

    def _drawn(self, seat: int) -> Any:
        """The position as a seat sees it; drawn once."""
        if seat not in self.drawn:
            self.views[seat] = present(
                self.presenter,
                self.log.frame,
                None if seat == EVERYBODY else seat,
                is_open=self.table.status == OVER,
                last=self.views.get(seat),
            )
            self.drawn.add(seat)
        return self.views[seat].position

    def picture(self) -> Picture | None:
        """The board as those who watch see it."""
        view = present(self.presenter, self.log.frame, None)
        return self.presenter.picture(view.position)

    def receiver(self, person: str) -> Receiver:
        """As whom a person is shown the table; written once."""
        if (receiver := self.receivers.get(person)) is not None:
            return receiver
        table = self.table
        audience, is_host = table.seat_of(person) + 1, person == table.host
        part = {
            "you": {"person": person, "seat": audience, "is_host": is_host},
            "invite": (table.invite or None) if is_host else None,
        }
        receiver = Receiver(audience, msgspec.json.encode(part)[:-1] + b",")
        self.receivers[person] = receiver
        return receiver

    def _outcome(self, table: Table) -> OutcomeView | None:
        if table.ending is None:
            return None
        return outcome_view(self.presenter, table.ending, table.state, table.next_table)
