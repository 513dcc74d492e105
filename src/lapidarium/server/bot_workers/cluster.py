"""A Ray cluster that the host has configured, which answers the questions of reviews.

Each review has a process that connects to the cluster (`ray_worker`). Whatever goes wrong there,
the bot workers of this machine do the rest of the review.
"""

from __future__ import annotations

import contextlib
import errno
import importlib.util
import logging
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from lapidarium.learning.questions import Failure
from lapidarium.messages import Message
from lapidarium.refusals import Refused
from lapidarium.server.bot_workers.pool import BotWorker, kind_of
from lapidarium.server.bot_workers.worker import ANSWERS, WorkerRequest

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from lapidarium.games.game import Game
    from lapidarium.learning.questions import Question
    from lapidarium.server.bot_workers.pool import BotPool, WorkShare

LOCAL: Final = "local"
SECONDS_TO_CONNECT: Final = 60.0
QUESTIONS_AT_ONCE: Final = 32
"""Of one review: a cluster has more processors than this machine has bot workers."""
A = TypeVar("A")
log = logging.getLogger("lapidarium.reviews")


def command(address: str, count: int) -> list[str]:
    """The process that connects; `count` is the number of workers of a local cluster."""
    return [sys.executable, "-m", "lapidarium.server.bot_workers.ray_worker", address, str(count)]


def check_cluster(address: str) -> None:
    """Before the server starts: is Ray installed, and does the cluster answer? Raises Refused."""
    if importlib.util.find_spec("ray") is None:
        raise Refused(Message("workers-no-ray"))
    if address == LOCAL:
        return  # started with each review
    reason = os.strerror(errno.ECONNRESET)
    try:
        done = subprocess.run(
            command(address, 1),
            input=b"",
            stdout=subprocess.PIPE,
            timeout=SECONDS_TO_CONNECT,
            check=False,
        )
        if done.returncode == 0:
            return
        if done.stdout.endswith(b"\n"):
            answer = ANSWERS.decode(done.stdout)
            if isinstance(answer, Failure) and answer.message is not None:
                raise Refused(Message.from_wire(answer.message))
    except subprocess.TimeoutExpired:
        reason = os.strerror(errno.ETIMEDOUT)
    raise Refused(Message("workers-no-cluster", address=address, reason=reason))


class RayWorkers:
    """A cluster that answers as long as it can, and then the bot workers; for one review."""

    def __init__(self, pool: BotPool, address: str) -> None:
        self.pool = pool
        count = pool.questions_at_once
        self.questions_at_once = count if address == LOCAL else QUESTIONS_AT_ONCE
        self.worker = BotWorker(command(address, count), remembers_packs=False)
        self.has_failed = False

    async def ask(self, game: Game[Any, Any], question: Question[A], share: WorkShare) -> A:
        """The answer of the cluster or, once it has failed, of a bot worker."""
        if not self.has_failed:
            request = WorkerRequest.of(game, question)
            try:
                return cast("A", await self.worker.ask(request, kind_of(game, question)))
            except Exception as error:
                if not self.has_failed:
                    extra = {"why": repr(error)}
                    log.warning("the Ray cluster failed; bot workers go on", extra=extra)
                self.has_failed = True
        return await self.pool.ask(game, question, share)


@contextlib.asynccontextmanager
async def workers_for_review(pool: BotPool, address: str) -> AsyncIterator[BotPool | RayWorkers]:
    """The cluster at this address, if there is one, or the bot workers."""
    if not address:
        yield pool
        return
    workers = RayWorkers(pool, address)
    try:
        yield workers
    finally:
        await workers.worker.end()
