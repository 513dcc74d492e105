"""However a table comes about, the referee works out each of its events once."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium.games.packs import read as read_pack
from lapidarium.games.registry import referee
from lapidarium.record import Record, read, write
from lapidarium.server.http import records
from lapidarium.server.long_work import LongWork
from tests.server.inside import Inside, Listener, inside, two_at_a_table

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from lapidarium.server.tables.room import Room

GAMES = Path(__file__).parents[2] / "golden"


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


def parts_of(server: Inside) -> Any:
    """What the pages of records need."""
    hub = server.hub
    parts: dict[str, Any] = {"people": server.people, "packs": hub.packs, "secret": server.secret}
    parts |= {"long_work": LongWork(), "settings": hub.settings}
    return SimpleNamespace(hub=hub, storage=hub.storage, **parts)


async def imported(server: Inside, text: str) -> Room:
    """The table that an imported record comes to."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(records, "check_rate", lambda *_: None)
        own: Any = SimpleNamespace(**vars(parts_of(server)), heavy=None)
        nobody: Any = None
        made = await records.import_record(nobody, await server.guest(), own, text.encode())
    return await server.hub.room(made.table)


@pytest.mark.slow
@pytest.mark.parametrize("is_over", [True, False])
def test_an_imported_game_is_refereed_in_another_process(tmp_path: Path, is_over: bool) -> None:
    """By whoever reads uploads; the server has the states from there."""
    text = (GAMES / "monolyth-two-levels-by-one-stone.record").read_text("utf-8")
    if not is_over:
        whole = read(text)
        text = write(Record(whole.game, whole.events[:40]))

    async def work(server: Inside, _: Room, __: list[Listener], counted: Counted) -> None:
        counted.take()
        room = await imported(server, text)
        assert (room.table.ending is not None) == is_over
        assert counted.take() == 0
        found = read(text)
        assert room.table.state == found.last()
        assert room.table.events == found.events

    at_a_table(tmp_path, work)


@pytest.mark.slow
def test_a_pack_with_its_figures_in_another_order_is_the_same(tmp_path: Path) -> None:
    """Digest and numbers are the same, so nothing is refereed again."""
    whole = read((GAMES / "monolyth-two-levels-by-one-stone.record").read_text("utf-8"))
    mine = whole.game.pack.text.replace('blue = "B"\norange = "O"', 'orange = "O"\nblue = "B"')
    pack = replace(read_pack(mine, "mine"), name="mine")
    assert (pack.text, pack.digest) == (mine, whole.game.pack.digest)
    text = write(Record(referee(pack, 2), whole.events))
    assert 'orange = "O"\n| blue = "B"' in text

    async def work(server: Inside, _: Room, __: list[Listener], counted: Counted) -> None:
        room = await imported(server, text)
        assert room.table.state == whole.last()
        assert counted.take() == 0

    at_a_table(tmp_path, work)


def test_nothing_is_refereed_to_write_a_record(tmp_path: Path) -> None:
    async def work(server: Inside, room: Room, people: list[Listener], counted: Counted) -> None:
        name = room.table.name
        for person in people:
            request: Any = SimpleNamespace(scope={"client": ("127.0.0.1", 1), "headers": []})
            answer = await records.record_of(request, name, person.person, parts_of(server))
            assert f"end {len(room.table.steps)} " in bytes(answer.body).decode()
        assert counted.take() == 0

    at_a_table(tmp_path, work)


def test_a_finished_game_is_refereed_once_to_be_sent(tmp_path: Path) -> None:
    async def work(server: Inside, room: Room, _: list[Listener], counted: Counted) -> None:
        assert await records._text(room.table.name, parts_of(server), "local")
        assert counted.take() == len(room.table.steps)

    at_a_table(tmp_path, work)
