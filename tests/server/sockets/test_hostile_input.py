"""What a socket does with bytes that no browser sends (RFC 6455), as seen from outside."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

import pytest

from lapidarium.server.operations.run import LARGEST_MESSAGE
from tests.server.people import Person
from tests.server.running import Node, node_in
from tests.server.sockets.raw_client import (
    BINARY,
    CLOSE,
    CONTINUATION,
    FIN,
    PING,
    PONG,
    TEXT,
    Frame,
    RawClient,
    frame,
    handshake,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.slow

NORMAL, PROTOCOL_ERROR, NO_CODE, NOT_UTF8, TOO_BIG = 1000, 1002, 1005, 1007, 1009
NOT_UTF8_TEXT = b'{"id":1,"type":"say","text":"\xff\xfe"}'


@pytest.fixture(scope="module")
def direct(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server without a proxy in front of it."""
    node = node_in(tmp_path_factory.mktemp("direct")).start()
    yield node
    node.stop()


@pytest.fixture(scope="module")
def person(direct: Node) -> Iterator[Person]:
    with Person(direct.url) as host:
        yield host


@pytest.fixture(scope="module")
def table(person: Person) -> str:
    return str(person.make(players=1)["table"])


@pytest.fixture
def client(direct: Node, person: Person, table: str) -> Iterator[RawClient]:
    with RawClient.at_table(direct, person, table) as opened:
        yield opened


def ping_message(number: int) -> bytes:
    return b'{"id":%d,"type":"ping"}' % number


# ------------------------------------------------------------------ frames


def test_a_message_may_come_in_pieces(client: RawClient) -> None:
    """With control frames between them, and a piece without bytes."""
    text = ping_message(5)
    client.send(frame(TEXT, text[:4], first=0), frame(CONTINUATION, b"", first=0))
    client.send(frame(PING, b"still there?"))
    assert client.frame() == Frame(PONG, b"still there?")
    client.send(frame(CONTINUATION, text[4:9], first=0), frame(CONTINUATION, text[9:]))
    assert client.answer(5)["type"] == "done"


def test_a_frame_may_come_byte_by_byte(client: RawClient) -> None:
    for byte in frame(TEXT, ping_message(6)):
        client.send(bytes([byte]))
        time.sleep(0.001)
    assert client.answer(6)["type"] == "done"


def test_many_messages_may_come_at_once(client: RawClient) -> None:
    client.send(*(frame(TEXT, ping_message(number)) for number in range(1, 21)))
    for number in range(1, 21):
        assert client.answer(number)["type"] == "done"


def test_binary_messages_are_read_too(client: RawClient) -> None:
    client.send(frame(BINARY, ping_message(7)))
    assert client.answer(7)["type"] == "done"


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(frame(TEXT, b"{}", first=FIN | 0x40), id="reserved bit 1"),
        pytest.param(frame(TEXT, b"{}", first=FIN | 0x20), id="reserved bit 2"),
        pytest.param(frame(TEXT, b"{}", first=FIN | 0x10), id="reserved bit 3"),
        pytest.param(frame(3, b"{}"), id="unknown data frame"),
        pytest.param(frame(11, b""), id="unknown control frame"),
        pytest.param(frame(TEXT, b"{}", masked=False), id="not masked"),
        pytest.param(frame(CONTINUATION, b"{}"), id="continues nothing"),
        pytest.param(frame(TEXT, b"{", first=0) + frame(TEXT, b"}"), id="begins in the middle"),
        pytest.param(frame(PING, b"", first=0), id="ping in pieces"),
        pytest.param(frame(PING, b"x" * 126), id="long ping"),
        pytest.param(frame(CLOSE, b"\x03"), id="half a close code"),
        pytest.param(frame(CLOSE, (999).to_bytes(2, "big")), id="close code 999"),
        pytest.param(frame(CLOSE, (1005).to_bytes(2, "big")), id="close code 1005"),
        pytest.param(
            frame(TEXT, b"{", first=0) + frame(CLOSE, (1000).to_bytes(2, "big")),
            id="close in the middle",
        ),
    ],
)
def test_what_breaks_the_protocol_ends_the_connection(client: RawClient, sent: bytes) -> None:
    client.send(sent, frame(TEXT, ping_message(9)))
    assert client.closed() == PROTOCOL_ERROR


# ------------------------------------------------------------------ sizes and texts


def test_a_message_may_be_so_large_and_no_larger(client: RawClient) -> None:
    text = ping_message(8)
    client.send(frame(TEXT, text + b" " * (LARGEST_MESSAGE - len(text))))
    assert client.answer(8)["type"] == "done"
    client.send(frame(TEXT, b" " * (LARGEST_MESSAGE + 1)))
    assert client.closed() == TOO_BIG


def test_pieces_together_may_be_no_larger(client: RawClient) -> None:
    half = b" " * (LARGEST_MESSAGE // 2 + 1)
    client.send(frame(TEXT, half, first=0), frame(CONTINUATION, half))
    assert client.closed() == TOO_BIG


def test_what_is_announced_as_huge_is_not_waited_for(client: RawClient) -> None:
    client.send(frame(TEXT, b" " * 70_000)[:14])
    assert client.closed() == TOO_BIG


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(frame(TEXT, NOT_UTF8_TEXT), id="text"),
        pytest.param(
            frame(TEXT, NOT_UTF8_TEXT[:30], first=0) + frame(CONTINUATION, NOT_UTF8_TEXT[30:]),
            id="in pieces",
        ),
        pytest.param(frame(TEXT, b'{"id":1,"text":"\xed\xa0\x80"}'), id="half a surrogate"),
        pytest.param(frame(CLOSE, (1000).to_bytes(2, "big") + b"\xff"), id="close reason"),
    ],
)
def test_what_is_no_utf8_ends_the_connection_without_a_line_in_the_log(
    direct: Node, client: RawClient, sent: bytes
) -> None:
    before = direct.log.read_text()
    client.send(sent)
    assert client.closed() == NOT_UTF8
    assert direct.log.read_text() == before


