"""A running node learns what hosts did, through whichever process: it follows their log."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

import orjson
from sqlalchemy import select

from lapidarium.server.accounts.house import read_rules
from lapidarium.server.accounts.people import now
from lapidarium.server.hosts import log as host_log
from lapidarium.server.storage.database import StorageUnavailable
from lapidarium.server.storage.removal import remove_table
from lapidarium.server.storage.schema import settings
from lapidarium.server.tables.errors import UnreadableTable

if TYPE_CHECKING:
    from lapidarium.server.accounts.house import Announcement
    from lapidarium.server.notices.notices import TurnNotices
    from lapidarium.server.tables.hub import Hub

SECONDS_BETWEEN_LOOKS = 1.0
OF_PEOPLE = ("rename", "ban", "unban", "host-add", "host-remove", "person-remove")
OF_THE_HOUSE = ("announce", "door")
log = logging.getLogger("lapidarium.server")


class HostFollower:
    """Reads on from the last line it knows, once a second."""

    def __init__(self, hub: Hub, notices: TurnNotices) -> None:
        self.hub = hub
        self.notices = notices
        self.read_to = 0
        self.told: Announcement | None = None
        self.lock = asyncio.Lock()
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """What was done before is in the database; from here on it is followed."""
        self.read_to = await self.hub.storage.read(host_log.newest)
        await self._read_house()
        self.task = asyncio.get_running_loop().create_task(self._follow())

    async def stop(self) -> None:
        """Follow no more."""
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def _follow(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            try:
                await self.look()
                self._tell()  # an announcement may have run out
            except StorageUnavailable:
                continue  # `/healthz` and the log say so already
            except Exception:
                log.exception("what hosts did could not be followed")

    async def look(self) -> None:
        """Do what follows from each new line."""
        async with self.lock:
            read_to = self.read_to
            for line in await self.hub.storage.read(lambda db: host_log.after(db, read_to)):
                self.read_to = line["number"]
                extra = {key: line[key] for key in ("by_whom", "action", "about")}
                log.info("a host did something", extra=extra)
                await self._follow_line(line)

    async def _follow_line(self, line: dict[str, Any]) -> None:
        action, about = line["action"], line["about"]
        if action in OF_PEOPLE:
            await self.hub.on_remote_person(about)
        elif action in OF_THE_HOUSE:
            await self._read_house()
        elif action == "table-remove":
            self.hub.remove(about)
            await self.hub.storage.write(lambda db: remove_table(db, about))
        elif action == "seat" and (room := self.hub.rooms.get(about)) is not None:
            with contextlib.suppress(UnreadableTable):
                await self.hub.on_remote_write(about, room.table.number + 1)
        elif action == "secret":
            await self._read_secret()

    async def _read_house(self) -> None:
        self.hub.people.house.rules = await self.hub.storage.read(read_rules)
        self._tell()

    def _tell(self) -> None:
        """Everybody at a table is told what is new."""
        told = self.hub.people.house.rules.heard_at(now())
        if told != self.told:
            self.told = told
            self.hub.announce(announcement_message(told))

    async def _read_secret(self) -> None:
        chosen = select(settings.c.value).where(settings.c.key == "secret")
        secret = (await self.hub.storage.read(lambda db: db.scalar(chosen)) or "").encode()
        self.hub.people.secret = secret
        self.notices.use_secret(secret)
        self.hub.close_all()


def announcement_message(told: Announcement | None) -> bytes:
    """An announcement as sockets are told it; without texts, there is none any more."""
    plain = {"texts": told.texts, "until": told.until} if told else {"texts": {}, "until": None}
    return orjson.dumps({"type": "announcement", **plain})
