"""While several write at once they share transactions; somebody alone never waits for others."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium.server.operations.startup import prepare
from lapidarium.server.storage import writer
from lapidarium.server.storage.database import Storage
from lapidarium.server.storage.journal import touch

if TYPE_CHECKING:
    from pathlib import Path


class Waits:
    """The writer's clock: notes how long it waits, and waits."""

    monotonic = staticmethod(time.monotonic)

    def __init__(self) -> None:
        self.seconds: list[float] = []

    def sleep(self, seconds: float) -> None:
        self.seconds.append(seconds)
        time.sleep(seconds)


def write(storage: Storage) -> Any:
    return storage.write(lambda db: db.exec_driver_sql(touch()))


@pytest.mark.slow
def test_several_share_the_next_transaction(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = Waits()
    monkeypatch.setattr(writer, "time", waits)
    monkeypatch.setattr(writer, "LEAST_SECONDS", 1.0)
    monkeypatch.setattr(writer, "MOST_SECONDS", 1.0)
    storage = Storage(f"sqlite+pysqlite:///{tmp_path / 'here.sqlite3'}")
    prepare(storage)

    async def run() -> tuple[int, int]:
        await asyncio.gather(write(storage), write(storage))
        after_two = storage.commits
        first = asyncio.ensure_future(write(storage))
        await asyncio.sleep(0.05)
        await asyncio.gather(first, write(storage))
        return after_two, storage.commits

    after_two, after_four = asyncio.run(run())
    storage.close()
    assert (after_two, after_four) == (1, 2)
    assert len(waits.seconds) == 1


def test_somebody_alone_does_not_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits = Waits()
    monkeypatch.setattr(writer, "time", waits)
    storage = Storage(f"sqlite+pysqlite:///{tmp_path / 'here.sqlite3'}")
    prepare(storage)

    async def run() -> None:
        for _ in range(20):
            await write(storage)

    asyncio.run(run())
    storage.close()
    assert storage.commits == 20
    assert waits.seconds == []


def test_many_wait_until_nothing_more_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "LEAST_SECONDS", 0.0)
    monkeypatch.setattr(writer, "MOST_SECONDS", 60.0)
    monkeypatch.setattr(writer, "MANY", 2)
    storage = Storage(f"sqlite+pysqlite:///{tmp_path / 'here.sqlite3'}")
    prepare(storage)

    async def run() -> list[int]:
        await asyncio.gather(write(storage), write(storage))
        commits = [storage.commits]
        asked = []
        for _ in range(50):  # one in every round of the loop: there is always something more
            asked.append(asyncio.ensure_future(write(storage)))
            await asyncio.sleep(0)
            time.sleep(0.001)
            commits.append(storage.commits)
        await asyncio.gather(*asked)
        return [*commits, storage.commits]

    commits = asyncio.run(run())
    storage.close()
    assert commits == [1] * 51 + [2]


def test_many_wait_no_longer_than_they_may(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is always something more, but the transaction begins."""
    monkeypatch.setattr(writer, "MANY", 2)
    storage = Storage(f"sqlite+pysqlite:///{tmp_path / 'here.sqlite3'}")
    prepare(storage)

    async def run() -> None:
        await asyncio.gather(write(storage), write(storage))
        first, asked = asyncio.ensure_future(write(storage)), []
        while not first.done():
            asked.append(asyncio.ensure_future(write(storage)))
            await asyncio.sleep(0)
            time.sleep(0.001)  # the writer's thread has a turn
        await asyncio.gather(first, *asked)

    asyncio.run(run())
    storage.close()
