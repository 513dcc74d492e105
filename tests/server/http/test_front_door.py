"""Limits before any work: endless heads, half requests, many connections, pings, odd names."""

from __future__ import annotations

import json
import os
import socket
import struct
import time
from base64 import b64encode
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest

from lapidarium.server.accounts.requester import address_of, cookie_in, is_own_origin
from lapidarium.server.http import protocol
from lapidarium.server.http.protocol import FrontDoor
from lapidarium.server.settings import Settings
from tests.server.people import Person
from tests.server.running import Node, fetch, node_in

if TYPE_CHECKING:
    from collections.abc import Iterator

LARGE = 64 * 1024 * 1024
PATIENCE = 30.0


@pytest.fixture(scope="module")
def direct(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server without a proxy in front of it."""
    started = node_in(tmp_path_factory.mktemp("direct")).start()
    yield started
    started.stop()


def connected(node: Node) -> socket.socket:
    made = socket.create_connection(("127.0.0.1", node.port), timeout=PATIENCE)
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return made


def answer_of(connection: socket.socket) -> bytes:
    """Everything until the server closes."""
    found = b""
    try:
        while data := connection.recv(65_536):
            found += data
    except ConnectionResetError:
        pass
    return found


@pytest.mark.slow
def test_a_head_without_end_is_cut_off(direct: Node) -> None:
    """64 MB of one header: refused after a few kilobytes, and nobody waits."""
    with connected(direct) as attacker:
        sent = 0
        try:
            attacker.sendall(b"GET / HTTP/1.1\r\nHost: a\r\nX-A: ")
            while sent < LARGE:
                attacker.sendall(b"a" * 65_536)
                sent += 65_536
        except OSError:
            pass
        assert sent < LARGE / 4, f"{sent} bytes of a header were read"
    assert fetch(f"{direct.url}/healthz").status_code == 200


@pytest.mark.slow
@pytest.mark.parametrize("lines", [b"X-A: " + b"a" * 20_000 + b"\r\n", b"X-A: a\r\n" * 101])
def test_a_large_head_in_one_piece_is_refused(direct: Node, lines: bytes) -> None:
    with connected(direct) as one:
        one.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n" + lines + b"\r\n")
        assert answer_of(one).startswith(b"HTTP/1.1 431 ")


@pytest.mark.slow
def test_half_requests_of_one_address_are_bounded(direct: Node) -> None:
    """A thousand connections that say nothing: only some are taken, and it is logged."""
    with ExitStack() as stack:
        many = [stack.enter_context(connected(direct)) for _ in range(300)]
        for number, one in enumerate(many):
            try:
                one.sendall(b"GET / HT" if number % 2 else b"")
            except OSError:
                continue
        open_files = len(os.listdir(f"/proc/{direct.pid}/fd"))
        assert open_files < 200, f"{open_files} descriptors"
    until = time.monotonic() + PATIENCE
    while fetch_or_none(direct) != 200:
        assert time.monotonic() < until, "who left makes room"
        time.sleep(0.05)
    lines = [json.loads(line) for line in direct.log.read_text().splitlines()]
    noted = [line for line in lines if "too many" in line["what"]]
    assert noted
    assert noted[0]["address"] == "127.0.0.1"


def fetch_or_none(node: Node) -> int | None:
    try:
        return fetch(f"{node.url}/healthz").status_code
    except Exception:
        return None


@pytest.mark.slow
def test_a_half_request_is_closed_after_a_while(direct: Node) -> None:
    """Within the time for a head, not after a minute; also the second of a connection."""
    with connected(direct) as half, connected(direct) as second:
        half.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\nX-")
        second.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        whole = b""
        while not whole.endswith(b"}"):  # head and body may come apart
            whole += second.recv(65_536)
        assert b" 200 " in whole
        second.sendall(b"GET /heal")
        for one in (half, second):
            began = time.monotonic()
            assert answer_of(one).startswith(b"HTTP/1.1 408 ")
            assert time.monotonic() - began < protocol.SECONDS_FOR_HEAD + 10


def test_an_address_has_so_many_connections() -> None:
    door = FrontDoor(Settings(database="", sockets_per_address=10), files=100_000)
    for _ in range(10 + protocol.SPARE_CONNECTIONS):
        assert door.admits("a", 0)
        door.count(door.open, "a", 1)
    assert not door.admits("a", 0)
    assert door.admits("b", 0)
    door.count(door.open, "a", -1)
    assert door.admits("a", 0)
    assert not door.admits("b", 100_000), "descriptors are kept for the database"
    behind = FrontDoor(Settings(database="", proxies=1, sockets_per_address=1), files=100_000)
    behind.open["proxy"] = 10_000
    assert behind.admits("proxy", 0)


def test_an_address_opens_so_many_connections_per_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """A flood that connects again and again is refused before anything of it is read."""
    now = 1000.0
    monkeypatch.setattr("lapidarium.server.rate_limits.time.monotonic", lambda: now)
    door = FrontDoor(Settings(database="", sockets_per_address=10), files=100_000)
    at_once = 2 * (10 + protocol.SPARE_CONNECTIONS)
    assert [door.admits("a", 0) for _ in range(at_once + 1)] == [True] * at_once + [False]
    assert door.admits("b", 0)
    now += 1.0
    per_second = int(protocol.CONNECTIONS_PER_SECOND)
    assert [door.admits("a", 0) for _ in range(per_second + 1)] == [True] * per_second + [False]
    behind = FrontDoor(Settings(database="", proxies=1, sockets_per_address=1), files=100_000)
    assert all(behind.admits("proxy", 0) for _ in range(10 * at_once))


def ping(number: int) -> bytes:
    return b"\x89\x84\0\0\0\0" + struct.pack("!I", number)


@pytest.mark.slow
def test_pings_without_reading_are_not_answered_for_ever(direct: Node) -> None:
    """32 MB of pings by somebody who never reads: the server keeps no pongs for them."""
    host = Person(direct.url)
    made = host.make(players=1)
    key = b64encode(os.urandom(16)).decode()
    head = (
        f"GET /api/tables/{made['table']}/socket HTTP/1.1\r\nHost: 127.0.0.1:{direct.port}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
        f"Sec-WebSocket-Version: 13\r\nCookie: {host.cookie}\r\n\r\n"
    )
    before = direct.memory()
    with connected(direct) as attacker:
        attacker.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        attacker.sendall(head.encode())
        block, sent = b"".join(ping(n) for n in range(6_000)), 0
        try:
            while sent < LARGE // 2:
                attacker.sendall(block)
                sent += len(block)
        except OSError:
            pass
        assert sent < LARGE // 4, "the connection is ended"
    assert direct.memory() - before < 20_000_000
    host.http.close()


@pytest.mark.slow
def test_a_text_that_is_no_utf8_leaves_no_traceback(direct: Node) -> None:
    host = Person(direct.url)
    with host.at(host.make(players=1)["table"]) as place:
        place.socket.send(b"\xff\xfe\xff", text=True)
        assert place.closed() == 1007
    assert "trace" not in direct.log.read_text()
    host.http.close()


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/a%00b", "/" + "x" * 300, "/assets/%00", "/t/" + "y" * 4000])
def test_an_address_that_no_file_can_have_is_not_found(direct: Node, path: str) -> None:
    assert fetch(f"{direct.url}{path}").status_code in (200, 404)


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/api/me", "/api/games", "/api/tables", "/healthz", "/metrics"])
def test_answers_of_the_api_are_not_stored_by_anybody(direct: Node, path: str) -> None:
    assert fetch(f"{direct.url}{path}").headers["cache-control"] == "no-store"


@pytest.mark.slow
def test_the_words_may_be_kept(direct: Node) -> None:
    answer = fetch(f"{direct.url}/api/words/en")
    assert answer.headers.get_list("cache-control") == ["no-cache"]


# ------------------------------------------------------------------ who a request is from


def scope(*headers: tuple[str, str]) -> dict[str, object]:
    lines = [(name.encode(), value.encode("latin-1")) for name, value in headers]
    return {"headers": lines, "client": ("192.0.2.1", 1)}


@pytest.mark.parametrize(
    ("proxies", "lines", "address"),
    [
        (0, ["203.0.113.9"], "192.0.2.1"),
        (1, ["203.0.113.9"], "203.0.113.9"),
        (1, ["198.51.100.1, 203.0.113.9"], "203.0.113.9"),
        (1, ["198.51.100.1", "203.0.113.9"], "203.0.113.9"),
        (2, ["198.51.100.1, 203.0.113.9", "10.0.0.1"], "203.0.113.9"),
        (2, ["10.0.0.1"], "10.0.0.1"),
        (1, [""], "192.0.2.1"),
    ],
)
def test_only_what_trusted_proxies_wrote_counts(
    proxies: int, lines: list[str], address: str
) -> None:
    """Whatever somebody sends themselves stands on the left of what our proxies add."""
    settings = Settings(database="", proxies=proxies, trusted=("192.0.2.0/24",))
    assert address_of(scope(*(("x-forwarded-for", one) for one in lines)), settings) == address


def test_a_connection_from_elsewhere_is_no_proxy() -> None:
    settings = Settings(database="", proxies=1, trusted=("127.0.0.0/8",))
    assert address_of(scope(("x-forwarded-for", "203.0.113.9")), settings) == "192.0.2.1"


@pytest.mark.slow
def test_without_a_proxy_nobody_chooses_their_address(direct: Node) -> None:
    """Also from loopback."""
    with connected(direct) as one:
        one.sendall(
            b"GET /healthz HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 203.0.113.5\r\n"
            + b"X-B: b\r\n" * 120
            + b"\r\n"
        )
        answer_of(one)
    assert "203.0.113.5" not in direct.log.read_text()


@pytest.mark.parametrize(
    "line", ['a="b; lapidarium=x.0.y', "q[1]=ü; lapidarium=x.0.y", "@=1;;=;lapidarium=x.0.y; z"]
)
def test_other_cookies_of_the_host_do_not_matter(line: str) -> None:
    assert cookie_in(scope(("cookie", line)), "lapidarium") == "x.0.y"


@pytest.mark.parametrize(
    ("secure", "proxies", "origin", "own"),
    [
        (False, 0, "http://stones.example", True),
        (False, 0, "https://stones.example", False),
        (True, 1, "https://stones.example", True),
        (True, 1, "http://stones.example", False),
        (False, 1, "https://stones.example", True),
        (True, 0, "https://other.example", False),
        (True, 0, "null", False),
    ],
)
def test_the_scheme_of_an_origin_counts(secure: bool, proxies: int, origin: str, own: bool) -> None:
    settings = Settings(database="", is_secure=secure, proxies=proxies)
    asked = scope(("host", "stones.example"), ("origin", origin))
    assert is_own_origin(asked, settings) == own
