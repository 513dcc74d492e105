"""Reviews on a Ray cluster that the host has configured.

Each review has a process that connects to the cluster (`ray_driver`). Whatever goes wrong there
ends with `ClusterFailed`; what was found until then is kept, and the bot workers do the rest.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import importlib.util
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any, Final

import orjson

from lapidarium.messages import Message
from lapidarium.table import Refused

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Sequence

    from lapidarium.learning.review import Decision, Task

LOCAL: Final = "local"
LONGEST_LINE: Final = 1 << 20
SECONDS_TO_CONNECT: Final = 60.0
SECONDS_TO_BEGIN: Final = 600.0
"""Until the first decision: a machine of the cluster may have to compile the bots' search."""
SECONDS_WITHOUT: Final = 60.0
"""Between two decisions, beyond ten times the search for a better move."""
SECONDS_TO_END: Final = 5.0
TIMED_OUT: Final = os.strerror(errno.ETIMEDOUT)


class ClusterFailed(RuntimeError):  # noqa: N818
    """The cluster does not go on with a review; `message` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


def command(address: str, count: int) -> list[str]:
    """The process that connects; `count` is the number of workers of a local cluster."""
    return [sys.executable, "-m", "lapidarium.server.reviews.ray_driver", address, str(count)]


def check_cluster(address: str) -> None:
    """Before the server starts: is Ray installed, and does the cluster answer? Raises Refused."""
    if importlib.util.find_spec("ray") is None:
        raise Refused(Message("workers-no-ray"))
    if address == LOCAL:
        return  # started with each review
    try:
        done = subprocess.run(
            command(address, 1),
            input=b"",
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=SECONDS_TO_CONNECT,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise Refused(_lost(address, TIMED_OUT)) from None
    found = _parsed(done.stdout, address)
    if "error" in found:
        raise Refused(_message(found["error"]))


async def assess_on_cluster(
    address: str, count: int, tasks: Sequence[Task]
) -> AsyncGenerator[Decision, None]:
    """The decisions as they are found, in any order; raises ClusterFailed."""
    try:
        process = await asyncio.create_subprocess_exec(
            *command(address, count),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=LONGEST_LINE,
            start_new_session=True,
        )
    except OSError as error:  # no memory or no room for one more process
        raise ClusterFailed(_lost(address, str(error))) from None
    try:
        await _give(process, tasks, address)
        patience, usual = SECONDS_TO_BEGIN, _patience(tasks)
        while True:
            found = await _next(process, address, patience)
            if "error" in found:
                raise ClusterFailed(_message(found["error"]))
            if "decision" not in found:
                return
            yield found["decision"]
            patience = usual
    finally:
        await _end(process)


async def _give(process: asyncio.subprocess.Process, tasks: Sequence[Task], address: str) -> None:
    assert process.stdin is not None
    try:
        async with asyncio.timeout(SECONDS_TO_CONNECT):
            for task in tasks:
                process.stdin.write(orjson.dumps(task.to_wire()) + b"\n")
                await process.stdin.drain()
            process.stdin.close()
            await process.stdin.wait_closed()
    except TimeoutError:
        raise ClusterFailed(_lost(address, TIMED_OUT)) from None
    except ConnectionError as error:
        raise ClusterFailed(_lost(address, str(error))) from None


async def _next(
    process: asyncio.subprocess.Process, address: str, patience: float
) -> dict[str, Any]:
    assert process.stdout is not None
    try:
        async with asyncio.timeout(patience):
            line = await process.stdout.readline()
    except TimeoutError:
        raise ClusterFailed(_lost(address, TIMED_OUT)) from None
    except ValueError as error:  # longer than any decision
        raise ClusterFailed(_lost(address, str(error))) from None
    return _parsed(line, address)


def _parsed(line: bytes, address: str) -> dict[str, Any]:
    """The last line; an error if the process has ended without a word, or in the middle of one."""
    if not line.endswith(b"\n"):
        return {"error": _lost(address, os.strerror(errno.ECONNRESET)).to_wire()}
    found: dict[str, Any] = orjson.loads(line.splitlines()[-1])
    return found


def _patience(tasks: Sequence[Task]) -> float:
    longest = max((task.depth.search.seconds or 0.0 for task in tasks), default=0.0)
    return SECONDS_WITHOUT + 10 * longest


async def _end(process: asyncio.subprocess.Process) -> None:
    """Kindly at first: a local cluster ends with its driver."""
    if process.returncode is not None:
        return
    with contextlib.suppress(ProcessLookupError):
        process.terminate()
    try:
        async with asyncio.timeout(SECONDS_TO_END):
            await process.wait()
    except TimeoutError:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _lost(address: str, reason: str) -> Message:
    return Message("workers-no-cluster", address=address, reason=reason)


def _message(found: dict[str, Any]) -> Message:
    return Message(found["code"], **found.get("params", {}))
