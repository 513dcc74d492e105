"""A server without a network: the real hub and storage, and sockets that only remember."""

from __future__ import annotations

import asyncio
import random
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import orjson

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
from tests.server.people import moves_of, view_after

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence
    from pathlib import Path

__all__ = ["ClientMessage", "Inside", "Listener", "inside", "two_at_a_table"]


@dataclass
class Inside:
    """The parts of a server."""

    hub: Hub
    people: People
    sockets: SocketEndpoint
    secret: bytes
    listeners: list[Listener] = field(default_factory=list)

    async def guest(self) -> Person:
        return await self.people.make_guest("en")

    def listener(
        self, room: Room, person: Person, invite: str = "", chat_after: int = 0
    ) -> Listener:
        made = Listener(self, room, person)
        made.socket = Socket(made, self.sockets, "test", made.limit)
        made.socket.person, made.socket.sessions = person.person, person.sessions
        made.socket.invite = invite
        self.sockets.open["test"] += 1
        self.hub.enter(room, made.socket, chat_after)
        made.socket.is_done()
        self.listeners.append(made)
        return made

    async def close(self) -> None:
        """Everybody leaves."""
        for listener in self.listeners:
            listener.socket.leave()
        await self.sockets.close()
        await self.hub.close()


@dataclass
class Listener:
    """Somebody at a table, in place of a connection; every byte that was sent to them is kept."""

    inside: Inside
    room: Room
    person: Person
    raw: list[bytes] = field(default_factory=list)
    view: dict[str, Any] = field(default_factory=dict)
    pieces: dict[str, Any] = field(default_factory=dict)
    log: list[dict[str, Any]] = field(default_factory=list)
    answers: list[dict[str, Any]] = field(default_factory=list)
    chat: list[dict[str, Any]] = field(default_factory=list)
    is_behind: bool = False
    """A slow reader takes nothing until it catches up."""
    closed_with: int | None = None
    limit: Bucket = field(default_factory=lambda: Bucket(0, 1_000_000))
    """How much may come through this connection."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """The server reads on, or has closed the connection."""

    def __post_init__(self) -> None:
        self.socket: Socket

    def write(self, messages: Sequence[bytes]) -> None:
        assert not self.is_behind, "a slow reader is sent nothing"
        for message in messages:
            self._heard(message)

    def close(self, code: int) -> None:
        self.closed_with = code
        self.changed.set()

    def pause_reading(self) -> None:
        """What comes in the meantime is waiting in the socket."""

    def resume_reading(self) -> None:
        self.changed.set()

    def catch_up(self) -> None:
        """A slow reader reads again."""
        self.is_behind = False
        self.socket.catch_up()

    def _heard(self, data: bytes) -> None:
        self.raw.append(data)
        found = orjson.loads(data)
        if found["type"] in ("table", "change"):
            self.view = view_after(self.view, found)
            self.pieces = found.get("pieces", self.pieces)
            assert found["log_from"] <= len(self.log), "a gap"
            self.log[found["log_from"] :] = found["log"]
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
        """Send this, as a connection hands it over."""
        self.socket.receive(text)

    async def idle(self) -> None:
        """Everything that was sent is carried out, and everybody is brought up to date."""
        while self.socket.is_busy and not self.socket.is_closed:
            self.changed.clear()
            await self.changed.wait()

    async def move(self, choose: random.Random) -> None:
        move = choose.choice(moves_of(self.view, self.pieces))
        answer = await self.act(
            type="play",
            move=move,
            after=self.view["game"]["event"],
            key=f"key-{len(self.answers):08d}",
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
