"""Bots think in processes of their own, with a time limit per question; tables take turns.

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
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import orjson

from lapidarium import bots
from lapidarium.games.registry import game_type
from lapidarium.server.bot_workers.precompile import Precompiler
from lapidarium.server.bot_workers.worker import MOST_PACKS, plain_choice
from lapidarium.server.tables.levels import fallback_level
from lapidarium.server.turns import Turns

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lapidarium.games.game import Game
    from lapidarium.games.pack import Pack

LONGEST_LINE = 1 << 20
SECONDS_TO_ANSWER = 5.0
"""Beyond twice its budget: for the process to start, and for a machine that is busy."""
SECONDS_TO_LOAD = 600.0
"""The first question of a kind may have to compile what the bot searches with."""
LONGEST_COMPILING = 10.0
"""How long a question waits for the bot's search to be compiled."""
LONGEST_WAIT = 30.0
"""How long a question waits for a worker; then the fallback level plays."""
SECONDS_FOR_GAMES = 120.0
"""How long a worker may take for whole games."""
log = logging.getLogger("lapidarium.bots")

Asker = tuple[str, str]
"""An address, if it is known, and a person."""
NOBODY: Asker = ("", "")
WORKSHOP: Asker = ("workshop", "")
"""All packs that are tried at the same time have one share together."""
STUDIES = "studies"
"""So have all reviews and studies, and only of the time that no table with people needs."""


@dataclass(frozen=True, slots=True)
class Question:
    """What would a bot of this level do in this seat?"""

    game: Game[Any, Any]
    state: Any
    seat: int
    level: str
    seed: str
    table: str
    has_people: bool = True
    """Somebody plays at this table; tables of bots alone wait until nobody else does."""
    asked_by: Asker = NOBODY
    """Whose share of the workers it comes from."""

    def plain(self, seconds: float) -> dict[str, Any]:
        """The question as a worker gets it: what the seat knows, and nothing else."""
        return {
            "pack": self.game.pack.digest,
            "pack_text": self.game.pack.text,
            "players": self.game.players,
            "view": self.game.view_text(self.game.view(self.state, self.seat)),
            "level": self.level,
            "seed": self.seed,
            "seconds": seconds,
        }

    def without_thinking(self) -> dict[str, Any]:
        """The answer of the fallback level."""
        view = self.game.view(self.state, self.seat)
        level = fallback_level(self.game.name)
        return plain_choice(self.game, level, bots.choose(self.game, view, level, self.seed))


