"""What other nodes tell: a notice that cannot be followed does not stop the next ones."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from lapidarium.server.cluster import cluster as cluster_module
from lapidarium.server.cluster import listener as listener_module
from lapidarium.server.cluster.cluster import Cluster
from lapidarium.server.cluster.listener import Notice, notice_in
from lapidarium.server.storage.database import StorageUnavailable
from lapidarium.server.tables.errors import UnreadableTable


class FakeHub(SimpleNamespace):
    """Remembers which tables were to be read again."""

    def __init__(self) -> None:
        storage = SimpleNamespace(url="postgresql+psycopg://nowhere")
        super().__init__(storage=storage, rooms={"good": None, "bad": None}, followed=[])

    async def on_remote_write(self, name: str, number: int) -> None:
        if name == "bad":
            raise UnreadableTable(name, "a newer server wrote it")
        if number == 99:
            raise StorageUnavailable("gone")
        self.followed.append((name, number))


async def followed(cluster: Cluster, payload: str) -> None:
    """Hear something and follow it to its end."""
    cluster.listener._hear(payload)
    following = asyncio.ensure_future(cluster.listener.follow())
    while not cluster.listener.waiting.empty():
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    following.cancel()


def test_a_notice_that_cannot_be_followed_is_passed_over() -> None:
    """After one that needs the database, the node connects again and looks at everything."""
    hub: Any = FakeHub()

    async def run() -> tuple[bool, bool]:
        cluster = Cluster(hub)
        await followed(cluster, "page:bad:3:,nonsense,page:good:4:")
        before = cluster.listener.is_deaf
        await followed(cluster, "page:good:99:")
        return before, cluster.listener.is_deaf

    assert asyncio.run(run()) == (False, True)
    assert hub.followed == [("good", 4)]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "page:a",
        "page:a:b:c",
        "page:a:-1:c",
        "page:a:1:c:d",
        "other:a:1:c",
        "\ud83d",
    ],
)
def test_a_foreign_notice_is_no_notice(text: str) -> None:
    assert notice_in(text) is None


def test_a_notice_is_read_as_it_is_written() -> None:
    notice = Notice("page", "table", 7, "node")
    assert notice_in(str(notice)) == notice


def test_a_node_that_does_not_hear_its_own_beat_is_deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    hub: Any = FakeHub()

    async def run() -> None:
        cluster = Cluster(hub)
        assert cluster.problems() == []
        monkeypatch.setattr(listener_module, "SECONDS_TO_HEAR", 0.0)
        assert cluster.problems() == ["deaf"]
        monkeypatch.setattr(listener_module, "SECONDS_TO_HEAR", 60.0)
        cluster.listener.heard = 0.0
        cluster.listener._hear(f"beat::0:other,beat::0:{cluster.name}")
        assert cluster.problems() == []

    asyncio.run(run())


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
