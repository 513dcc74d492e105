"""One connection to a table: what is sent to it, without ever waiting for a slow reader.

A reader that does not keep up is not sent every view: it gets one complete view when it is
ready again. Answers and lines of the chat are never left out.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, MutableMapping

    Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
    Write = Callable[[list[bytes]], bool]

NO_COOKIE, NO_ENTRY, TOO_SLOW = 4401, 4403, 4408
COME_AGAIN = 1012
SECONDS_TO_CATCH_UP = 20
MOST_OWED = 100


class Socket:
    """Somebody at a table, through one connection."""

    __slots__ = (
        "audience",
        "catching_up",
        "closing",
        "full_view",
        "invite",
        "is_behind",
        "is_closed",
        "owed",
        "person",
        "send",
        "sessions",
        "write",
    )

    def __init__(
        self,
        person: str,
        invite: str,
        send: Send,
        write: Write,
        full_view: Callable[[Socket], bytes],
    ) -> None:
        self.person = person
        self.invite = invite
        self.sessions = 0
        """Which of the person's cookies it came with: a new passphrase ends the older ones."""
        self.send = send
        self.write = write
        """Sends at once, or returns False."""
        self.full_view = full_view
        """The complete view for this socket."""
        self.audience = 0
        self.is_behind = False
        self.is_closed = False
        self.owed: list[bytes] = []
        """What was not sent yet and must not be left out: answers, and lines of the chat."""
        self.catching_up: asyncio.Task[None] | None = None

    def show(self, message: bytes) -> None:
        """Send a view, or leave it out if an older one has not been taken yet."""
        if not (self.is_behind or self.is_closed):
            self.owed.append(message)
            self._flush()
            if self.is_behind:
                self.owed.remove(message)

    def answer(self, message: bytes, *, is_followed: bool = False) -> None:
        """Send an answer, which is never left out; with the view that follows it, if one does."""
        self.deliver(message, is_followed=is_followed)

    def deliver(self, message: bytes, *, is_followed: bool = False) -> None:
        """Send something that is never left out: what a slow reader has not taken waits."""
        if self.is_closed:
            return
        self.owed.append(message)
        if len(self.owed) > MOST_OWED:
            self.close(TOO_SLOW)
        elif not (self.is_behind or is_followed):
            self._flush()

    def _flush(self) -> None:
        try:
            if self.write(self.owed):
                self.owed = []
                return
        except Exception:
            self.is_closed = True
            return
        self.is_behind = True
        self.catching_up = asyncio.get_running_loop().create_task(self._catch_up())

    async def _catch_up(self) -> None:
        try:
            async with asyncio.timeout(SECONDS_TO_CATCH_UP):
                while self.owed:
                    text = self.owed[0].decode()
                    await self.send({"type": "websocket.send", "text": text})
                    del self.owed[0]
                self.is_behind = False
                text = self.full_view(self).decode()
                await self.send({"type": "websocket.send", "text": text})
        except TimeoutError:
            self.close(TOO_SLOW)
        except Exception:
            self.is_closed = True

    def close(self, code: int) -> None:
        """End the connection."""
        if self.is_closed:
            return
        self.is_closed = True
        self.closing = asyncio.get_running_loop().create_task(self._close(code))

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(2):
                await self.send({"type": "websocket.close", "code": code})
        except Exception:
            return
