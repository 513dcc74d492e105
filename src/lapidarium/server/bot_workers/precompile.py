"""Compiles the bots' search once, in a separate process, while games continue."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys

from lapidarium import bots
from lapidarium.games.registry import game_type

NICE = 19
log = logging.getLogger("lapidarium.bots")


class Precompiler:
    """Knows which games are compiled, and has the others compiled."""

    def __init__(self) -> None:
        self.ready: set[str] = set()
        self.awaited: set[str] = set()
        self.process: asyncio.subprocess.Process | None = None
        self.compiling: asyncio.Task[None] | None = None

    @property
    def preparing(self) -> list[str]:
        """The games whose bots wait for it now."""
        is_compiling = self.compiling is not None and not self.compiling.done()
        return sorted(self.awaited - self.ready) if is_compiling else []

    async def wait_for(self, game: str, level: str) -> None:
        """Wait until a level can play; the caller sets the time limit."""
        if game in self.ready:
            return
        needs = game_type(game).level(level)
        if needs is not None and not needs.needs_compiling:
            return
        if not await asyncio.to_thread(bots.is_ready, game, level):
            if self.compiling is None:
                self.compiling = asyncio.ensure_future(self._compile())
            self.awaited.add(game)
            await asyncio.shield(self.compiling)
        # Without a cache on disk, each worker compiles for itself.
        self.ready.add(game)

    async def _compile(self) -> None:
        log.warning("what bots search with is compiled now; `lapidarium warmup` does it ahead")
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "lapidarium",
            "warmup",
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,
        )
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, self.process.pid, NICE)
        await self.process.wait()

    async def close(self) -> None:
        """Stop compiling."""
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
        if self.compiling is not None:
            await asyncio.gather(self.compiling, return_exceptions=True)
