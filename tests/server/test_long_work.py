"""Replays and streams are made in small pieces, one after another, and addresses take turns."""

from __future__ import annotations

import asyncio
import random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium.refusals import Refused
from lapidarium.server import long_work
from lapidarium.server.http import records
from lapidarium.server.long_work import LongWork
from tests.server.inside import Inside, inside, two_at_a_table

if TYPE_CHECKING:
    from pathlib import Path

    from lapidarium.server.tables.room import Room


async def finished_game(server: Inside) -> Room:
    room, listeners = await two_at_a_table(server, listed=True)
    choose = random.Random(2)
    while room.table.status == "playing":
        await listeners[room.table.to_act].move(choose)
    return room


def parts_of(server: Inside) -> Any:
    return SimpleNamespace(
        hub=server.hub,
        people=server.people,
        storage=server.hub.storage,
        settings=server.hub.settings,
        secret=server.secret,
        long_work=LongWork(),
    )


class Ticks:
    """Counts how often something else has its turn."""

    def __init__(self) -> None:
        self.count = 0

    async def run(self) -> None:
        while True:
            await asyncio.sleep(0)
            self.count += 1


@pytest.mark.parametrize("way", ["replay", "stream"])
def test_tables_go_on_while_a_long_answer_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    monkeypatch.setattr(long_work, "SECONDS_AT_ONCE", 0.0)  # so that no machine is too fast

    async def work() -> None:
        async with inside(tmp_path) as server:
            room, own, ticks = await finished_game(server), parts_of(server), Ticks()
            request: Any = SimpleNamespace(scope={"client": ("127.0.0.1", 1), "headers": []})
            ticking = asyncio.ensure_future(ticks.run())
            await asyncio.sleep(0)
            before = ticks.count
            if way == "replay":
                span = records.Span()
                answer = await records.replay_of(request, room.table.name, span, None, own)
                assert answer.status_code == 200
            else:
                stream: Any = await records.stream(request, own)
                assert len([line async for line in stream.body_iterator]) == 1
            ticking.cancel()
            assert ticks.count - before > len(room.table.steps) / 3

    asyncio.run(work())


def test_one_after_another_and_addresses_take_turns() -> None:
    async def work() -> list[str]:
        work, done, active = LongWork(), list[str](), 0

        async def one(address: str) -> None:
            nonlocal active
            async with work.turn(address) as pieces:
                active += 1
                assert active == 1
                await asyncio.sleep(0)
                await pieces.rest()
                active -= 1
            done.append(address)

        await asyncio.gather(*(one("greedy") for _ in range(15)), one("victim"))
        assert not work.is_busy
        assert not work.count
        return done

    done = asyncio.run(work())
    assert done.index("victim") <= 2


def test_an_address_waits_for_so_much_only_and_whoever_gives_up_keeps_nobody_waiting() -> None:
    async def work() -> None:
        work = LongWork()

        async def one() -> None:
            async with work.turn("greedy"):
                await asyncio.Event().wait()

        tasks = [asyncio.ensure_future(one()) for _ in range(long_work.MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="server-too-fast"):
            async with work.turn("greedy"):
                pass
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with work.turn("greedy"):
            assert work.is_busy
        assert not work.is_busy

    asyncio.run(work())
