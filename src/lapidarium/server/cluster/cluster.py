"""Several nodes over one PostgreSQL database.

Nodes tell each other what they wrote (LISTEN/NOTIFY). Each sends a heartbeat; when a node has
been silent for too long, the others take over its tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, delete, literal_column, select, text, update

from lapidarium.server.cluster.listener import BEAT as HEARD_BEAT
from lapidarium.server.cluster.listener import Listener, Notice
from lapidarium.server.cluster.nodes import (
    INSERT_PRESENT,
    Nodes,
    due_tables,
)
from lapidarium.server.storage.database import StorageUnavailable
from lapidarium.server.storage.journal import CHANNEL
from lapidarium.server.storage.schema import nodes, present, tables
from lapidarium.table import PLAYING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sqlalchemy import Connection

    from lapidarium.server.tables.hub import Hub
    from lapidarium.server.tables.room import Room

SECONDS_BETWEEN_BEATS = 0.4
HEARTBEAT_LIFETIME_MS = 1500
NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
"""The clock of the database, which is the same for all nodes."""
BEAT = text(
    f"INSERT INTO nodes (node, until) VALUES (:node, {NOW} + :lasts) "
    f"ON CONFLICT (node) DO UPDATE SET until = {NOW} + :lasts"
)
ALIVE = f"SELECT node FROM nodes WHERE until > {NOW}"
LIVING = select(nodes.c.node).where(nodes.c.until > literal_column(NOW))
CLAIM = text(
    "UPDATE tables SET runner = :node WHERE at_table IN :names AND "
    f"(runner IS NULL OR runner = :node OR runner NOT IN ({ALIVE})) RETURNING at_table"
).bindparams(bindparam("names", expanding=True))
log = logging.getLogger("lapidarium.server")


class Cluster(Nodes):
    """One node of several."""

    def __init__(self, hub: Hub) -> None:
        super().__init__(hub)
        self.storage = hub.storage
        self.mine: set[str] = set()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.alive: frozenset[str] = frozenset()
        self.beaten = time.monotonic()
        self.wanted = asyncio.Event()
        """A table was loaded that some node has to run."""
        url = self.storage.url.replace("postgresql+psycopg://", "postgresql://", 1)
        self.listener = Listener(url, self.name, self._on_notice, self._look_again)

    async def start(self) -> None:
        """Send heartbeats, listen to the other nodes, and take over tables that nobody runs."""
        await self.storage.write(self._beat)
        self.listener.heard = time.monotonic()
        for work in (self._live, self.listener.listen, self.listener.follow):
            self._beside(self._again_and_again(work))

    async def _again_and_again(self, work: Callable[[], Awaitable[None]]) -> None:
        """Work that never ends; after an error it begins again."""
        while True:
            try:
                await work()
            except Exception:
                log.exception("a loop of this node failed and begins again")
            await asyncio.sleep(SECONDS_BETWEEN_BEATS)

    def _beside(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a background task of this node failed", exc_info=error)

    async def stop(self) -> None:
        """Give up our tables at once, so that others need not wait for our heartbeat to expire."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        try:
            await self.storage.write(self._end)
        except StorageUnavailable:
            log.warning("the database was gone when this node ended")

    # ------------------------------------------------------------ who runs what

    def _beat(self, connection: Connection) -> frozenset[str]:
        connection.execute(BEAT, {"node": self.name, "lasts": HEARTBEAT_LIFETIME_MS})
        self._tell(connection, HEARD_BEAT, "", 0)
        return frozenset(connection.scalars(text(ALIVE)))

    def _end(self, connection: Connection) -> None:
        connection.execute(update(tables).where(tables.c.runner == self.name), {"runner": None})
        connection.execute(delete(present).where(present.c.node == self.name))
        connection.execute(delete(nodes).where(nodes.c.node == self.name))

    async def _live(self) -> None:
        while True:
            try:
                alive = await self.storage.write(self._beat)
                self._check_awake()
                if alive != self.alive:
                    self.alive = alive
                    await self._look_around()
                await self._claim()
            except StorageUnavailable:
                self.mine.clear()
            except Exception:
                log.exception("a beat of this node failed")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.wanted.wait(), SECONDS_BETWEEN_BEATS)
            self.wanted.clear()

    def _check_awake(self) -> None:
        """If this node was suspended for too long, others may run its tables: claim them again."""
        before, self.beaten = self.beaten, time.monotonic()
        if (self.beaten - before) * 1000 > HEARTBEAT_LIFETIME_MS:
            self.mine.clear()

    async def _claim(self) -> None:
        """Claim the tables in memory that no living node runs."""
        rooms = self.hub.rooms
        wanted = [n for n, r in rooms.items() if r.table.status == PLAYING and n not in self.mine]
        if not wanted:
            return
        values = {"node": self.name, "names": wanted}
        taken = await self.storage.write(lambda db: list(db.scalars(CLAIM, values)))
        self.mine.update(taken)
        for name in taken:
            if name in rooms:
                self.hub.on_change(rooms[name])

    def problems(self) -> list[str]:
        """A node that does not hear the others must not be given people."""
        return ["deaf"] if self.listener.is_deaf else []

    def runs(self, room: Room) -> bool:
        """Only what was claimed; anything else is claimed soon, if no node has it."""
        is_mine = room.table.name in self.mine
        if not is_mine:
            self.wanted.set()
        return is_mine

    def due(self, connection: Connection, now: int) -> list[str]:
        """Without the tables that another node runs."""
        free = tables.c.runner.is_(None) | tables.c.runner.not_in(LIVING)
        return list(connection.scalars(due_tables(now).where(free)))

    def release(self, room: Room) -> None:
        """Others may run it."""
        name = room.table.name
        if name in self.mine:
            self.mine.discard(name)
            own = (tables.c.at_table == name) & (tables.c.runner == self.name)
            self._beside(
                self._quietly(lambda db: db.execute(update(tables).where(own), {"runner": None}))
            )

    async def _quietly(self, work: Callable[[Connection], Any]) -> None:
        try:
            await self.storage.write(work)
        except StorageUnavailable:
            return

    # ------------------------------------------------------------ what others write

    async def _look_again(self) -> None:
        """After an interruption: what other nodes wrote, and who is there."""
        await self.hub.catch_up_with_others()
        await self._look_around()

    async def _on_notice(self, notice: Notice) -> None:
        kind, name, number, node = notice
        is_foreign = node != self.name
        if kind == "person" and is_foreign:
            await self.hub.on_remote_person(name)
        if name not in self.hub.rooms:
            return
        if kind == "page":
            await self.hub.on_remote_write(name, number)
        elif kind == "chat" and is_foreign:
            await self.hub.on_remote_chat(name)
        elif kind == "here" and is_foreign:
            await self._see(name)

    def _tell(self, connection: Connection, kind: str, name: str, number: int) -> None:
        notice = str(Notice(kind, name, number, self.name))
        what = {"channel": CHANNEL, "what": notice}
        connection.execute(text("SELECT pg_notify(:channel, :what)"), what)

    def person_changed(self, person: str) -> None:
        """The other nodes look them up again."""
        self._beside(self._quietly(lambda db: self._tell(db, "person", person, 0)))

    def chat_written(self, room: Room, number: int) -> None:
        """The other nodes show the line too."""
        name = room.table.name
        self._beside(self._quietly(lambda db: self._tell(db, "chat", name, number)))

    # ------------------------------------------------------------ who is there

    def joined(self, room: Room, person: str) -> None:
        """The other nodes show who is at a table."""
        name = room.table.name
        row = {"node": self.name, "at_table": name, "person": person}

        def work(connection: Connection) -> None:
            connection.execute(INSERT_PRESENT, row)
            self._tell(connection, "here", name, 0)

        self._beside(self._quietly(work))
        self._beside(self._see(name))

    def left(self, room: Room, person: str) -> None:
        """The other nodes show it."""
        name = room.table.name
        own = (present.c.node == self.name) & (present.c.at_table == name)

        def work(connection: Connection) -> None:
            connection.execute(delete(present).where(own, present.c.person == person))
            self._tell(connection, "here", name, 0)

        self._beside(self._quietly(work))

    async def _look_around(self) -> None:
        """A node appeared or died: see who is at our tables now."""
        gone = delete(present).where(present.c.node.not_in(LIVING))
        await self.storage.write(lambda db: db.execute(gone))
        for name in list(self.hub.rooms):
            await self._see(name)

    async def _see(self, name: str) -> None:
        others = select(present.c.person).where(
            present.c.at_table == name, present.c.node != self.name
        )
        try:
            found = await self.storage.read(lambda db: set(db.scalars(others)))
        except StorageUnavailable:
            return
        room = self.hub.rooms.get(name)
        if room is not None and room.elsewhere != found:
            room.elsewhere = found
            room.publish()
