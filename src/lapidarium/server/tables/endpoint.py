"""The socket of a table: who may come in, and what becomes of each message.

Plain ASGI, without a framework around it: at thousands of moves per second each layer counts.
"""

from __future__ import annotations

import logging
import re
from collections import Counter
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

import msgspec
import orjson

from lapidarium.messages import Message
from lapidarium.server.accounts.people import COOKIE, Banned
from lapidarium.server.accounts.requester import address_of, cookie_in, is_own_origin
from lapidarium.server.rate_limits import Bucket, Buckets
from lapidarium.server.sockets.protocol import WRITE
from lapidarium.server.storage.database import StorageUnavailable, StorageUnsure
from lapidarium.server.storage.errors import NoSuchPerson
from lapidarium.server.tables.access import may_watch
from lapidarium.server.tables.commands import Commands
from lapidarium.server.tables.errors import NoSuchTable, UnreadableTable
from lapidarium.server.tables.messages import Ask, ClientMessage, Ping, Request, Resync
from lapidarium.server.tables.socket import NO_COOKIE, NO_ENTRY, NO_TABLE, Socket
from lapidarium.table import Refused

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, MutableMapping

    from lapidarium.server.accounts.people import Person
    from lapidarium.server.bot_workers.pool import BotPool
    from lapidarium.server.fended_off import FendedOff
    from lapidarium.server.tables.hub import Hub
    from lapidarium.server.tables.room import Room

    Scope = MutableMapping[str, Any]
    Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
    Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,24})/socket")
READER = msgspec.json.Decoder(ClientMessage)
TOO_MANY, NO_STORAGE = 4429, 4503
FAULTS_BEFORE_CLOSING = 200
LONGEST_NUMBER = 19
LOOKING = (Ask, Ping, Resync)
"""Messages that change nothing: for them a visitor need not be stored."""
FAILURES: dict[type[Exception], str] = {
    UnreadableTable: "server-unreadable-table",
    NoSuchPerson: "server-no-cookie",
    StorageUnsure: "server-unsure",
    StorageUnavailable: "server-cannot-store",
}
"""Why something that is no fault of the sender was not carried out."""
log = logging.getLogger("lapidarium.server")


class Closed(Exception):  # noqa: N818
    """Somebody cannot connect: the code to close with, and why."""

    def __init__(self, code: int, message: Message) -> None:
        super().__init__(str(message))
        self.code = code
        self.message = message


def refused(number: int, message: Message, clause: str | None = None) -> bytes:
    """The answer that something was not carried out."""
    said_plain = message.to_wire()
    return orjson.dumps({"type": "refused", "id": number, "message": said_plain, "clause": clause})


