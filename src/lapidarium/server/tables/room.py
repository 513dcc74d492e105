"""A table in memory with everybody who is connected to it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from lapidarium.dealing import Dealer
from lapidarium.server.accounts.people import now
from lapidarium.server.tables.access import may_watch
from lapidarium.server.tables.errors import opening
from lapidarium.server.tables.socket import NO_ENTRY, Socket
from lapidarium.server.tables.table_views import TableViews

if TYPE_CHECKING:
    from lapidarium.table import Table

log = logging.getLogger("lapidarium.server")


class Room:
    """A table in memory, who is connected to it, and what runs for it."""

    __slots__ = (
        "chat",
        "chat_lock",
        "dealer",
        "elsewhere",
        "has_result",
        "lock",
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
        self.lock = asyncio.Lock()
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
        self.has_result = False
        """The result is stored."""

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
        try:
            self.views.show(table)
        except Exception:
            log.exception("a table is drawn again", extra={"table": table.name})
            with opening(table.name):
                self.views = TableViews(table, self.views.name_of, chat=self.views.chat)

    def broadcast(self, first: Socket | None = None) -> None:
        """Send everybody at the table a new view; `first` gets theirs before the others."""
        views, table = self.views, self.table
        self._close_uninvited()
        shared = self._shared_part()
        log_from, views.changed_from = min(views.changed_from, len(views.lines)), len(views.lines)
        seat_parts: dict[int, bytes] = {}
        for socket in sorted(self.sockets, key=lambda one: one is not first):
            audience = socket.audience = table.seat_of(socket.person) + 1
            if audience not in seat_parts:
                seat_parts[audience] = views.seat_part(audience, log_from, is_full=False) + shared
            socket.show(views.self_part(socket.person) + seat_parts[audience])

    def _close_uninvited(self) -> None:
        """Disconnect spectators whose invitation is no longer valid."""
        for socket in self.sockets:
            if not (socket.is_closed or may_watch(self.table, socket.person, socket.invite)):
                socket.close(NO_ENTRY)

    def _shared_part(self) -> bytes:
        online = {socket.person for socket in self.sockets} | self.elsewhere
        seated = {seat.person for seat in self.table.seats}
        return self.views.shared_part(now(), online, len(online - seated))

    def full_view(self, socket: Socket) -> bytes:
        """The complete view for one socket."""
        views = self.views
        socket.audience = self.table.seat_of(socket.person) + 1
        seat_part = views.seat_part(socket.audience, 0, is_full=True)
        return views.self_part(socket.person) + seat_part + self._shared_part()

    def show_presence(self, but: Socket | None = None) -> None:
        """Show the others who is connected."""
        views = self.views
        others = [socket for socket in self.sockets if socket is not but]
        if not others:
            return
        shared, seat_parts = self._shared_part(), dict[int, bytes]()
        for socket in others:
            audience = socket.audience
            if audience not in seat_parts:
                seat_parts[audience] = (
                    views.seat_part(audience, len(views.lines), is_full=False) + shared
                )
            socket.show(views.self_part(socket.person) + seat_parts[audience])
