"""Hears what other nodes write (LISTEN/NOTIFY), and knows when it has gone deaf.

Every node sends a beat through the channel itself. A node that has not heard its own for two
seconds hears nothing else either: it connects again and looks at everything again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, NamedTuple

import psycopg

from lapidarium.server.rate_limits import Bucket
from lapidarium.server.storage.database import StorageUnavailable
from lapidarium.server.storage.journal import CHANNEL
from lapidarium.server.storage.postgres import NETWORK, SECONDS_TO_CONNECT

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

SECONDS_TO_HEAR = 2.0
SECONDS_TO_LISTEN = 0.5
SECONDS_TO_PAUSE = 0.2
MOST_WAITING = 10_000
BEAT = "beat"
KINDS = (BEAT, "page", "chat", "here", "person")
log = logging.getLogger("lapidarium.server")


class Notice(NamedTuple):
    """What a node tells the others: of a table or person, and which node says it."""

    kind: str
    name: str
    number: int
    node: str

    def __str__(self) -> str:
        return f"{self.kind}:{self.name}:{self.number}:{self.node}"


def notice_in(text: str) -> Notice | None:
    """Read a notice; None if it is not one of ours."""
    parts = text.split(":")
    if len(parts) != 4 or parts[0] not in KINDS or not parts[2].isdecimal():
        return None
    return Notice(parts[0], parts[1], int(parts[2][:9]), parts[3])


class Listener:
    """One connection that listens, replaced when it hears nothing."""

    def __init__(
        self,
        url: str,
        node: str,
        on_notice: Callable[[Notice], Awaitable[None]],
        on_connect: Callable[[], Awaitable[None]],
    ) -> None:
        self.url = url
        self.node = node
        self.on_notice = on_notice
        self.on_connect = on_connect
        self.heard = time.monotonic()
        self.waiting: asyncio.Queue[Notice] = asyncio.Queue()
        """Followed one after another, beside hearing: a table that waits must not deafen us."""
        self.lines = Bucket(0.1, 3)
        self.reconnects = 0

    @property
    def is_deaf(self) -> bool:
        """Has this node not heard itself for too long?"""
        return time.monotonic() - self.heard > SECONDS_TO_HEAR

    async def listen(self) -> None:
        """Listen for ever; after an interruption, connect again and look at everything again."""
        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError, TimeoutError, StorageUnavailable) as error:
                why = {"why": f"{type(error).__name__}: {error}"[:200]}
                if self.lines.takes():
                    log.warning("this node cannot hear the others", extra=why)
            self.reconnects += 1
            await asyncio.sleep(SECONDS_TO_PAUSE)

    async def _listen(self) -> None:
        async with asyncio.timeout(SECONDS_TO_CONNECT + 1):
            connection = await psycopg.AsyncConnection.connect(
                self.url, autocommit=True, connect_timeout=SECONDS_TO_CONNECT, **NETWORK
            )
        try:
            async with asyncio.timeout(SECONDS_TO_HEAR):
                await connection.execute(f"LISTEN {CHANNEL}")
            self._forget_waiting()
            await self.on_connect()
            began = time.monotonic()
            while time.monotonic() - max(self.heard, began) < SECONDS_TO_HEAR:
                async for notice in connection.notifies(timeout=SECONDS_TO_LISTEN):
                    self._hear(notice.payload)
            raise TimeoutError("not heard")
        finally:
            connection.pgconn.finish()  # a server that does not answer cannot say goodbye

    def _hear(self, payload: str) -> None:
        for part in payload.split(","):
            notice = notice_in(part)
            if notice is None:
                if self.lines.takes():
                    log.warning("a foreign notice is ignored", extra={"notice": part[:100]})
            elif notice.kind == BEAT:
                self.heard = time.monotonic() if notice.node == self.node else self.heard
            elif self.waiting.qsize() < MOST_WAITING:
                self.waiting.put_nowait(notice)
            else:
                raise TimeoutError("too much to follow")  # look at everything again instead

    def _forget_waiting(self) -> None:
        while not self.waiting.empty():
            self.waiting.get_nowait()

    async def follow(self) -> None:
        """Follow what was heard, for ever."""
        while True:
            notice = await self.waiting.get()
            try:
                await self.on_notice(notice)
            except StorageUnavailable as error:
                log.warning("a notice could not be followed", extra={"why": error.reason})
                self.heard = 0.0  # look at everything again
            except Exception:
                log.exception("a notice could not be followed", extra={"notice": str(notice)})
