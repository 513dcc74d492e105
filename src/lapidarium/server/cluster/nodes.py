"""Which node runs a table; with a single node, it runs them all (docs/deploy.md).

Any node may write to any journal: the database gives out each number once. Only the bots and
clocks of a table are run by one node at a time.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, select, text

from lapidarium.server.accounts.people import new_key
from lapidarium.server.storage.errors import StorageUnavailable
from lapidarium.server.storage.schema import present, tables
from lapidarium.table import PLAYING

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection, Select

    from lapidarium.server.tables.hub import Hub
    from lapidarium.server.tables.room import Room

MOST_AT_ONCE = 200
INSERT_PRESENT = text(
    "INSERT INTO present (node, at_table, person) VALUES (:node, :at_table, :person) "
    "ON CONFLICT DO NOTHING"
)


def due_tables(now: int) -> Select[Any]:
    """Tables with a clock that has to be watched, or runs out soon."""
    is_due = (tables.c.status == PLAYING) & (tables.c.wake <= now)
    return select(tables.c.at_table).where(is_due).limit(MOST_AT_ONCE)


class Nodes:
    """A single node, which runs all tables."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.name = new_key()

    async def start(self) -> None:
        """Start to take part; whoever was there before is not any more."""
        await self.hub.storage.write(lambda db: db.execute(delete(present)))

    async def stop(self) -> None:
        """Leave the tables to the other nodes."""
        with contextlib.suppress(StorageUnavailable):
            await self.hub.storage.write(lambda db: db.execute(delete(present)))

    def runs(self, room: Room) -> bool:  # noqa: ARG002 - alone, everything is ours
        """Does this node run the bots and clocks of a table? If not yet, it tries to."""
        return True

    def due(self, connection: Connection, now: int) -> list[str]:
        """Tables that this node should load by this time."""
        return list(connection.scalars(due_tables(now)))

    def problems(self) -> list[str]:
        """What keeps this node from working with the others, for `/healthz`."""
        return []

    def release(self, room: Room) -> None:
        """The table is no longer in the memory of this node."""

    def joined(self, room: Room, person: str) -> None:
        """Somebody has connected to a table through this node; hosts see who is there."""
        row = {"node": self.name, "at_table": room.table.name, "person": person}
        self._note(lambda db: db.execute(INSERT_PRESENT, row))

    def left(self, room: Room, person: str) -> None:
        """Somebody's last connection to a table through this node has ended."""
        gone = delete(present).where(
            present.c.node == self.name,
            present.c.at_table == room.table.name,
            present.c.person == person,
        )
        self._note(lambda db: db.execute(gone))

    def _note(self, work: Callable[[Connection], Any]) -> None:
        """Store something that nobody waits for."""
        noted = self.hub.storage.enqueue_write(work)
        noted.add_done_callback(lambda done: done.cancelled() or done.exception())

    def person_changed(self, person: str) -> None:
        """Somebody has another name, or their data was deleted."""

    def chat_written(self, room: Room, number: int) -> None:
        """A line was written in the chat of a table."""


def nodes_for(hub: Hub) -> Nodes:
    """A single node with SQLite, one of several with PostgreSQL."""
    if hub.storage.is_sqlite:
        return Nodes(hub)
    from lapidarium.server.cluster.cluster import Cluster  # noqa: PLC0415 - needs PostgreSQL's driver

    return Cluster(hub)
