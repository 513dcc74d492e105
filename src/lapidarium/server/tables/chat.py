"""Chat at a table: short texts and reactions, kept for a while, never in the journal.

Every line has a number, and the numbers of a table's lines grow in the order in which they
were stored. A room in memory has the lines that are kept; whoever was stored a new one, this
node or another, the room reads on from the last line it has and shows each new line once.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import orjson
from sqlalchemy import delete, insert, select, text

from lapidarium.messages import Message
from lapidarium.printable import one_line
from lapidarium.refusals import Refused
from lapidarium.server.accounts.people import now
from lapidarium.server.rate_limits import Buckets
from lapidarium.server.storage.database import StorageUnavailable
from lapidarium.server.storage.deletion import check_exists
from lapidarium.server.storage.schema import chat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection

    from lapidarium.server.tables.hub import Hub
    from lapidarium.server.tables.room import Room
    from lapidarium.server.tables.socket import Socket
    from lapidarium.server.tables.views import ChatLine

KEPT = 100
SHOWN = 30
LINES_PER_SECOND, BURST = 0.5, 5
ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(hashtext(:table))")
"""PostgreSQL: without it, a line could become visible after one with a higher number."""
log = logging.getLogger("lapidarium.server")


class Chat:
    """The chat of all tables of a node."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.buckets = Buckets(LINES_PER_SECOND, BURST)

    async def save(self, room: Room, person: str, words: str, reaction: str) -> None:
        """Store a line; `refresh` then shows it."""
        if not self.hub.settings.has_chat:
            raise Refused(Message("server-no-chat"))
        if person in room.table.muted:
            raise Refused(Message("table-muted"))
        words = one_line(words)
        if not words and not reaction:
            raise Refused(Message("server-nothing-said"))
        if not self.buckets.takes(person):
            raise Refused(Message("server-too-fast"))
        row = {
            "at_table": room.table.name,
            "at": now(),
            "person": person,
            "seat": room.table.seat_of(person) + 1,
            "text": words,
            "reaction": reaction,
        }
        number = await self.hub.storage.write(lambda db: _insert(db, row))
        self.hub.nodes.chat_written(room, number)

    async def refresh(self, room: Room) -> None:
        """Read the lines that the room has not shown yet, and show them."""
        if not self.hub.settings.has_chat:
            return
        name = room.table.name
        async with room.chat_lock:
            last = room.chat[-1]["number"] if room.chat else 0
            try:
                rows = await self.hub.storage.read(lambda db: _lines_after(db, name, last))
                await self.hub.people.preload({row["person"] for row in rows})
            except StorageUnavailable as error:
                log.warning("the chat could not be read", extra={"why": error.reason})
                return
            room.chat = [*room.chat, *rows][-KEPT:]
            lines = self._written(room, rows)
            for socket in room.sockets:
                for line in lines:
                    socket.deliver(line)

    def show_missed(self, room: Room, socket: Socket, after: int) -> None:
        """Show somebody who connects the lines after the last one they have (0: none)."""
        rows = [row for row in room.chat if row["number"] > after]
        for line in self._written(room, rows if after else rows[-SHOWN:]):
            socket.deliver(line)

    def _written(self, room: Room, rows: Iterable[dict[str, Any]]) -> list[bytes]:
        """Lines as they are sent, without those of muted people and of deleted ones."""
        hidden = room.table.muted | {""}
        return [orjson.dumps(self._line(row)) for row in rows if row["person"] not in hidden]

    def _line(self, row: dict[str, Any]) -> ChatLine:
        person = row["person"]
        return {
            "type": "chat",
            "number": row["number"],
            "person": {"id": person, "name": self.hub.people.name_of(person)},
            "seat": row["seat"],
            "text": row["text"],
            "reaction": row["reaction"],
            "at": row["at"],
        }


def _insert(connection: Connection, row: dict[str, Any]) -> int:
    if connection.dialect.name == "postgresql":
        connection.execute(ONE_AT_A_TIME, {"table": row["at_table"]})
    check_exists(connection, row["person"])
    number: int = connection.execute(insert(chat).returning(chat.c.number), row).scalar_one()
    here = chat.c.at_table == row["at_table"]
    newest = select(chat.c.number).where(here).order_by(chat.c.number.desc()).limit(KEPT)
    connection.execute(delete(chat).where(here, chat.c.number.not_in(newest.scalar_subquery())))
    return number


def _lines_after(connection: Connection, name: str, last: int) -> list[dict[str, Any]]:
    wanted = select(chat).where(chat.c.at_table == name, chat.c.number > last)
    rows = connection.execute(wanted.order_by(chat.c.number))
    return [dict(row._mapping) for row in rows]
