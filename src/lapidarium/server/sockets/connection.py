"""A WebSocket: bytes in, messages out, and limits for whoever sends nonsense or does not read.

Handshakes, what comes in, pings and goodbyes are the work of websockets' Sans-I/O protocol, which
does no input or output itself. uvicorn hands over a connection whose request asks for a socket
(its parameter `ws`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from typing import TYPE_CHECKING, Any, ClassVar, Protocol
from urllib.parse import unquote

from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from lapidarium.server.rate_limits import Bucket

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from uvicorn import Config
    from uvicorn.server import ServerState

BYTES_AT_ONCE = 1024
"""The input that is read between two looks whether the connection still stands: a quarter of a
megabyte may come at once, thousands of tiny frames, and everybody would wait for it."""
PINGS_PER_SECOND, PINGS_AT_ONCE = 5, 50
SECONDS_TO_CATCH_UP = 20
"""A reader who takes nothing for this long is cut off."""
SECONDS_TO_CLOSE = 10
"""For the other side to return our goodbye, or to take what was sent before it."""
SHORT, MEDIUM = 125, 65_535
"""Sizes of a text up to which the head of its frame has two bytes, or four."""
SWITCHING_PROTOCOLS = 101
INVALID_DATA, FAULT, COME_AGAIN, TOO_SLOW = 1007, 1011, 1012, 4408
log = logging.getLogger("lapidarium.sockets")
log.setLevel(logging.WARNING)  # websockets notes the end of every connection


class Peer(Protocol):
    """What somebody's messages are for."""

    def receive(self, message: bytes) -> None:
        """A message has come."""

    def catch_up(self) -> None:
        """The connection takes messages again, after `is_behind`."""

    def leave(self) -> None:
        """The connection is over."""


class Endpoint(Protocol):
    """What connections lead to."""

    def connect(self, connection: Connection, scope: Mapping[str, Any]) -> Peer:
        """Somebody is connected; the scope says where they come from, as in ASGI."""


