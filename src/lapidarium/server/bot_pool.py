"""Bots think in processes of their own, one question after another, each with a time limit.

Questions are answered in the order they came, whatever table they are from. A process that
takes too long is ended and replaced; the seat then plays a legal move without thinking.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import sys
from typing import TYPE_CHECKING, Any

import orjson

from lapidarium.server.thinker import plain_view

if TYPE_CHECKING:
    from lapidarium.rules.game import Game

LONGEST_LINE = 1 << 20
SECONDS_TO_START = 60
"""Loading what a bot knows may take long; later questions have the budget and a little more."""
log = logging.getLogger("lapidarium.bots")


class BotPool:
    """Some thinkers, and who waits for them."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.free: asyncio.Queue[Thinker] = asyncio.Queue()
        self.thinkers = [Thinker() for _ in range(workers)]
        for thinker in self.thinkers:
            self.free.put_nowait(thinker)
        self.waiting = 0

    async def choose(
        self, game: Game[Any, Any], state: Any, seat: int, level: str, seed: str
    ) -> dict[str, Any]:
        """What a bot of this level would do: `move`, `expected`, `others`."""
        question = {
            "pack": game.pack.text,
            "players": game.players,
            "view": plain_view(game, state, seat),
            "level": level,
            "seed": seed,
            "seconds": self.seconds,
        }
        self.waiting += 1
        thinker = await self.free.get()
        try:
            return await thinker.ask(question, self.seconds)
        except Exception as error:
            log.warning("a bot did not answer", extra={"level": level, "error": repr(error)})
            moves = game.legal(state)
            return {"move": game.text(random.Random(seed).choice(moves)), "others": []}
        finally:
            self.waiting -= 1
            self.free.put_nowait(thinker)

    async def close(self) -> None:
        """End the processes."""
        for thinker in self.thinkers:
            await thinker.end()


class Thinker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Its answer; raises when there is none in time."""
        is_new = self.process is None or self.process.returncode is not None
        try:
            async with asyncio.timeout(seconds * 2 + (SECONDS_TO_START if is_new else 5)):
                return await self._ask(question)
        except BaseException:
            await self.end()
            raise

    async def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "lapidarium.server.thinker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                start_new_session=True,
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(orjson.dumps(question) + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        found: dict[str, Any] = orjson.loads(line)
        if "error" in found:
            raise RuntimeError(found["error"])
        return found

    async def end(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
