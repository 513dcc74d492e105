"""Runs of the workshop: one for each person, a few in all, and none is left behind."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

import orjson
import pytest

from lapidarium.arena.balance import Sums
from lapidarium.games.packs import load, read
from lapidarium.learning.questions import GamesAnswer
from lapidarium.refusals import Refused
from lapidarium.server.accounts.people import now
from lapidarium.server.bot_workers.background_runs import FRESH, MOST_RUNS
from lapidarium.server.storage import own_packs as queries
from lapidarium.server.workshop.balance import Balances

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.games.game import Game
    from lapidarium.games.pack import Pack
    from lapidarium.learning.questions import PlayGames
    from lapidarium.server.bot_workers.pool import BotPool, WorkShare
    from lapidarium.server.storage.database import Storage

SHIPPED = load("ocelot")
GAME = {"turns": 3, "scores": [4, 2], "wins": [1.0, 0.0], "payments": []}


def own(number: int) -> Pack:
    """Packs that differ."""
    text = SHIPPED.text.replace("10, 11, 12,", f"10, 11, {13 + number},")
    return read(text, "pack")


class Shelf:
    """Storage in memory; it answers a little later, as a database does."""

    def __init__(self) -> None:
        self.rows: dict[tuple[str, int], dict[str, Any]] = {}
        self.is_broken = False

    async def read(self, ask: Callable[[Any], Any]) -> Any:
        await asyncio.sleep(0)
        if self.is_broken:
            raise OSError("no disk")
        return ask(self)

    async def write(self, ask: Callable[[Any], Any]) -> Any:
        await asyncio.sleep(0)
        return ask(self)


class Pool:
    """Workers that play when they are let."""

    def __init__(self) -> None:
        self.may_play = asyncio.Event()
        self.asked: list[str] = []

    async def ask(
        self, game: Game[Any, Any], question: PlayGames, _share: WorkShare
    ) -> GamesAnswer:
        self.asked.append(game.pack.digest)
        await self.may_play.wait()
        return GamesAnswer([GAME for _ in question.numbers])


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> Shelf:
    monkeypatch.setattr(queries, "balance", lambda db, *key: db.rows.get(key))
    monkeypatch.setattr(
        queries,
        "save_balance",
        lambda db, row: db.rows.__setitem__((row["digest"], row["players"]), row),
    )
    return Shelf()


def made(shelf: Shelf, pool: Pool) -> Balances:
    return Balances(cast("Storage", shelf), cast("BotPool", pool), 4)


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_everybody_has_one_run_and_a_new_one_stops_it(shelf: Shelf) -> None:
    async def trial() -> None:
        balances = made(shelf, Pool())
        for number in range(3):
            await balances.start("ann", own(number), SHIPPED, 2)
            await settled()
        assert {key[0] for key in balances.runs} == {own(2).digest, SHIPPED.digest}
        assert not (await balances.standing(own(0).digest, 2)).is_running
        await balances.start("ben", own(3), SHIPPED, 2)
        assert len(balances.runs) == 3
        await balances.close()

    asyncio.run(trial())


def test_there_is_a_limit_for_all_together(shelf: Shelf) -> None:
    async def trial() -> None:
        balances = made(shelf, Pool())
        for number in range(MOST_RUNS):
            await balances.start(f"person {number}", own(number), SHIPPED, 2)
        with pytest.raises(Refused) as found:
            await balances.start("one more", own(9), SHIPPED, 2)
        assert found.value.message.code == "server-too-many-runs"
        await balances.start("person 0", own(8), SHIPPED, 2)
        await balances.start("one more", SHIPPED, SHIPPED, 3)
        await balances.close()

    asyncio.run(trial())


def test_two_who_ask_at_once_start_one_run(shelf: Shelf) -> None:
    async def trial() -> None:
        pool = Pool()
        balances = made(shelf, pool)
        asking = [balances.start(person, own(0), SHIPPED, 2) for person in ("ann", "ben")]
        await asyncio.gather(*asking)
        await settled()
        assert sorted(pool.asked) == sorted([own(0).digest, SHIPPED.digest])
        pool.may_play.set()
        await asyncio.gather(*(run.task for run in balances.runs.values()))
        for pack in (own(0), SHIPPED):
            found = await balances.standing(pack.digest, 2)
            assert (found.sums.games, found.is_running) == (4, False)
        assert not balances.runs

    asyncio.run(trial())


def test_a_run_that_fails_leaves_nothing_behind(shelf: Shelf) -> None:
    """It can be started again."""

    async def trial() -> None:
        balances = made(shelf, Pool())
        balances._begin(own(0), 2, "ann")
        shelf.is_broken = True
        await settled()
        assert not balances.runs

    asyncio.run(trial())


def test_sums_that_grow_on_another_node_are_not_played_here_too(shelf: Shelf) -> None:
    async def trial() -> None:
        here, there = made(shelf, Pool()), made(shelf, Pool())
        await there.start("ann", own(0), SHIPPED, 2)
        await settled()
        assert (await here.standing(own(0).digest, 2)).is_running
        await here.start("ben", own(0), SHIPPED, 2)
        assert not here.runs
        await there.close()
        assert not (await here.standing(own(0).digest, 2)).is_running
        row = shelf.rows[own(0).digest, 2]
        assert Sums.of_json(orjson.loads(row["sums"])).games == 0
        shelf.rows[own(0).digest, 2] = {**row, "changed": now() - FRESH - 1}
        assert not (await here.standing(own(0).digest, 2)).is_running

    asyncio.run(trial())
