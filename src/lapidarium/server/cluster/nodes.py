"""Which node runs a table: alone, every table is our own (docs/deploy.md).

Any node may write to any journal: the database gives each number once. Only bots and clocks
are run by one node at a time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from lapidarium.server.accounts.people import new_key
from lapidarium.server.storage.schema import results, tables
from lapidarium.table import OVER, PLAYING

if TYPE_CHECKING:
    from sqlalchemy import Connection, Select

    from lapidarium.server.tables.hub import Hub
    from lapidarium.server.tables.room import Room

MOST_AT_ONCE = 200


def due_tables(now: int) -> Select[Any]:
    """Tables with a clock that runs out soon or has to be watched."""
    is_due = (tables.c.status == PLAYING) & (tables.c.wake <= now)
    return select(tables.c.at_table).where(is_due).limit(MOST_AT_ONCE)


def unkept_tables() -> Select[Any]:
    """Finished tables whose result was not kept, since a node died in between."""
    kept = select(results.c.at_table)
    is_left = (tables.c.status == OVER) & tables.c.at_table.not_in(kept)
    return select(tables.c.at_table).where(is_left).limit(MOST_AT_ONCE)


class Nodes:
    """A node that is alone: all tables are its own."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.name = new_key()

    async def start(self) -> None:
        """Begin to live."""

    async def stop(self) -> None:
        """Leave everything to the others."""

    def runs(self, room: Room) -> bool:  # noqa: ARG002 - alone, everything is ours
        """Does this node run the bots and clocks of a table? If not yet, it tries to."""
        return True

    def due(self, connection: Connection, now: int) -> list[str]:
        """Tables that this node should have in memory by this time."""
        found = list(connection.scalars(due_tables(now)))
        return found + list(connection.scalars(unkept_tables()))

    def release(self, room: Room) -> None:
        """A table leaves the memory of this node."""

    def came(self, room: Room, person: str) -> None:
        """Somebody is at a table through this node."""

    def went(self, room: Room, person: str) -> None:
        """Somebody is at a table through this node no longer."""

    def person_changed(self, person: str) -> None:
        """Somebody has another name, or is gone."""

    def said(self, room: Room, number: int) -> None:
        """Something was said at a table."""


def nodes_of(hub: Hub) -> Nodes:
    """Alone with SQLite, among others with PostgreSQL."""
    if hub.storage.is_sqlite:
        return Nodes(hub)
    from lapidarium.server.cluster.cluster import ManyNodes  # noqa: PLC0415 - needs PostgreSQL's driver

    return ManyNodes(hub)
