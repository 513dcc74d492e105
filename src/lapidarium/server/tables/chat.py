"""Words at a table: short texts and reactions, kept for a while, never in the journal."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, select

from lapidarium.messages import Message
from lapidarium.server.accounts.people import now
from lapidarium.server.rate_limits import Buckets
from lapidarium.server.storage.database import StorageGone
from lapidarium.server.storage.schema import chat
from lapidarium.table import Refused

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from lapidarium.server.tables.hub import Hub
    from lapidarium.server.tables.room import Room
    from lapidarium.server.websocket.messages import Chat, Say
    from lapidarium.server.websocket.socket import Socket

KEPT = 100
SHOWN = 30
A_SECOND, AT_ONCE = 0.5, 5


class Chatting:
    """What people say at the tables of a node."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.buckets = Buckets(A_SECOND, AT_ONCE)

    async def keep(self, room: Room, socket: Socket, message: Say) -> Chat:
        """Keep something somebody says; gives what everybody at the table is shown."""
        if not self.hub.settings.has_chat:
            raise Refused(Message("server-no-chat"))
        if socket.person in room.table.muted:
            raise Refused(Message("table-muted"))
        text = _plain(message.text)
        if not text and not message.reaction:
            raise Refused(Message("server-nothing-said"))
        if not self.buckets.takes(socket.person):
            raise Refused(Message("server-too-fast"))
        row = {
            "at_table": room.table.name,
            "at": now(),
            "person": socket.person,
            "seat": room.table.seat_of(socket.person) + 1,
            "text": text,
            "reaction": message.reaction,
        }
        number = await self.hub.storage.do(lambda db: _keep(db, row))
        self.hub.nodes.said(room, number)
        await self.hub.people.find(socket.person)
        return self.message(row)

    def message(self, row: dict[str, Any]) -> Chat:
        """Something said, as the wire has it."""
        name = self.hub.people.name_of(row["person"])
        return {
            "type": "chat",
            "person": {"id": row["person"], "name": name},
            "seat": row["seat"],
            "text": row["text"],
            "reaction": row["reaction"],
            "at": row["at"],
        }

    async def said(self, number: int) -> Chat | None:
        """What was said, by its number."""
        row = await self.hub.storage.ask(
            lambda db: db.execute(select(chat).where(chat.c.number == number)).first()
        )
        if row is None:
            return None
        await self.hub.people.meet({row.person})
        return self.message(dict(row._mapping))

    async def recent(self, room: Room) -> list[Chat]:
        """What was said last at a table, oldest first, without those who are muted."""
        if not self.hub.settings.has_chat:
            return []
        name = room.table.name
        try:
            rows = await self.hub.storage.ask(lambda db: _recent(db, name))
            await self.hub.people.meet({row["person"] for row in rows})
        except StorageGone:
            return []
        return [self.message(row) for row in rows if row["person"] not in room.table.muted]


def _plain(text: str) -> str:
    """Without signs that cannot be seen."""
    shown = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in text)
    return " ".join(shown.split())


def _keep(connection: Connection, row: dict[str, Any]) -> int:
    number: int = connection.execute(insert(chat).returning(chat.c.number), row).scalar_one()
    here = chat.c.at_table == row["at_table"]
    newest = select(chat.c.number).where(here).order_by(chat.c.number.desc()).limit(KEPT)
    connection.execute(delete(chat).where(here, chat.c.number.not_in(newest.scalar_subquery())))
    return number


def _recent(connection: Connection, name: str) -> list[dict[str, Any]]:
    here = select(chat).where(chat.c.at_table == name)
    rows = connection.execute(here.order_by(chat.c.number.desc()).limit(SHOWN))
    return [dict(row._mapping) for row in rows][::-1]
