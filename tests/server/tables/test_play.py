"""What becomes of a move: stored, answered and shown, or refused; whatever comes beside it."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

import orjson
import pytest
from sqlalchemy import select

from lapidarium.server.rate_limits import Bucket
from lapidarium.server.storage.errors import StorageUnavailable
from lapidarium.server.storage.journal import Page
from lapidarium.server.storage.schema import results
from lapidarium.server.tables.socket import NO_ENTRY
from lapidarium.table import OVER, turn_commands
from lapidarium.table.command_context import CommandContext
from lapidarium.table.requests import Play
from tests.server.inside import inside, two_at_a_table
from tests.server.people import moves_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from lapidarium.server.tables.room import Room
    from tests.server.inside import Inside, Listener

SECONDS = 30
DEEP = b'{"id":7,"type":"play","type":' + b"[" * 1100
"""Nested deeper than Python goes."""


def message(mover: Listener, move: str | None = None, key: str = "key-00000001") -> bytes:
    """A move as a browser sends it: any that is allowed, or this one."""
    move = move or random.Random(1).choice(moves_of(mover.view, mover.pieces))
    play = {"id": 7, "type": "play", "move": move, "after": mover.view["game"]["event"], "key": key}
    return orjson.dumps(play)


async def all_idle(*listeners: Listener) -> None:
    """Everything is answered, and everybody is brought up to date."""
    async with asyncio.timeout(SECONDS):
        for listener in listeners:
            await listener.idle()


def test_moves_that_come_together_are_stored_answered_and_shown(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            tables = [await two_at_a_table(server, setup=("first 1",)) for _ in range(5)]
            movers = [people[0] for _, people in tables]
            numbers = [room.table.number for room, _ in tables]
            commits = server.hub.storage.commits
            for mover in movers:
                mover.send_text(message(mover))
            await all_idle(*movers)
            assert server.hub.storage.commits <= commits + 2
            for number, (room, people) in zip(numbers, tables, strict=True):
                assert room.table.number == number + 1
                stored = await server.hub.read(room.table.name)
                assert stored.number == number + 1
                assert people[0].answers[-1] == {"type": "done", "id": 7, "event": number + 1}
                assert [person.view["game"]["event"] for person in people] == [number + 1] * 2

    asyncio.run(run())


def test_a_whole_game_ends_with_its_result(tmp_path: Path) -> None:
    """M-E1."""

    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            count = 0
            while room.table.status != OVER:
                mover, count = people[room.table.to_act], count + 1
                mover.send_text(message(mover, key=f"key-{count:08d}"))
                await all_idle(mover)
                assert mover.answers[-1]["type"] == "done"
            row = await server.hub.storage.read(lambda db: db.execute(select(results)).one())
            assert (row.at_table, row.events) == (room.table.name, len(room.table.steps))
            assert all(person.view["game"]["outcome"] for person in people)

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
            table, mover = room.table, people[0]
            mover.send_text(message(mover, move))
            await all_idle(mover)
            answer = mover.answers[-1]
            assert (answer["type"], answer["id"]) == ("refused", 7)
            assert answer["message"]
            if clause is not None:
                assert answer["clause"] == clause
            assert room.table is table
            mover.send_text(message(mover))
            await all_idle(mover)
            assert mover.answers[-1]["type"] == "done"

    asyncio.run(run())


def test_a_repeated_move_is_answered_and_not_carried_out_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            mover, text = people[0], message(people[0])
            mover.send_text(text)
            mover.send_text(text)
            await all_idle(mover)
            assert mover.answers[-1] == mover.answers[-2]
            assert room.table.number == mover.answers[-1]["event"]

    asyncio.run(run())


def test_the_same_move_from_two_connections_is_carried_out_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            other = server.listener(room, people[0].person)
            number, text = room.table.number, message(people[0])
            for listener in (people[0], other):
                listener.send_text(text)
            await all_idle(people[0], other)
            assert room.table.number == number + 1
            done = {"type": "done", "id": 7, "event": number + 1}
            assert people[0].answers == other.answers == [done]

    asyncio.run(run())


def test_two_who_change_a_table_at_once_do_so_one_after_the_other(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            number = room.table.number
            people[0].send_text(message(people[0]))
            people[1].send_text(orjson.dumps({"id": 8, "type": "hand", "level": "dutiful"}))
            await all_idle(*people)
            assert [one.answers[-1]["type"] for one in people] == ["done", "done"]
            assert {one.answers[-1]["event"] for one in people} == {number + 1, number + 2}
            assert (await server.hub.read(room.table.name)).number == room.table.number

    asyncio.run(run())


def test_what_somebody_sends_is_answered_in_order(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            _, people = await two_at_a_table(server, setup=("first 1",))
            mover = people[0]
            mover.send_text(message(mover))
            mover.send_text(b'{"id":8,"type":"ping"}')
            mover.send_text(message(mover, key="key-00000002"))
            mover.send_text(b'{"id":9,"type":"ping"}')
            await all_idle(mover)
            assert [answer["id"] for answer in mover.answers] == [7, 8, 7, 9]
            assert mover.answers[2]["message"]["code"] == "table-stale"

    asyncio.run(run())


def test_a_move_that_cannot_be_stored_is_refused_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            table, mover = room.table, people[0]

            async def fails(_pages: Sequence[Page]) -> list[StorageUnavailable]:
                return [StorageUnavailable("disk")]

            with monkeypatch.context() as broken:
                broken.setattr(server.hub.storage, "commit", fails)
                mover.send_text(message(mover))
                await all_idle(mover)
            answer = mover.answers[-1]
            assert (answer["type"], answer["message"]["code"]) == ("refused", "server-cannot-store")
            assert room.table is table
            mover.send_text(message(mover))
            await all_idle(mover)
            assert mover.answers[-1]["type"] == "done"

    asyncio.run(run())


def test_if_another_node_was_first_the_table_is_brought_up_to_date(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            table, mover, text = room.table, people[0], message(people[0])
            await _move_elsewhere(server, room, mover)
            mover.send_text(text)
            await all_idle(mover)
            answer = mover.answers[-1]
            assert (answer["type"], answer["message"]["code"]) == ("refused", "table-stale")
            assert room.table.number == table.number + 1
            assert people[1].view["game"]["event"] == room.table.number

    asyncio.run(run())


async def _move_elsewhere(server: Inside, room: Room, mover: Listener) -> None:
    """Another node stores a move at this table."""
    table = room.table
    move = random.Random(2).choice(moves_of(mover.view, mover.pieces))
    context = CommandContext(table.since + 1, room.dealer.draw)
    request = Play(id=0, move=move, after=table.number, key="key-elsewhere")
    entries = turn_commands.play(table, mover.person.person, request, context)
    page = Page(table.name, table.number + 1, entries)
    assert await server.hub.storage.commit([page]) == [None]


def test_who_sends_too_much_is_told_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            table, mover = room.table, people[0]
            mover.socket.limit = Bucket(0, 0)
            mover.send_text(message(mover))
            await all_idle(mover)
            answer = mover.answers[-1]
            assert (answer["id"], answer["message"]["code"]) == (7, "server-too-fast")
            assert room.table is table

    asyncio.run(run())


@pytest.mark.parametrize("text", [b'{"id":7,"type":"play",', b'{"id":7,"type":"play","move":7}'])
def test_nonsense_is_refused(tmp_path: Path, text: bytes) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            table, mover = room.table, people[0]
            mover.send_text(text)
            await all_idle(mover)
            assert mover.answers[-1]["message"]["code"] == "server-unreadable-message"
            assert room.table is table

    asyncio.run(run())


def test_a_message_that_cannot_be_read_does_not_lose_the_others(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            tables = [await two_at_a_table(server, setup=("first 1",)) for _ in range(3)]
            movers = [people[0] for _, people in tables]
            for mover, text in zip(
                movers, (message(movers[0]), DEEP, message(movers[2])), strict=True
            ):
                mover.send_text(text)
            await all_idle(*movers)
            answers = [mover.answers[-1]["type"] for mover in movers]
            assert answers == ["done", "refused", "done"]

    asyncio.run(run())


def test_whoever_was_sent_away_moves_no_more(tmp_path: Path) -> None:
    """Even if they do not take the end of their connection."""

    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            table, mover = room.table, people[0]
            mover.send_text(b'{"id":1,"type":"ping"}')
            await all_idle(mover)
            mover.is_behind = True
            mover.socket.close(NO_ENTRY)
            mover.send_text(message(mover))
            await all_idle(mover)
            assert room.table is table

    asyncio.run(run())


def test_whatever_fails_after_a_move_does_not_hold_up_the_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken:
        def on_change(self, room: Room) -> None:
            raise ValueError(f"cannot follow {room.table.name}")

    async def run() -> None:
        async with inside(tmp_path) as server:
            _, people = await two_at_a_table(server, setup=("first 1",))
            mover = people[0]
            server.hub.observers.append(Broken())
            mover.send_text(message(mover))
            await all_idle(mover)
            server.hub.observers.clear()
            assert (await mover.act(type="resign"))["type"] == "done"

    asyncio.run(run())
    assert "cannot follow" in caplog.text


def test_a_move_whose_answer_fails_holds_up_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither its own nor those of the moves that came with it."""

    async def run() -> None:
        async with inside(tmp_path) as server:
            tables = [await two_at_a_table(server, setup=("first 1",)) for _ in range(3)]
            movers = [people[0] for _, people in tables]
            count, calls = server.hub.metrics.count_write, iter(range(10))

            def fails_once(seconds: float) -> None:
                if next(calls) == 0:
                    raise ValueError("cannot count")
                count(seconds)

            monkeypatch.setattr(server.hub.metrics, "count_write", fails_once)
            for mover in movers:
                mover.send_text(message(mover))
            await all_idle(*movers)
            answers = [mover.answers[0]["type"] for mover in movers]
            assert answers == ["refused", "done", "done"]
            for mover in movers:
                assert (await mover.act(type="resign"))["type"] == "done"

    asyncio.run(run())
    assert "cannot count" in caplog.text
