"""Reviews of finished games: run in the background, stored with the game, resumed after a restart.

A review that somebody asks for is stored first; whichever node has room begins it, and the next
one goes on with it if that node ends. Everybody has one that goes on; others wait. It thinks on the
Ray cluster if the host has one, and whatever that does not answer, the bot workers do.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import orjson

from lapidarium.learning.questions import drive_async
from lapidarium.learning.review import (
    Depth,
    assess,
    assess_evaluated,
    decisions_of,
    reviewer,
    summed_up,
)
from lapidarium.messages import Message
from lapidarium.record import Record
from lapidarium.refusals import Refused
from lapidarium.server.accounts.people import now
from lapidarium.server.bot_workers.background_runs import FRESH, MOST_RUNS, BackgroundRuns
from lapidarium.server.bot_workers.cluster import workers_for_review
from lapidarium.server.bot_workers.pool import STUDIES, WorkShare
from lapidarium.server.storage import reviews as queries
from lapidarium.server.storage.database import StorageUnavailable
from lapidarium.server.storage.deletion import check_exists
from lapidarium.server.tables.errors import UnreadableTable, no_such_table
from lapidarium.table import OVER

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from sqlalchemy import Connection

    from lapidarium.learning.review import Decision
    from lapidarium.server.bot_workers.cluster import RayWorkers
    from lapidarium.server.bot_workers.pool import BotPool
    from lapidarium.server.storage.database import Storage
    from lapidarium.server.storage.reviews import Key
    from lapidarium.table import Table

MOST_WAITING: Final = 5
"""Of one person."""
MOST_TRIES: Final = 5
SECONDS_BETWEEN_LOOKS = 10.0
log = logging.getLogger("lapidarium.reviews")


class ReviewProgress(NamedTuple):
    """How far it is with a review."""

    status: str
    """none, waiting, running, failed or done."""
    done: int = 0
    total: int = 0
    review: bytes | None = None


class Reviews:
    """The reviews that this node works on, and those of all."""

    def __init__(
        self,
        storage: Storage,
        pool: BotPool,
        read: Callable[[str], Awaitable[Table]],
        seconds: float,
        ray: str = "",
    ) -> None:
        self.storage = storage
        self.pool = pool
        self.read = read
        self.seconds = seconds
        """How long the usual depth searches for a better move."""
        self.ray = ray
        """The address of a Ray cluster, if there is one."""
        self.runs: BackgroundRuns[Key] = BackgroundRuns()
        self.wanted = asyncio.Event()

    async def standing(self, key: Key) -> ReviewProgress:
        """How far it is with the review of a table."""
        row = await self.storage.read(lambda db: queries.find(db, key))
        if row is None:
            return ReviewProgress("none")
        if row["review"] is not None:
            return ReviewProgress("done", row["total"], row["total"], row["review"].encode())
        is_running = key in self.runs or row["changed"] > now() - FRESH
        status = "running" if is_running else "waiting"
        if row["tries"] >= MOST_TRIES and not is_running:
            status = "failed"
        return ReviewProgress(status, len(orjson.loads(row["decisions"])), row["total"])

    async def ask(self, person: str, table: Table, depth: int) -> None:
        """Somebody wants a review; raises Refused."""
        total = sum(1 for _ in decisions_of(_record(table)))
        row: dict[str, Any] = {"person": person, "asked": now(), "changed": 0, "tries": 0}
        row |= {"total": total, "decisions": "[]", "review": None}

        def write(db: Connection) -> bool:
            check_exists(db, person)
            return queries.ask(db, (table.name, depth), row, MOST_WAITING)

        if not await self.storage.write(write):
            raise Refused(Message("server-too-many-reviews", most=MOST_WAITING))
        self.wanted.set()

    async def watch(self) -> None:
        """Begin what is due, now and whenever somebody asks or something was left over."""
        while True:
            try:
                await self._look()
            except StorageUnavailable as error:
                log.warning("reviews could not be read", extra={"why": error.reason})
            except Exception:
                log.exception("looking for reviews failed")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SECONDS_BETWEEN_LOOKS):
                    await self.wanted.wait()
            self.wanted.clear()

    async def _look(self) -> None:
        since = now() - FRESH
        for row in await self.storage.read(lambda db: queries.due(db, since, MOST_TRIES)):
            key = (row["at_table"], row["depth"])
            if len(self.runs) >= MOST_RUNS:
                return
            if key in self.runs or any(r.person == row["person"] for r in self.runs.values()):
                continue
            claimed = await self._claim(key, since)
            if claimed is not None:
                self.runs.begin(key, row["person"], partial(self._run, key, claimed))

    async def _claim(self, key: Key, since: int) -> dict[str, Any] | None:
        return await self.storage.write(lambda db: queries.claim(db, key, since, now()))

    async def _run(self, key: Key, row: dict[str, Any]) -> None:
        try:
            table = await self.read(key[0])
            if table.status != OVER:
                raise no_such_table()
            async with self._alive(key):
                await self._review(key, table, row["person"], orjson.loads(row["decisions"]))
        except (Refused, UnreadableTable):
            await self._save(key, {"changed": 0, "tries": MOST_TRIES})
        except asyncio.CancelledError:
            await self._save(key, {"changed": 0})  # somebody else may go on with it at once
            raise
        except Exception as error:
            log.warning("a review ended early", extra={"error": repr(error)})
        finally:
            self.wanted.set()

    async def _review(self, key: Key, table: Table, person: str, decisions: list[Decision]) -> None:
        record, game = _record(table), table.game
        depth, level = Depth.times(key[1] * self.seconds / 0.4), reviewer(game.name)
        stored = {decision["event"] for decision in decisions}
        evaluations = {d.events + 1: d.thought for d in table.decisions} if key[1] == 1 else {}
        left = (decision for decision in decisions_of(record) if decision[0] not in stored)

        share = WorkShare(STUDIES, person, f"{key[0]}/{key[1]}")

        async def work(workers: BotPool | RayWorkers) -> None:
            ask = partial(workers.ask, game, share=share)
            for number, state, played in left:
                evaluation = evaluations.get(number)
                if evaluation is not None and evaluation.level == level:
                    decision = await asyncio.to_thread(
                        assess_evaluated, game, state, played, number, evaluation
                    )
                else:
                    dialogue = assess(game, state, played, number, depth)
                    decision = await drive_async(dialogue, ask)
                decisions.append(decision)
                text = orjson.dumps(decisions).decode()
                await self._save(key, {"changed": now(), "tries": 0, "decisions": text})

        async with (
            workers_for_review(self.pool, self.ray) as workers,
            asyncio.TaskGroup() as group,
        ):
            for _ in range(workers.questions_at_once):
                group.create_task(work(workers))
        decisions.sort(key=lambda decision: decision["event"])
        whole = await asyncio.to_thread(summed_up, record, decisions)
        text = orjson.dumps(whole).decode()
        await self._save(key, {"changed": now(), "decisions": "[]", "review": text})

    @contextlib.asynccontextmanager
    async def _alive(self, key: Key) -> AsyncIterator[None]:
        """Meanwhile no other node believes that nobody works on this review."""

        async def repeat() -> None:
            while True:
                await asyncio.sleep(FRESH / 3000)
                with contextlib.suppress(StorageUnavailable):  # it may come back
                    await self._save(key, {"changed": now()})

        task = asyncio.create_task(repeat())
        try:
            yield
        finally:
            task.cancel()

    async def _save(self, key: Key, changes: dict[str, Any]) -> None:
        await self.storage.write(lambda db: queries.save(db, key, changes))

    async def close(self) -> None:
        """Stop; what there is of the reviews is stored."""
        await self.runs.close()


def _record(table: Table) -> Record:
    return Record(table.game, table.events, known=table.states)
