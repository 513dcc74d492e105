"""A WebSocket client that sends exactly the bytes it is given, right or wrong."""

from __future__ import annotations

import os
import socket
import struct
from base64 import b64encode
from typing import TYPE_CHECKING, Any, NamedTuple, Self

import orjson

if TYPE_CHECKING:
    from tests.server.people import Person
    from tests.server.running import Node

PATIENCE = 20.0
CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FIN = 0x80


class Frame(NamedTuple):
    """A frame of the server."""

    opcode: int
    payload: bytes

    @property
    def close_code(self) -> int:
        """The code of a close frame; 1005 if it has none."""
        return int.from_bytes(self.payload[:2], "big") if self.payload else 1005


def frame(opcode: int, payload: bytes = b"", *, first: int = FIN, masked: bool = True) -> bytes:
    """A frame of a client; `first` holds the FIN bit and the reserved ones."""
    size, mask = len(payload), 0x80 if masked else 0
    if size < 126:
        head = struct.pack("!BB", first | opcode, mask | size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", first | opcode, mask | 126, size)
    else:
        head = struct.pack("!BBQ", first | opcode, mask | 127, size)
    if not masked:
        return head + payload
    key = os.urandom(4)
    return head + key + bytes(byte ^ key[n % 4] for n, byte in enumerate(payload))


def handshake(host: str, path: str, cookie: str = "", **headers: str) -> bytes:
    """The request that opens a socket; a header given as an empty text is left out."""
    lines = {
        "Host": host,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Version": "13",
        "Cookie": cookie,
        **{name.replace("_", "-"): value for name, value in headers.items()},
    }
    fields = "".join(f"{name}: {value}\r\n" for name, value in lines.items() if value)
    return f"GET {path} HTTP/1.1\r\n{fields}\r\n".encode("latin-1")


class RawClient:
    """One connection, byte by byte."""

    def __init__(self, node: Node) -> None:
        self.host = f"127.0.0.1:{node.port}"
        self.tcp = socket.create_connection(("127.0.0.1", node.port), timeout=PATIENCE)
        self.tcp.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.unread = b""

    @classmethod
    def at_table(cls, node: Node, person: Person, table: str, **headers: str) -> Self:
        """A connection to a table, after the handshake and the first view."""
        client = cls(node)
        path = f"/api/tables/{table}/socket"
        client.tcp.sendall(handshake(client.host, path, person.cookie, **headers))
        head = client.head()
        assert head.startswith("HTTP/1.1 101 "), head
        while client.message()["type"] != "table":
            continue
        return client

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.tcp.close()

    def send(self, *parts: bytes) -> None:
        """Send these bytes at once."""
        self.tcp.sendall(b"".join(parts))

    def head(self) -> str:
        """The head of an HTTP answer."""
        while b"\r\n\r\n" not in self.unread:
            self._receive()
        head, _, self.unread = self.unread.partition(b"\r\n\r\n")
        return head.decode("latin-1")

    def _receive(self) -> None:
        data = self.tcp.recv(65_536)
        if not data:
            raise EOFError
        self.unread += data

    def _take(self, size: int) -> bytes:
        while len(self.unread) < size:
            self._receive()
        taken, self.unread = self.unread[:size], self.unread[size:]
        return taken

    def frame(self) -> Frame:
        """The next frame; raises EOFError if the connection ends, or ConnectionResetError."""
        first, size = self._take(2)
        assert not size & 0x80, "a server does not mask"
        if size == 126:
            size = int.from_bytes(self._take(2), "big")
        elif size == 127:
            size = int.from_bytes(self._take(8), "big")
        return Frame(first & 0x0F, self._take(size))

    def message(self) -> dict[str, Any]:
        """The next message; pings of the server are left out."""
        while (received := self.frame()).opcode != TEXT:
            assert received.opcode == PING, received
        message: dict[str, Any] = orjson.loads(received.payload)
        return message

    def answer(self, number: int) -> dict[str, Any]:
        """The answer to the message with this id."""
        while (message := self.message()).get("id") != number:
            continue
        return message

    def closed(self) -> int:
        """The code with which the server closes; the TCP connection has to end then."""
        while (received := self.frame()).opcode != CLOSE:
            continue
        assert self.is_over()
        return received.close_code

    def is_over(self) -> bool:
        """Does the connection end, without another frame?"""
        try:
            return self.tcp.recv(1) == b""
        except ConnectionResetError:
            return True

    def is_cut(self) -> bool:
        """Does the connection end without a close frame, whatever comes before?"""
        try:
            while self.frame().opcode != CLOSE:
                continue
        except (EOFError, ConnectionResetError):
            return True
        return False
