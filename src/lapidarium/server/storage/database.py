"""The database: one writer with group commit, and readers beside it.

Everything that waits when the writer is free is written in one transaction, so a thousand
tables cost as many disk flushes as one. SQLite runs in WAL mode with `synchronous=FULL`: what
was acknowledged survives a power failure.

Whoever asks has an answer within three seconds. What has not been begun by then is withdrawn and
refused. If nobody can say in time whether something was stored, the answer says so.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from lapidarium.server.storage.errors import StorageUnavailable, StorageUnsure
from lapidarium.server.storage.journal import touch
from lapidarium.server.storage.sqlite import EMPTY_LOG, sqlite_engine
from lapidarium.server.storage.write_job import WriteJob
from lapidarium.server.storage.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection, Engine

    from lapidarium.server.storage.journal import Conflict, Page, Work

__all__ = ["Storage", "StorageUnavailable", "StorageUnsure"]
T = TypeVar("T")
READERS = 2
SECONDS_TO_ANSWER = 2.6
SECONDS_WHILE_DOWN = 0.3
"""The last attempt has failed: whatever is asked now need not wait for as long."""
SECONDS_BETWEEN_CHECKS = 0.1


def engine_for(url: str, *, without_timeout: bool = False) -> Engine:
    """An engine with the settings that durability asks for."""
    if url.startswith("sqlite"):
        return sqlite_engine(url)
    from lapidarium.server.storage.postgres import SECONDS_PER_CALL, postgres_engine  # noqa: PLC0415

    return postgres_engine(url, None if without_timeout else SECONDS_PER_CALL)


class Storage:
    """The database: writes go through one writer, reads beside it."""

    def __init__(self, url: str, *, without_timeout: bool = False) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        self.engine = engine_for(url, without_timeout=without_timeout)
        """Without a timeout for backups and migrations."""
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.unanswered: deque[WriteJob] = deque()
        """Everything that was asked for and may not be answered yet, oldest first."""
        self.watched_by: asyncio.AbstractEventLoop | None = None
        self.watched_at = time.monotonic()
        self.on_late: Callable[[str], None] | None = None
        """Told of a table whose page was stored after whoever asked had given up."""
        self.writer = Writer(self.engine, self._report_late)

    @property
    def commits(self) -> int:
        """Transactions so far."""
        return self.writer.commits

    @property
    def pages(self) -> int:
        """Pages and pieces of work that were stored so far."""
        return self.writer.pages

    @property
    def failures(self) -> int:
        """Transactions that failed."""
        return self.writer.failures

    # ------------------------------------------------------------ asked from the event loop

    async def commit(self, pages: Sequence[Page]) -> list[Conflict | StorageUnavailable | None]:
        """Write pages in one transaction; gives None for each, or why it was not written."""
        try:
            results: list[Conflict | StorageUnavailable | None] = await self._enqueue(pages=pages)
        except StorageUnavailable as error:
            return [error] * len(pages)
        return results

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Write something, all of it or nothing."""
        result: T = await self._enqueue(work=work)
        return result

    def enqueue_write(self, work: Callable[[Connection], Any]) -> asyncio.Future[Any]:
        """Write something whether or not anybody waits for it."""
        return self._enqueue(work=work)

    async def check_writing(self) -> None:
        """Can anything be stored? Raises StorageUnavailable."""
        await self.write(lambda db: db.exec_driver_sql(touch()))

    def _enqueue(self, pages: Sequence[Page] = (), work: Work | None = None) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        job = WriteJob(loop.create_future(), loop, pages, work)
        self.unanswered.append(job)
        self.writer.jobs.put(job)
        if self.watched_by is not loop:
            self.watched_by, self.watched_at = loop, time.monotonic()
            loop.call_later(SECONDS_BETWEEN_CHECKS, self._refuse_overdue, loop)
        return job.future

    def _refuse_overdue(self, loop: asyncio.AbstractEventLoop) -> None:
        """Whoever has waited too long is told so; again in a moment if somebody still waits."""
        now, writer = time.monotonic(), self.writer
        was_busy, self.watched_at = now - self.watched_at > 5 * SECONDS_BETWEEN_CHECKS, now
        if was_busy:  # answers may be here that the loop has not handed out yet
            loop.call_later(SECONDS_BETWEEN_CHECKS, self._refuse_overdue, loop)
            return
        limit = SECONDS_WHILE_DOWN if writer.is_down else SECONDS_TO_ANSWER
        late = [
            job
            for job in self.unanswered
            if not job.future.done()
            and now - job.asked_at > (SECONDS_TO_ANSWER if job.is_begun else limit)
        ]
        with writer.lock:
            for job in late:
                job.withdraw()
        writer.is_down = writer.is_down or bool(late)
        self.unanswered = deque([job for job in self.unanswered if not job.future.done()])
        self.watched_by = loop if self.unanswered else None
        if self.unanswered:
            loop.call_later(SECONDS_BETWEEN_CHECKS, self._refuse_overdue, loop)

    def _report_late(self, job: WriteJob) -> None:
        if self.on_late is not None:
            for page in job.written:
                self.on_late(page.table)

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Read something."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(SECONDS_TO_ANSWER):
                return await loop.run_in_executor(self.readers, self.read_now, question)
        except TimeoutError:
            raise StorageUnavailable("no answer in time") from None

    async def empty_log(self) -> None:
        """What was overwritten or deleted is not in SQLite's log either; tried once."""
        if self.is_sqlite:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self.readers, self._empty_log)

    def _empty_log(self) -> None:
        with contextlib.suppress(SQLAlchemyError), self.engine.connect() as connection:
            raw: Any = connection.connection.driver_connection
            with contextlib.suppress(Exception):  # somebody reads: then a later one empties it
                raw.execute(EMPTY_LOG)

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
        self.writer.close()
        self.readers.shutdown(wait=True, cancel_futures=True)
        self.engine.dispose()