def test_a_letter_may_be_cut_by_the_end_of_a_piece(client: RawClient) -> None:
    text = '{"id":3,"type":"say","text":"ü"}'.encode()
    cut = text.index("ü".encode()) + 1
    client.send(frame(TEXT, text[:cut], first=0), frame(CONTINUATION, text[cut:]))
    assert client.answer(3)["type"] == "done"


# ------------------------------------------------------------------ control frames


def test_pings_are_answered_up_to_a_number(client: RawClient) -> None:
    """Fifty at once; who sends more is cut off, without a goodbye."""
    client.send(*(frame(PING, b"%d" % number) for number in range(40)))
    for number in range(40):
        assert client.frame() == Frame(PONG, b"%d" % number)
    client.send(frame(PING) * 60)
    assert client.is_cut()


def test_nothing_after_too_many_pings_is_carried_out(
    direct: Node, person: Person, table: str, client: RawClient
) -> None:
    """Though it came with them, in one piece."""
    with person.at(table) as watcher:
        client.send(frame(PING) * 300, frame(TEXT, b'{"id":1,"type":"say","text":"late"}'))
        assert client.is_cut()
        watcher.ask("ping")
        assert "late" not in [line["text"] for line in watcher.chat]
    assert "Traceback" not in direct.log.read_text()


def test_pongs_that_nobody_asked_for_do_not_matter(client: RawClient) -> None:
    client.send(frame(PONG, b"hello") * 200, frame(TEXT, ping_message(4)))
    assert client.answer(4)["type"] == "done"


@pytest.mark.parametrize(
    ("payload", "code"), [((1000).to_bytes(2, "big") + b"bye", NORMAL), (b"", NO_CODE)]
)
def test_a_goodbye_is_returned_as_it_came(client: RawClient, payload: bytes, code: int) -> None:
    client.send(frame(CLOSE, payload), frame(TEXT, ping_message(1)))
    assert client.closed() == code


# ------------------------------------------------------------------ handshakes


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Sec_WebSocket_Key": ""}, 400),
        ({"Sec_WebSocket_Key": "short"}, 400),
        ({"Sec_WebSocket_Version": "7"}, 400),
    ],
)
def test_a_handshake_without_what_it_needs_is_refused(
    direct: Node, person: Person, table: str, headers: dict[str, str], status: int
) -> None:
    with RawClient(direct) as client:
        path = f"/api/tables/{table}/socket"
        client.send(handshake(client.host, path, person.cookie, **headers))
        assert client.head().startswith(f"HTTP/1.1 {status} ")


def test_no_compression_is_agreed_on(direct: Node, person: Person, table: str) -> None:
    """A few bytes of it could become megabytes."""
    with RawClient(direct) as client:
        path = f"/api/tables/{table}/socket"
        extension = {"Sec_WebSocket_Extensions": "permessage-deflate"}
        client.send(handshake(client.host, path, person.cookie, **extension))
        assert "extensions" not in client.head().lower()


class Entry(NamedTuple):
    """How somebody tries to come in, and the code with which they are sent away."""

    code: int
    path: str = "/api/tables/{table}/socket"
    cookie: str | None = None
    origin: str = ""


@pytest.mark.parametrize(
    "entry",
    [
        Entry(4401, cookie=""),
        Entry(4401, cookie="lapidarium=nonsense"),
        Entry(4404, path="/api/tables/nothere/socket"),
        Entry(4404, path="/api/nothing"),
        Entry(4403, origin="https://other.example"),
    ],
)
def test_who_cannot_come_in_is_told_why(
    direct: Node, person: Person, table: str, entry: Entry
) -> None:
    """By a message and a close code: a browser can read neither from a refused handshake."""
    cookie = person.cookie if entry.cookie is None else entry.cookie
    with RawClient(direct) as client:
        path = entry.path.format(table=table)
        client.send(handshake(client.host, path, cookie, Origin=entry.origin))
        assert client.head().startswith("HTTP/1.1 101 ")
        assert client.message()["type"] == "refused"
        received = client.frame()
        assert (received.opcode, received.close_code) == (CLOSE, entry.code)
        client.send(frame(CLOSE, received.payload))
        assert client.is_over()


def test_what_comes_before_the_first_view_is_carried_out_after_it(
    direct: Node, person: Person, table: str
) -> None:
    with RawClient(direct) as client:
        path = f"/api/tables/{table}/socket"
        client.send(handshake(client.host, path, person.cookie))
        assert client.head().startswith("HTTP/1.1 101 ")
        client.send(frame(TEXT, ping_message(1)), frame(TEXT, ping_message(2)))
        while (message := client.message())["type"] == "chat":
            continue
        assert message["type"] == "table"
        assert client.answer(1)["type"] == "done"
        assert client.answer(2)["type"] == "done"
