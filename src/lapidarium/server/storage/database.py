"""The database: one writer with group commit, and readers beside it.

Everything that waits when the writer is free is written in one transaction, so a thousand
tables cost as many disk flushes as one. The writer is woken at the end of a round of the event
loop, so that what arrived together is written together. SQLite runs in WAL mode with
`synchronous=FULL`: what was acknowledged survives a power failure.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from lapidarium.server.storage.journal import INSERT_SQLITE, Conflict, Page, rows_of, write_pages

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

T = TypeVar("T")
Work = Callable[["Connection"], Any]
READERS = 2
MOST_AT_ONCE = 500
SECONDS_TO_CONNECT = 2
SECONDS_PER_STATEMENT = 5


class StorageUnavailable(Exception):  # noqa: N818
    """The database cannot be reached or does not accept writes; nothing was changed."""

    @property
    def reason(self) -> str:
        """The database's own error, for operators."""
        cause = self.__cause__
        lines = str(getattr(cause, "orig", None) or cause or self).splitlines()
        return lines[0][:200] if lines else ""


@dataclass(slots=True)
class Job:
    """A page or a piece of work that waits for the writer."""

    what: Page | Work
    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    result: Any = None
    error: Exception | None = field(default=None)

    def settle(self) -> None:
        """Tell whoever waits, in their own thread."""
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


def engine_for(url: str) -> Engine:
    """An engine with the settings that durability asks for."""
    if url.startswith("sqlite"):
        made = create_engine(url, connect_args={"check_same_thread": False, "timeout": 5})
        event.listen(made, "connect", _prepare_sqlite)
        event.listen(made, "begin", _begin_sqlite)
        return made
    options = f"-c statement_timeout={SECONDS_PER_STATEMENT * 1000} -c lock_timeout=3000"
    arguments = {"connect_timeout": SECONDS_TO_CONNECT, "options": options}
    return create_engine(url, connect_args=arguments, pool_pre_ping=True, pool_size=READERS + 2)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # SQLAlchemy begins the transactions
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


class Storage:
    """The database: writes go through one writer, reads beside it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        self.engine = engine_for(url)
        self.waiting: deque[Job] = deque()
        self.calls: queue.SimpleQueue[bool] = queue.SimpleQueue()
        """For the writer: there is something to write; or (False) nothing will come any more."""
        self.called_by: asyncio.AbstractEventLoop | None = None
        """Which loop is about to call; a closed one must not keep the next waiting."""
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.own: Connection | None = None
        self.commits = 0
        self.pages = 0
        self.failures = 0
        self.writer = threading.Thread(target=self._run, name="writer", daemon=True)
        self.writer.start()

    # ------------------------------------------------------------ asked from the event loop

    def write_page(self, page: Page) -> asyncio.Future[None]:
        """Write a page of a journal; Conflict if somebody else has written that number."""
        return self._wait_for(page)

    def write_soon(self, work: Callable[[Connection], Any]) -> asyncio.Future[Any]:
        """Write something whether or not anybody waits for it."""
        return self._wait_for(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Write something, all of it or nothing."""
        result: T = await self._wait_for(work)
        return result

    def _wait_for(self, what: Page | Work) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        job = Job(what, loop.create_future(), loop)
        self.waiting.append(job)
        if self.called_by is not loop:
            self.called_by = loop
            loop.call_soon(self._call)
        return job.done

    def _call(self) -> None:
        self.called_by = None
        self.calls.put(True)

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Read something."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.readers, self.read_now, question)

    def read_now(self, question: Callable[[Connection], T]) -> T:
        """Read something, in this thread."""
        try:
            with self.engine.connect() as connection:
                return question(connection)
        except SQLAlchemyError as error:
            raise StorageUnavailable(type(error).__name__) from error

    def write_now(self, work: Callable[[Connection], T]) -> T:
        """Write something, in this thread: before the server runs."""
        try:
            with self.engine.begin() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise StorageUnavailable(type(error).__name__) from error

    def close(self) -> None:
        """Write everything that waits, then stop."""
        self.calls.put(False)
        self.writer.join(timeout=10)
        self.readers.shutdown(wait=True, cancel_futures=True)
        self.engine.dispose()

    # ------------------------------------------------------------ in the writer's thread

    def _run(self) -> None:
        is_open = True
        while is_open:
            is_open = self.calls.get()
            while self.waiting:
                count = min(MOST_AT_ONCE, len(self.waiting))
                self._commit([self.waiting.popleft() for _ in range(count)])
        self._drop()

    def _commit(self, batch: list[Job]) -> None:
        try:
            if not (self.is_sqlite and self._quickly(batch)):
                with self._own().begin():
                    self._carry_out(self._own(), batch)
            self.commits += 1
            self.pages += len(batch)
        except Exception as error:
            self.failures += 1
            self._drop()
            for job in batch:
                job.error = StorageUnavailable(type(error).__name__)
                job.error.__cause__ = error
        by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
        for job in batch:
            by_loop.setdefault(job.loop, []).append(job)
        for loop, jobs in by_loop.items():
            try:
                loop.call_soon_threadsafe(_settle, jobs)
            except RuntimeError:  # that loop is closed: nobody waits any more
                continue

    def _own(self) -> Connection:
        """The writer's connection, which stays open; a new one after a failure."""
        if self.own is None:
            self.own = self.engine.connect()
        return self.own

    def _drop(self) -> None:
        own, self.own = self.own, None
        if own is not None:
            with contextlib.suppress(Exception):
                own.invalidate()
                own.close()

    def _quickly(self, batch: list[Job]) -> bool:
        """Pages that change no lists, straight to SQLite; False if something else is among them.

        One statement is a transaction of its own: it costs a tenth of what it costs through
        SQLAlchemy, and waits once for its turn among the threads. A page that was there already
        is looked at in the general way, which knows our own by their content.
        """
        pages = [job.what for job in batch if isinstance(job.what, Page) and job.what.is_bare]
        if len(pages) < len(batch):
            return False
        raw: Any = self._own().connection.driver_connection
        written: int = raw.execute(INSERT_SQLITE, (rows_of(pages),)).rowcount
        return written == len(pages)

    def _carry_out(self, connection: Connection, batch: list[Job]) -> None:
        pages = [job for job in batch if isinstance(job.what, Page)]
        if pages:
            refused = write_pages(connection, [job.what for job in pages])  # type: ignore[misc]
            for job in pages:
                assert isinstance(job.what, Page)
                if (job.what.table, job.what.number) in refused:
                    job.error = Conflict(job.what.table)
        for job in batch:
            if not isinstance(job.what, Page):
                self._work(connection, job, job.what)

    def _work(self, connection: Connection, job: Job, work: Work) -> None:
        """One piece of work; if it fails, only it is undone."""
        try:
            with connection.begin_nested():
                job.result = work(connection)
        except SQLAlchemyError as error:
            if connection.invalidated or _is_fatal(error):
                raise
            job.error = StorageUnavailable(type(error).__name__)
            job.error.__cause__ = error
        except Exception as error:
            job.error = error


def _is_fatal(error: SQLAlchemyError) -> bool:
    """Is it the database that fails, and not this one statement?"""
    text = str(error).lower()
    return any(sign in text for sign in ("disk", "full", "readonly", "closed", "server"))


def _settle(jobs: list[Job]) -> None:
    for job in jobs:
        job.settle()
