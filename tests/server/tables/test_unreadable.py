"""A table that this server cannot read keeps no other table from going on."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import insert, select, update

from lapidarium.games.registry import game_type
from lapidarium.server.accounts.people import COOKIE
from lapidarium.server.bot_workers.pool import BotPool
from lapidarium.server.http import records
from lapidarium.server.long_work import LongWork
from lapidarium.server.notices.notices import TurnNotices
from lapidarium.server.storage.schema import journal, packs, tables
from lapidarium.server.tables.errors import UnreadableTable
from lapidarium.server.tables.scheduler import Scheduler
from lapidarium.server.tables.socket import NO_TABLE
from lapidarium.table import Clock
from tests.server.inside import Inside, inside, two_at_a_table
from tests.server.running import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from sqlalchemy import Connection

    Spoil = Callable[[Connection, list[dict[str, Any]]], None]


def unknown_game(connection: Connection, entries: list[dict[str, Any]]) -> None:
    """The pack is of a game that is no longer installed."""
    row = {"digest": "gone", "name": "gone", "text": 'game = "gone"\n'}
    connection.execute(insert(packs), row)
    entries[0]["terms"].update(game="gone", digest="gone")


def unknown_kind(_: Connection, entries: list[dict[str, Any]]) -> None:
    """A newer server wrote an entry that this one does not know."""
    entries.append({"kind": "danced", "at": entries[-1]["at"]})


def unknown_pack(_: Connection, entries: list[dict[str, Any]]) -> None:
    """The pack was never stored."""
    entries[0]["terms"]["digest"] = "nowhere"


async def table_due(server: Inside, spoil: Spoil | None = None) -> str:
    """A table that is not in memory and whose clock ran out a minute ago."""
    room, _ = await two_at_a_table(server, clock=Clock("live", 1))
    name = room.table.name
    where = journal.c.at_table == name

    def change(connection: Connection) -> None:
        page = json.loads(connection.scalars(select(journal.c.entries).where(where)).one())
        for entry in page:
            entry["at"] -= 120_000
        if spoil is not None:
            spoil(connection, page)
        connection.execute(update(journal).where(where), {"entries": json.dumps(page)})
        connection.execute(update(tables).where(tables.c.at_table == name), {"wake": 0})

    await server.hub.storage.write(change)
    del server.hub.rooms[name]
    return name


SPOILED = pytest.mark.parametrize("spoil", [unknown_game, unknown_kind, unknown_pack])


@SPOILED
def test_clocks_of_other_tables_run_on(tmp_path: Path, spoil: Spoil) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            spoiled = [await table_due(server, spoil)]
            good = await table_due(server)
            names = [*spoiled, good]
            server.hub.nodes.due = lambda *_: names  # type: ignore[method-assign]
            scheduler = Scheduler(
                server.hub, BotPool(0, 1.0), TurnNotices(server.hub, server.secret)
            )
            scheduler.start(scheduler.watch())
            async with asyncio.timeout(PATIENCE):
                while not has_run_out(server, good):
                    await asyncio.sleep(0.01)
            assert scheduler.unreadable == set(spoiled)
            await scheduler.close()

    asyncio.run(run())


def has_run_out(server: Inside, name: str) -> bool:
    room = server.hub.rooms.get(name)
    fallback = game_type("monolyth").fallback_level
    return room is not None and any(seat.bot == fallback for seat in room.table.seats)


@SPOILED
def test_whoever_comes_to_it_is_told(tmp_path: Path, spoil: Spoil) -> None:
    async def run() -> Visitor:
        async with inside(tmp_path) as server:
            name = await table_due(server, spoil)
            with pytest.raises(UnreadableTable) as caught:
                await server.hub.read(name)
            assert caught.value.name == name
            assert caught.value.reason
            return await visit(server, name)

    visitor = asyncio.run(run())
    assert json.loads(visitor.messages[0])["message"]["code"] == "server-unreadable-table"
    assert visitor.code == NO_TABLE


class Visitor:
    """A connection that remembers what was sent through it."""

    is_behind = False

    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.code = 0
        self.closed = asyncio.Event()

    def write(self, messages: Sequence[bytes]) -> None:
        self.messages += messages

    def close(self, code: int) -> None:
        self.code = code
        self.closed.set()

    def pause_reading(self) -> None:
        """Nothing comes."""

    def resume_reading(self) -> None:
        """Nothing comes."""


async def visit(server: Inside, name: str) -> Visitor:
    """Somebody opens the socket of a table, until it is closed."""
    person = await server.guest()
    cookie = f"{COOKIE}={server.people.cookie_of(person)}".encode()
    scope = {
        "path": f"/api/tables/{name}/socket",
        "query_string": b"",
        "headers": [(b"cookie", cookie)],
        "client": ("127.0.0.1", 1),
    }
    visitor = Visitor()
    server.sockets.connect(visitor, scope)
    async with asyncio.timeout(PATIENCE):
        await visitor.closed.wait()
    await asyncio.sleep(0)
    assert "127.0.0.1" not in server.sockets.open, "whoever was sent away is not counted"
    return visitor


def test_a_list_of_records_leaves_it_out(tmp_path: Path) -> None:
    async def run() -> tuple[list[str], list[str]]:
        async with inside(tmp_path) as server:
            finished = []
            for _ in range(3):
                room, people = await two_at_a_table(server, listed=True)
                await people[0].act(type="resign")
                finished.append(room.table.name)
            where = (journal.c.at_table == finished[1]) & (journal.c.number == 1)
            nonsense = {"entries": '[{"kind":"danced"}]'}
            await server.hub.storage.write(
                lambda db: db.execute(update(journal).where(where), nonsense)
            )
            own: Any = SimpleNamespace(
                hub=server.hub,
                people=server.people,
                storage=server.hub.storage,
                settings=server.hub.settings,
                long_work=LongWork(),
            )
            request: Any = SimpleNamespace(scope={"client": ("127.0.0.1", 1), "headers": []})
            stream: Any = await records.stream(request, own)
            lines = [json.loads(line) async for line in stream.body_iterator]
            return finished, [line["table"] for line in lines]

    finished, listed = asyncio.run(run())
    assert sorted(listed) == sorted([finished[0], finished[2]])
