"""Whether a node can work, for `/healthz`: what is wrong, in a word each."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from sqlalchemy import text

from lapidarium.server.storage.database import StorageUnavailable

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.server.storage.database import Storage

SECONDS_KEPT = 0.5
"""Asking often must not write often."""
log = logging.getLogger("lapidarium.server")


class Health:
    """Looks whether the database can be read and written, and what the node itself says."""

    def __init__(self, storage: Storage, others: Callable[[], list[str]]) -> None:
        self.storage = storage
        self.others = others
        self.looked = -SECONDS_KEPT
        self.found: list[str] = []
        self.turn = asyncio.Lock()

    async def problems(self) -> list[str]:
        """`cannot read`, `cannot write`, `deaf` (hears nothing of other nodes); empty if well."""
        async with self.turn:
            if time.monotonic() - self.looked > SECONDS_KEPT:
                self.found = await self._storage_problems()
                self.looked = time.monotonic()
        return self.found + self.others()

    async def _storage_problems(self) -> list[str]:
        try:
            await self.storage.read(lambda db: db.execute(text("SELECT 1")).scalar())
        except StorageUnavailable as error:
            log.warning("the database cannot be read", extra={"why": error.reason})
            return ["cannot read"]
        try:
            await self.storage.check_writing()
        except StorageUnavailable as error:
            log.warning("the database cannot be written", extra={"why": error.reason})
            return ["cannot write"]
        return []
