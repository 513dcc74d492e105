"""Tables that change in the same moment are shown together, and none of them waits for another."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium.server.tables.table_views import TableViews
from tests.server.inside import inside, two_at_a_table

if TYPE_CHECKING:
    from pathlib import Path


def test_tables_that_change_together_are_all_shown(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            tables = [await two_at_a_table(server, setup=("first 1",)) for _ in range(5)]
            moves = [people[0].move(random.Random(n)) for n, (_, people) in enumerate(tables)]
            await asyncio.gather(*moves)
            for room, people in tables:
                assert [one.view["event"] for one in people] == [room.table.number] * 2

    asyncio.run(run())


def test_who_moved_is_answered_and_shown_it_first(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            order: list[int] = []
            for seat, one in enumerate(people):
                write = one.socket.write

                def noted(messages: list[bytes], seat: int = seat, write: Any = write) -> bool:
                    order.append(seat)
                    assert len(messages) == 2 - seat, "the answer goes out with the view"
                    return bool(write(messages))

                one.socket.write = noted
            await people[0].move(random.Random(1))
            assert order == [0, 1]
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
            server.hub.broadcast.soon(broken)
            broken.elsewhere = {"somebody"}  # so that there is something to show
            await ours[0].move(random.Random(1))
            assert [one.view["event"] for one in ours] == [sound.table.number] * 2
            assert all(one.socket.is_closed for one in theirs)
            assert not any(one.socket.is_closed for one in ours)

    asyncio.run(run())
    assert "a table could not be shown" in caplog.text


def test_an_answer_is_not_kept_if_somebody_cannot_be_let_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever enters has the table drawn before its turn; if that fails, it is tried again."""

    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            third, real, left = await server.guest(), TableViews.draw, [1]

            def draw(views: TableViews, audience: int) -> Any:
                if left[0]:
                    left[0] -= 1
                    raise ValueError("cannot be drawn")
                return real(views, audience)

            def enter(first: Any) -> None:
                monkeypatch.setattr(TableViews, "draw", draw)
                with pytest.raises(ValueError, match="cannot be drawn"):
                    server.listener(room, third)
                soon(room, first)

            soon = server.hub.broadcast.soon
            monkeypatch.setattr(server.hub.broadcast, "soon", lambda _, first: enter(first))
            await people[0].move(random.Random(1))
            assert [one.view["event"] for one in people] == [room.table.number] * 2
            assert not any(one.socket.owed for one in people)

    asyncio.run(run())


def test_who_enters_has_the_whole_view_written_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            room, _ = await two_at_a_table(server)
            third, real, written = await server.guest(), TableViews.full, []

            def full(views: TableViews, audience: int) -> bytes:
                written.append(audience)
                return real(views, audience)

            monkeypatch.setattr(TableViews, "full", full)
            server.listener(room, third, takes_changes=True)
            assert written == [0]

    asyncio.run(run())
