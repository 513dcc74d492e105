"""One open WebSocket: what is sent to it, without ever waiting for a slow reader.

A reader that does not keep up is not sent every view: it gets one whole view when it is
ready again. Answers are never left out.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, MutableMapping

    Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

NO_ENTRY, TOO_SLOW = 4403, 4408
SECONDS_TO_CATCH_UP = 20
MOST_OWED = 100


class Socket:
    """Somebody at a table, through one connection."""

    __slots__ = (
        "address",
        "audience",
        "catching_up",
        "invite",
        "is_behind",
        "is_closed",
        "owed",
        "person",
        "send",
        "whole",
    )

    def __init__(
        self, person: str, invite: str, send: Send, whole: Callable[[Socket], bytes]
    ) -> None:
        self.person = person
        self.invite = invite
        self.send = send
        self.whole = whole
        """Gives the whole view of this socket."""
        self.audience = 0
        self.is_behind = False
        self.is_closed = False
        self.owed: list[bytes] = []
        self.catching_up: asyncio.Task[None] | None = None

    def show(self, message: bytes) -> None:
        """Send a view, or leave it out if an older one has not been taken yet."""
        if not self.is_behind and not self.is_closed:
            self._push(message)

    def answer(self, message: bytes) -> None:
        """Send an answer; it is never left out."""
        if self.is_closed:
            return
        if self.is_behind:
            self.owed.append(message)
            if len(self.owed) > MOST_OWED:
                self.close(TOO_SLOW)
        elif not self._push(message):
            self.owed.append(message)

    def _push(self, message: bytes) -> bool:
        """Send without waiting; False if the connection does not take anything now.

        The protocol of uvicorn waits before it writes, never after: so a send that does not
        finish at once has written nothing and can be dropped.
        """
        step: Any = self.send({"type": "websocket.send", "text": message.decode()})
        try:
            step.send(None)
        except StopIteration:
            return True
        except Exception:
            self.is_closed = True
            return True
        step.close()
        self.is_behind = True
        self.catching_up = asyncio.get_running_loop().create_task(self._catch_up())
        return False

    async def _catch_up(self) -> None:
        try:
            async with asyncio.timeout(SECONDS_TO_CATCH_UP):
                while self.owed:
                    text = self.owed[0].decode()
                    await self.send({"type": "websocket.send", "text": text})
                    del self.owed[0]
                self.is_behind = False
                text = self.whole(self).decode()
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
        asyncio.get_running_loop().create_task(self._close(code))

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(2):
                await self.send({"type": "websocket.close", "code": code})
        except Exception:
            return
