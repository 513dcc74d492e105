"""What is over leaves the memory at once, and what is free goes back to the system."""

from __future__ import annotations

import gc
import socket
import subprocess
import sys
import textwrap
import threading
import time
from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from lapidarium.server.operations.run import bind, check_database, http_server, sqlite_in
from lapidarium.server.settings import Settings
from tests.server.people import Person, Place

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.slow

PATIENCE = 20.0
TIMES = 3
PROTOCOL_ERROR = 1002
OF_CONNECTIONS = {
    *("HttpProtocol", "HttpRequestParser", "RequestResponseCycle"),
    *("SocketConnection", "ServerProtocol", "Socket", "TCPTransport"),
}


@contextmanager
def served(settings: Settings) -> Iterator[str]:
    """A server in a thread of this process."""
    running, bound = http_server(settings), bind("127.0.0.1", 0)
    thread = threading.Thread(target=running.run, kwargs={"sockets": [bound]})
    thread.start()
    try:
        yield f"http://127.0.0.1:{bound.getsockname()[1]}"
    finally:
        running.should_exit = True
        thread.join(PATIENCE)


@pytest.fixture
def without_collector() -> Iterator[None]:
    """Reference cycles stay."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def kept() -> Counter[str]:
    """What there is of connections."""
    names = (type(one).__name__ for one in gc.get_objects())
    return Counter(name for name in names if name in OF_CONNECTIONS)


def ended_without_goodbye(place: Place) -> None:
    place.socket.socket.shutdown(socket.SHUT_RDWR)


def broken(place: Place) -> None:
    """A frame that there is not."""
    place.socket.socket.sendall(b"\xff\xff\xff\xff\xff\xff")
    assert place.closed() == PROTOCOL_ERROR


def refused(url: str) -> bytes:
    """The answer to a handshake without a key."""
    host, _, port = url.removeprefix("http://").partition(":")
    head = "GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\n"
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as made:
        made.sendall(f"{head}Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        return made.recv(100)


@pytest.mark.usefixtures("without_collector")
def test_connections_that_are_over_need_no_collector(tmp_path: Path) -> None:
    """What was left of each connection stayed for ten minutes."""
    settings = Settings(database=sqlite_in(tmp_path), bot_workers=0)
    check_database(settings)
    with served(settings) as url:
        before = kept()
        with Person(url) as host:
            table = host.make()["table"]
            for end in (Place.__exit__, ended_without_goodbye, broken) * TIMES:
                with host.at(table) as place:
                    assert kept()["ServerProtocol"] > before["ServerProtocol"]
                    end(place)
        for _ in range(TIMES):
            assert refused(url).startswith(b"HTTP/1.1 400 ")
        until = time.monotonic() + PATIENCE
        while kept() - before and time.monotonic() < until:
            time.sleep(0.05)
        assert not kept() - before


FREED = textwrap.dedent(
    """
    from pathlib import Path
    from lapidarium.server.memory import give_back

    def resident():
        return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 >> 20

    kept = [bytes(8_000) for _ in range(12_000)]
    kept = kept[-1:]  # at the end of the heap: the rest stays with the C library
    before = resident()
    give_back()
    print(before, resident())
    """
)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="glibc has the call")
def test_what_is_free_goes_back_to_the_system() -> None:
    found = subprocess.run(
        [sys.executable, "-c", FREED], capture_output=True, text=True, check=True
    ).stdout.split()
    before, after = map(int, found)
    assert before > after + 80, f"{before} MB before, {after} MB after"
