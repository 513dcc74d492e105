"""Plays many tables at once and measures: how many moves, and how long until the other sees one.

Every table has two sockets. Each does what a browser does: it takes views as changes, reads every
message and keeps its view up to date. In a closed loop each seat answers as soon as it sees that
it is its turn; otherwise each table makes one move per second. When a game is over, another table
that was opened before the measurement takes its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import random
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import httpx
import orjson
from bench.table_server.wire import Wire

from lapidarium import merge_patch

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass
class Run:
    """What is measured, and what came out."""

    tables: int
    seconds: float
    every: float
    """Seconds between two moves of a table; 0 is a closed loop."""
    took: list[float] = field(default_factory=list)
    is_on: bool = False
    is_over: bool = False
    games: int = 0
    bytes: int = 0
    worked: float = 0.0
    """Seconds of processor that the server needed."""


class Seat:
    """One of the two sockets of a table."""

    def __init__(self, table: Table, number: int) -> None:
        self.table, self.number = table, number
        self.wire: Wire
        self.view: dict[str, Any] = {}

    def heard(self, message: bytes) -> None:
        """A message: keep the view up to date."""
        found = orjson.loads(message)
        if found["type"] == "table":
            self.view = found
        elif found["type"] == "change":
            assert found["revision"] == self.view["revision"] + 1, "a view is missing"
            self.view["revision"] = found["revision"]
            for part, change in found["patch"].items():
                self.view[part] = merge_patch.apply(self.view[part], change)
            self.view["log"][found["log_from"] :] = found["log"]
        else:
            assert found["type"] != "refused" or self.table.driver.may_be_late, found
            return
        self.table.seen(self, len(message))


class Table:
    """One table: who is to move, and when the last move was sent."""

    def __init__(self, driver: Driver, name: str) -> None:
        self.driver, self.name = driver, name
        self.seats = [Seat(self, 0), Seat(self, 1)]
        self.sent_at = 0.0
        self.sent_by = -1
        self.pending: Seat | None = None
        self.is_active = False
        self.due = 0.0
        self.key = 0

    def seen(self, seat: Seat, size: int) -> None:
        """A view: measure, and answer if it is this seat's turn."""
        run = self.driver.run
        if run.is_on:
            run.bytes += size
        if self.sent_by == 1 - seat.number and self.sent_at:
            if run.is_on:
                run.took.append(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0
        if seat.view["room"]["status"] == "over":
            if self.is_active:
                self.is_active = False
                self.driver.over()
        elif "choices" in seat.view["game"]:
            self.pending = seat
        if not self.sent_at:  # a turn may have several moves: the other sees each before the next
            self.go_on()

    def go_on(self) -> None:
        """Make the pending move, now or when it is due."""
        if not self.is_active or self.pending is None or self.driver.run.is_over:
            return
        if self.driver.run.every:
            loop = asyncio.get_running_loop()
            wait = self.due - loop.time()
            self.due = max(self.due, loop.time()) + self.driver.run.every
            loop.call_later(max(0.0, wait), self._move)
        else:
            self._move()

    def _move(self) -> None:
        if self.pending is None or self.driver.run.is_over:
            return
        seat, self.pending = self.pending, None
        if "choices" not in seat.view["game"]:  # it came back, and had moved before it was gone
            return
        move = self.driver.choose(seat.view, self.driver.random)
        self.key += 1
        self.sent_by, self.sent_at = seat.number, time.perf_counter()
        # as client/src/connection/socket.ts writes it: the id first, a key of 20 signs
        seat.wire.say(
            b'{"id":%d,"type":"play","move":"%b","after":%d,"key":"%020d"}'
            % (self.key, move.encode(), seat.view["game"]["event"], self.key)
        )


def choose_monolyth(view: dict[str, Any], draw: random.Random) -> str:
    """A move that the view offers, mostly a stone."""
    choices = view["game"]["choices"]
    places = choices["places"]
    if places:
        site = draw.choice(list(places))
        turning = draw.choice(list(places[site]))
        cell = draw.choice(places[site][turning])
        shape = view["game"]["position"]["sites"][int(site) - 1].split("-")[1]
        return f"@{site} {shape}/{turning} {column(cell)}"
    if choices["prophecies"]:
        return f"prophecy {choices['prophecies'][0]} {choices['walls'][0]}"
    if choices["swaps"]:
        return f"@{choices['swaps'][0]} swap {column(choices['singles'][0])}"
    return f"@{choices['discards'][0]} discard"


def column(cell: int) -> str:
    """The column of a cell, in notation."""
    return f"{'abcd'[cell % 4]}{cell % 16 // 4 + 1}"


def choose_ocelot(view: dict[str, Any], draw: random.Random) -> str:
    """A move that the view offers: whatever can be collected, else mostly a tool."""
    choices = view["game"]["choices"]
    if choices["take"]:
        return f"take {choices['take'][0]}"
    if choices["done"]:
        return "done"
    if choices["stay"]:
        return "stay"
    if choices["tools"] and choices["circles"]:
        letter = draw.choice(choices["tools"])
        face = FACES[draw.choice(view["pieces"]["faces"][letter])]
        return f"{letter}{face} {draw.choice(choices['circles'])}"
    return f"companion {draw.choice(choices['companion'])}"


FACES = {"compass": "C", "lantern": "L", "pick": "P"}
CHOOSE = {"monolyth": choose_monolyth, "ocelot": choose_ocelot}


class Driver:
    """All tables of a measurement."""

    may_be_late = False
    """Connections are lost, so a move may be sent that was carried out before."""

    def __init__(self, url: str, game: str = "monolyth") -> None:
        self.url = url
        self.game, self.choose = game, CHOOSE[game]
        self.host = url.removeprefix("http://")
        self.random = random.Random(1)
        self.tables: list[Table] = []
        self.run = Run(0, 0.0, 0.0)
        self.next = 0
        self.finished = asyncio.Event()
        self.people = [httpx.Client(base_url=url) for _ in range(2)]
        self.ids = [person.get("/api/me").json()["id"] for person in self.people]

    async def open(self, count: int) -> None:
        """Make tables and sit down at them with two sockets each."""
        for _ in range(count):
            self.tables.append(await self.open_one())
        while any(table.pending is None for table in self.tables):
            await asyncio.sleep(0.01)

    async def open_one(self) -> Table:
        """Make a table and sit down at it."""
        answer = self.people[0].post("/api/tables", json={"game": self.game, "listed": True})
        answer.raise_for_status()
        table = Table(self, answer.json()["table"])
        for seat in table.seats:
            await self.connect(seat)
        table.seats[1].wire.say(b'{"id":1,"type":"sit"}')
        return table

    async def connect(self, seat: Seat) -> None:
        """Open the socket of a seat."""
        table, person = seat.table, self.people[seat.number]
        cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        path = f"/api/tables/{table.name}/socket"
        host, port = self.host.split(":")
        loop = asyncio.get_running_loop()
        _, seat.wire = await loop.create_connection(
            lambda: Wire(path, self.host, cookie, seat.heard), host, int(port)
        )
        await seat.wire.opened

    def over(self) -> None:
        """A game has ended: the next table takes its place."""
        self.run.games += 1
        if self.next < len(self.tables):
            self.begin(self.tables[self.next])
            self.next += 1
        else:
            self.finished.set()

    def begin(self, table: Table) -> None:
        """Play at a table from now on."""
        loop = asyncio.get_running_loop()
        table.is_active = True
        table.due = loop.time() + self.random.random() * self.run.every
        table.go_on()

    async def measure(self, run: Run, worked: Callable[[], float]) -> float:
        """Play for a while; gives the seconds it was, less if all tables are played out."""
        self.run = run
        for table in self.tables[: run.tables]:
            self.begin(table)
        self.next = run.tables
        await asyncio.sleep(0.5 + run.every)
        gc.freeze()
        gc.disable()  # what is measured is the server, not how long the driver looks for garbage
        run.is_on, began, before = True, time.perf_counter(), worked()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.finished.wait(), run.seconds)
        run.is_on, spent, run.worked = False, time.perf_counter() - began, worked() - before
        run.is_over = True
        gc.enable()
        gc.unfreeze()
        await asyncio.sleep(0.3)
        for table in self.tables:
            for seat in table.seats:
                seat.wire.transport.abort()
        return spent
