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
from lapidarium.server.tables.hub import Hub
from lapidarium.server.tables.packs import Packs
from lapidarium.server.tables.room import Room
from lapidarium.server.tables.socket import Socket
from lapidarium.server.websocket.endpoint import READER, SocketEndpoint
from lapidarium.server.websocket.messages import ClientMessage
from lapidarium.server.websocket.sender import Sender
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
        made.sender = Sender(self.sockets.moves, room, made.socket, Bucket(0, 1_000_000))
        self.hub.enter(room, made.socket, chat_after)
        return made


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

    def __post_init__(self) -> None:
        self.socket: Socket
        self.sender: Sender

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
        """Send a message: a move as moves go, anything else in the general way."""
        text = orjson.dumps({**message, "id": len(self.answers)})
        if self.sender.takes(text):
            await self.sender.arrived()
        else:
            await self.inside.sockets.take(self.room, self.socket, READER.decode(text))
        await asyncio.sleep(0)  # everybody is brought up to date a moment later
        return self.answers[-1]

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
    try:
        yield Inside(hub, people, SocketEndpoint(hub, BotPool(0, 1.0), FendedOff()), secret)
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
