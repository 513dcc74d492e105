"""One command of every table at a time: stored together, answered and shown."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium.refusals import Refused
from lapidarium.server.storage.errors import StorageUnavailable
from lapidarium.server.storage.journal import Conflict, Page
from lapidarium.server.tables import hub as hub_module
from lapidarium.server.tables.hub import MOST_WAITING
from lapidarium.server.tables.socket import COME_AGAIN, Recipient
from lapidarium.server.tables.table_views import TableViews
from lapidarium.table import seat_commands
from lapidarium.table.requests import Resign
from tests.server.inside import inside, two_at_a_table
from tests.server.running import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from lapidarium.server.storage.database import Storage
    from lapidarium.table import Entry, Table
    from lapidarium.table.command_context import CommandContext
    from tests.server.inside import Listener


class HeldStorage:
    """Pages are stored when the test says so; `pages` are those that wait, commit by commit."""

    def __init__(self, storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
        self.real = storage.commit
        self.pages: list[str] = []
        self.go_on = asyncio.Event()
        monkeypatch.setattr(storage, "commit", self.commit)

    async def commit(self, pages: Sequence[Page]) -> list[Any]:
        self.pages += [page.table for page in pages]
        await self.go_on.wait()
        return await self.real(pages)


def resign_as(listener: Listener) -> Any:
    """The command by which somebody resigns."""
    person = listener.person.person

    def command(table: Table, context: CommandContext) -> list[Entry]:
        return seat_commands.resign(table, person, Resign(id=0), context)

    return command


async def rounds(number: int = 5) -> None:
    """Some rounds of the event loop."""
    for _ in range(number):
        await asyncio.sleep(0)


def test_what_comes_during_a_commit_waits_for_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            tables = [await two_at_a_table(server, setup=("first 1",)) for _ in range(4)]
            names = [room.table.name for room, _ in tables]
            held = HeldStorage(server.hub.storage, monkeypatch)
            doing: list[asyncio.Task[Any]] = [
                asyncio.create_task(tables[0][1][0].move(random.Random(1)))
            ]
            await rounds()
            doing += [
                asyncio.create_task(people[0].move(random.Random(1))) for _, people in tables[1:]
            ]
            doing.append(asyncio.create_task(tables[0][1][1].act(type="resign")))
            await rounds()
            assert held.pages == names[:1]
            commits = server.hub.storage.commits
            held.go_on.set()
            await asyncio.gather(*doing)
            assert held.pages[0] == names[0]
            assert sorted(held.pages[1:]) == sorted(names), "one command of every table"
            assert server.hub.storage.commits <= commits + 4
            for room, people in tables:
                assert [one.view["game"]["event"] for one in people] == [room.table.number] * 2

    asyncio.run(run())


def test_who_moved_is_answered_and_shown_it_first(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            order: list[tuple[int, int]] = []
            for seat, listener in enumerate(people):
                write = listener.write

                def noted(messages: Sequence[bytes], seat: int = seat, write: Any = write) -> None:
                    order.append((seat, len(messages)))
                    write(messages)

                listener.write = noted  # type: ignore[method-assign]
            await people[0].move(random.Random(1))
            assert order == [(0, 2), (1, 1)], "the answer goes out with the view"
            assert room.views.revision == people[1].view["revision"]

    asyncio.run(run())


def test_a_table_that_cannot_be_shown_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            broken, theirs = await two_at_a_table(server, setup=("first 1",))
            sound, ours = await two_at_a_table(server, setup=("first 1",))
            real = TableViews.draw

            def draw(views: TableViews, audience: int) -> Any:
                if views.table.name == broken.table.name:
                    raise ValueError("cannot be drawn")
                return real(views, audience)

            monkeypatch.setattr(TableViews, "draw", draw)
            number = broken.table.number
            await asyncio.gather(*(people[0].move(random.Random(1)) for people in (theirs, ours)))
            assert [one.view["game"]["event"] for one in ours] == [sound.table.number] * 2
            assert not any(one.socket.is_closed for one in ours)
            assert theirs[0].answers[-1]["event"] == number + 1, "it is stored, and answered"
            assert [one.closed_with for one in theirs] == [COME_AGAIN] * 2
            monkeypatch.undo()
            assert (await server.hub.room(broken.table.name)).table.number == number + 1

    asyncio.run(run())
    assert "a table could not be shown" in caplog.text


def test_somebody_who_cannot_be_let_in_changes_nothing_for_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others are shown that somebody came, though it could not be drawn at first."""

    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            third, real, left = await server.guest(), TableViews.draw, [1]

            def draw(views: TableViews, audience: int) -> Any:
                if left[0]:
                    left[0] -= 1
                    raise ValueError("cannot be drawn")
                return real(views, audience)

            monkeypatch.setattr(TableViews, "draw", draw)
            with pytest.raises(ValueError, match="cannot be drawn"):
                server.listener(room, third)
            await people[0].move(random.Random(1))
            assert [one.view["game"]["event"] for one in people] == [room.table.number] * 2
            assert [one.view["room"]["watching"] for one in people] == [1, 1]

    asyncio.run(run())


