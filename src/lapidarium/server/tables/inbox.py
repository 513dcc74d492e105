"""What waits in a table's inbox."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from lapidarium.server.tables.socket import Socket
    from lapidarium.table import Entry, Table
    from lapidarium.table.command_context import CommandContext

    Command = Callable[[Table, CommandContext], list[Entry]]

log = logging.getLogger("lapidarium.server")


class PendingCommand:
    """A command, and who is told what becomes of it: a socket, whoever waits, or nobody."""

    __slots__ = ("at_least", "command", "done", "number", "socket", "tries")

    def __init__(
        self,
        command: Command,
        *,
        socket: Socket | None = None,
        number: int = 0,
        done: asyncio.Future[None] | None = None,
        at_least: int = 0,
    ) -> None:
        self.command = command
        self.socket = socket
        self.number = number
        """The id of the socket's message."""
        self.done = done
        self.at_least = at_least
        """The number that the table has on another node, where it was changed."""
        self.tries = 0

    @property
    def is_gone(self) -> bool:
        """Does nobody wait any more, before it was begun?"""
        return self.done is not None and self.done.done()

    def answer(self, event: int, *, is_followed: bool = False) -> None:
        """It was carried out, and the table has this number now; `finish` comes next."""
        if self.socket is not None:
            self.socket.done(self.number, event, is_followed=is_followed)

    def finish(self) -> None:
        """It was carried out and shown."""
        if self.socket is not None:
            self.socket.flush()
            self.socket.is_done()
        elif self.done is not None and not self.is_gone:
            self.done.set_result(None)

    def refuse(self, error: Exception) -> None:
        """It was not carried out."""
        if self.socket is not None:
            self.socket.refuse(self.number, error)
            self.socket.is_done()
        elif self.done is None:
            log.warning("a table could not be followed", extra={"why": str(error)})
        elif not self.is_gone:
            self.done.set_exception(error)