class BotPool:
    """The bot workers, and the tables that wait for them."""

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
        self.asked: set[asyncio.Task[dict[str, Any]]] = set()

    async def choose(self, question: Question) -> dict[str, Any]:
        """What a bot would do: `level`, `move`, `expected`, `others`, `note`."""
        self.waiting += 1
        try:
            async with asyncio.timeout(LONGEST_COMPILING):
                await self.precompiler.wait_for(question.game.name, question.level)
            async with asyncio.timeout(LONGEST_WAIT):
                path = (*question.asked_by, question.table)
                worker = await self.queue.next(path, has_people=question.has_people)
            return await self._answer(worker, question)
        except Exception as error:
            extra = {"bot": question.level, "error": repr(error)}
            log.warning("a bot did not answer", extra=extra)
            return await asyncio.to_thread(question.without_thinking)
        finally:
            self.waiting -= 1

    async def play_games(
        self, pack: Pack, players: int, level: str, numbers: list[int]
    ) -> list[dict[str, Any]]:
        """Whole games of a bot against itself; raises if they fail.

        Tables with people come first; with tables of bots alone the games take turns.
        """
        question = {"pack": pack.digest, "pack_text": pack.text, "players": players}
        question |= {"level": level, "games": numbers}
        worker = await self.queue.next((*WORKSHOP, f"{pack.digest}/{players}"), has_people=False)
        found = await self._work(worker, question, (pack.game, level))
        games: list[dict[str, Any]] = found["games"]
        return games

    async def study(
        self, game: Game[Any, Any], level: str, asked: dict[str, Any], path: tuple[str, str]
    ) -> dict[str, Any]:
        """A small piece of a review or a study, when no table waits; raises if it fails.

        The path is whose share it comes from, a person, and what it is about.
        """
        await self.precompiler.wait_for(game.name, level)
        question: dict[str, Any] = {"pack": game.pack.digest, "pack_text": game.pack.text}
        question |= {"players": game.players, "level": level, **asked}
        worker = await self.queue.next((STUDIES, *path), has_people=False)
        return await self._work(worker, question, (game.name, level))

    async def _work(
        self, worker: BotWorker, question: dict[str, Any], kind: tuple[str, str]
    ) -> dict[str, Any]:
        asking = self._ask(worker, question, kind)
        try:
            async with asyncio.timeout(SECONDS_FOR_GAMES):
                return await asyncio.shield(asking)
        except TimeoutError:
            await worker.end()
            raise

    def _ask(
        self, worker: BotWorker, question: dict[str, Any], kind: tuple[str, str]
    ) -> asyncio.Task[dict[str, Any]]:
        """Ask a worker; it is free again once it has answered, whoever waits for that."""
        asking = asyncio.ensure_future(worker.ask(question, kind))
        self.asked.add(asking)
        asking.add_done_callback(lambda _: self._answered(worker, asking))
        return asking

    async def _answer(self, worker: BotWorker, question: Question) -> dict[str, Any]:
        """The worker's answer, or TimeoutError; the worker is free again once it has answered."""
        kind = (question.game.name, question.level)
        seconds = self._seconds(*kind)
        asking = self._ask(worker, question.plain(seconds), kind)
        try:
            async with asyncio.timeout(2 * seconds + SECONDS_TO_ANSWER):
                return await asyncio.shield(asking)
        except TimeoutError:
            # Its first question of this kind may still be compiling; let it finish.
            if kind in worker.known:
                await worker.end()
            raise

    def _seconds(self, game: str, name: str) -> float:
        """How long a level may think."""
        level = game_type(game).level(name)
        usual = self.most if level is None else level.seconds
        return min(self.most, self.seconds.get(name, usual))

    def _answered(self, worker: BotWorker, asking: asyncio.Task[dict[str, Any]]) -> None:
        self.asked.discard(asking)
        self.queue.free(worker)
        if not asking.cancelled():
            asking.exception()  # whoever waits for it hears of it; maybe nobody does any more

    async def close(self) -> None:
        """End the processes."""
        await self.precompiler.close()
        for worker in self.workers:
            await worker.end()
        await asyncio.gather(*self.asked, return_exceptions=True)


class WorkerQueue:
    """Who gets the next free worker: addresses take turns, then their people, then their tables."""

    def __init__(self, workers: list[BotWorker]) -> None:
        self.idle = deque(workers)
        self.tables: Turns[asyncio.Future[BotWorker]] = Turns()
        self.without_people: Turns[asyncio.Future[BotWorker]] = Turns()
        """Tables of bots alone, and the workshop: served when no table with people waits."""

    async def next(self, path: tuple[str, ...], *, has_people: bool = True) -> BotWorker:
        """A worker, when it is the turn of this address, person and table."""
        if self.idle and not (self.tables or self.without_people):
            return self.idle.popleft()
        turn: asyncio.Future[BotWorker] = asyncio.get_running_loop().create_future()
        (self.tables if has_people else self.without_people).add(path, turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.free(turn.result())
            raise

    def free(self, worker: BotWorker) -> None:
        """Give an idle worker to whoever's turn it is."""
        while waiting := self.tables or self.without_people:
            turn = waiting.take()
            if not turn.done():
                turn.set_result(worker)
                return
        self.idle.append(worker)


class BotWorker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.known: set[tuple[str, str]] = set()
        """Games and levels that this process has answered for."""
        self.packs: set[str] = set()
        """Digests of the packs that this process has the text of."""

    async def ask(self, question: dict[str, Any], kind: tuple[str, str]) -> dict[str, Any]:
        """Its answer; raises when there is none."""
        try:
            async with asyncio.timeout(SECONDS_TO_LOAD):
                found = await self._ask(question)
        except BaseException:
            await self.end()
            raise
        if "error" in found:
            raise RuntimeError(found["error"])
        self.known.add(kind)
        return found

    async def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        if self.process is None or self.process.returncode is not None:
            self.known, self.packs = set(), set()
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "lapidarium.server.bot_workers.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                start_new_session=True,
            )
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        if question["pack"] in self.packs:
            question = {key: question[key] for key in question if key != "pack_text"}
        else:  # the process counts its packs in the same way
            self.packs = {*(self.packs if len(self.packs) < MOST_PACKS else ()), question["pack"]}
        process.stdin.write(orjson.dumps(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        found: dict[str, Any] = orjson.loads(line)
        return found

    async def end(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
