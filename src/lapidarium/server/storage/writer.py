"""The writer's thread: everything that waits goes into one transaction.

If the answer to COMMIT is lost, the writer looks whether the transaction was committed before
anybody is told that it was not.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections import deque
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from lapidarium.server.storage import sqlite
from lapidarium.server.storage.journal import (
    Conflict,
    Page,
    insert_sqlite,
    not_mine,
    touch,
    write_pages,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection, Engine

    from lapidarium.server.storage.job import Job, Work

MOST_AT_ONCE = 500
LEAST_SECONDS, MOST_SECONDS = 0.002, 0.016
"""Between two transactions, while several write at once: a transaction costs as much as some
moves. While many write, it waits until nothing more comes for a moment, but within these bounds."""
MANY = 8
"""Pages in a transaction: from so many on, waiting for more is worth it."""
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
        self.waiting: deque[Job] = deque()
        self.lock = threading.Lock()
        """Between beginning a job here and withdrawing it elsewhere."""
        self.calls: queue.SimpleQueue[bool] = queue.SimpleQueue()
        """There is something to write; or (False) nothing will come any more."""
        self.own: Connection | None = None
        self.is_down = False
        """The last attempt failed, or somebody gave up; until something is stored again."""
        self.last_began = 0.0
        """When the last transaction began; 0 if it had one job only: the next begins at once."""
        self.had_many = False
        """The last transaction had many jobs, so that more may come before the next."""
        self.is_quiet = threading.Event()
        """Nothing more comes for a moment, as far as those who ask can see."""
        self.is_quiet.set()
        self.commits = 0
        self.pages = 0
        self.failures = 0
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Write everything that waits, then stop."""
        self.calls.put(False)
        self.thread.join(timeout=10)

    def _run(self) -> None:
        is_open = True
        while is_open:
            is_open = self.calls.get()
            while self.waiting:
                self._wait_for_more()
                batch = self._next()
                self.last_began = time.monotonic() if len(batch) > 1 else 0.0
                self.had_many = len(batch) >= MANY
                self._commit(batch)
                del batch  # whoever asked is not kept until the next one
        self._drop()

    def _wait_for_more(self) -> None:
        """After a transaction of several, more come soon: they share the next one."""
        least = self.last_began + LEAST_SECONDS - time.monotonic()
        if least > 0:
            time.sleep(least)
        most = self.last_began + MOST_SECONDS - time.monotonic()
        if self.had_many and most > 0:
            self.is_quiet.wait(most)

    def _next(self) -> list[Job]:
        """Everything that waits; what needs a transaction of its own, alone."""
        batch: list[Job] = []
        while self.waiting and len(batch) < MOST_AT_ONCE:
            if self.waiting[0].is_alone and batch:
                break
            batch.append(self.waiting.popleft())
            if batch[0].is_alone:
                break
        return batch

    def _commit(self, batch: list[Job]) -> None:
        try:
            self._connection()
            batch = self._begin(batch)
            if batch:
                self._store(batch)
                self.commits += 1
                self.pages += len(batch)
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
        with self.lock:
            behind = [self.waiting.popleft() for _ in range(len(self.waiting))]
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
        if self.is_sqlite and self._quickly(batch):
            return
        connection, number = self._connection(), None
        transaction = connection.begin()
        try:
            self._carry_out(connection, batch)
            if not self.is_sqlite:
                from lapidarium.server.storage.postgres import number_of_transaction  # noqa: PLC0415

                number = number_of_transaction(connection)
        except BaseException:
            with contextlib.suppress(Exception):
                transaction.rollback()
            raise
        try:
            transaction.commit()
        except Exception as error:
            self._look(batch, number, error)

    def _quickly(self, batch: list[Job]) -> bool:
        """Pages that change no lists, straight to SQLite; False if something else is among them.

        One statement is a transaction of its own: it costs a tenth of what it costs through
        SQLAlchemy, and waits once for its turn among the threads. A page that was there already
        is looked at in the general way, which knows our own by their content.
        """
        pages = [job.what for job in batch if isinstance(job.what, Page) and job.what.is_bare]
        if len(pages) < len(batch):
            return False
        raw: Any = self._connection().connection.driver_connection
        try:
            written: int = raw.execute(*insert_sqlite(pages)).rowcount
        except Exception as error:
            self._look(batch, None, error)
            return True
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
            if connection.invalidated or is_fatal(error):
                raise
            job.fail(error)
        except Exception as error:
            job.error = error

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

        found = None
        while found is None and time.monotonic() < until:
            looking = self._connection()
            found = was_committed(looking, number)
            looking.rollback()
            if found is None:
                time.sleep(SECONDS_BETWEEN_LOOKS)
        return found

    def _is_in_file(self, batch: list[Job]) -> bool:
        """SQLite could not flush: what is not there now is overwritten, and never comes back."""
        pages = [job.what for job in batch if isinstance(job.what, Page)]
        with self._connection().begin():
            is_there = bool(pages) and not not_mine(self._connection(), pages)
        raw: Any = self._connection().connection.driver_connection
        raw.execute(sqlite.EMPTY_LOG if is_there else touch())
        return is_there


def is_fatal(error: SQLAlchemyError) -> bool:
    """Is it the database that fails, and not this one statement?"""
    if not isinstance(error, DBAPIError):
        return False
    if error.connection_invalidated:
        return True
    if sqlite.name_of(error):
        return sqlite.is_broken(error)
    state = getattr(error.orig, "sqlstate", None)
    return state is None or state[:2] in ("08", "53", "57", "58", "XX")
