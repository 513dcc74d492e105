"""A connection between a transport and whoever reads its messages."""

from __future__ import annotations

import asyncio
import gc
import threading
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.sync.client import connect

from lapidarium.server.sockets.connection import (
    BYTES_AT_ONCE,
    PINGS_AT_ONCE,
    Connection,
    connection_type,
    text_frame,
)
from tests.server.sockets.raw_client import CLOSE, PING, PONG, TEXT, frame, handshake

if TYPE_CHECKING:
    from collections.abc import Mapping

PATIENCE = 20.0


class Transport:
    """Remembers what is written; takes all of it unless it is told otherwise."""

    def __init__(self) -> None:
        self.written = b""
        self.is_over = False
        self.was_aborted = False
        self.reads = True

    def is_closing(self) -> bool:
        return self.is_over

    def write(self, data: bytes) -> None:
        assert not self.is_over
        self.written += data

    def close(self) -> None:
        self.is_over = True

    def abort(self) -> None:
        self.is_over = self.was_aborted = True

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def get_extra_info(self, name: str) -> Any:
        assert name == "peername"
        return "192.0.2.1", 4711


class Echo:
    """An endpoint and its only peer: what comes is kept, and returned."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.caught_up = 0
        self.has_left = False

    def connect(self, connection: Connection, scope: Mapping[str, Any]) -> Echo:
        self.connection, self.scope = connection, scope
        return self

    def receive(self, message: bytes) -> None:
        self.messages.append(message)
        self.connection.write([message])

    def catch_up(self) -> None:
        self.caught_up += 1

    def leave(self) -> None:
        self.has_left = True


class Line:
    """A connection after its handshake."""

    def __init__(self, **headers: str) -> None:
        self.echo, self.transport = Echo(), Transport()
        self.state = ServerState()
        config: Any = SimpleNamespace(ws_max_size=16_384, ws_ping_interval=None)
        self.connection = connection_type(self.echo)(config, self.state, {})
        transport: Any = self.transport
        self.connection.connection_made(transport)
        self.connection.data_received(handshake("here", "/a%20b?c=d", "x=y", **headers))

    def sent(self) -> bytes:
        """What was written since the last look."""
        written, self.transport.written = self.transport.written, b""
        return written


def unmasked(opcode: int, payload: bytes) -> bytes:
    return frame(opcode, payload, masked=False)


def test_the_endpoint_is_told_who_is_there() -> None:
    line = Line(X_Forwarded_For="198.51.100.7")
    assert line.sent().startswith(b"HTTP/1.1 101 ")
    scope = line.echo.scope
    assert (scope["path"], scope["query_string"]) == ("/a b", b"c=d")
    assert scope["client"] == ("192.0.2.1", 4711)
    headers = dict(scope["headers"])
    assert (headers[b"cookie"], headers[b"x-forwarded-for"]) == (b"x=y", b"198.51.100.7")
    assert list(map(id, line.state.connections)) == [id(line.connection)]
    line.connection.connection_lost(None)
    assert line.echo.has_left
    assert not line.state.connections


def test_an_open_connection_keeps_nothing_of_its_request() -> None:
    """The headers of a browser are some kilobytes."""
    gc.collect()
    before = sum(isinstance(thing, Request) for thing in gc.get_objects())
    line = Line()
    assert line.connection.is_open
    assert sum(isinstance(thing, Request) for thing in gc.get_objects()) == before


def test_a_flood_is_not_taken_apart_after_the_connection_is_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Thousands of pings may come at once: they are looked at a kilobyte at a time."""
    line, parts = Line(), []
    real = line.connection.protocol.receive_data

    def receive(data: bytes) -> None:
        parts.append(len(data))
        real(data)

    monkeypatch.setattr(line.connection.protocol, "receive_data", receive)
    line.sent()
    line.connection.data_received(frame(PING) * 50_000)
    assert parts == [BYTES_AT_ONCE]
    assert line.transport.was_aborted
    assert line.sent() == b""


