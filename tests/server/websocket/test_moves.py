"""Moves that arrive together take each step together, and whatever is not ordinary still works."""

from __future__ import annotations

import asyncio
import gc
import random
from typing import TYPE_CHECKING, Any

import orjson
import pytest

from lapidarium.server.rate_limits import Bucket
from lapidarium.server.storage.errors import StorageUnavailable
from lapidarium.server.storage.journal import Page
from lapidarium.server.tables.socket import NO_ENTRY
from lapidarium.server.websocket.moves import _hold
from lapidarium.server.websocket.sender import Move, Sender
from lapidarium.table import OVER, turn_commands
from lapidarium.table.moment import Moment, Sent
from tests.server.inside import inside, two_at_a_table
from tests.server.people import moves_of

if TYPE_CHECKING:
    from pathlib import Path

    from lapidarium.server.tables.room import Room
    from tests.server.inside import Inside, Listener

SECONDS = 30
DEEP = b'{"type":"play","type":' + b"[" * 1100
"""Nested deeper than Python goes."""


def sender_of(server: Inside, one: Listener, at_once: float = 100) -> tuple[Sender, list[bytes]]:
    """The connection that somebody's moves come from, and what it gives back."""
    sender = Sender(server.sockets.moves, one.room, one.socket, Bucket(0, at_once))
    given_back: list[bytes] = []
    sender.give_back = given_back.append
    return sender, given_back


def message(one: Listener, move: str | None = None, key: str = "key-00000001") -> bytes:
    """A move as a client sends it: any that is allowed, or this one."""
    move = move or random.Random(1).choice(moves_of(one.view, one.pieces))
    sent = {"type": "play", "id": 7, "move": move, "after": one.view["event"], "key": key}
    return orjson.dumps(sent)


def moves_left(sender: Sender) -> int:
    """How many moves of a sender somebody still holds on to."""
    moves = [
        one for one in gc.get_objects() if type(one) is Move
    ]  # a proxy may be of one that is gone
    return sum(one.sender is sender for one in moves)


async def arrival(*senders: Sender) -> None:
    """Everything is answered, and everybody is brought up to date."""
    async with asyncio.timeout(SECONDS):
        for sender in senders:
            await sender.arrived()
    for _ in range(3):
        await asyncio.sleep(0)


def test_moves_that_come_together_are_stored_answered_and_shown(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            tables = [await two_at_a_table(server, setup=("first 1",)) for _ in range(5)]
            senders = [sender_of(server, people[0])[0] for _, people in tables]
            numbers = [room.table.number for room, _ in tables]
            for sender, (_, people) in zip(senders, tables, strict=True):
                assert sender.takes(message(people[0]))
                assert sender.is_moving
            commits = server.hub.storage.commits
            await arrival(*senders)
            assert server.hub.storage.commits <= commits + 2
            for number, (room, people) in zip(numbers, tables, strict=True):
                assert room.table.number == number + 1
                stored = await server.hub.read(room.table.name)
                assert stored.number == number + 1
                assert people[0].answers[-1] == {"type": "done", "id": 7, "event": number + 1}
                assert [one.view["event"] for one in people] == [number + 1] * 2
                assert not room.lock.locked()

    asyncio.run(run())


def test_a_whole_game_ends_with_its_result(tmp_path: Path) -> None:
    """M-E1: the last move too, though it goes the general way."""

    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            senders = [sender_of(server, one, 10_000)[0] for one in people]
            count = 0
            while room.table.status != OVER:
                seat, count = room.table.to_act, count + 1
                assert senders[seat].takes(message(people[seat], key=f"key-{count:08d}"))
                await arrival(senders[seat])
                assert people[seat].answers[-1]["type"] == "done"
            assert room.has_result
            assert all(one.view["outcome"] for one in people)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("move", "clause"), [("@1 swap z9", None), ("prophecy 99 A", None), ("give 1", "M-T1")]
)
def test_a_move_that_is_not_allowed_is_refused_with_its_reason(
    tmp_path: Path, move: str, clause: str | None
) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            sender, _ = sender_of(server, people[0])
            table = room.table
            assert sender.takes(message(people[0], move))
            await arrival(sender)
            answer = people[0].answers[-1]
            assert (answer["type"], answer["id"]) == ("refused", 7)
            assert answer["message"]
            if clause is not None:
                assert answer["clause"] == clause
            assert room.table is table
            assert not room.lock.locked()
            assert sender.takes(message(people[0]))
            await arrival(sender)
            assert people[0].answers[-1]["type"] == "done"

    asyncio.run(run())


