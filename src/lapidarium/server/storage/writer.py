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
from lapidarium.server.storage.journal import Conflict, do_work, is_stored, touch, write_pages
from lapidarium.server.storage.savepoint import run_in_savepoint

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection, Engine

    from lapidarium.server.storage.job import Job

MOST_AT_ONCE = 500
SECONDS_TO_LOOK = 1.0
SECONDS_BETWEEN_LOOKS = 0.05
log = logging.getLogger("lapidarium.server")


class Writer:
    """Writes jobs in the order in which they were asked for."""

    def __init__(self, engine: Engine, on_late: Callable[[Job], None]) -> None:
        self.engine = engine
        self.is_sqlite = engine.dialect.name == "sqlite"
        self.on_late = on_late
        """Told, in the job's loop, of something that was stored after its asker had given up."""
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        """What waits, oldest first; None is the end."""
        self.lock = threading.Lock()
        """Between beginning a job here and withdrawing it elsewhere."""
        self.own: Connection | None = None
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
        self._drop()

    def _commit_next(self) -> bool:
        """Wait for something, and write it with all that waits; False at the end."""
        job = self.jobs.get()
        if job is not None:
            self._commit([job, *self._waiting(MOST_AT_ONCE - 1)])
        return job is not None

    def _waiting(self, most: int) -> list[Job]:
        """What waits now, at most so much."""
        jobs: list[Job] = []
        with contextlib.suppress(queue.Empty):
            while len(jobs) < most:
                job = self.jobs.get_nowait()
                if job is None:
                    self.jobs.put(None)  # the end is still to come
                    break
                jobs.append(job)
        return jobs

    def _commit(self, batch: list[Job]) -> None:
        try:
            self._connection()
            batch = self._begin(batch)
            if batch:
                self._store(batch)
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
            self._drop()
            for job in batch:
                if job.error is None:
                    job.fail(error)
            self._refuse_waiting(error)
        self._settle(batch)

    def _begin(self, batch: list[Job]) -> list[Job]:
        """Those that nobody has withdrawn; from now on nobody can."""
        with self.lock:
            begun = [job for job in batch if not job.is_withdrawn]
            for job in begun:
                job.is_begun = True
        return begun

    def _refuse_waiting(self, error: Exception) -> None:
        """Whatever waits behind a failure fails with it: the next attempt may take as long."""
        behind = self._waiting(sys.maxsize)
        for job in behind:
            job.fail(error)
        self._settle(behind)

    def _settle(self, batch: list[Job]) -> None:
        by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
        for job in batch:
            by_loop.setdefault(job.loop, []).append(job)
        for loop, jobs in by_loop.items():
            try:
                loop.call_soon_threadsafe(self._settle_here, jobs)
            except RuntimeError:  # that loop is closed: nobody waits any more
                continue

    def _settle_here(self, jobs: list[Job]) -> None:
        for job in jobs:
            if not job.settle() and job.error is None:
                self.on_late(job)

    # ------------------------------------------------------------ one transaction

    def _connection(self) -> Connection:
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

    def _store(self, batch: list[Job]) -> None:
        """All of a batch; raises if nothing of it was stored."""
        connection, number = self._connection(), None
        transaction = connection.begin()
        self._carry_out(connection, batch)
        if not self.is_sqlite:
            from lapidarium.server.storage.postgres import number_of_transaction  # noqa: PLC0415

            number = number_of_transaction(connection)
        try:
            transaction.commit()
        except Exception as error:
            self._look(batch, number, error)

    def _carry_out(self, connection: Connection, batch: list[Job]) -> None:
        pages = [page for job in batch for page in job.pages]
        is_written = write_pages(connection, pages) if pages else []
        answers = iter(is_written)
        for job in batch:
            if job.work is None:
                job.result = [None if next(answers) else Conflict(p.table) for p in job.pages]
            else:
                job.result, error = run_in_savepoint(connection, job.work)
                if isinstance(error, SQLAlchemyError):
                    job.fail(error)
                elif error is not None:
                    job.error = error
        for page in compress(pages, is_written):  # last: results of two nodes wait for each other
            do_work(connection, page)

    # ------------------------------------------------------------ was it stored?

    def _look(self, batch: list[Job], number: str | None, error: Exception) -> None:
        """COMMIT failed: returns if it was stored all the same, and raises if it was not."""
        if self.is_sqlite and not sqlite.may_be_stored(error):
            raise error
        self._drop()
        until = time.monotonic() + SECONDS_TO_LOOK
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
            connection = self._connection()
            answer = was_committed(connection, number)
            connection.rollback()
            if answer is None:
                time.sleep(SECONDS_BETWEEN_LOOKS)
        return answer

    def _is_in_file(self, batch: list[Job]) -> bool:
        """SQLite could not flush: what is not there now is overwritten, and never comes back."""
        pages = [page for job in batch for page in job.written]
        with self._connection().begin():
            is_there = bool(pages) and all(is_stored(self._connection(), page) for page in pages)
        raw: Any = self._connection().connection.driver_connection
        raw.execute(sqlite.EMPTY_LOG if is_there else touch())
        return is_there
