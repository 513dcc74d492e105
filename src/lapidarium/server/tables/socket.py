"""One connection to a table: what is sent to it, without ever waiting for a slow reader.

A reader that does not keep up is not sent every view: it gets one complete view when it is
ready again. Answers and lines of the chat are never left out.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import UNSET, UnsetType

from lapidarium.server.tables.views import YouView

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, MutableMapping

    from lapidarium.server.accounts.people import Person

    Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
    Write = Callable[[list[bytes]], bool]

NO_COOKIE, NO_ENTRY, NO_TABLE, TOO_SLOW = 4401, 4403, 4404, 4408
COME_AGAIN = 1012
SECONDS_TO_CATCH_UP = 20
MOST_OWED = 100


class Recipient(NamedTuple):
    """As whom somebody is shown a table."""

    audience: int
    you: YouView
    invite: str | UnsetType


Here = tuple[int, Recipient]
"""What somebody at a table is shown: which revision of it, and as whom."""
NOT_YET: Here = -1, Recipient(0, YouView("", is_host=False), UNSET)


class Socket:
    """Somebody at a table, through one connection."""

    __slots__ = (
        "catching_up",
        "closing",
        "full_view",
        "here",
        "invite",
        "is_behind",
        "is_closed",
        "owed",
        "person",
        "send",
        "sessions",
        "skips",
        "visitor",
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
        self.visitor: tuple[Person, str] | None = None
        """Somebody who is not stored yet, and their address: before they do something here."""
        self.send = send
        self.write = write
        """Sends at once, or returns False."""
        self.full_view = full_view
        """The complete view for this socket."""
        self.here: Here = NOT_YET
        """What this socket was last shown."""
        self.is_behind = False
        self.skips = False
        """A view was left out since the last one that was sent."""
        self.is_closed = False
        self.owed: list[bytes] = []
        """What was not sent yet and must not be left out: answers, and lines of the chat."""
        self.catching_up: asyncio.Task[None] | None = None

    def show(self, message: bytes, here: Here | None = None) -> None:
        """Send a view, or leave it out if an older one has not been taken yet."""
        if self.is_behind:
            self.skips = True
        elif not self.is_closed:
            self.here = here or self.here
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
                self.skips = True
                while self.owed or self.skips:
                    if self.owed:
                        text = self.owed[0].decode()
                        await self.send({"type": "websocket.send", "text": text})
                        del self.owed[0]
                    else:
                        self.skips = False
                        text = self.full_view(self).decode()
                        await self.send({"type": "websocket.send", "text": text})
                self.is_behind = False
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
