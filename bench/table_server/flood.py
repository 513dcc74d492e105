"""The attacks of `bench/attacks.py`: one address, blocking sockets, in a process of their own.

    python -m bench.table_server.flood URL NAME SECONDS

It prepares, says so, waits for a line, attacks, and prints what it was answered. It is nice to the
process that measures, which is on the same core.
"""

from __future__ import annotations

import base64
import contextlib
import json
import os
import random
import socket
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import httpx

if TYPE_CHECKING:
    from collections.abc import Callable

NICE = 10
ADDRESS = "127.0.0.2"
"""Loopback too, but not the address of the others."""
DOTTED = 'game = "monolyth"\n' + "".join(f"a.{'b.' * 20}k{n} = 1\n" for n in range(1900))


class Attacker:
    """One address that does something for some seconds."""

    def __init__(self, url: str) -> None:
        self.url = url
        where = urlsplit(url)
        self.place = (str(where.hostname), int(where.port or 80))
        self.http = self._client()
        self.answers: list[str] = []
        self.until = 0.0
        self.tables: list[str] = []

    def _client(self, **headers: str) -> httpx.Client:
        way = httpx.HTTPTransport(local_address=ADDRESS, verify=False)
        return httpx.Client(base_url=self.url, headers=headers, timeout=60, transport=way)

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def prepare(self, name: str) -> None:
        """What has to be there before: finished games for replays and streams."""
        self.http.get("/api/me")
        if name in ("replays", "streams", "records"):
            for _ in range(12):
                self._finished_game()

    def _finished_game(self) -> None:
        bots = {"1": "steadfast", "2": "steadfast"}
        wanted = {"game": "monolyth", "seat": 0, "listed": True, "bots": bots}
        answer = self.http.post("/api/tables", json=wanted)
        table = str(answer.json()["table"])
        until = time.monotonic() + 120
        while time.monotonic() < until:
            found = self.http.get(f"/api/tables/{table}").json()
            if found["status"] == "over":
                break
            time.sleep(0.3)
        self.tables.append(table)

    def run(self, name: str, seconds: float) -> None:
        """Attack for so long at most."""
        self.until = time.monotonic() + seconds
        ATTACKS[name](self)

    def noted(self, answer: httpx.Response) -> None:
        self.answers.append(str(answer.status_code))

    def ask(self, method: str, path: str, **rest: Any) -> httpx.Response | None:
        try:
            with self._client(cookie=self.cookie) as http:
                answer = http.request(method, path, **rest)
        except httpx.HTTPError as error:
            self.answers.append(type(error).__name__)
            return None
        self.noted(answer)
        return answer

    def again(self, count: int, work: Callable[[int], object]) -> None:
        """Several threads do something again and again."""

        def one(number: int) -> None:
            while self.goes_on:
                work(number)

        with ThreadPoolExecutor(count) as pool:
            list(pool.map(one, range(count)))

    def connect(self) -> socket.socket:
        return socket.create_connection(self.place, timeout=10, source_address=(ADDRESS, 0))


def endless_header(attacker: Attacker) -> None:
    """One header that never ends, on four connections, each begun anew when it is closed."""

    def one(_: int) -> None:
        try:
            with attacker.connect() as wire:
                wire.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-A: ")
                while attacker.goes_on:
                    wire.sendall(b"a" * 65_536)
        except OSError as error:
            attacker.answers.append(type(error).__name__)

    attacker.again(4, one)


def half_requests(attacker: Attacker) -> None:
    """A thousand connections with half a request each."""
    held: list[socket.socket] = []
    try:
        while attacker.goes_on and len(held) < 1000:
            try:
                wire = attacker.connect()
                wire.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
                held.append(wire)
            except OSError as error:
                attacker.answers.append(type(error).__name__)
        attacker.answers.append(f"{len(held)} held")
        while attacker.goes_on:
            time.sleep(0.1)
    finally:
        for wire in held:
            wire.close()


def ping_flood(attacker: Attacker) -> None:
    """Pings as fast as they can be sent, and nothing is ever read."""
    made = attacker.ask("POST", "/api/tables", json={"game": "monolyth", "players": 1})
    assert made is not None
    table = made.json()["table"]
    cookie = attacker.cookie
    frames = (b"\x89\xfd\0\0\0\0" + b"x" * 125) * 200

    def one(_: int) -> None:
        try:
            with attacker.connect() as wire:
                key = base64.b64encode(os.urandom(16)).decode()
                head = (
                    f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                )
                head += f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                head += f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
                wire.sendall(head.encode())
                while attacker.goes_on:
                    wire.sendall(frames)
        except OSError as error:
            attacker.answers.append(type(error).__name__)

    attacker.again(4, one)


def hostile_packs(attacker: Attacker) -> None:
    """Packs of thousands of dotted keys, nested deeply."""
    body = json.dumps({"game": "monolyth", "pack_text": DOTTED[:60_000]})

    def one(_: int) -> None:
        attacker.ask("POST", "/api/tables", content=body)

    attacker.again(6, one)


def bot_tables(attacker: Attacker) -> None:
    """Ninety tables of the strongest bots alone, and as many against them."""

    def make(number: int) -> None:
        bots = {"1": "master", "2": "master"} if number % 2 else {"2": "master"}
        wanted = {"game": "ocelot", "seat": 0 if number % 2 else 1, "bots": bots}
        attacker.ask("POST", "/api/tables", json=wanted)

    for number in range(180):
        if attacker.goes_on:
            make(number)
    while attacker.goes_on:
        time.sleep(0.1)


def replays(attacker: Attacker) -> None:
    """Replays of finished games, eight at a time."""

    def one(_: int) -> None:
        attacker.ask("GET", f"/api/tables/{random.choice(attacker.tables)}/replay")

    attacker.again(8, one)


def records(attacker: Attacker) -> None:
    """Records of finished games, eight at a time."""

    def one(_: int) -> None:
        attacker.ask("GET", f"/api/tables/{random.choice(attacker.tables)}/record")

    attacker.again(8, one)


def streams(attacker: Attacker) -> None:
    """The stream of all records, six at a time."""

    def one(_: int) -> None:
        attacker.ask("GET", "/api/records.ndjson")

    attacker.again(6, one)


def imports(attacker: Attacker) -> None:
    """Long records that make no sense, six at a time."""
    text = b"lapidarium 2\n" + b"event x\n" * 30_000

    def one(_: int) -> None:
        with contextlib.suppress(Exception):
            attacker.ask("POST", "/api/records", content=text)

    attacker.again(6, one)


ATTACKS: dict[str, Callable[[Attacker], None]] = {
    "header": endless_header,
    "halves": half_requests,
    "pings": ping_flood,
    "packs": hostile_packs,
    "bots": bot_tables,
    "replays": replays,
    "records": records,
    "streams": streams,
    "imports": imports,
}


def main() -> None:
    url, name, seconds = sys.argv[1:]
    os.nice(NICE)
    attacker = Attacker(url)
    attacker.prepare(name)
    print("ready", flush=True)
    sys.stdin.readline()
    attacker.run(name, float(seconds))
    print(json.dumps(dict(Counter(attacker.answers).most_common(6))), flush=True)


if __name__ == "__main__":
    main()
