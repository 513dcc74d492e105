"""Brings everybody at changed tables up to date, all tables of a moment together.

Moves are stored many at a time, so many tables change at once. Each step is done for all of them
before the next: the same code run many times in a row is faster than the whole way for each table.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, TypeVar

from lapidarium.server.tables.room import Room

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.server.tables.socket import Socket

T = TypeVar("T")
log = logging.getLogger("lapidarium.server")


class Broadcast:
    """The tables that have changed since everybody was last brought up to date."""

    def __init__(self, on_fault: Callable[[Room], None]) -> None:
        self.on_fault = on_fault
        """Told of a table whose view could not be written."""
        self.changed: dict[Room, Socket | None] = {}

    def soon(self, room: Room, first: Socket | None = None) -> None:
        """A table has changed; `first` is sent it before the others."""
        if not self.changed:
            asyncio.get_running_loop().call_soon(self._send)
        self.changed[room] = first

    def _send(self) -> None:
        changed, self.changed = self.changed, {}
        revised = [room for room in changed if self._tried(Room.revise, room)]
        drawn = [room for room in revised if self._tried(Room.draw, room) is not None]
        written = [self._tried(Room.messages, room, changed[room]) for room in drawn]
        for messages in written:
            for socket, message, here in messages or ():
                socket.show(message, here)

    def _tried(self, step: Callable[..., T], room: Room, *values: Any) -> T | None:
        """What a step gives; a table that fails does not keep the others waiting."""
        try:
            return step(room, *values)
        except Exception:
            log.exception("a table could not be shown", extra={"table": room.table.name})
            self.on_fault(room)
            return None
