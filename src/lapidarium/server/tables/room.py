"""A table in memory with everybody who is connected to it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from lapidarium.dealing import Dealer
from lapidarium.server.accounts.people import now
from lapidarium.server.tables.access import may_watch
from lapidarium.server.websocket.socket import NO_ENTRY, Socket

if TYPE_CHECKING:
    from lapidarium.server.tables.table_view import Live
    from lapidarium.table import Table


class Room:
    """A table in memory, who is connected to it, and what runs for it."""

    __slots__ = (
        "chat",
        "chat_lock",
        "dealer",
        "elsewhere",
        "is_kept",
        "live",
        "lock",
        "noticed",
        "sockets",
        "thinking",
        "timer",
        "used",
    )

    def __init__(self, live: Live) -> None:
        self.live = live
        self.dealer = Dealer(live.table.made.seed)
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
        """People who are here through other nodes."""
        self.noticed = self.turn
        """The last turn of which somebody was told, or need not be."""
        self.is_kept = False
        """The result is stored."""

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.live.table

    @property
    def turn(self) -> tuple[int, int]:
        """Whose turn it is, and the how many-th."""
        return self.table.to_act, self.table.game.turns(self.table.state)

    def people(self) -> set[str]:
        """Everybody who sits here or is connected."""
        seated = {seat.person for seat in self.table.seats if seat.person is not None}
        return seated | {socket.person for socket in self.sockets}

    # ------------------------------------------------------------ what everybody is sent

    def broadcast(self, first: Socket | None = None) -> None:
        """A new view for everybody at the table; whoever asked for it is answered before others."""
        live, table = self.live, self.table
        self._turn_out()
        common = self._common()
        log_from, live.changed_from = min(live.changed_from, len(live.lines)), len(live.lines)
        special: dict[int, bytes] = {}
        for socket in sorted(self.sockets, key=lambda one: one is not first):
            audience = socket.audience = table.seat_of(socket.person) + 1
            if audience not in special:
                special[audience] = live.special(audience, log_from, is_full=False) + common
            socket.show(live.you(socket.person) + special[audience])

    def _turn_out(self) -> None:
        """Whoever watches by an invitation that is no longer good has to go."""
        for socket in self.sockets:
            if not (socket.is_closed or may_watch(self.table, socket.person, socket.invite)):
                socket.close(NO_ENTRY)

    def _common(self) -> bytes:
        online = {socket.person for socket in self.sockets} | self.elsewhere
        seated = {seat.person for seat in self.table.seats}
        return self.live.common(now(), online, len(online - seated))

    def whole(self, socket: Socket) -> bytes:
        """Everything, for one socket."""
        live = self.live
        socket.audience = self.table.seat_of(socket.person) + 1
        special = live.special(socket.audience, 0, is_full=True)
        return live.you(socket.person) + special + self._common()

    def tell_presence(self, but: Socket | None = None) -> None:
        """The others are told who is there."""
        live = self.live
        others = [socket for socket in self.sockets if socket is not but]
        if not others:
            return
        common, special = self._common(), dict[int, bytes]()
        for socket in others:
            audience = socket.audience
            if audience not in special:
                special[audience] = live.special(audience, len(live.lines), is_full=False) + common
            socket.show(live.you(socket.person) + special[audience])
