"""A move is stored before it is drawn: a drawing that fails loses nothing."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import orjson
import pytest

from lapidarium.server.tables.errors import UnreadableTable
from lapidarium.server.tables.table_views import TableViews
from lapidarium.table.requests import Play
from lapidarium.table.turn_commands import play
from tests.server.inside import inside, two_at_a_table
from tests.server.people import moves_of

if TYPE_CHECKING:
    from pathlib import Path


def break_drawing(monkeypatch: pytest.MonkeyPatch, presenter: Any, times: int) -> None:
    """So many lines of the log cannot be written."""
    real, left = type(presenter).facts, [times]

    def facts(*arguments: Any) -> Any:
        if left[0]:
            left[0] -= 1
            raise ValueError("cannot be drawn")
        return real(*arguments)

    monkeypatch.setattr(type(presenter), "facts", facts)


def test_a_line_that_fails_once_is_drawn_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            break_drawing(monkeypatch, room.views.presenter, times=1)
            await people[0].move(random.Random(1))
            as_loaded = TableViews(room.table, server.people.name_of, chat=True)
            assert room.views.log.lines == as_loaded.log.lines
            for person in people:
                assert person.view["game"]["event"] == room.table.number
                assert orjson.loads(person.raw[-1])["log_from"] == 0
                assert len(person.log) == len(room.table.steps)

    asyncio.run(run())


def test_a_table_that_cannot_be_drawn_is_read_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server, setup=("first 1",))
            before, lines = room.table, list(room.views.log.lines)
            break_drawing(monkeypatch, room.views.presenter, times=2)
            move = moves_of(people[0].view, people[0].pieces)[0]
            with pytest.raises(UnreadableTable):
                await server.hub.carry_out(
                    room,
                    lambda table, moment: play(
                        table,
                        people[0].person.person,
                        Play(id=0, move=move, after=table.number, key=""),
                        moment,
                    ),
                )
            assert room.table is before
            assert room.views.log.lines == lines
            assert all(person.socket.is_closed for person in people)
            again = await server.hub.room(before.name)
            assert again is not room
            assert again.table.number == before.number + 1

    asyncio.run(run())
