"""The writer's thread: everything that waits goes into one transaction.

While it is committed, more comes: that is the next one. Somebody alone waits for nobody.

If the answer to COMMIT is lost, the writer looks whether the transaction was committed before
anybody is told that it was not.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sys
import threading
import time
from itertools import compress
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

from lapidarium.server.storage import sqlite
from lapidarium.server.storage.journal import Conflict, is_stored, run_work, touch, write_pages
from lapidarium.server.storage.savepoint import run_in_savepoint

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection, Engine

    from lapidarium.server.storage.write_job import WriteJob

MAX_JOBS = 500
SECONDS_TO_RESOLVE = 1.0
SECONDS_BETWEEN_CHECKS = 0.05
log = logging.getLogger("lapidarium.server")


class Writer:
    """Writes jobs in the order in which they were asked for."""

    def __init__(self, engine: Engine, on_late: Callable[[WriteJob], None]) -> None:
        self.engine = engine
        self.is_sqlite = engine.dialect.name == "sqlite"
        self.on_late = on_late
        """Told, in the job's loop, of something that was stored after its asker had given up."""
        self.jobs: queue.SimpleQueue[WriteJob | None] = queue.SimpleQueue()
        """What waits, oldest first; None is the end."""
        self.lock = threading.Lock()
        """Between beginning a job here and withdrawing it elsewhere."""
        self.connection: Connection | None = None
        self.is_down = False
        """The last attempt failed, or somebody gave up; until something is stored again."""
        self.commits = 0
        self.pages = 0
        self.failures = 0
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Write everything that waits, then stop."""
        self.jobs.put(None)
        self.thread.join(timeout=10)

    def _run(self) -> None:
        while self._commit_next():
            pass
        self._discard_connection()

    def _commit_next(self) -> bool:
        """Wait for something, and write it with all that waits; False at the end."""
        job = self.jobs.get()
        if job is not None:
            self._commit([job, *self._take_waiting(MAX_JOBS - 1)])
        return job is not None

    def _take_waiting(self, limit: int) -> list[WriteJob]:
        """What waits now, no more than the limit."""
        jobs: list[WriteJob] = []
        with contextlib.suppress(queue.Empty):
            while len(jobs) < limit:
                job = self.jobs.get_nowait()
                if job is None:
                    self.jobs.put(None)  # the end is still to come
                    break
                jobs.append(job)
        return jobs

    def _commit(self, batch: list[WriteJob]) -> None:
        try:
            self._open_connection()
            batch = self._begin_jobs(batch)
            if batch:
                self._commit_batch(batch)
                self.commits += 1
                self.pages += sum(len(job.pages) or 1 for job in batch)
            if self.is_down:
                log.warning("storing works again")
            self.is_down = False
        except Exception as error:
            self.failures += 1
            if not self.is_down:
                why = f"{type(error).__name__}: {error}".splitlines()[0][:200]
                log.error("nothing can be stored", extra={"why": why})
            self.is_down = True
            self._discard_connection()
            for job in batch:
                if job.error is None:
                    job.fail(error)
            self._refuse_waiting(error)
        self._resolve(batch)

    def _begin_jobs(self, batch: list[WriteJob]) -> list[WriteJob]:
        """Those that nobody has withdrawn; from now on nobody can."""
        with self.lock:
            begun = [job for job in batch if not job.is_withdrawn]
            for job in begun:
                job.is_begun = True
        return begun

    def _refuse_waiting(self, error: Exception) -> None:
        """Whatever waits behind a failure fails with it: the next attempt may take as long."""
        behind = self._take_waiting(sys.maxsize)
        for job in behind:
            job.fail(error)
        self._resolve(behind)

    def _resolve(self, batch: list[WriteJob]) -> None:
        by_loop: dict[asyncio.AbstractEventLoop, list[WriteJob]] = {}
        for job in batch:
            by_loop.setdefault(job.loop, []).append(job)
        for loop, jobs in by_loop.items():
            try:
                loop.call_soon_threadsafe(self._resolve_inline, jobs)
            except RuntimeError:  # that loop is closed: nobody waits any more
                continue

    def _resolve_inline(self, jobs: list[WriteJob]) -> None:
        for job in jobs:
            if not job.resolve() and job.error is None:
                self.on_late(job)

    # ------------------------------------------------------------ one transaction

    def _open_connection(self) -> Connection:
        """The writer's connection, which stays open; a new one after a failure."""
        if self.connection is None:
            self.connection = self.engine.connect()
        return self.connection

    def _discard_connection(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.invalidate()
                connection.close()

    def _commit_batch(self, batch: list[WriteJob]) -> None:
        """All of a batch; raises if nothing of it was stored."""
        connection, number = self._open_connection(), None
        transaction = connection.begin()
        self._write_batch(connection, batch)
        if not self.is_sqlite:
            from lapidarium.server.storage.postgres import transaction_number  # noqa: PLC0415

            number = transaction_number(connection)
        try:
            transaction.commit()
        except Exception as error:
            self._resolve_failed_commit(batch, number, error)

    def _write_batch(self, connection: Connection, batch: list[WriteJob]) -> None:
        pages = [page for job in batch for page in job.pages]
        is_written = write_pages(connection, pages) if pages else []
        flags = iter(is_written)
        for job in batch:
            if job.work is None:
                job.answer = [None if next(flags) else Conflict(p.table) for p in job.pages]
            else:
                job.answer, error = run_in_savepoint(connection, job.work)
                if isinstance(error, SQLAlchemyError):
                    job.fail(error)
                elif error is not None:
                    job.error = error
        for page in compress(pages, is_written):  # last: results of two nodes wait for each other
            run_work(connection, page)

    # ------------------------------------------------------------ was it stored?

    def _resolve_failed_commit(
        self, batch: list[WriteJob], number: str | None, error: Exception
    ) -> None:
        """COMMIT failed: returns if it was stored all the same, and raises if it was not."""
        if self.is_sqlite and not sqlite.may_be_stored(error):
            raise error
        self._discard_connection()
        until = time.monotonic() + SECONDS_TO_RESOLVE
        was_stored: bool | None = None
        with contextlib.suppress(Exception):
            if self.is_sqlite:
                was_stored = self._is_in_file(batch)
            elif number is None:
                was_stored = False  # nothing was written
            else:
                was_stored = self._was_committed(number, until)
        if was_stored:
            return
        if was_stored is None:
            for job in batch:
                job.fail(error, is_unsure=True)
        raise error

    def _was_committed(self, number: str, until: float) -> bool | None:
        from lapidarium.server.storage.postgres import was_committed  # noqa: PLC0415

        answer = None
        while answer is None and time.monotonic() < until:
            connection = self._open_connection()
            answer = was_committed(connection, number)
            connection.rollback()
            if answer is None:
                time.sleep(SECONDS_BETWEEN_CHECKS)
        return answer

    def _is_in_file(self, batch: list[WriteJob]) -> bool:
        """SQLite could not flush: what is not there now is overwritten, and never comes back."""
        pages = [page for job in batch for page in job.written]
        connection = self._open_connection()
        with connection.begin():
            is_there = bool(pages) and all(is_stored(connection, page) for page in pages)
        raw: Any = connection.connection.driver_connection
        raw.execute(sqlite.EMPTY_LOG if is_there else touch())
        return is_there
