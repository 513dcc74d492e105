"""What other nodes tell: a notice that cannot be followed does not stop the next ones."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from lapidarium.server.cluster import cluster as cluster_module
from lapidarium.server.cluster.cluster import Cluster
from lapidarium.server.storage.database import StorageUnavailable
from lapidarium.server.tables.errors import UnreadableTable


class FakeHub(SimpleNamespace):
    """Remembers which tables were to be read again."""

    def __init__(self) -> None:
        super().__init__(storage=None, rooms={"good": None, "bad": None}, followed=[])

    async def on_remote_write(self, name: str, number: int) -> None:
        if name == "bad":
            raise UnreadableTable(name, "a newer server wrote it")
        if number == 99:
            raise StorageUnavailable("gone")
        self.followed.append((name, number))


def test_a_notice_that_cannot_be_followed_is_passed_over() -> None:
    hub: Any = FakeHub()

    async def run() -> None:
        cluster = Cluster(hub)
        await cluster._on_notification("page:bad:3:,nonsense,page:good:4:")
        with pytest.raises(StorageUnavailable):  # the connection begins again and catches up
            await cluster._on_notification("page:good:99:")

    asyncio.run(run())
    assert hub.followed == [("good", 4)]


def test_a_loop_that_fails_begins_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_module, "SECONDS_BETWEEN_BEATS", 0)
    hub: Any = FakeHub()

    async def run() -> int:
        cluster, begun, again = Cluster(hub), 0, asyncio.Event()

        async def work() -> None:
            nonlocal begun
            begun += 1
            if begun == 3:
                again.set()
                await asyncio.Event().wait()
            raise ValueError("unexpected")

        cluster._beside(cluster._again_and_again(work))
        async with asyncio.timeout(5):
            await again.wait()
        (task,) = cluster.tasks
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return begun

    assert asyncio.run(run()) == 3
