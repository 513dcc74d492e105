"""uvicorn's socket protocol, with shortcuts for what happens thousands of times per second.

A view goes out as one frame without another copy, and a small whole message comes in without
the general parser. Everything else (handshakes, fragments, pings, closing, anything odd) goes
the way of uvicorn and websockets. Measured in bench/server.py: a quarter of the time of a move.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING, Any

import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from lapidarium.server.rate_limits import Bucket

if TYPE_CHECKING:
    from websockets.http11 import Request

WRITE = "lapidarium.write"
"""The extension of ASGI by which a socket is written to at once."""
TEXT, MASKED = 0x81, 0x80
SHORT, MEDIUM = 125, 65_535
KEY = 4
INVALID_DATA = 1007
PINGS_PER_SECOND, PINGS_AT_ONCE = 5, 50
BYTES_AT_ONCE = 1024
"""So many are taken apart before it is asked again whether the connection still stands: a quarter
of a megabyte may come at once, thousands of tiny frames, and everybody would wait for it."""


NEEDED = {
    *("conn", "frames", "queue", "scope", "transport", "writable"),
    *("curr_msg_data_type", "disconnected", "close_sent"),
    *("handle_connect", "handle_parser_exception", "handle_ping", "send_receive_event_to_app"),
}
"""What the short ways below use of uvicorn's protocol, and uvicorn does not promise."""
log = logging.getLogger("lapidarium.server")


def socket_protocol() -> type[asyncio.Protocol]:
    """The quick protocol; uvicorn's own, with a warning, if that is not as we know it."""
    found = {name for base in WebSocketsSansIOProtocol.__mro__ for name in _names_in(base)}
    if missing := NEEDED - found:
        why = {"missing": sorted(missing), "uvicorn": uvicorn.__version__}
        log.warning("sockets take uvicorn's plain protocol, which is slower", extra=why)
        return WebSocketsSansIOProtocol
    return QuickProtocol


def _names_in(kind: type) -> set[str]:
    """The methods of a class, and every name that they use."""
    used = {name for one in vars(kind).values() if callable(one) for name in _code_names(one)}
    return used | set(vars(kind))


def _code_names(function: Any) -> tuple[str, ...]:
    code = getattr(function, "__code__", None)
    return () if code is None else code.co_names


def text_frame(payload: bytes) -> bytes:
    """A whole text message as the server sends it: not masked."""
    size = len(payload)
    if size <= SHORT:
        return b"\x81%c%b" % (size, payload)
    if size <= MEDIUM:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), payload)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), payload)


def whole_text(data: bytes) -> bytes | None:
    """The message, if these bytes are exactly one small masked text frame."""
    size = len(data) - 2 - KEY
    if not 0 <= size <= SHORT or data[0] != TEXT or data[1] != MASKED | size:
        if size < 0 or data[0] != TEXT or data[1] != MASKED | 126:
            return None
        size -= 2
        if size <= SHORT or int.from_bytes(data[2:4], "big") != size:
            return None
    key, masked = data[-size - KEY : len(data) - size], data[len(data) - size :]
    mask = (key * (size // KEY + 1))[:size]
    unmasked = int.from_bytes(masked, "big") ^ int.from_bytes(mask, "big")
    return unmasked.to_bytes(size, "big")


def _is_utf8(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True


def _forget_where(error: BaseException | None) -> None:
    """An error that is kept knows where it was raised, and with that the whole connection."""
    while error is not None:
        error.__traceback__ = None
        error = error.__context__


class Mailbox:
    """What has come for the one who reads it: as much of asyncio.Queue as a connection needs."""

    __slots__ = ("came", "reader")

    def __init__(self) -> None:
        self.came: deque[Any] = deque()
        self.reader: asyncio.Future[None] | None = None
        """Somebody waits here, and nothing has come."""

    def put_nowait(self, message: Any) -> None:
        """Something has come."""
        self.came.append(message)
        reader, self.reader = self.reader, None
        if reader is not None and not reader.done():
            reader.set_result(None)

    def empty(self) -> bool:
        """Has everything been read?"""
        return not self.came

    async def get(self) -> Any:
        """The next message, once there is one."""
        while not self.came:
            self.reader = asyncio.get_running_loop().create_future()
            await self.reader
        return self.came.popleft()


class QuickProtocol(WebSocketsSansIOProtocol):
    """One connection."""

    queue: Mailbox  # type: ignore[assignment]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """What comes is read by one application only."""
        self.queue = Mailbox()
        self.pings = Bucket(PINGS_PER_SECOND, PINGS_AT_ONCE)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Without the ways back to it, nothing holds on to a closed connection."""
        super().connection_lost(exc)
        self.conn.parser.close()
        _forget_where(self.conn.parser_exc)
        _forget_where(self.conn.handshake_exc)
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(WRITE, None)

    def handle_ping(self) -> None:
        """Answer a ping: not to somebody who does not read, and not to thousands."""
        pong = b"".join(self.conn.data_to_send())
        if not self.pings.takes():
            self.transport.abort()
        elif self.writable.is_set():
            self.transport.write(pong)

    def send_receive_event_to_app(self) -> None:
        """A text that is no UTF-8 ends the connection, without a line in the log."""
        if self.curr_msg_data_type == "text" and not _is_utf8(self.frames):
            self.frames = []
            self.conn.fail(INVALID_DATA, "not UTF-8")
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def handle_connect(self, event: Request) -> None:
        """The application gets the short way out."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[WRITE] = self.write

    def write(self, payloads: list[bytes]) -> bool:
        """Send texts at once; False if the connection does not take anything now."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        if not self.writable.is_set():
            return False
        self.transport.write(b"".join([text_frame(payload) for payload in payloads]))
        return True

    def data_received(self, data: bytes) -> None:
        """A whole small text goes straight to the application."""
        conn = self.conn
        if conn.state is OPEN and not conn.reader.buffer and not self.frames:
            text = whole_text(data)
            if text is not None and len(text) <= (self.config.ws_max_size or MEDIUM):
                self._to_application(text)
                return
        for start in range(0, len(data), BYTES_AT_ONCE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + BYTES_AT_ONCE])

    def _to_application(self, text: bytes) -> None:
        """At once if it waits, else nothing more is read until it has it."""
        if self.queue.reader is not None and text.isascii():
            self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})
            return
        self.curr_msg_data_type = "text"
        self.frames = [text]
        self.send_receive_event_to_app()