class SocketEndpoint:
    """Takes the sockets of all tables."""

    def __init__(self, hub: Hub, pool: BotPool, fended_off: FendedOff) -> None:
        self.hub = hub
        self.fended_off = fended_off
        self.settings = hub.settings
        self.commands = Commands(hub, pool)
        self.open: Counter[str] = Counter()
        rate = self.settings.messages_per_second
        self.people = Buckets(2 * rate, 8 * rate)
        """What one person may send through all their sockets together."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket, from its first message to its last."""
        await receive()
        address = address_of(scope, self.settings)
        if self.open[address] >= self.settings.sockets_per_address:
            what = "sockets of an address are refused: it has too many"
            self.fended_off.note("sockets", what, address)
            await self._reject(send, TOO_MANY, Message("server-too-many-sockets"))
            return
        self.open[address] += 1
        try:
            await self._admit(scope, receive, send, address)
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]

    async def _admit(self, scope: Scope, receive: Receive, send: Send, address: str) -> None:
        try:
            person, room = await self._who_and_where(scope)
        except Closed as error:
            await self._reject(send, error.code, error.message)
            return
        query = parse_qs(scope["query_string"].decode("latin-1"))
        invite = query.get("invite", [""])[0][:64]
        if not may_watch(room.table, person.person, invite):
            await self._reject(send, NO_ENTRY, Message("server-private-table"))
            return
        self.hub.people.came_from(person.person, address)
        await send({"type": "websocket.accept"})
        write = scope.get("extensions", {}).get(WRITE, _takes_nothing)
        socket = Socket(person.person, invite, send, write, room.full_view)
        socket.sessions = person.sessions
        if not person.is_stored:
            socket.visitor = person, address
        socket.takes_changes = query.get("views") == ["changes"]
        await self.hub.chat.refresh(room)
        self.hub.enter(room, socket, _number(query.get("chat_after", ["0"])[0]))
        bucket = Bucket(self.settings.messages_per_second, self.settings.messages_per_second * 4)
        await self.serve(room, socket, bucket, receive, address)

    async def _who_and_where(self, scope: Scope) -> tuple[Person, Room]:
        """Who connects, and to which table; raises Closed."""
        found = PATH.fullmatch(scope["path"])
        if not is_own_origin(scope, self.settings):
            what = "a socket from another website is refused"
            self.fended_off.note("origin", what, address_of(scope, self.settings))
            raise Closed(NO_ENTRY, Message("server-other-origin"))
        try:
            person = await self.hub.people.of_cookie(cookie_in(scope, COOKIE))
            if person is None:
                raise Closed(NO_COOKIE, Message("server-no-cookie"))
            return person, await self.hub.room(found.group(1) if found else "")
        except Banned as error:
            raise Closed(NO_ENTRY, error.message) from None
        except NoSuchTable:
            raise Closed(NO_TABLE, Message("server-no-such-table")) from None
        except UnreadableTable as error:
            log.warning("a table could not be opened", extra={"why": str(error)})
            raise Closed(NO_TABLE, Message("server-unreadable-table")) from None
        except StorageUnavailable:
            raise Closed(NO_STORAGE, Message("server-cannot-store")) from None

    async def _reject(self, send: Send, code: int, message: Message) -> None:
        """Say why, then close: a browser can read neither from a refused handshake."""
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": refused(0, message).decode()})
        await send({"type": "websocket.close", "code": code})

    async def serve(
        self, room: Room, socket: Socket, bucket: Bucket, receive: Receive, address: str
    ) -> None:
        """Carry out what somebody sends, one message after another, until they leave."""
        faults = 0
        try:
            while not socket.is_closed:
                message = await receive()
                if message["type"] != "websocket.receive":
                    break
                if socket.is_closed:  # while this message was waited for
                    break
                text = message.get("text") or message.get("bytes") or b""
                if not (bucket.takes() and self.people.takes(socket.person)):
                    socket.answer(refused(_id_in(text), Message("server-too-fast")))
                    self.fended_off.note("messages", "messages are refused: too many", address)
                    faults += 1
                elif (read := self._read(socket, text)) is None:
                    faults += 1
                else:
                    await self.take(room, socket, read)
                if faults > FAULTS_BEFORE_CLOSING:
                    socket.close(TOO_MANY)
        finally:
            socket.is_closed = True
            self.hub.leave(room, socket)

    def _read(self, socket: Socket, text: str | bytes) -> Request | None:
        """Read a message, or answer that it is malformed."""
        try:
            request: Request = READER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            socket.answer(refused(_id_in(text), Message("server-unreadable-message")))
            return None
        return request

    async def take(self, room: Room, socket: Socket, request: Request) -> None:
        """Carry out a message; it is answered in any case."""
        try:
            if socket.visitor is not None and not isinstance(request, LOOKING):
                await self.hub.people.admit(*socket.visitor)
                socket.visitor = None
            await self.commands.carry_out(room, socket, request)
        except Exception as error:
            self.refuse(socket, request, error)

    def refuse(self, socket: Socket, request: Request, error: Exception) -> None:
        """Answer that a message was not carried out, and why."""
        if isinstance(error, Refused):
            socket.answer(refused(request.id, error.message, error.clause))
            return
        why = next((why for kind, why in FAILURES.items() if isinstance(error, kind)), "")
        if not why:
            log.error("a message could not be carried out", exc_info=error)
        if isinstance(error, UnreadableTable):
            log.warning("a table could not be followed", extra={"why": str(error)})
        socket.answer(refused(request.id, Message(why or "server-fault")))


def _takes_nothing(messages: list[bytes]) -> bool:  # noqa: ARG001
    """With the plain protocol nothing is sent at once."""
    return False


def _number(text: str) -> int:
    """A number from a query; 0 if it is not one."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < LONGEST_NUMBER else 0


def _id_in(text: str | bytes) -> int:
    """The id of a message that could not be read, if it has one."""
    try:
        number = orjson.loads(text)["id"]
    except (orjson.JSONDecodeError, KeyError, TypeError, IndexError):
        return 0
    is_id = isinstance(number, int) and not isinstance(number, bool) and 0 <= number <= 2**53
    return number if is_id else 0
