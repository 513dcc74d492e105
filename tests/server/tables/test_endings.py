"""However a game ends, its result and its ratings are stored with its last page, or not at all."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import delete, event, select
from sqlalchemy.exc import OperationalError

from lapidarium.server.accounts.people import new_key, now
from lapidarium.server.bot_workers.pool import BotPool
from lapidarium.server.notices.notices import TurnNotices
from lapidarium.server.storage.database import StorageUnavailable
from lapidarium.server.storage.journal import Page
from lapidarium.server.storage.schema import ratings, results
from lapidarium.server.tables import results as results_module
from lapidarium.server.tables.scheduler import Scheduler
from lapidarium.table import Clock, Made, Terms
from lapidarium.table.command_context import BotMove, CommandContext
from lapidarium.table.import_commands import import_game
from lapidarium.table.requests import Play, Resign
from lapidarium.table.seat_commands import resign
from lapidarium.table.turn_commands import begin, play, play_for_bot, tick
from tests.server.inside import Inside, inside, two_at_a_table
from tests.server.running import PATIENCE

if TYPE_CHECKING:
    from pathlib import Path

    from lapidarium.server.tables.room import Room
    from lapidarium.table import Entry, Table


def any_move(table: Table) -> str:
    legal = table.game.legal(table.state)
    return table.game.text(random.Random(table.number).choice(legal))


def one_move(table: Table, context: CommandContext) -> list[Entry]:
    """A move of whoever is to act, person or bot."""
    move, seat = any_move(table), table.seats[table.to_act]
    if seat.bot is not None:
        return play_for_bot(table, table.to_act, BotMove(move, table.number), context)
    assert seat.person is not None
    return play(table, seat.person, Play(id=0, move=move, after=table.number, key=""), context)


async def play_out(server: Inside, room: Room) -> None:
    while room.table.ending is None:
        await server.hub.carry_out(room, one_move)


def gives_up(table: Table, context: CommandContext) -> list[Entry]:
    person = table.seats[0].person
    assert person is not None
    return resign(table, person, Resign(id=0), context)


async def by_a_move(server: Inside) -> Room:
    room, _ = await two_at_a_table(server, rated=True)
    await play_out(server, room)
    return room


async def by_resigning(server: Inside) -> Room:
    room, _ = await two_at_a_table(server, rated=True)
    await server.hub.carry_out(room, gives_up)
    return room


async def by_the_clock(server: Inside) -> Room:
    clock = Clock("live", minutes=1)
    room, _ = await two_at_a_table(server, rated=True, clock=clock, on_timeout="loss")
    late = lambda table, at: tick(table, at._replace(now=at.now + 90_000))  # noqa: E731
    await server.hub.carry_out(room, late)
    return room


async def by_a_bot(server: Inside) -> Room:
    packs, person = server.hub.packs, await server.guest()
    terms = Terms.of(await packs.known(packs.shipped["monolyth"], 2), rated=True)
    bots, people = {0: "dutiful"}, {1: person.person}
    made = Made(at=now(), terms=terms, host=person.person, seed="deal", people=people, bots=bots)
    room = await server.hub.make(new_key(), made, begin)
    await play_out(server, room)
    return room


async def by_another_node(server: Inside) -> Room:
    """Which stored its last page; this one only reads it."""
    room, _ = await two_at_a_table(server, rated=True)
    table = room.table
    entries = gives_up(table, CommandContext(now(), room.dealer.draw))
    after = table.after(*entries)
    work = results_module.result_work(after)
    page = Page(table.name, table.number + 1, entries, {"status": "over"}, work=work)
    assert await server.hub.storage.commit([page]) == [None]
    await server.hub.on_remote_write(table.name, table.number + 1)
    return room


async def in_the_second_game_of_a_match(server: Inside) -> Room:
    scheduler = Scheduler(server.hub, BotPool(0, 1.0), TurnNotices(server.hub, server.secret))
    first, _ = await two_at_a_table(server, rated=True, match=True)
    await server.hub.carry_out(first, gives_up)
    async with asyncio.timeout(PATIENCE):
        while not first.table.next_table:
            await asyncio.sleep(0.01)
    room = await server.hub.room(first.table.next_table)
    await server.hub.carry_out(room, gives_up)
    await scheduler.close()
    return room


@pytest.mark.parametrize(
    ("end", "games"),
    [
        (by_a_move, 1),
        (by_resigning, 1),
        (by_the_clock, 1),
        (by_a_bot, 1),
        (by_another_node, 1),
        (in_the_second_game_of_a_match, 2),
    ],
)
def test_a_game_that_is_over_has_its_result(tmp_path: Path, end: Any, games: int) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            room = await end(server)
            assert room.table.ending is not None
            row = await server.hub.storage.read(lambda db: result_of(db, room))
            assert row is not None
            assert row.events == len(room.table.steps)
            counts = await server.hub.storage.read(lambda db: db.scalars(GAMES).all())
            assert counts == [games] * 2

    asyncio.run(run())


GAMES = select(ratings.c.games)


def result_of(db: Any, room: Room) -> Any:
    return db.execute(select(results).where(results.c.at_table == room.table.name)).one_or_none()


def test_an_imported_game_that_is_over_has_its_result(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            played, _ = await two_at_a_table(server)
            await play_out(server, played)
            steps = [(step.event, step.state) for step in played.table.steps]
            made = Made(at=now(), terms=played.table.terms, host=played.table.host, seed="x")
            room = await server.hub.make(
                new_key(), made, lambda table, at: import_game(table, steps, ("A", "B"), at.now)
            )
            row = await server.hub.storage.read(lambda db: result_of(db, room))
            assert (row.imported, row.events) == (True, len(steps))

    asyncio.run(run())


def fails(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
    if "INTO rating_history" in statement:
        error = OSError("disk full")
        error.sqlite_errorname = "SQLITE_FULL"  # type: ignore[attr-defined]
        raise OperationalError(statement, {}, error)


def test_a_last_page_whose_result_the_disk_refuses_is_refused(tmp_path: Path) -> None:
    """Nothing comes between the two: half of the result is written when the disk is full."""

    async def run() -> None:
        async with inside(tmp_path) as server:
            room, _ = await two_at_a_table(server, rated=True)
            engine, number = server.hub.storage.engine, room.table.number
            event.listen(engine, "before_cursor_execute", fails)
            with pytest.raises(StorageUnavailable):
                await server.hub.carry_out(room, gives_up)
            event.remove(engine, "before_cursor_execute", fails)
            assert (await server.hub.read(room.table.name)).number == number
            assert await server.hub.storage.read(lambda db: result_of(db, room)) is None
            assert await server.hub.storage.read(lambda db: db.scalars(GAMES).all()) == []
            await server.hub.carry_out(room, gives_up)
            assert await server.hub.storage.read(lambda db: result_of(db, room)) is not None
            assert await server.hub.storage.read(lambda db: db.scalars(GAMES).all()) == [1, 1]

    asyncio.run(run())


def broken(*_: Any, **__: Any) -> Any:
    raise ZeroDivisionError


@pytest.mark.parametrize("part", ["row_of", "MODEL"])
def test_a_result_that_cannot_be_worked_out_comes_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, part: str
) -> None:
    """The last move counts; the result is stored when a server starts that can work it out."""

    async def run() -> None:
        async with inside(tmp_path) as server:
            room, _ = await two_at_a_table(server, rated=True)
            with monkeypatch.context() as patched:
                patched.setattr(results_module, part, broken)
                await server.hub.carry_out(room, gives_up)
            assert (await server.hub.read(room.table.name)).ending is not None
            assert await server.hub.storage.read(lambda db: result_of(db, room)) is None
            assert "the work of a page failed" in caplog.text
            await restored(server, room)

    asyncio.run(run())


def test_a_result_that_an_earlier_version_did_not_store_is_stored(tmp_path: Path) -> None:
    """It wrote results after the last page, and may have died in between."""

    async def run() -> None:
        async with inside(tmp_path) as server:
            room, _ = await two_at_a_table(server)
            await server.hub.carry_out(room, gives_up)
            await server.hub.storage.write(lambda db: db.execute(delete(results)))
            await restored(server, room)

    asyncio.run(run())


async def restored(server: Inside, room: Room) -> None:
    """A server that starts stores the result of this room."""
    scheduler = Scheduler(server.hub, BotPool(0, 1.0), TurnNotices(server.hub, server.secret))
    scheduler.start(scheduler.restore_results())
    async with asyncio.timeout(PATIENCE):
        while await server.hub.storage.read(lambda db: result_of(db, room)) is None:
            await asyncio.sleep(0.01)
    await scheduler.close()


def test_a_next_game_that_cannot_be_stored_is_set_up_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            monkeypatch.setattr("lapidarium.server.tables.scheduler.SECONDS_TO_TRY_AGAIN", 0.01)
            scheduler = Scheduler(
                server.hub, BotPool(0, 1.0), TurnNotices(server.hub, server.secret)
            )
            room, _ = await two_at_a_table(server, match=True)
            write, refusals = server.hub.storage.write, 0

            async def refuses_twice(work: Any) -> Any:
                nonlocal refusals
                refusals += 1
                if refusals <= 2:
                    raise StorageUnavailable("disk full")
                return await write(work)

            monkeypatch.setattr(server.hub.storage, "write", refuses_twice)
            await server.hub.carry_out(room, gives_up)
            async with asyncio.timeout(PATIENCE):
                while not room.table.next_table:
                    await asyncio.sleep(0.01)
            await scheduler.close()
            assert refusals == 3

    asyncio.run(run())
