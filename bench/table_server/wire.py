"""A WebSocket client that costs as little as possible, so that the server is what is measured."""

from __future__ import annotations

import asyncio
import base64
import os
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Callable

NO_MASK = b"\0\0\0\0"


class Wire(asyncio.Protocol):
    """One connection: calls `heard` with each message."""

    def __init__(self, path: str, host: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self.path, self.host, self.cookie, self.heard = path, host, cookie, heard
        self.buffer = b""
        self.is_open = False
        self.opened = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's is of no such class
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {self.cookie}\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionResetError("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data if self.buffer else data
        if not self.is_open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionRefusedError(head.decode("latin-1")))
                self.transport.abort()
                return
            self.is_open = True
            self.opened.set_result(None)
        at, size = 0, len(data)
        while size - at >= 2:
            length, start = data[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if size < start + length:
                break
            if data[at] & 15 == 1:
                self.heard(data[start : start + length])
            elif data[at] & 15 == 9:
                self._frame(0x8A, data[start : start + length])
            at = start + length
        self.buffer = data[at:]

    def say(self, message: bytes) -> None:
        """Send a text."""
        self._frame(0x81, message)

    def _frame(self, kind: int, data: bytes) -> None:
        size = len(data)
        head = (
            bytes([kind, 128 | size])
            if size < 126
            else bytes([kind, 254]) + size.to_bytes(2, "big")
        )
        self.transport.write(head + NO_MASK + data)
