"""A connection that moves come from, and a move on its way."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.server.rate_limits import Bucket
    from lapidarium.server.tables.room import Room
    from lapidarium.server.tables.socket import Socket
    from lapidarium.server.websocket.messages import Play
    from lapidarium.server.websocket.moves import Moves
    from lapidarium.table import Entry, Table

BEGINNING = b'{"type":"play",'
"""How our clients begin a move; one that begins otherwise goes the general way."""
log = logging.getLogger("lapidarium.server")


class Sender:
    """A connection that moves come from."""

    __slots__ = ("bucket", "give_back", "is_moving", "moves", "room", "socket", "waiting")

    give_back: Callable[[bytes], None]
    """The beginning of the general way."""

    def __init__(self, moves: Moves, room: Room, socket: Socket, bucket: Bucket) -> None:
        self.moves = moves
        self.room = room
        self.socket = socket
        self.bucket = bucket
        self.is_moving = False
        """A move from here is on its way; what comes after it has to wait."""
        self.waiting: asyncio.Future[None] | None = None

    def takes(self, text: bytes) -> bool:
        """A message: is it a move that can go this way?"""
        socket = self.socket
        if self.is_moving or socket.is_closed or socket.visitor is not None:
            return False
        if not text.startswith(BEGINNING):
            return False
        self.is_moving = True
        self.moves.add(Move(self, text))
        return True

    def arrive(self) -> None:
        """The move from here is answered."""
        self.is_moving = False
        if self.waiting is not None:
            self.waiting.set_result(None)
            self.waiting = None

    def let_go(self, text: bytes) -> None:
        """A message goes the general way after all."""
        self.arrive()
        try:
            self.give_back(text)
        except Exception:
            log.exception("a message could not be read")

    async def arrived(self) -> None:
        """Wait until no move from here is on its way."""
        if self.is_moving:
            self.waiting = asyncio.get_running_loop().create_future()
            await asyncio.shield(self.waiting)


class Move:
    """A move on its way. The writer of the database answers it as it would a future."""

    __slots__ = (
        *("after", "began", "entries", "error", "is_answered", "is_held"),
        *("request", "sender", "text"),
    )
    request: Play
    entries: list[Entry]
    after: Table
    began: float
    """When the writer was asked to store it."""

    def __init__(self, sender: Sender, text: bytes) -> None:
        self.sender = sender
        self.text = text
        self.is_held = False
        """The lock of its table is ours."""
        self.is_answered = False
        self.error: Exception | None = None

    def done(self) -> bool:
        """Has the writer answered?"""
        return self.is_answered

    def set_result(self, result: None) -> None:  # noqa: ARG002
        """It is stored."""
        self.is_answered = True
        self.sender.moves.answered(self)

    def set_exception(self, error: Exception) -> None:
        """It is not stored, or nobody knows."""
        self.error = error
        self.set_result(None)
