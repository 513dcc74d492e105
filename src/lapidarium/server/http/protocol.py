"""uvicorn's HTTP protocol with limits before any work: for the head of a request and for addresses.

Until the head of a request is complete, nobody knows who asks. So the head has a size and a
time limit, and an address may have only so many connections, most of them with a request in hand.
"""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from lapidarium.server.accounts.requester import network_of
from lapidarium.server.fended_off import FendedOff
from lapidarium.server.rate_limits import Buckets

if TYPE_CHECKING:
    from lapidarium.server.settings import Settings

LARGEST_HEAD = 16_384
MOST_HEADERS = 100
SECONDS_FOR_HEAD = 10.0
UNFINISHED_PER_ADDRESS = 50
SPARE_CONNECTIONS = 100
"""HTTP connections of an address besides its sockets."""
CONNECTIONS_PER_SECOND = 20.0
"""New connections of an address, after twice as many at once as it may have open: everybody in a
club comes back at once after a restart, nobody hundreds of times."""
RESERVED_FILES = 128
"""Descriptors that are never given to connections: the database, bots, logs."""


def raise_file_limit() -> int:
    """As many open files as the system lets us have; gives how many that is."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return 1 << 20 if hard == resource.RLIM_INFINITY else hard


class FrontDoor:
    """Counts the connections of each address; behind a proxy all have the proxy's address."""

    def __init__(self, settings: Settings, files: int, fended_off: FendedOff | None = None) -> None:
        self.is_behind_proxy = settings.proxies > 0
        self.most = settings.sockets_per_address + SPARE_CONNECTIONS
        self.room = max(RESERVED_FILES, files - RESERVED_FILES)
        self.coming = Buckets(CONNECTIONS_PER_SECOND, 2 * self.most)
        self.open: Counter[str] = Counter()
        self.unfinished: Counter[str] = Counter()
        """Connections whose request has no complete head yet."""
        self.fended_off = fended_off or FendedOff()

    def admits(self, address: str, connections: int) -> bool:
        """May one more connection of this address come in, beside so many of everybody?"""
        if connections > self.room:
            what = "connections are refused: no file descriptors left"
            self.fended_off.note("connections", what, "everybody")
            return False
        if self.is_behind_proxy:
            return True
        if self.unfinished[address] >= UNFINISHED_PER_ADDRESS or self.open[address] >= self.most:
            what = "connections of an address are refused: it has too many"
            self.fended_off.note("connections", what, address)
            return False
        if not self.coming.takes(address):
            what = "connections of an address are refused: it opens them too fast"
            self.fended_off.note("connections", what, address)
            return False
        return True

    def count(self, which: Counter[str], address: str, more: int) -> None:
        """One more or less; an address without connections is forgotten."""
        which[address] += more
        if not which[address]:
            del which[address]


class HttpProtocol(HttpToolsProtocol):
    """One connection."""

    door: FrontDoor
    is_counted = False
    is_in_head = False
    is_refused = False
    head_size = 0
    head_timer: asyncio.TimerHandle | None = None
    address = "local"

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects; they may be one too many."""
        super().connection_made(transport)
        self.address = network_of(self.client[0]) if self.client else "local"
        if not self.door.admits(self.address, len(self.connections)):
            self.is_refused = True
            transport.abort()
            return
        self.is_counted = True
        self.door.count(self.door.open, self.address, 1)
        self._begin_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone, before or after its request."""
        self._leave()
        super().connection_lost(exc)
        self._let_go()

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection is a socket, which has limits of its own."""
        self._leave()
        super().handle_websocket_upgrade()
        self._let_go()

    def _let_go(self) -> None:
        """The parser and a request refer to the connection: without them it is free at once."""
        self.parser = self.cycle = None  # type: ignore[assignment]
        self.pipeline.clear()

    def _leave(self) -> None:
        self._end_head()
        if self.is_counted:
            self.is_counted = False
            self.door.count(self.door.open, self.address, -1)

    def _begin_head(self) -> None:
        self.is_in_head, self.head_size = True, 0
        self.door.count(self.door.unfinished, self.address, 1)
        self.head_timer = self.loop.call_later(SECONDS_FOR_HEAD, self._is_too_slow)

    def _end_head(self) -> None:
        if self.is_in_head:
            self.is_in_head = False
            self.door.count(self.door.unfinished, self.address, -1)
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None

    def _is_too_slow(self) -> None:
        self.door.fended_off.note("slow", "a request was not complete in time", self.address)
        self._refuse(b"408 Request Timeout")

    def _refuse(self, status: bytes) -> None:
        """Say why, and close; whatever follows is not read."""
        self.is_refused = True
        if not self.transport.is_closing():
            head = b"HTTP/1.1 %b\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            self.transport.write(head % status)
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Some bytes; a head that grows without end is not read any further."""
        if self.is_refused:
            return
        super().data_received(data)
        if self.is_in_head and not self.is_refused:
            self.head_size += len(data)
            if self.head_size > LARGEST_HEAD:
                self._head_is_too_large()

    def _head_is_too_large(self) -> None:
        self.door.fended_off.note("head", "the head of a request was too large", self.address)
        self._refuse(b"431 Request Header Fields Too Large")

    def on_message_begin(self) -> None:
        """The first byte of a request; of the first one, time has run since the connection."""
        if not self.is_in_head:
            self._begin_head()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is here; a large one may have come in one piece."""
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > LARGEST_HEAD or len(self.headers) > MOST_HEADERS:
            self._head_is_too_large()
        if self.is_refused:
            raise ValueError("refused")  # stops the parser
        self._end_head()
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP, unless it was refused already."""
        if not self.is_refused:
            super().send_400_response(msg)


def http_protocol(settings: Settings, fended_off: FendedOff) -> type[HttpProtocol]:
    """The protocol of a server, with its own front door."""
    own: dict[str, Any] = {"door": FrontDoor(settings, raise_file_limit(), fended_off)}
    return type("HttpProtocol", (HttpProtocol,), own)
