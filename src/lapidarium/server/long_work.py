"""Long work on the event loop in small pieces, so that tables do not wait for it.

A replay or a record of a long game takes tens of milliseconds. One such piece of work goes on at
a time; addresses take turns; after two milliseconds of it the loop has as long for others.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from lapidarium.messages import Message
from lapidarium.refusals import TOO_MANY, Refused
from lapidarium.server.turns import Turns

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

SECONDS_AT_ONCE = 0.002
MOST_WAITING = 20
"""Of one address."""


class Pieces:
    """How long the work has gone on since others had their turn."""

    def __init__(self) -> None:
        self.began = time.perf_counter()

    async def rest(self) -> None:
        """Called after every small step: if it is time, others go on for as long."""
        spent = time.perf_counter() - self.began
        if spent > SECONDS_AT_ONCE:
            await asyncio.sleep(spent)
            self.began = time.perf_counter()


class LongWork:
    """Whoever has long work to do, one after another."""

    def __init__(self) -> None:
        self.is_busy = False
        self.waiting: Turns[asyncio.Future[None]] = Turns()
        self.count: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[Pieces]:
        """When it is this address's turn; raises Refused if it waits for too much."""
        if self.count[address] >= MOST_WAITING:
            raise Refused(Message("server-too-fast"), status=TOO_MANY)
        self.count[address] += 1
        try:
            await self._begin(address)
            try:
                yield Pieces()
            finally:
                self._end()
        finally:
            self.count[address] -= 1
            if not self.count[address]:
                del self.count[address]

    async def _begin(self, address: str) -> None:
        if not self.is_busy:
            self.is_busy = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.add((address,), turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._end()
            raise

    def _end(self) -> None:
        while self.waiting:
            turn = self.waiting.take()
            if not turn.done():
                turn.set_result(None)
                return
        self.is_busy = False
