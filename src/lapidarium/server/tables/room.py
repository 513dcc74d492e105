"""A table in memory with everybody who is connected to it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from lapidarium.dealing import Dealer
from lapidarium.server.accounts.people import now
from lapidarium.server.tables.errors import opening
from lapidarium.server.tables.socket import NO_ENTRY, Socket
from lapidarium.server.tables.table_views import TableViews
from lapidarium.table.access import may_watch

if TYPE_CHECKING:
    from lapidarium.server.tables.inbox import PendingCommand
    from lapidarium.server.tables.socket import Here
    from lapidarium.table import Table

log = logging.getLogger("lapidarium.server")


class Room:
    """A table in memory, who is connected to it, and what runs for it."""

    __slots__ = (
        "chat",
        "chat_lock",
        "dealer",
        "elsewhere",
        "in_flight_since",
        "inbox",
        "noticed",
        "sockets",
        "thinking",
        "timer",
        "used",
        "views",
    )

    def __init__(self, views: TableViews) -> None:
        self.views = views
        self.dealer = Dealer(views.table.made.seed)
        self.inbox: list[PendingCommand] = []
        """What is to happen here, next first."""
        self.in_flight_since: float | None = None
        """When a command was begun that is not finished yet: one at a time."""
        self.chat: list[dict[str, Any]] = []
        """The lines of the chat that have been shown here, oldest first."""
        self.chat_lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.thinking = -1
        """The entry after which a bot is thinking now."""
        self.used = now()
        self.elsewhere: set[str] = set()
        """People who are connected through other nodes."""
        self.noticed = self.turn
        """The last turn for which a notice was sent, or was not needed."""

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.views.table

    @property
    def turn(self) -> tuple[int, int]:
        """Whose turn it is, and how many turns are finished."""
        return self.table.to_act, self.table.game.turns(self.table.state)

    def people(self) -> set[str]:
        """Everybody who sits here or is connected."""
        seated = {seat.person for seat in self.table.seats if seat.person is not None}
        return seated | {socket.person for socket in self.sockets}

    # ------------------------------------------------------------ what everybody is sent

    def show(self, table: Table) -> None:
        """A later version of the table; if its drawing fails, it is drawn from the beginning.

        Raises UnreadableTable if that fails too.
        """
        before = self.table
        try:
            self.views.show(table)
        except Exception:
            log.exception("a table is drawn again", extra={"table": table.name})
            with opening(table.name):
                self.views = TableViews(table, self.views.name_of, chat=self.views.chat)
        if table.invite != before.invite or table.seats is not before.seats:
            self._close_uninvited()

    def publish(self, but: Socket | None = None) -> None:
        """Bring everybody up to date, if anything has changed; not `but`, who gets everything."""
        if self.revise():
            for socket, message, here in self.messages(but):
                socket.show(message, here)

    def revise(self) -> bool:
        """Begin a new revision of the views, if anything has changed."""
        return self.views.revise(now(), *self._presence())

    def draw(self) -> bool:
        """Draw what those who are here are shown, before it is written."""
        for socket in self.sockets:
            self.views.draw(self.views.recipient(socket.person).audience)
        return True

    def messages(self, but: Socket | None = None) -> list[tuple[Socket, bytes, Here]]:
        """What each is sent in this revision; `but` is left out."""
        try:
            return [(s, *self._message(s)) for s in self.sockets if s is not but]
        except Exception:
            self.views.forget_revision()  # nobody has seen it: whoever comes next tries again
            raise

    def _message(self, socket: Socket) -> tuple[bytes, Here]:
        """What has changed, to somebody who has seen all before; otherwise everything."""
        views = self.views
        here = revision, recipient = views.revision, views.recipient(socket.person)
        is_next = socket.here == (revision - 1, recipient)
        change = views.change(recipient.audience) if is_next else None
        return change or views.whole(recipient), here

    def full_view(self, socket: Socket) -> bytes:
        """The complete view for one socket."""
        self.publish(but=socket)
        recipient = self.views.recipient(socket.person)
        socket.here = self.views.revision, recipient
        return self.views.whole(recipient)

    def _close_uninvited(self) -> None:
        """Disconnect spectators whose invitation is no longer valid."""
        for socket in self.sockets:
            if not (socket.is_closed or may_watch(self.table, socket.person, socket.invite)):
                socket.close(NO_ENTRY)

    def _presence(self) -> tuple[set[str], int]:
        """Who is connected, and how many of them only watch."""
        online = {socket.person for socket in self.sockets} | self.elsewhere
        return online, len(online - {seat.person for seat in self.table.seats})