def test_who_enters_has_the_whole_view_written_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            room, _ = await two_at_a_table(server)
            third, real, written = await server.guest(), TableViews.whole, []

            def whole(views: TableViews, recipient: Recipient) -> bytes:
                written.append(recipient.audience)
                return real(views, recipient)

            monkeypatch.setattr(TableViews, "whole", whole)
            server.listener(room, third)
            assert written == [0]

    asyncio.run(run())


def test_an_inbox_takes_no_more_than_it_may(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            held = HeldStorage(server.hub.storage, monkeypatch)
            moving = asyncio.create_task(people[0].move(random.Random(1)))
            await rounds()
            crowd = [server.listener(room, await server.guest()) for _ in range(MOST_WAITING + 1)]
            for listener in crowd:
                listener.send_text(b'{"id":1,"type":"back"}')
            assert crowd[-1].answers[-1]["message"]["code"] == "server-too-fast"
            assert not crowd[-2].answers
            held.go_on.set()
            await moving
            await asyncio.gather(*(listener.idle() for listener in crowd))
            codes = {one.answers[-1]["message"]["code"] for one in crowd[:-1]}
            assert "server-too-fast" not in codes

    asyncio.run(run())


def test_what_nobody_waits_for_any_more_is_not_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            held = HeldStorage(server.hub.storage, monkeypatch)
            moving = asyncio.create_task(people[0].move(random.Random(1)))
            await rounds()
            waiting = asyncio.create_task(server.hub.carry_out(room, resign_as(people[1])))
            await rounds()
            waiting.cancel()
            held.go_on.set()
            await moving
            await rounds()
            assert room.table.ending is None
            assert held.pages == [room.table.name]

    asyncio.run(run())


def test_somebody_who_is_always_second_is_refused_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> int:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            tried = 0

            async def commit(pages: Sequence[Page]) -> list[Conflict]:
                nonlocal tried
                tried += 1
                return [Conflict(page.table) for page in pages]

            monkeypatch.setattr(server.hub.storage, "commit", commit)
            with pytest.raises(StorageUnavailable):
                await server.hub.carry_out(room, resign_as(people[0]))
            with pytest.raises(Refused):
                await server.hub.carry_out(
                    room, resign_as(server.listener(room, await server.guest()))
                )
            return tried

    assert asyncio.run(run()) == hub_module.TRIES


def test_a_command_on_its_way_for_too_long_is_said_by_health(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The storage answers within seconds, whatever happens; if it does not, somebody must look."""

    async def run() -> None:
        async with inside(tmp_path) as server:
            _, people = await two_at_a_table(server, setup=("first 1",))
            held = HeldStorage(server.hub.storage, monkeypatch)
            moving = asyncio.create_task(people[0].move(random.Random(1)))
            await rounds()
            assert server.hub.problems() == []
            monkeypatch.setattr(hub_module, "SECONDS_ON_THE_WAY", 0.0)
            assert server.hub.problems() == ["stuck"]
            held.go_on.set()
            async with asyncio.timeout(PATIENCE):
                await moving
            assert server.hub.problems() == []

    asyncio.run(run())


def test_one_command_of_a_table_is_on_its_way_though_a_name_is_read_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            person = people[0].person.person
            real, is_read = server.people.preload, asyncio.Event()

            async def preload(names: set[str]) -> None:
                await is_read.wait()
                await real(names)

            monkeypatch.setattr(server.people, "preload", preload)
            del server.people.known[person]
            number = room.table.number
            for listener in people:
                listener.send_text(b'{"id":1,"type":"hand","level":"dutiful"}')
            while not server.hub.tasks:
                await asyncio.sleep(0.001)
            assert room.table.number == number, "nothing is shown without the name"
            held = HeldStorage(server.hub.storage, monkeypatch)
            is_read.set()
            while not held.pages:
                await asyncio.sleep(0.001)
            people[0].send_text(b'{"id":2,"type":"back"}')
            await rounds()
            assert room.in_flight_since is not None
            assert len(room.inbox) == 1
            assert held.pages == [room.table.name]
            held.go_on.set()
            await asyncio.gather(*(listener.idle() for listener in people))
            assert [answer["type"] for one in people for answer in one.answers] == ["done"] * 3

    asyncio.run(run())
