"""Notices for slow games: it is your turn, and you are not online. At most one per turn."""

from __future__ import annotations

import hashlib
import hmac
import logging
from typing import TYPE_CHECKING, Any

import orjson
from sqlalchemy import delete, select

from lapidarium.messages import Message
from lapidarium.server.notices.outgoing import NotSent, post
from lapidarium.server.notices.web_push import Signer, encrypted
from lapidarium.server.storage.schema import notices
from lapidarium.table import PLAYING
from lapidarium.words import render

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from lapidarium.server.tables.hub import Hub
    from lapidarium.server.tables.room import Room

SECONDS_KEPT = 24 * 3600
log = logging.getLogger("lapidarium.notices")


class TurnNotices:
    """Sends notices to people who wanted them."""

    def __init__(self, hub: Hub, secret: bytes) -> None:
        self.hub = hub
        self.use_secret(secret)

    def use_secret(self, secret: bytes) -> None:
        """Sign with the server's secret, which may be another from now on."""
        self.signer = Signer.from_secret(secret)

    def due(self, room: Room) -> str | None:
        """The person who should be told that it is their turn, if somebody should."""
        table = room.table
        if not self.hub.settings.has_notices or table.status != PLAYING or table.to_act < 0:
            return None
        seat = table.seats[table.to_act]
        turn = room.turn
        if not seat.is_human or table.terms.clock.kind == "live" or room.noticed == turn:
            return None
        room.noticed = turn
        is_here = any(socket.person == seat.person for socket in room.sockets)
        return None if is_here or seat.person in room.elsewhere else seat.person

    async def send(self, room: Room, person: str) -> None:
        """Tell somebody that it is their turn."""
        found = await self.hub.people.find(person)
        rows = await self.hub.storage.read(lambda db: _rows(db, person))
        if found is None or not rows:
            return
        table = room.table
        message = Message("notice-your-turn", game=table.game.pack.title)
        notice = {
            "table": table.name,
            "url": f"{self.hub.settings.public_url}/t/{table.name}",
            "game": table.game.name,
            "event": table.number,
            "message": message.to_wire(),
            "text": render(message, found.lang),
        }
        for row in rows:
            await self._send(row, notice)

    async def send_test(self, person: str) -> list[str]:
        """Tell somebody that notices arrive; gives the addresses that took it."""
        found = await self.hub.people.find(person)
        rows = await self.hub.storage.read(lambda db: _rows(db, person))
        if found is None:
            return []
        message = Message("notice-test")
        notice = {
            "url": f"{self.hub.settings.public_url}/me",
            "message": message.to_wire(),
            "text": render(message, found.lang),
        }
        return [row["address"] for row in rows if await self._send(row, notice)]

    async def _send(self, row: dict[str, Any], message: dict[str, Any]) -> bool:
        """Send a notice to one address; gives whether it was taken."""
        body, address = orjson.dumps(message), row["address"]
        is_private = self.hub.settings.webhooks_to_private
        try:
            if row["kind"] == "push":
                keys = orjson.loads(row["keys"])
                headers = self._push_headers(address)
                body = encrypted(body, keys["p256dh"], keys["auth"])
            else:
                mac = hmac.new(row["keys"].encode(), body, hashlib.sha256).hexdigest()
                headers = {
                    "Content-Type": "application/json",
                    "X-Lapidarium-Signature": f"sha256={mac}",
                }
            await post(address, headers, body, may_be_private=is_private)
        except NotSent as error:
            log.info("a notice was not sent", extra={"kind": row["kind"], "why": str(error)})
            if error.is_gone:
                await self.hub.storage.write(lambda db: _forget(db, row["person"], address))
            return False
        return True

    def _push_headers(self, address: str) -> dict[str, str]:
        contact = self.hub.settings.public_url or "mailto:nobody@localhost"
        return {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(SECONDS_KEPT),
            "Urgency": "normal",
            "Authorization": self.signer.authorization(address, contact),
        }


def _rows(connection: Connection, person: str) -> list[dict[str, Any]]:
    rows = connection.execute(select(notices).where(notices.c.person == person))
    return [dict(row._mapping) for row in rows]


def _forget(connection: Connection, person: str, address: str) -> None:
    own = (notices.c.person == person) & (notices.c.address == address)
    connection.execute(delete(notices).where(own))
