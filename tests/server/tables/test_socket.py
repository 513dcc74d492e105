"""A reader that does not keep up loses no answer; who sends much is carried out in order."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from lapidarium.server.rate_limits import Bucket
from lapidarium.server.tables.socket import MOST_OWED, TOO_SLOW, Socket

if TYPE_CHECKING:
    from collections.abc import Sequence


class Here:
    """A connection, the table behind it, and what is done there, all in one."""

    def __init__(self) -> None:
        self.is_behind = False
        self.writes: list[list[bytes]] = []
        self.code = 0
        self.reads = True
        self.taken: list[bytes] = []
        self.left = 0
        self.socket = Socket(self, self, "somewhere", Bucket(0, 1))
        self.socket.is_done()
        table: Any = self
        self.socket.room = table

    def write(self, messages: Sequence[bytes]) -> None:
        assert not self.is_behind
        self.writes.append(list(messages))

    def close(self, code: int) -> None:
        self.code = code

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def take(self, socket: Socket, message: bytes) -> None:
        self.taken.append(message)
        socket.is_busy = message.startswith(b"slow")

    def leave(self, socket: Socket) -> None:
        assert socket is self.socket
        self.left += 1

    def full_view(self, _: Socket) -> bytes:
        return b"whole"


def test_views_are_left_out_and_a_whole_one_comes_at_last() -> None:
    here = Here()
    here.is_behind = True
    here.socket.show(b"view 1")
    here.socket.deliver(b"answer 1")
    here.socket.show(b"view 2")
    here.socket.deliver(b"answer 2")
    here.is_behind = False
    here.socket.catch_up()
    here.socket.show(b"view 3")
    assert here.writes == [[b"answer 1", b"answer 2", b"whole"], [b"view 3"]]


def test_who_missed_no_view_is_sent_none() -> None:
    here = Here()
    here.is_behind = True
    here.socket.deliver(b"answer")
    here.is_behind = False
    here.socket.catch_up()
    assert here.writes == [[b"answer"]]


def test_an_answer_and_its_view_go_out_together_in_this_order() -> None:
    here = Here()
    here.socket.deliver(b"done", is_followed=True)
    assert here.writes == []
    here.socket.show(b"view")
    assert here.writes == [[b"done", b"view"]]


def test_who_asks_and_never_reads_is_closed() -> None:
    async def run() -> Here:
        here = Here()
        here.is_behind = True
        for number in range(MOST_OWED):
            here.socket.deliver(b"%d" % number)
        assert here.code == 0
        here.socket.deliver(b"one too many")
        await asyncio.sleep(0)
        return here

    here = asyncio.run(run())
    assert here.code == TOO_SLOW
    assert here.left == 1


def test_messages_are_carried_out_in_order_and_one_at_a_time() -> None:
    here = Here()
    for message in (b"quick 1", b"slow 2", b"quick 3", b"slow 4", b"quick 5"):
        here.socket.receive(message)
    assert here.taken == [b"quick 1", b"slow 2"]
    assert not here.reads, "what comes waits outside"
    here.socket.is_done()
    assert here.taken == [b"quick 1", b"slow 2", b"quick 3", b"slow 4"]
    assert not here.reads
    here.socket.is_done()
    assert here.taken[-1] == b"quick 5"
    assert here.reads


def test_nothing_is_carried_out_after_the_end() -> None:
    async def run() -> Here:
        here = Here()
        here.socket.receive(b"slow 1")
        here.socket.receive(b"quick 2")
        here.socket.close(TOO_SLOW)
        here.socket.receive(b"quick 3")
        here.socket.is_done()
        here.socket.leave()
        await asyncio.sleep(0)
        return here

    here = asyncio.run(run())
    assert here.taken == [b"slow 1"]
    assert here.left == 1, "it is noted once"
    assert not here.writes


def test_a_table_that_cannot_be_shown_to_a_slow_reader_ends_the_connection(caplog: Any) -> None:
    def broken(_: Socket) -> bytes:
        raise ValueError("cannot be drawn")

    async def run() -> Here:
        here = Here()
        here.is_behind = True
        here.socket.show(b"view")
        here.is_behind = False
        here.full_view = broken  # type: ignore[method-assign]
        here.table = type("Table", (), {"name": "broken"})  # type: ignore[attr-defined]
        here.socket.catch_up()
        return here

    assert asyncio.run(run()).code == 1012
    assert "cannot be drawn" in caplog.text
