"""Bots think in processes of their own, with a time limit per question; whoever asks takes turns.

When more tables wait than there are workers, they take turns (`turns.py`): nobody has more than
their share, however many tables they have. A worker that takes too long is ended and replaced.
When one dies, or none is free for long, the fallback level, which needs no search, plays instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections import deque
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast

import msgspec

from lapidarium.bots import Budget
from lapidarium.games.registry import game_type
from lapidarium.learning.questions import Choose, Failure
from lapidarium.learning.review import reviewer
from lapidarium.learning.review.answers import choice_of
from lapidarium.server.bot_workers.precompile import Precompiler
from lapidarium.server.bot_workers.worker import ANSWERS, ENCODER, MOST_PACKS, WorkerRequest
from lapidarium.server.turns import Turns

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from lapidarium.games.game import Game
    from lapidarium.learning.questions import Answer, ChoiceAnswer, Question

LONGEST_LINE = 1 << 20
SECONDS_TO_ANSWER = 5.0
"""Beyond twice its budget: for the process to start, and for a machine that is busy."""
SECONDS_TO_LOAD = 600.0
"""The first question of a kind may have to compile what the bot searches with."""
LONGEST_COMPILING = 10.0
"""How long a question waits for the bot's search to be compiled."""
LONGEST_WAIT = 30.0
"""How long a question waits for a worker; then the fallback level plays."""
SECONDS_FOR_WORK = 120.0
"""How long a worker may take for a question that no table waits for."""
HERE = (sys.executable, "-m", "lapidarium.server.bot_workers.worker")
log = logging.getLogger("lapidarium.bots")

WORKSHOP = "workshop"
"""All packs that are tried at the same time have one share together."""
STUDIES = "studies"
"""So have all reviews and studies, and only of the time that no table with people needs."""

A = TypeVar("A")


class WorkShare(NamedTuple):
    """Whose share of the workers a question takes: they take turns by group, person and subject."""

    group: str = ""
    """An address, if it is known, or WORKSHOP or STUDIES."""
    person: str = ""
    subject: str = ""
    """The table, pack or review that it is for."""
    has_people: bool = False
    """Somebody plays at this table; everything else waits until nobody else does."""
    is_table: bool = False
    """A game waits for the answer, so it comes in time, if need be from the fallback level."""

    @classmethod
    def of_table(
        cls, table: str, asker: tuple[str, str] = ("", ""), *, has_people: bool = True
    ) -> WorkShare:
        """The share of an address and a person, for a bot's move or a hint at a table."""
        return cls(*asker, table, has_people, is_table=True)

    @property
    def path(self) -> tuple[str, str, str]:
        """Where its questions wait."""
        return self.group, self.person, self.subject


def fallback_choice(game: Game[Any, Any], question: Choose) -> ChoiceAnswer:
    """The answer of the fallback level, which needs no search."""
    level = game_type(game.name).fallback_level
    return choice_of(game, msgspec.structs.replace(question, level=level))


def kind_of(game: Game[Any, Any], question: Question[Any]) -> tuple[str, str]:
    """The game and the bot that thinks."""
    return game.name, getattr(question, "level", reviewer(game.name))


