"""A server without a network: the real hub and storage, and sockets that only remember."""

from __future__ import annotations

import asyncio
import random
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import orjson
from bench.table_server.changes import apply

from lapidarium.server.accounts.people import People, Person, new_key, now
from lapidarium.server.bot_workers.pool import BotPool
from lapidarium.server.fended_off import FendedOff
from lapidarium.server.metrics import Metrics
from lapidarium.server.operations.startup import prepare
from lapidarium.server.rate_limits import Bucket
from lapidarium.server.settings import Settings
from lapidarium.server.storage.database import Storage
from lapidarium.server.tables.endpoint import SocketEndpoint
from lapidarium.server.tables.hub import Hub
from lapidarium.server.tables.messages import ClientMessage
from lapidarium.server.tables.packs import Packs
from lapidarium.server.tables.room import Room
from lapidarium.server.tables.socket import Socket
from lapidarium.table import Made, Terms
from lapidarium.table.turn_commands import begin
from tests.server.people import moves_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

__all__ = ["ClientMessage", "Inside", "Listener", "inside", "two_at_a_table"]


@dataclass
class Inside:
    """The parts of a server."""

    hub: Hub
    people: People
    sockets: SocketEndpoint
    secret: bytes
    awake: asyncio.Event = field(default_factory=asyncio.Event)
    """Slow readers take nothing until it is set."""
    listeners: list[Listener] = field(default_factory=list)

    async def guest(self) -> Person:
        return await self.people.make_guest("en")

    def listener(
        self,
        room: Room,
        person: Person,
        invite: str = "",
        chat_after: int = 0,
        *,
        takes_changes: bool = False,
    ) -> Listener:
        made = Listener(self, room, person)
        made.socket = Socket(person.person, invite, made.send, made.write, room.full_view)
        made.socket.sessions = person.sessions
        made.socket.takes_changes = takes_changes
        self.hub.enter(room, made.socket, chat_after)
        self.listeners.append(made)
        return made

    async def close(self) -> None:
        """Everybody leaves."""
        for listener in self.listeners:
            listener.leave()
        await asyncio.gather(*(listener.served for listener in self.listeners if listener.served))


@dataclass
class Listener:
    """Somebody at a table; every byte that was sent to them is kept."""

    inside: Inside
    room: Room
    person: Person
    raw: list[bytes] = field(default_factory=list)
    view: dict[str, Any] = field(default_factory=dict)
    pieces: dict[str, Any] = field(default_factory=dict)
    answers: list[dict[str, Any]] = field(default_factory=list)
    chat: list[dict[str, Any]] = field(default_factory=list)
    is_slow: bool = False
    limit: Bucket = field(default_factory=lambda: Bucket(0, 1_000_000))
    """How much may come through this connection."""
    inbox: asyncio.Queue[dict[str, Any]] = field(default_factory=asyncio.Queue)
    """What was sent and not read by the server yet."""
    is_idle: asyncio.Event = field(default_factory=asyncio.Event)
    """The server waits for something to come."""
    served: asyncio.Task[None] | None = None

    def __post_init__(self) -> None:
        self.socket: Socket

    async def send(self, message: Any) -> None:
        assert self.is_slow, f"nobody here is slow: {message}"
        await self.inside.awake.wait()
        self._heard(message["text"].encode())

    def write(self, messages: list[bytes]) -> bool:
        if self.is_slow and not self.inside.awake.is_set():
            return False
        for message in messages:
            self._heard(message)
        return True

    def _heard(self, data: bytes) -> None:
        self.raw.append(data)
        found = orjson.loads(data)
        if found["type"] == "table":
            self.view = found
            self.pieces = found["pieces"] or self.pieces
        elif found["type"] == "change":
            apply(self.view, found)
        elif found["type"] == "chat":
            self.chat.append(found)
        else:
            self.answers.append(found)

    async def act(self, **message: Any) -> dict[str, Any]:
        """Send a message as a browser writes it, and wait until it is carried out."""
        self.send_text(orjson.dumps({"id": len(self.answers), **message}))
        await self.idle()
        return self.answers[-1]

    def send_text(self, text: bytes) -> None:
        """Send this, through the loop that serves every connection."""
        if self.served is None:
            sockets = self.inside.sockets
            work = sockets.serve(self.room, self.socket, self.limit, self._receive, "test")
            self.served = asyncio.create_task(work)
            self.served.add_done_callback(lambda _: self.is_idle.set())
        if not self.served.done():
            self.is_idle.clear()
        self.inbox.put_nowait({"type": "websocket.receive", "bytes": text})

    async def idle(self) -> None:
        """Everything that was sent is carried out, and everybody is brought up to date."""
        await self.is_idle.wait()
        await asyncio.sleep(0)

    def leave(self) -> None:
        """The connection ends."""
        self.inbox.put_nowait({"type": "websocket.disconnect"})

    async def _receive(self) -> dict[str, Any]:
        if self.inbox.empty():
            self.is_idle.set()
        return await self.inbox.get()

    async def move(self, choose: random.Random) -> None:
        move = choose.choice(moves_of(self.view, self.pieces))
        answer = await self.act(
            type="play", move=move, after=self.view["event"], key=f"key-{len(self.answers):08d}"
        )
        assert answer["type"] == "done", answer


@asynccontextmanager
async def inside(folder: Path) -> AsyncIterator[Inside]:
    """A server in this process."""
    database = f"sqlite+pysqlite:///{folder / 'inside.sqlite3'}"
    settings = Settings(database=database, messages_per_second=1_000_000)
    storage = Storage(settings.database)
    secret = prepare(storage)
    people = People(storage, secret)
    hub = Hub(storage, people, Packs(storage), settings, Metrics())
    server = Inside(hub, people, SocketEndpoint(hub, BotPool(0, 1.0), FendedOff()), secret)
    try:
        yield server
        await server.close()
    finally:
        await hub.packs.uploads.close()
        storage.close()


async def two_at_a_table(server: Inside, **terms: Any) -> tuple[Room, list[Listener]]:
    """Two people at a table that has begun."""
    people = [await server.guest() for _ in range(2)]
    game = await server.hub.packs.known(server.hub.packs.shipped["monolyth"], 2)
    agreed = Terms.of(game, **terms)
    made = Made(
        at=now(),
        terms=agreed,
        host=people[0].person,
        seed="deal",
        people={seat: person.person for seat, person in enumerate(people)},
    )
    room = await server.hub.make(new_key(), made, begin)
    return room, [server.listener(room, person) for person in people]
