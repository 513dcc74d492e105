"""Hands uploaded texts to the process that reads them, one at a time, and ends it if it must."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
import sys
from typing import Any

from lapidarium.games.pack import Pack
from lapidarium.messages import Message
from lapidarium.refusals import Refused
from lapidarium.server.uploads.transfer import CHECK, PACK, RECORD, SIZE, ReadRecord, framed

SECONDS_TO_READ = 15.0
"""By the clock, on a busy machine; the process itself counts its processor time."""
SECONDS_TO_START = 60.0
TEXTS_PER_PROCESS = 200
MOST_WAITING = 20
log = logging.getLogger("lapidarium.server")

Question = tuple[str, str | bytes, Any]
"""What kind of text, the text, and what is wanted of it."""


class UploadReader:
    """Reads packs and records in a process of its own, started when it is first needed."""

    def __init__(self, texts_per_process: int = TEXTS_PER_PROCESS) -> None:
        self.texts_per_process = texts_per_process
        self.process: asyncio.subprocess.Process | None = None
        self.texts = 0
        self.turn = asyncio.Lock()
        self.waiting = 0

    async def pack(self, text: str, players: int) -> Pack:
        """Read a pack; raises Refused with what is wrong."""
        found: Pack = await self._read(PACK, text, players)
        return found

    async def record(self, text: bytes) -> ReadRecord:
        """Read a record; raises Refused with what is wrong."""
        found: ReadRecord = await self._read(RECORD, text, 0)
        return found

    async def checked(self, text: str, figures: dict[str, Any] | None = None) -> dict[str, Any]:
        """A pack as the workshop shows it, with these figures in place of its own if there are any.

        Its problems are part of it; raises Refused for what cannot be a pack at all.
        """
        found: dict[str, Any] = await self._read(CHECK, text, figures)
        return found

    async def _read(self, kind: str, text: str | bytes, wanted: Any) -> Any:
        if self.waiting >= MOST_WAITING:
            raise Refused(Message("server-too-fast"))
        self.waiting += 1
        try:
            async with self.turn:
                found = await self._ask((kind, text, wanted))
        finally:
            self.waiting -= 1
        if isinstance(found, Message):
            raise Refused(found)
        return found

    async def _ask(self, question: Question) -> Any:
        try:
            process = await self._started()
            async with asyncio.timeout(SECONDS_TO_READ):
                return await _exchanged(process, question)
        except (TimeoutError, OSError, EOFError, pickle.UnpicklingError) as error:
            log.warning("an upload could not be read", extra={"why": type(error).__name__})
            await self.close()
            return Message("server-upload-too-costly")
        except BaseException:
            await self.close()  # what it answers later must not be taken for something else
            raise

    async def _started(self) -> asyncio.subprocess.Process:
        if self.texts >= self.texts_per_process:
            await self.close()
        if self.process is None or self.process.returncode is not None:
            self.texts = 0
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "lapidarium.server.uploads.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,
            )
            async with asyncio.timeout(SECONDS_TO_START):
                await _exchanged(self.process, (PACK, "", 0))  # it has started once it answers
        self.texts += 1
        return self.process

    async def close(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _exchanged(process: asyncio.subprocess.Process, question: Question) -> Any:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(framed(question))
    await process.stdin.drain()
    head = await process.stdout.readexactly(SIZE)
    return pickle.loads(await process.stdout.readexactly(int.from_bytes(head, "big")))