class Connection(asyncio.Protocol):
    """One WebSocket."""

    __slots__ = (
        "connections",
        "fragments",
        "is_behind",
        "is_open",
        "is_text",
        "largest",
        "peer",
        "ping",
        "ping_seconds",
        "pings",
        "protocol",
        "reads",
        "timer",
        "transport",
        "waits",
    )
    endpoint: ClassVar[Endpoint]

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],  # noqa: ARG002
    ) -> None:
        self.connections: set[Any] = server_state.connections
        """All connections of the server, which it shuts down at its end."""
        self.largest = config.ws_max_size
        self.protocol = ServerProtocol(logger=log)
        """For the handshake; then another, which has forgotten the request."""
        self.ping_seconds = config.ws_ping_interval
        self.ping = b""
        """What the last ping held, until it is answered."""
        self.peer: Peer | None = None
        self.is_open = False
        """Messages may be sent and received."""
        self.is_behind = False
        """The other side does not read: nothing that can be left out should be sent now."""
        self.fragments: list[bytes] = []
        self.is_text = False
        self.pings = Bucket(PINGS_PER_SECOND, PINGS_AT_ONCE)
        self.reads = True
        self.timer: asyncio.TimerHandle | None = None
        """The next ping, or the end of a connection that is being closed."""
        self.waits: asyncio.TimerHandle | None = None
        """The end of a connection whose reader does not catch up."""

    # ------------------------------------------------------------ called by the event loop

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """The request that asks for a socket comes next."""
        self.transport = transport
        self.connections.add(self)

    def data_received(self, data: bytes) -> None:
        """Some bytes, in whatever pieces."""
        for start in range(0, len(data), BYTES_AT_ONCE):
            if self.transport.is_closing():
                return
            self.protocol.receive_data(data[start : start + BYTES_AT_ONCE])
            self._handle()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Nothing may hold on to a closed connection, or it stays until the next collection."""
        self.is_open = False
        self.connections.discard(self)
        for timer in (self.timer, self.waits):
            if timer is not None:
                timer.cancel()
        self.timer = self.waits = None
        _discard(self.protocol)
        peer, self.peer = self.peer, None
        if peer is not None:
            peer.leave()

    def pause_writing(self) -> None:
        """The other side does not read."""
        self.is_behind = True
        if self.waits is None:
            loop = asyncio.get_running_loop()
            self.waits = loop.call_later(SECONDS_TO_CATCH_UP, self.close, TOO_SLOW)

    def resume_writing(self) -> None:
        """It reads again."""
        self.is_behind = False
        if self.waits is not None:
            self.waits.cancel()
            self.waits = None
        if self.peer is not None and self.is_open:
            self.peer.catch_up()

    def shutdown(self) -> None:
        """The server ends: everybody should come again."""
        self.close(COME_AGAIN)
        self.transport.close()

    # ------------------------------------------------------------ for the peer

    def write(self, messages: Sequence[bytes]) -> None:
        """Send texts at once; to somebody who does not read, they wait in memory."""
        if self.is_open and not self.transport.is_closing():
            self.transport.write(b"".join([text_frame(message) for message in messages]))

    def close(self, code: int) -> None:
        """Say goodbye; whatever comes now is not read any more."""
        if self.is_open:
            self.is_open = False
            with contextlib.suppress(InvalidState):  # they have said goodbye first
                self.protocol.send_close(code)
            self._send()
            self._end_soon()
            self.resume_reading()

    def pause_reading(self) -> None:
        """What comes now waits outside."""
        if self.reads and not self.transport.is_closing():
            self.reads = False
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Read on."""
        if not self.reads and not self.transport.is_closing():
            self.reads = True
            self.transport.resume_reading()

    # ------------------------------------------------------------ what comes in

    def _handle(self) -> None:
        """Everything that the last bytes have brought."""
        for event in self.protocol.events_received():
            if isinstance(event, Frame):
                self._receive(event)
            elif isinstance(event, Request):
                self._open(event)
            if self.transport.is_closing():
                return
        if self.is_behind and not self.protocol.close_expected():
            self.protocol.data_to_send()  # pongs, for somebody who does not read
        else:
            self._send()

    def _receive(self, frame: Frame) -> None:
        if frame.opcode is Opcode.PING:
            if not self.pings.takes():
                self.is_open = False
                self.transport.abort()
        elif frame.opcode is Opcode.PONG:
            if frame.data == self.ping:
                self.ping = b""
        elif frame.opcode is not Opcode.CLOSE and self.is_open:
            if frame.opcode is not Opcode.CONT:
                self.is_text = frame.opcode is Opcode.TEXT
            self.fragments.append(bytes(frame.data))
            if frame.fin:
                message = b"".join(self.fragments)
                self.fragments = []
                self._take(message)

    def _take(self, message: bytes) -> None:
        if self.is_text and not (message.isascii() or _is_utf8(message)):
            self.protocol.fail(INVALID_DATA, "not UTF-8")
            self._send()
        elif self.peer is not None:
            self.peer.receive(message)

    def _open(self, request: Request) -> None:
        """Answer the handshake, and tell the endpoint who is there."""
        response = self.protocol.accept(request)
        self.protocol.send_response(response)
        self._send()
        if response.status_code != SWITCHING_PROTOCOLS:
            return
        _discard(self.protocol)
        self.protocol = ServerProtocol(state=State.OPEN, max_size=self.largest, logger=log)
        self.is_open = True
        self._ping_later()
        path, _, query = request.path.partition("?")
        came_from = self.transport.get_extra_info("peername")
        scope = {
            "path": unquote(path),
            "query_string": query.encode("latin-1"),
            "headers": [
                (name.lower().encode("latin-1"), value.encode("latin-1"))
                for name, value in request.headers.raw_items()
            ],
            "client": came_from if isinstance(came_from, tuple) else None,
        }
        self.peer = self.endpoint.connect(self, scope)

    # ------------------------------------------------------------ what goes out

    def _send(self) -> None:
        """Send what the protocol has written, which may be the end."""
        output = self.protocol.data_to_send()
        if output and not self.transport.is_closing():
            self.transport.write(b"".join(output))
            if output[-1] == SEND_EOF:
                self.is_open = False
                self.transport.close()
                self._end_soon()

    def _end_soon(self) -> None:
        """Cut the connection if it has not ended in time."""
        if self.timer is not None:
            self.timer.cancel()
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(SECONDS_TO_CLOSE, self.transport.abort)

    def _ping_later(self) -> None:
        if self.ping_seconds:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(self.ping_seconds, self.ask_for_pong)

    def ask_for_pong(self) -> None:
        """See that somebody is there: they have to answer before the next time."""
        if not self.is_open:
            return
        if self.ping:
            self.protocol.fail(FAULT, "no answer to a ping")
        else:
            self.ping = os.urandom(4)
            self.protocol.send_ping(self.ping)
            self._ping_later()
        self._send()


def text_frame(payload: bytes) -> bytes:
    """A whole text as a server sends it (RFC 6455, 5.2): a tenth of the work of `send_text`."""
    size = len(payload)
    if size <= SHORT:
        return b"\x81%c%b" % (size, payload)
    if size <= MEDIUM:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), payload)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), payload)


def _discard(protocol: ServerProtocol) -> None:
    """A protocol refers to itself, and to the request it began with, until it is emptied.

    So does an error, which knows where it was raised.
    """
    error: BaseException | None = protocol.handshake_exc
    vars(protocol).clear()
    while error is not None:
        error.__traceback__ = None
        error = error.__context__


def _is_utf8(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True


def connection_type(endpoint: Endpoint) -> type[Connection]:
    """The connections of a server, which all lead to one endpoint."""
    return type("SocketConnection", (Connection,), {"endpoint": endpoint, "__slots__": ()})
