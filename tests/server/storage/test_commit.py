"""Pages are stored together, with what belongs to them; somebody alone waits for nobody."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from typing import TYPE_CHECKING, Any

import psycopg
import pytest
from sqlalchemy import func, insert, select
from sqlalchemy.exc import OperationalError

from lapidarium.server.operations.startup import prepare
from lapidarium.server.storage.database import Storage, StorageUnavailable
from lapidarium.server.storage.journal import Conflict, Page, read_pages
from lapidarium.server.storage.schema import journal, settings
from lapidarium.table.entries import RematchWanted
from tests.server.node_cluster import Cluster

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlalchemy import Connection

PATIENCE = 30


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    started = Cluster()
    yield started
    started.remove()


@pytest.fixture(
    params=["sqlite", pytest.param("postgresql", marks=pytest.mark.needs("postgresql"))]
)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite+pysqlite:///{tmp_path / 'tables.sqlite3'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    with psycopg.connect(cluster.url, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return cluster.url.replace("postgresql://", "postgresql+psycopg://")


@pytest.fixture
def storage(url: str) -> Iterator[Storage]:
    opened = Storage(url)
    prepare(opened)
    yield opened
    opened.close()


def page(table: str, number: int = 1, seat: int = 0, **more: Any) -> Page:
    return Page(table, number, [RematchWanted(at=7, seat=seat)], **more)


def stored(storage: Storage) -> set[tuple[str, int]]:
    rows = storage.read_now(lambda db: db.execute(select(journal.c.at_table, journal.c.number)))
    return {tuple(row) for row in rows}


def note(key: str) -> Any:
    """A piece of work that leaves a trace."""
    return lambda db: db.execute(insert(settings), {"key": key, "value": "1"})


def has_note(storage: Storage, key: str) -> bool:
    count = select(func.count()).select_from(settings).where(settings.c.key == key)
    return storage.read_now(lambda db: db.scalar(count)) == 1


def test_pages_that_come_during_a_commit_share_the_next(storage: Storage) -> None:
    has_begun, may_end = threading.Event(), threading.Event()

    def slow(_connection: Connection) -> None:
        has_begun.set()
        assert may_end.wait(PATIENCE)

    async def run() -> None:
        first = storage.enqueue_write(slow)
        await asyncio.to_thread(has_begun.wait, PATIENCE)
        commits = storage.commits
        others = [asyncio.ensure_future(storage.commit([page(f"t{n}")])) for n in range(30)]
        await asyncio.sleep(0)
        may_end.set()
        await asyncio.gather(first, *others)
        assert storage.commits == commits + 2, "the slow one, and all others together"

    asyncio.run(run())
    assert stored(storage) == {(f"t{n}", 1) for n in range(30)}


def test_somebody_alone_waits_for_nobody(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each page is a transaction, at once: nothing in the writer sleeps or waits for more."""

    def wait(*_: object) -> None:
        raise AssertionError("the writer waits")

    async def run() -> None:
        before = storage.commits
        for number in range(1, 21):
            assert await storage.commit([page("alone", number)]) == [None]
        assert storage.commits == before + 20

    monkeypatch.setattr("time.sleep", wait)
    monkeypatch.setattr(threading.Event, "wait", wait)
    asyncio.run(run())


def test_each_page_has_its_answer(storage: Storage) -> None:
    """A number that is taken is a Conflict for its page only, whoever wrote it."""

    async def run() -> None:
        assert await storage.commit([page("a"), page("b")]) == [None, None]
        pages = [page("a", seat=1), page("c"), page("d"), page("d", seat=1)]
        results = await storage.commit(pages)
        assert [type(result) for result in results] == [
            Conflict,
            type(None),
            type(None),
            Conflict,
        ]

    asyncio.run(run())
    assert stored(storage) == {("a", 1), ("b", 1), ("c", 1), ("d", 1)}
    [first] = storage.read_now(lambda db: read_pages(db, "a"))
    assert first == RematchWanted(at=7, seat=0)


def test_the_work_of_a_page_is_done_if_it_is_written(storage: Storage) -> None:
    async def run() -> None:
        await storage.commit([page("taken")])
        pages = [page("taken", seat=1, work=(note("no"),)), page("new", work=(note("yes"),))]
        await storage.commit(pages)

    asyncio.run(run())
    assert (has_note(storage, "yes"), has_note(storage, "no")) == (True, False)


def test_work_that_fails_is_undone_alone(
    storage: Storage, caplog: pytest.LogCaptureFixture
) -> None:
    """The page stays: nobody could play on a table whose last page is never stored."""

    def fails(connection: Connection) -> None:
        note("half")(connection)
        raise ValueError("a mistake in the program")

    async def run() -> None:
        pages = [page("a", work=(fails,)), page("b", work=(note("other"),))]
        assert await storage.commit(pages) == [None, None]

    asyncio.run(run())
    assert stored(storage) == {("a", 1), ("b", 1)}
    assert (has_note(storage, "half"), has_note(storage, "other")) == (False, True)
    [record] = [record for record in caplog.records if record.msg == "the work of a page failed"]
    assert (record.exc_info or [None])[0] is ValueError


def test_if_the_database_fails_neither_page_nor_work_is_stored(storage: Storage) -> None:
    """As after a crash in the middle of the transaction: everything or nothing."""

    class FromPostgres(Exception):  # noqa: N818
        sqlstate = "53100"

    from_sqlite = sqlite3.OperationalError("full")
    from_sqlite.sqlite_errorname = "SQLITE_FULL"

    def fails(_connection: Connection) -> None:
        error = from_sqlite if storage.is_sqlite else FromPostgres("full")
        raise OperationalError("INSERT", {}, error)

    async def run() -> None:
        pages = [page("a", work=(note("a"),)), page("b", work=(note("b"), fails))]
        results = await storage.commit(pages)
        assert [type(result) for result in results] == [StorageUnavailable] * 2
        assert stored(storage) == set()
        assert not has_note(storage, "a")
        assert await storage.commit(pages[:1]) == [None]

    asyncio.run(run())
    assert has_note(storage, "a")


@pytest.mark.needs("postgresql")
def test_nodes_that_write_the_same_pages_do_not_wait_for_each_other_for_ever(
    cluster: Cluster,
) -> None:
    """In opposite orders, each would hold what the other needs."""
    url = cluster.url.replace("postgresql://", "postgresql+psycopg://")
    nodes = [Storage(url), Storage(url)]
    prepare(nodes[0])
    tables = [f"table{number:04d}" for number in range(400)]

    async def run() -> None:
        for number in range(1, 21):
            pages = [page(table, number, seat=0) for table in tables]
            others = [page(table, number, seat=1) for table in reversed(tables)]
            answers = await asyncio.gather(nodes[0].commit(pages), nodes[1].commit(others))
            for result, other in zip(answers[0], reversed(answers[1]), strict=True):
                assert {type(result), type(other)} == {type(None), Conflict}

    try:
        asyncio.run(run())
    finally:
        for node in nodes:
            node.close()
