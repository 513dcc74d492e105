"""However a table comes about, the referee works out each of its events once."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.inside import Inside, Listener, inside, two_at_a_table

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from lapidarium.server.tables.room import Room


class Counted:
    """Counts what the referee of a game is asked to work out."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, game: Any) -> None:
        self.calls = 0
        real = game.after

        def after(state: Any, event: Any) -> Any:
            self.calls += 1
            return real(state, event)

        monkeypatch.setattr(type(game), "after", lambda _, state, event: after(state, event))

    def take(self) -> int:
        """How often it was asked since the last time."""
        calls, self.calls = self.calls, 0
        return calls


def at_a_table(
    folder: Path, work: Callable[[Inside, Room, list[Listener], Counted], Awaitable[None]]
) -> None:
    """Two people have made some moves at a table, and every call of the referee counts."""

    async def run() -> None:
        with pytest.MonkeyPatch.context() as monkeypatch:
            async with inside(folder) as server:
                room, people = await two_at_a_table(server, setup=("first 1",))
                for _ in range(10):
                    await mover(room, people).move(random.Random(1))
                await work(server, room, people, Counted(monkeypatch, room.table.game))

    asyncio.run(run())


def mover(room: Room, people: list[Listener]) -> Listener:
    """Whoever is to act."""
    return people[room.table.to_act]


def test_a_move_is_refereed_once(tmp_path: Path) -> None:
    async def work(_: Inside, room: Room, people: list[Listener], counted: Counted) -> None:
        for _turn in range(10):
            before = len(room.table.steps)
            await mover(room, people).move(random.Random(2))
            assert counted.take() == len(room.table.steps) - before > 0

    at_a_table(tmp_path, work)


def test_a_table_is_refereed_once_when_it_is_loaded(tmp_path: Path) -> None:
    async def work(server: Inside, room: Room, _: list[Listener], counted: Counted) -> None:
        del server.hub.rooms[room.table.name]
        loaded = await server.hub.room(room.table.name)
        assert loaded is not room
        assert loaded.table.state == room.table.state
        assert counted.take() == len(room.table.steps)

    at_a_table(tmp_path, work)


def test_a_new_table_is_refereed_once(tmp_path: Path) -> None:
    async def work(server: Inside, _: Room, __: list[Listener], counted: Counted) -> None:
        room, _people = await two_at_a_table(server)
        assert counted.take() == len(room.table.steps) > 0

    at_a_table(tmp_path, work)


def test_nothing_is_refereed_to_take_back(tmp_path: Path) -> None:
    async def work(_: Inside, room: Room, people: list[Listener], counted: Counted) -> None:
        before, last = len(room.table.steps), room.table.decisions[-1]
        asker, other = people[last.seat], people[1 - last.seat]
        await asker.act(type="undo", after=room.table.number, key="key-take-back")
        if room.table.undo_asked >= 0:
            await other.act(type="answer-undo", yes=True)
        assert len(room.table.steps) == last.events < before
        assert counted.take() == 0

    at_a_table(tmp_path, work)


def test_what_another_node_wrote_is_refereed_once(tmp_path: Path) -> None:
    async def work(server: Inside, room: Room, people: list[Listener], counted: Counted) -> None:
        earlier = room.table
        for _ in range(3):
            await mover(room, people).move(random.Random(3))
        latest = room.table
        room.views.show(earlier)
        counted.take()
        await server.hub.on_remote_write(latest.name, latest.number)
        assert room.table.state == latest.state
        assert counted.take() == len(latest.steps) - len(earlier.steps) > 0

    at_a_table(tmp_path, work)
