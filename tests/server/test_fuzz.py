"""Hostile messages on the socket: none crashes anything, each is answered, memory stays flat.

    python -m tests.server.deep fuzz --messages 200000

Every run sends some thousand; that command sends as many as one likes.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect

from tests.server.people import Person
from tests.server.running import fetch, node_in

if TYPE_CHECKING:
    from pathlib import Path

MESSAGES = int(os.environ.get("LAPIDARIUM_FUZZ", "5000"))
A_CONNECTION = 150
"""Messages; after 200 that cannot be read the server closes."""
AT_ONCE = 8
BROKEN_CONNECTIONS = max(60, MESSAGES // 200)
KINDS = (
    *("play", "ask", "sit", "leave", "resign", "hand", "back", "undo", "answer-undo", "say"),
    *("mute", "rematch", "resync", "dance", "", "table", "done"),
)
MOVES = (
    *("@5 L4/7 b2", "@5 swap b2", "@1 discard", "prophecy 7 T", "give 9", "fill 2 B-I3", "card 6"),
    *("board 1 BOKT", "first 2", "AC f7", "companion d4", "stay", "take g8", "done", "hint"),
    *("amethyst blue 5", "amethyst blue ?", "deal b2 opal", "g8", "b2"),
)
ODD: tuple[Any, ...] = (
    *(None, True, -1, 0, 2**53, 2**64, 2**200, 1.5, "", "x" * 300, "\u0000", "\ud7ff", "💎" * 30),
    *(
        [],
        [[[[[]]]]],
        {},
        {"a": {"b": {}}},
        "null",
        "' OR 1=1 --",
        "../../etc/passwd",
        "%00",
        "NaN",
    ),
)


def mutated(text: str, choose: random.Random) -> str:
    """Something like a move."""
    letters = list(text)
    for _ in range(choose.randrange(4)):
        at = choose.randrange(len(letters) + 1)
        match choose.randrange(3):
            case 0 if letters:
                del letters[min(at, len(letters) - 1)]
            case 1:
                letters.insert(at, choose.choice("abcdefgh @/0123456789?-LTOIS\u0660\u200b\t"))
            case _ if letters:
                letters[min(at, len(letters) - 1)] = choose.choice("abc @/019?\U0001d7d9")
    return "".join(letters)


def field(choose: random.Random) -> Any:
    match choose.randrange(4):
        case 0:
            return choose.choice(ODD)
        case 1:
            return mutated(choose.choice(MOVES), choose)
        case 2:
            return choose.randrange(-3, 40)
        case _:
            return choose.choice([True, False, "key-00000001", "steadfast", "dutiful"])


def hostile(choose: random.Random) -> str | bytes:
    """One message: well-formed nonsense, malformed text, or bytes."""
    kind = choose.random()
    if kind < 0.05:
        return choose.randbytes(choose.randrange(200))
    if kind < 0.15:
        whole = json.dumps({"type": "play", "id": 1, "move": choose.choice(MOVES), "after": 2})
        return whole[: choose.randrange(len(whole))] + choose.choice(["", "}", "]", "\x00", "{"])
    if kind < 0.2:
        return choose.choice(
            ["[" * 2000, "{}" * 50, "1e999", '"', "true", '{"id":1,"id":2}', "\ufeff{}"]
        )
    message: dict[str, Any] = {"type": choose.choice(KINDS), "id": choose.randrange(1000)}
    names = choose.sample(
        ["move", "after", "key", "about", "seat", "level", "yes", "text", "reaction", "person"],
        choose.randrange(5),
    )
    message |= {name: field(choose) for name in names}
    if choose.random() < 0.5:
        message |= {"move": mutated(choose.choice(MOVES), choose), "after": choose.randrange(9)}
        message |= {"type": "play", "key": f"key-{choose.randrange(10**8):08d}"}
    elif choose.random() < 0.3:
        message = {"type": "ask", "id": 1, "about": mutated(choose.choice(MOVES), choose)}
    if choose.random() < 0.1:
        message[choose.choice(["id", "type", "extra"])] = choose.choice(ODD)
    return json.dumps(message)


class Attack:
    """Many connections to a few tables."""

    def __init__(self, url: str, tables: list[str], cookies: list[str]) -> None:
        self.url, self.tables, self.cookies = url.replace("http", "ws", 1), tables, cookies
        self.sent = 0
        self.codes: set[str] = set()

    async def run(self) -> None:
        async def one(number: int) -> None:
            choose = random.Random(number)
            while self.sent < MESSAGES:
                await self.connection(choose)

        await asyncio.gather(*(one(number) for number in range(AT_ONCE)))

    async def connection(self, choose: random.Random) -> None:
        address = f"{self.url}/api/tables/{choose.choice(self.tables)}/socket"
        headers = {"Cookie": choose.choice(self.cookies)}
        async with connect(
            address, additional_headers=headers, compression=None, max_size=None, open_timeout=60
        ) as socket:
            answers = 0
            for _ in range(A_CONNECTION):
                await socket.send(hostile(choose))
                self.sent += 1
            async with asyncio.timeout(120):
                while answers < A_CONNECTION:
                    message = json.loads(await socket.recv())
                    if message["type"] in ("done", "refused", "answer"):
                        answers += 1
                        self.codes.add(message.get("message", {}).get("code", ""))


async def break_frames(url: str, table: str, cookie: str, seed: int) -> None:
    """A good handshake, then bytes that are no frames, or cut ones."""
    choose = random.Random(seed)
    where = urlsplit(url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    key = base64.b64encode(choose.randbytes(16)).decode()
    head = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {cookie}\r\n\r\n"
    )
    garbled = choose.random() < 0.2
    data = choose.randbytes(300) if garbled else head.encode()
    writer.write(data)
    for _ in range(choose.randrange(12)):
        writer.write(_frame(choose))
    try:
        await asyncio.wait_for(writer.drain(), 10)
        await asyncio.wait_for(reader.read(2000), 0.05)
    except (OSError, TimeoutError):
        pass
    finally:
        writer.transport.abort()


def _frame(choose: random.Random) -> bytes:
    """Fragments, wrong masks, wrong lengths, reserved bits, control frames that are too long."""
    payload = choose.randbytes(choose.randrange(300))
    opcode = choose.randrange(16) | choose.choice([0, 0x80, 0xF0])
    size = choose.choice([len(payload), 0, 126, 127, 125])
    masked = choose.choice([0, 0x80])
    length = bytes([min(size, 127) | masked])
    if size == 126:
        length += len(payload).to_bytes(2, "big")
    elif size == 127:
        length += choose.choice([len(payload), 2**62, 2**63, 70_000]).to_bytes(8, "big")
    return bytes([opcode]) + length + (choose.randbytes(4) if masked else b"") + payload


@pytest.mark.slow
def test_hostile_messages_are_answered_and_change_nothing_else(tmp_path: Path) -> None:
    node = node_in(tmp_path, "--sockets", "100000", "--bot-seconds", "0.05").start()
    people = [Person(node.url) for _ in range(3)]
    try:
        tables = [
            people[0].make("monolyth", listed=True)["table"],
            people[0].make("ocelot", listed=True)["table"],
            people[1].make("monolyth", players=1, listed=True)["table"],
            people[1].make("ocelot", listed=True, bots={"2": "dutiful"})["table"],
        ]
        attack = Attack(node.url, tables, [person.cookie for person in people])
        warm = Attack(node.url, tables, attack.cookies)
        asyncio.run(asyncio.wait_for(_some(warm), 120))
        before = node.memory()
        asyncio.run(asyncio.wait_for(attack.run(), 60 + MESSAGES / 50))

        async def broken() -> None:
            limit = asyncio.Semaphore(20)

            async def one(seed: int) -> None:
                async with limit:
                    person = people[seed % 3]
                    await break_frames(node.url, tables[seed % 4], person.cookie, seed)

            await asyncio.gather(*(one(seed) for seed in range(BROKEN_CONNECTIONS)))

        asyncio.run(asyncio.wait_for(broken(), 60 + BROKEN_CONNECTIONS))
        grown = node.memory() - before
        assert attack.sent >= MESSAGES
        assert "server-fault" not in attack.codes
        assert "server-unreadable-message" in attack.codes
        assert grown < 60_000_000, f"{grown / 1e6:.0f} MB more after {attack.sent} messages"
        with people[2].at(tables[0]) as place:
            assert place.view["room"]["table"] == tables[0]
        assert fetch(f"{node.url}/healthz").status_code == 200
        figures = fetch(f"{node.url}/metrics").text
        assert 'status="5' not in figures
        print(f"{attack.sent} messages, {len(attack.codes)} kinds of answers, {grown / 1e6:.1f} MB")
    finally:
        for person in people:
            person.http.close()
        node.stop()
    for line in node.log.read_text().splitlines():
        assert json.loads(line)["level"] != "error", line


async def _some(attack: Attack) -> None:
    for seed in range(4):
        await attack.connection(random.Random(seed))
