"""Guests who never played, tables that never began and packs that nobody uses go after a time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import func, insert, select, update

from lapidarium.server.accounts.accounts import Accounts
from lapidarium.server.accounts.people import new_key, now
from lapidarium.server.bot_workers.pool import BotPool
from lapidarium.server.notices.notices import TurnNotices
from lapidarium.server.settings import Settings
from lapidarium.server.storage.prune import Pruned, prune
from lapidarium.server.storage.schema import own_packs, packs, people, tables
from lapidarium.server.tables.scheduler import Scheduler
from lapidarium.server.workshop.own_packs import OwnPacks
from lapidarium.table import Made, Terms
from lapidarium.table.entries import DAY
from tests.server.inside import Inside, inside, two_at_a_table

if TYPE_CHECKING:
    from pathlib import Path

CHECKED: dict[str, Any] = {"title": "Mine", "text": "game = 'x'", "problems": []}


async def _count(server: Inside, table: Any) -> int:
    chosen = select(func.count()).select_from(table)
    found: int = await server.hub.storage.read(lambda db: db.execute(chosen).scalar_one())
    return found


async def _waiting_table(server: Inside, host: str) -> None:
    game = await server.hub.packs.known(server.hub.packs.shipped["monolyth"], 2)
    made = Made(at=now(), terms=Terms.of(game), host=host, seed="s", people={0: host})
    await server.hub.make(new_key(), made)


async def _age(server: Inside, days: int) -> None:
    """Everything so far happened so many days earlier."""

    def work(db: Any) -> None:
        db.execute(update(people).values(seen=people.c.seen - days * DAY))
        db.execute(update(tables).values(changed=tables.c.changed - days * DAY))
        db.execute(update(packs).values(used=packs.c.used - days * DAY))
        db.execute(update(own_packs).values(changed=own_packs.c.changed - days * DAY))

    await server.hub.storage.write(work)


def test_what_nobody_uses_goes_and_everything_else_stays(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            storage = server.hub.storage
            await two_at_a_table(server)
            registered, visitor, host = [await server.guest() for _ in range(3)]
            await Accounts(server.people, lambda _: None).claim(registered, "some words")
            await OwnPacks(storage).make(registered.person, "monolyth", CHECKED)
            await OwnPacks(storage).make(visitor.person, "monolyth", CHECKED)
            await _waiting_table(server, host.person)
            row = {"digest": "unused", "name": "unused", "text": "", "used": now()}
            await storage.write(lambda db: db.execute(insert(packs), row))

            async def pruned(guests: int, of_packs: int) -> Pruned:
                return await storage.write(lambda db: prune(db, now(), guests, of_packs))

            assert await pruned(180, 365) == Pruned()
            await _age(server, 200)
            newcomer = await server.guest()
            assert await pruned(0, 0) == Pruned(), "0 keeps everything"
            assert await pruned(180, 365) == Pruned(tables=1, guests=2)
            assert await pruned(180, 365) == Pruned()
            assert await pruned(180, 100) == Pruned(packs=1), "no table was made with it"
            left = await storage.read(lambda db: set(db.scalars(select(people.c.person))))
            assert {registered.person, newcomer.person} < left
            assert not {visitor.person, host.person} & left
            assert len(left) == 4, "and the two who have played"
            assert await _count(server, own_packs) == 1
            assert await _count(server, tables) == 1

    asyncio.run(work())


def test_a_pack_of_a_guest_who_played_goes_when_they_are_away_for_long(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            storage = server.hub.storage
            _, listeners = await two_at_a_table(server)
            await OwnPacks(storage).make(listeners[0].person.person, "monolyth", CHECKED)
            await _age(server, 400)
            assert await storage.write(lambda db: prune(db, now(), 180, 365)) == Pruned(packs=1)
            assert await _count(server, people) == 2

    asyncio.run(work())


def test_a_server_prunes_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            monkeypatch.setattr(
                server.hub, "settings", Settings(database="", guest_days=10, pack_days=0)
            )
            guest = await server.guest()
            cookie = server.people.cookie_of(guest)
            await _age(server, 11)
            notices = TurnNotices(server.hub, server.secret)
            scheduler = Scheduler(server.hub, BotPool(0, 1.0), notices)
            scheduler.start(scheduler.prune_daily())
            async with asyncio.timeout(60):
                while await server.people.of_cookie(cookie) is not None:
                    await asyncio.sleep(0.01)
            await scheduler.close()

    asyncio.run(work())