def test_nothing_is_lost_of_what_comes_at_once() -> None:
    line = Line()
    messages = [b"%d" % number * 50 for number in range(100)]
    line.connection.data_received(b"".join(frame(TEXT, message) for message in messages))
    assert line.echo.messages == messages


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_text_of_any_size_is_a_frame_as_websockets_would_write_it(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_who_does_not_read_gets_no_pongs_and_is_told_when_to_catch_up() -> None:
    async def run() -> None:
        line = Line()
        line.sent()
        line.connection.data_received(frame(PING, b"1"))
        assert line.sent() == unmasked(PONG, b"1")
        line.connection.pause_writing()
        line.connection.data_received(frame(PING, b"2") * (PINGS_AT_ONCE - 10))
        assert line.sent() == b""
        assert line.connection.is_behind
        line.connection.resume_writing()
        assert line.echo.caught_up == 1
        line.connection.data_received(frame(PING, b"3"))
        assert line.sent() == unmasked(PONG, b"3")

    asyncio.run(run())


def test_who_takes_nothing_is_closed_and_then_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lapidarium.server.sockets.connection.SECONDS_TO_CATCH_UP", 0.01)
    monkeypatch.setattr("lapidarium.server.sockets.connection.SECONDS_TO_CLOSE", 0.01)

    async def run() -> None:
        line = Line()
        line.sent()
        line.connection.pause_writing()
        async with asyncio.timeout(PATIENCE):
            while not line.transport.was_aborted:
                await asyncio.sleep(0.001)
        assert line.sent() == unmasked(CLOSE, (4408).to_bytes(2, "big"))

    asyncio.run(run())


def test_nothing_is_read_after_our_goodbye_but_theirs() -> None:
    async def run() -> None:
        line = Line()
        line.connection.pause_reading()
        line.connection.close(4403)
        assert line.transport.reads, "their goodbye has to come in"
        assert line.sent().endswith(unmasked(CLOSE, (4403).to_bytes(2, "big")))
        line.connection.write([b"too late"])
        line.connection.data_received(frame(TEXT, b"too late"))
        assert not line.transport.is_over
        line.connection.data_received(frame(CLOSE, (4403).to_bytes(2, "big")))
        assert line.transport.is_over
        assert line.echo.messages == []
        assert line.sent() == b""

    asyncio.run(run())


def test_what_came_with_a_goodbye_is_carried_out() -> None:
    async def run() -> None:
        line = Line()
        line.sent()
        line.connection.data_received(frame(TEXT, b"my move") + frame(CLOSE, b""))
        assert line.echo.messages == [b"my move"]
        assert line.sent() == unmasked(TEXT, b"my move") + unmasked(CLOSE, b"")
        assert line.transport.is_over

    asyncio.run(run())


@pytest.mark.parametrize("answers", [True, False])
def test_who_answers_no_ping_is_gone(answers: bool) -> None:
    async def run() -> None:
        line = Line()
        line.sent()
        line.connection.ping_seconds = 0.01
        for _ in range(3):
            line.connection.ask_for_pong()
            if line.transport.is_over:
                break
            ping = line.sent()
            assert ping[:2] == bytes([0x80 | PING, 4])
            line.connection.data_received(frame(PONG, b"else"))
            if answers:
                line.connection.data_received(frame(PONG, ping[2:]))
        assert line.transport.is_over is not answers
        assert (line.sent()[2:4] == (1011).to_bytes(2, "big")) is not answers

    asyncio.run(run())


def test_uvicorn_starts_and_stops_with_such_connections() -> None:
    """Fails if what uvicorn asks of the class behind its parameter `ws` changes."""
    echo = Echo()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        message = await receive()
        assert scope["type"] == "lifespan"
        await send({"type": f"{message['type']}.complete"})
        await app(scope, receive, send)

    config = uvicorn.Config(
        app, ws=connection_type(echo), port=0, log_config=None, timeout_graceful_shutdown=2
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            thread.join(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        with connect(f"ws://127.0.0.1:{port}/there") as client:
            client.send("hello")
            assert client.recv(PATIENCE) == b"hello".decode()
            assert list(map(id, server.server_state.connections)) == [id(echo.connection)]
            server.should_exit = True
            with pytest.raises(Exception, match="1012"):
                client.recv(PATIENCE)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
    assert not thread.is_alive()
    assert echo.has_left
    assert not server.server_state.connections