class BotPool:
    """The bot workers, and the questions that wait for them."""

    def __init__(
        self, workers: int, most: float, seconds: Mapping[str, float] | None = None
    ) -> None:
        self.most = most
        self.seconds = seconds or {}
        """By level, where the host wants another time than the game says."""
        self.workers = [BotWorker() for _ in range(workers)]
        self.queue = WorkerQueue(self.workers)
        self.precompiler = Precompiler()
        self.waiting = 0
        """Questions of tables that are not answered yet."""
        self.asking: set[asyncio.Task[Any]] = set()

    @property
    def questions_at_once(self) -> int:
        """How many questions are answered at the same time."""
        return len(self.workers)

    async def ask(self, game: Game[Any, Any], question: Question[A], share: WorkShare) -> A:
        """The answer; a table gets one whatever happens, anything else waits for it and may fail.

        How long a bot may think at a table, the host has decided.
        """
        if not share.is_table:
            return await self._ask(game, question, share, SECONDS_FOR_WORK)
        assert isinstance(question, Choose)
        seconds = self._seconds(game.name, question.level)
        timed = cast(
            "Question[A]", msgspec.structs.replace(question, budget=Budget(seconds=seconds))
        )
        self.waiting += 1
        try:
            return await self._ask(game, timed, share, 2 * seconds + SECONDS_TO_ANSWER)
        except Exception as error:
            extra = {"bot": question.level, "error": repr(error)}
            log.warning("a bot did not answer", extra=extra)
            return cast("A", await asyncio.to_thread(fallback_choice, game, question))
        finally:
            self.waiting -= 1

    async def _ask(
        self, game: Game[Any, Any], question: Question[A], share: WorkShare, seconds: float
    ) -> A:
        """The answer of the next worker within some seconds, which is free when it has answered."""
        kind = kind_of(game, question)
        async with asyncio.timeout(LONGEST_COMPILING if share.is_table else None):
            await self.precompiler.wait_for(*kind)
        async with asyncio.timeout(LONGEST_WAIT if share.is_table else None):
            worker = await self.queue.acquire(share)
        asking = asyncio.ensure_future(worker.ask(WorkerRequest.of(game, question), kind))
        self.asking.add(asking)
        asking.add_done_callback(lambda _: self._answered(worker, asking))
        try:
            async with asyncio.timeout(seconds):
                return cast("A", await asyncio.shield(asking))
        except TimeoutError:
            # The first question of a kind from a table may still be compiling; let it finish.
            if kind in worker.kinds or not share.is_table:
                await worker.end()
            raise

    def _seconds(self, game: str, name: str) -> float:
        """How long a level may think."""
        level = game_type(game).level(name)
        usual = self.most if level is None else level.seconds
        return min(self.most, self.seconds.get(name, usual))

    def _answered(self, worker: BotWorker, asking: asyncio.Task[Answer]) -> None:
        self.asking.discard(asking)
        self.queue.release(worker)
        if not asking.cancelled():
            asking.exception()  # whoever waits for it hears of it; maybe nobody does any more

    async def close(self) -> None:
        """End the processes."""
        await self.precompiler.close()
        for worker in self.workers:
            await worker.end()
        await asyncio.gather(*self.asking, return_exceptions=True)


class WorkerQueue:
    """Who gets the next free worker: addresses take turns, then their people, then their tables."""

    def __init__(self, workers: list[BotWorker]) -> None:
        self.idle = deque(workers)
        self.tables: Turns[asyncio.Future[BotWorker]] = Turns()
        self.without_people: Turns[asyncio.Future[BotWorker]] = Turns()
        """Tables of bots alone, and the workshop: served when no table with people waits."""

    async def acquire(self, share: WorkShare) -> BotWorker:
        """A worker, when it is the turn of this share."""
        if self.idle and not (self.tables or self.without_people):
            return self.idle.popleft()
        turn: asyncio.Future[BotWorker] = asyncio.get_running_loop().create_future()
        (self.tables if share.has_people else self.without_people).add(share.path, turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release(turn.result())
            raise

    def release(self, worker: BotWorker) -> None:
        """Give an idle worker to whoever's turn it is."""
        while waiting := self.tables or self.without_people:
            turn = waiting.take()
            if not turn.done():
                turn.set_result(worker)
                return
        self.idle.append(worker)


class BotWorker:
    """One process, started when it is first needed; it answers in the order of the questions."""

    def __init__(self, command: Sequence[str] = HERE, *, remembers_packs: bool = True) -> None:
        self.command = command
        self.remembers_packs = remembers_packs
        self.process: asyncio.subprocess.Process | None = None
        self.starting = asyncio.Lock()
        self.reading = asyncio.Lock()
        """Whoever waits for an answer; they take their turns in the order of the questions, too."""
        self.kinds: set[tuple[str, str]] = set()
        """Games and levels that this process has answered for."""
        self.packs: set[str] = set()
        """Digests of the packs that this process has the text of."""

    async def ask(self, request: WorkerRequest, kind: tuple[str, str]) -> Answer:
        """Its answer; raises when there is none."""
        async with self.starting:
            if self.process is None or self.process.returncode is not None:
                await self._start()
        process, reading = self.process, self.reading
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(ENCODER.encode(self._without_known_pack(request)) + b"\n")
        try:
            async with reading, asyncio.timeout(SECONDS_TO_LOAD):
                if process is not self.process:  # ended, so what it says now answers nobody
                    raise ConnectionResetError
                await process.stdin.drain()
                answer = ANSWERS.decode(await process.stdout.readline())
        except BaseException:
            if process is self.process:
                await self.end()
            raise
        if isinstance(answer, Failure):
            raise RuntimeError(answer.error)
        self.kinds.add(kind)
        return answer

    async def _start(self) -> None:
        self.kinds, self.packs, self.reading = set(), set(), asyncio.Lock()
        self.process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            start_new_session=True,
        )

    def _without_known_pack(self, request: WorkerRequest) -> WorkerRequest:
        if not self.remembers_packs:
            return request
        if request.pack in self.packs:
            return msgspec.structs.replace(request, pack_text="")
        # The process counts its packs in the same way.
        self.packs = {*(self.packs if len(self.packs) < MOST_PACKS else ()), request.pack}
        return request

    async def end(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
