"""Somebody leaves for good: bots take their seats in games that are not over."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from lapidarium.server.storage import queries
from lapidarium.server.tables.errors import UnreadableTable
from lapidarium.table import OVER, seat_commands
from lapidarium.table.requests import Leave

if TYPE_CHECKING:
    from lapidarium.server.tables.hub import Hub

MOST_TABLES = 10_000


async def leave_all(hub: Hub, person: str) -> list[str]:
    """At every table of theirs that is not over; gives these tables."""
    rows = await hub.storage.read(lambda db: queries.tables_of(db, person, MOST_TABLES))
    running = [row["at_table"] for row in rows if row["status"] != OVER]
    for name in running:
        with contextlib.suppress(UnreadableTable):  # nobody can play on there
            await _leave(hub, name, person)
    return running


async def _leave(hub: Hub, name: str, person: str) -> None:
    room = await hub.room(name)
    if room.table.seat_of(person) >= 0:
        await hub.carry_out(
            room,
            lambda table, context: seat_commands.leave(table, person, Leave(id=0), context),
        )
