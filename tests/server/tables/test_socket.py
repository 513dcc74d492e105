"""A reader that does not keep up: no view is waited for, no answer is lost."""

from __future__ import annotations

import asyncio
from typing import Any

from lapidarium.server.tables.socket import TOO_SLOW, Socket


class Slow:
    """A connection that takes nothing until it is told to."""

    def __init__(self) -> None:
        self.is_ready = False
        self.got: list[bytes] = []
        self.closed: int | None = None
        self.ready = asyncio.Event()
        self.ended = asyncio.Event()

    def write(self, messages: list[bytes]) -> bool:
        if self.is_ready:
            self.got += messages
        return self.is_ready

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.closed = message["code"]
            self.ended.set()
            return
        await self.ready.wait()
        self.got.append(message["text"].encode())

    def wake(self) -> None:
        self.is_ready = True
        self.ready.set()


def socket_to(slow: Slow) -> Socket:
    return Socket("ada", "", slow.send, slow.write, lambda _: b"whole")


def test_views_are_left_out_and_a_whole_one_comes_at_last() -> None:
    async def run() -> list[bytes]:
        slow = Slow()
        socket = socket_to(slow)
        socket.show(b"view 1")
        socket.answer(b"answer 1")
        socket.show(b"view 2")
        socket.answer(b"answer 2")
        await asyncio.sleep(0)
        assert slow.got == []
        slow.wake()
        assert socket.catching_up is not None
        await socket.catching_up
        socket.show(b"view 3")
        return slow.got

    assert asyncio.run(run()) == [b"answer 1", b"answer 2", b"whole", b"view 3"]


def test_an_answer_and_its_view_go_out_together_in_this_order() -> None:
    async def run() -> list[bytes]:
        slow = Slow()
        slow.wake()
        socket = socket_to(slow)
        socket.answer(b"done", is_followed=True)
        assert slow.got == []
        socket.show(b"view")
        return slow.got

    assert asyncio.run(run()) == [b"done", b"view"]


def test_who_asks_and_never_reads_is_closed() -> None:
    async def run() -> int | None:
        slow = Slow()
        socket = socket_to(slow)
        for number in range(300):
            socket.answer(b"%d" % number)
        await slow.ended.wait()
        if socket.catching_up is not None:
            socket.catching_up.cancel()
        return slow.closed

    assert asyncio.run(run()) == TOO_SLOW


def test_a_broken_connection_takes_nothing_more() -> None:
    def broken(_: list[bytes]) -> bool:
        raise ConnectionResetError

    async def run() -> bool:
        slow = Slow()
        socket = Socket("ada", "", slow.send, broken, lambda _: b"whole")
        socket.show(b"view")
        socket.answer(b"answer")
        return socket.is_closed

    assert asyncio.run(run())