def test_a_repeated_move_is_answered_and_not_carried_out_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            sender, _ = sender_of(server, people[0])
            sent = message(people[0])
            for _ in range(2):
                assert sender.takes(sent)
                await arrival(sender)
            assert people[0].answers[-1] == people[0].answers[-2]
            assert room.table.number == people[0].answers[-1]["event"]

    asyncio.run(run())


def test_the_same_move_from_two_connections_is_carried_out_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            other = server.listener(room, people[0].person)
            senders = [sender_of(server, one)[0] for one in (people[0], other)]
            number, sent = room.table.number, message(people[0])
            assert all(sender.takes(sent) for sender in senders)
            await arrival(*senders)
            assert room.table.number == number + 1
            done = {"type": "done", "id": 7, "event": number + 1}
            assert people[0].answers == other.answers == [done]

    asyncio.run(run())


def test_a_move_waits_for_whoever_is_changing_the_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            sender, _ = sender_of(server, people[0])
            async with room.lock:
                assert sender.takes(message(people[0]))
                await asyncio.sleep(0.05)
                assert sender.is_moving
                assert not people[0].answers
            await arrival(sender)
            assert people[0].answers[-1]["type"] == "done"

    asyncio.run(run())


def test_what_comes_after_a_move_waits_until_it_is_answered(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            _, people = await two_at_a_table(server, setup=("first 1",))
            sender, _ = sender_of(server, people[0])
            assert sender.takes(message(people[0]))
            assert not sender.takes(message(people[0])), "one move at a time"
            waiting = asyncio.create_task(sender.arrived())
            await asyncio.sleep(0)
            assert not waiting.done()
            async with asyncio.timeout(SECONDS):
                await waiting
            assert people[0].answers

    asyncio.run(run())


def test_a_move_that_cannot_be_stored_is_refused_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            sender, _ = sender_of(server, people[0])
            table = room.table

            def fails(asker: Any, _page: Page) -> None:
                asker.set_exception(StorageUnavailable("disk"))

            with monkeypatch.context() as broken:
                broken.setattr(server.hub.storage, "write_page_for", fails)
                assert sender.takes(message(people[0]))
                await arrival(sender)
            answer = people[0].answers[-1]
            assert (answer["type"], answer["message"]["code"]) == ("refused", "server-cannot-store")
            assert room.table is table
            assert sender.takes(message(people[0]))
            await arrival(sender)
            assert people[0].answers[-1]["type"] == "done"

    asyncio.run(run())


def test_if_another_node_was_first_the_table_is_brought_up_to_date(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            sender, _ = sender_of(server, people[0])
            table, sent = room.table, message(people[0])
            await _move_elsewhere(server, room, people[0])
            assert sender.takes(sent)
            await arrival(sender)
            answer = people[0].answers[-1]
            assert (answer["type"], answer["message"]["code"]) == ("refused", "table-stale")
            assert room.table.number == table.number + 1
            assert people[1].view["event"] == room.table.number

    asyncio.run(run())


async def _move_elsewhere(server: Inside, room: Room, one: Listener) -> None:
    """Another node stores a move at this table."""
    table = room.table
    move = random.Random(2).choice(moves_of(one.view, one.pieces))
    moment = Moment(table.since + 1, room.dealer.draw)
    sent = Sent(move, table.number, "key-elsewhere")
    entries = turn_commands.play(table, one.person.person, sent, moment)
    await server.hub.storage.write_page(Page(table.name, table.number + 1, entries))


def test_who_sends_too_much_or_nonsense_is_told_in_the_general_way(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            table = room.table
            slow, given_back = sender_of(server, people[0], at_once=0)
            sent = message(people[0])
            assert slow.takes(sent)
            await arrival(slow)
            assert given_back == [sent]
            sender, given_back = sender_of(server, people[0])
            for nonsense in (b'{"type":"play",', b'{"type":"play","id":1,"move":7}', DEEP):
                assert sender.takes(nonsense)
                await arrival(sender)
                assert given_back.pop() == nonsense
            assert not sender.takes(b'{"type":"ping","id":1}')
            assert not sender.takes(b'{"id":7,"type":"play"}')
            assert room.table is table

    asyncio.run(run())


def test_a_message_that_cannot_be_read_does_not_lose_the_others(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            tables = [await two_at_a_table(server, setup=("first 1",)) for _ in range(3)]
            senders = [sender_of(server, people[0])[0] for _, people in tables]
            texts = [message(tables[0][1][0]), DEEP, message(tables[2][1][0])]
            for sender, text in zip(senders, texts, strict=True):
                assert sender.takes(text)
            await arrival(*senders)
            for _, people in (tables[0], tables[2]):
                assert people[0].answers[-1]["type"] == "done"

    asyncio.run(run())


def test_whoever_was_sent_away_moves_no_more(tmp_path: Path) -> None:
    """Even if they do not take the end of their connection."""

    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            sender, _ = sender_of(server, people[0])
            table = room.table
            people[0].is_slow = True
            people[0].socket.close(NO_ENTRY)
            assert not sender.takes(message(people[0]))
            server.awake.set()
            await arrival(sender)
            assert room.table is table

    asyncio.run(run())


def test_a_move_that_is_over_is_kept_by_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stored or not: connections need no collector."""

    def fails(asker: Any, _page: Page) -> None:
        asker.set_exception(StorageUnavailable("disk"))

    async def run() -> None:
        async with inside(tmp_path) as server:
            _, people = await two_at_a_table(server, setup=("first 1",))
            sender, _ = sender_of(server, people[0])
            with monkeypatch.context() as broken:
                broken.setattr(server.hub.storage, "write_page_for", fails)
                assert sender.takes(message(people[0]))
                await arrival(sender)
            assert sender.takes(message(people[0]))
            await arrival(sender)
            for _ in range(100):  # the writer's thread is about to wait again
                if not (left := moves_left(sender)):
                    break
                await asyncio.sleep(0.05)
            assert not left

    gc.collect()
    gc.disable()
    try:
        asyncio.run(run())
    finally:
        gc.enable()


def test_whatever_fails_after_a_move_does_not_keep_the_table_locked(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken:
        def on_change(self, room: Room) -> None:
            raise ValueError(f"cannot follow {room.table.name}")

    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            sender, _ = sender_of(server, people[0])
            server.hub.observers.append(Broken())
            assert sender.takes(message(people[0]))
            await arrival(sender)
            assert people[0].answers[-1]["type"] == "done"
            assert not room.lock.locked()

    asyncio.run(run())
    assert "cannot follow" in caplog.text


def test_an_answer_that_fails_keeps_no_table_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither its own nor those of the moves that came with it."""

    async def run() -> None:
        async with inside(tmp_path) as server:
            tables = [await two_at_a_table(server, setup=("first 1",)) for _ in range(3)]
            senders = [sender_of(server, people[0])[0] for _, people in tables]
            count, calls = server.hub.metrics.count_write, iter(range(10))

            def fails_once(seconds: float) -> None:
                if next(calls) == 0:
                    raise ValueError("cannot count")
                count(seconds)

            monkeypatch.setattr(server.hub.metrics, "count_write", fails_once)
            for sender, (_, people) in zip(senders, tables, strict=True):
                assert sender.takes(message(people[0]))
            await arrival(*senders)
            for sender, (room, people) in zip(senders, tables, strict=True):
                assert not room.lock.locked()
                assert not sender.is_moving
                assert people[0].answers[-1]["type"] == "done"

    asyncio.run(run())
    assert "cannot count" in caplog.text


def test_a_move_that_is_given_back_is_charged_once(tmp_path: Path) -> None:
    """Somebody over their own limit, whose connection is not: the general way charges it."""

    async def run() -> None:
        async with inside(tmp_path) as server:
            _, people = await two_at_a_table(server, setup=("first 1",))
            sender, given_back = sender_of(server, people[0], at_once=10)
            server.sockets.people.buckets[people[0].socket.person] = Bucket(0, 0)
            assert sender.takes(message(people[0]))
            await arrival(sender)
            assert len(given_back) == 1
            assert sender.bucket.drops == 10

    asyncio.run(run())


def test_a_lock_is_taken_at_once_or_not_at_all() -> None:
    async def run() -> None:
        lock = asyncio.Lock()
        assert _hold(lock)
        assert not _hold(lock)
        waiting = asyncio.create_task(lock.acquire())
        await asyncio.sleep(0)
        lock.release()
        assert not _hold(lock), "somebody waits for it"
        async with asyncio.timeout(SECONDS):
            assert await waiting
        lock.release()
        assert _hold(lock)

    asyncio.run(run())
