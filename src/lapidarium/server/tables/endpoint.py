"""The sockets of tables: who may come in, and what becomes of each message."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

import msgspec
import orjson

from lapidarium.messages import Message
from lapidarium.refusals import FORBIDDEN, NOT_SIGNED_IN, TOO_MANY, Refused
from lapidarium.server.accounts.people import COOKIE
from lapidarium.server.accounts.requester import address_of, cookie_in, is_own_origin
from lapidarium.server.rate_limits import Bucket, Buckets
from lapidarium.server.storage.database import StorageUnavailable
from lapidarium.server.tables.commands import Commands
from lapidarium.server.tables.errors import UnreadableTable, refusal_of
from lapidarium.server.tables.messages import Ask, ClientMessage, Ping, Resync
from lapidarium.server.tables.socket import CLOSE_CODES, UNFORESEEN, Socket, refused
from lapidarium.table.access import may_watch
from lapidarium.table.requests import Request

if TYPE_CHECKING:
    from collections.abc import Awaitable, Coroutine, Mapping

    from lapidarium.server.accounts.people import Person
    from lapidarium.server.bot_workers.pool import BotPool
    from lapidarium.server.fended_off import FendedOff
    from lapidarium.server.tables.hub import Hub
    from lapidarium.server.tables.room import Room
    from lapidarium.server.tables.socket import Line

PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,24})/socket")
READER = msgspec.json.Decoder(ClientMessage)
FAULTS_BEFORE_CLOSING = 200
LONGEST_NUMBER = 19
LOOKING = (Ask, Ping, Resync)
"""Messages that change nothing: for them a visitor need not be stored."""
log = logging.getLogger("lapidarium.server")


class SocketEndpoint:
    """Takes the sockets of all tables."""

    def __init__(self, hub: Hub, pool: BotPool, fended_off: FendedOff) -> None:
        self.hub = hub
        self.fended_off = fended_off
        self.settings = hub.settings
        self.commands = Commands(hub, pool)
        self.open: Counter[str] = Counter()
        """Sockets of each address."""
        rate = self.settings.messages_per_second
        self.people = Buckets(2 * rate, 8 * rate)
        """What one person may send through all their sockets together."""
        self.tasks: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------ who comes in

    def connect(self, line: Line, scope: Mapping[str, Any]) -> Socket:
        """Somebody is connected; they may be one too many."""
        rate = self.settings.messages_per_second
        address = address_of(scope, self.settings)
        socket = Socket(line, self, address, Bucket(rate, 4 * rate))
        self.open[address] += 1
        if self.open[address] > self.settings.sockets_per_address:
            what = "sockets of an address are refused: it has too many"
            self.fended_off.note("sockets", what, address)
            self._reject(socket, Refused(Message("server-too-many-sockets"), status=TOO_MANY))
        else:
            self._start(self._admit(socket, scope))
        return socket

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """What takes time is not waited for."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _admit(self, socket: Socket, scope: Mapping[str, Any]) -> None:
        try:
            await self._enter(socket, scope)
        except (Refused, UnreadableTable, StorageUnavailable) as error:
            if isinstance(error, UnreadableTable):
                log.warning("a table could not be opened", extra={"why": str(error)})
            self._reject(socket, refusal_of(error))
        except Exception:
            log.exception("somebody could not come in")
            socket.close(UNFORESEEN)

    async def _enter(self, socket: Socket, scope: Mapping[str, Any]) -> None:
        person, room = await self._who_and_where(scope)
        query = parse_qs(scope["query_string"].decode("latin-1"))
        socket.person, socket.sessions = person.person, person.sessions
        socket.invite = query.get("invite", [""])[0][:64]
        if not may_watch(room.table, person.person, socket.invite):
            raise Refused(Message("server-private-table"), status=FORBIDDEN)
        self.hub.people.came_from(person.person, socket.address)
        if not person.is_stored:
            socket.visitor = person
        await self.hub.chat.refresh(room)
        if not socket.is_closed:
            self.hub.enter(room, socket, _number(query.get("chat_after", ["0"])[0]))
            socket.is_done()

    async def _who_and_where(self, scope: Mapping[str, Any]) -> tuple[Person, Room]:
        """Who connects, and to which table; raises Refused, UnreadableTable."""
        found = PATH.fullmatch(scope["path"])
        if not is_own_origin(scope, self.settings):
            what = "a socket from another website is refused"
            self.fended_off.note("origin", what, address_of(scope, self.settings))
            raise Refused(Message("server-other-origin"), status=FORBIDDEN)
        person = await self.hub.people.of_cookie(cookie_in(scope, COOKIE))
        if person is None:
            raise Refused(Message("server-no-cookie"), status=NOT_SIGNED_IN)
        return person, await self.hub.room(found.group(1) if found else "")

    def _reject(self, socket: Socket, error: Refused) -> None:
        """Say why, then close: a browser can read neither from a refused handshake."""
        socket.answer(refused(0, error.message))
        socket.close(CLOSE_CODES + error.status)

    def leave(self, socket: Socket) -> None:
        """Somebody's connection is over."""
        address = socket.address
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]
        if socket.room is not None:
            self.hub.leave(socket.room, socket)

    # ------------------------------------------------------------ what they send

    def take(self, socket: Socket, message: bytes) -> None:
        """Carry out a message, or begin to: it is answered in any case."""
        if not (socket.limit.takes() and self.people.takes(socket.person)):
            socket.answer(refused(_id_in(message), Message("server-too-fast")))
            self.fended_off.note("messages", "messages are refused: too many", socket.address)
            self._count_fault(socket)
            return
        try:
            request: Request = READER.decode(message)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            socket.answer(refused(_id_in(message), Message("server-unreadable-message")))
            self._count_fault(socket)
            return
        if socket.visitor is not None and not isinstance(request, LOOKING):
            socket.is_busy = True
            self._start(self._store_visitor(socket, socket.visitor, request))
        else:
            self._carry_out(socket, request)

    def _count_fault(self, socket: Socket) -> None:
        socket.faults += 1
        if socket.faults > FAULTS_BEFORE_CLOSING:
            socket.close(TOO_MANY)

    def _carry_out(self, socket: Socket, request: Request) -> None:
        try:
            work = self.commands.carry_out(socket, request)
        except Exception as error:
            socket.refuse(request.id, error)
            return
        if work is not None:
            socket.is_busy = True
            self._start(self._wait_for(socket, request, work))

    async def _wait_for(self, socket: Socket, request: Request, work: Awaitable[None]) -> None:
        try:
            await work
        except Exception as error:
            socket.refuse(request.id, error)
        socket.is_done()

    async def _store_visitor(self, socket: Socket, visitor: Person, request: Request) -> None:
        """Store somebody before they do something for the first time."""
        try:
            await self.hub.people.admit(visitor, socket.address)
            socket.visitor = None
        except Exception as error:
            socket.refuse(request.id, error)
        socket.is_busy = False
        if socket.visitor is None:
            self._carry_out(socket, request)
        socket.go_on()


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
