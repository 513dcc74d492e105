"""A process that has the questions of a review answered on a Ray cluster.

It reads the same lines as a bot worker, and writes the answers in the same order; meanwhile it
takes further questions, so that the whole cluster thinks. Ray thus stays out of the server: what it
loads, prints or waits for concerns this process alone.
"""

from __future__ import annotations

import os
import sys
from contextlib import closing
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any

from lapidarium.learning.questions import Failure
from lapidarium.messages import Message
from lapidarium.server.bot_workers.worker import ENCODER, reply
from lapidarium.workers import RayPool, WorkersFailed

if TYPE_CHECKING:
    from collections.abc import Callable

LONGEST_REASON = 300
END = object()


def answer_all(address: str, count: int, write: Callable[[bytes], Any]) -> None:
    """Answer questions until there are no more; raises WorkersFailed and whatever Ray raises."""
    with closing(RayPool(count, address)) as cluster:
        references: SimpleQueue[Any] = SimpleQueue()
        Thread(target=_start_all, args=(cluster, references), daemon=True).start()
        while (reference := references.get()) is not END:
            if isinstance(reference, Exception):
                raise reference
            write(cluster.result(reference) + b"\n")


def _start_all(cluster: RayPool, references: SimpleQueue[Any]) -> None:
    try:
        start = cluster.starter(reply)
        for line in sys.stdin.buffer:
            references.put(start(line))
        references.put(END)
    except Exception as error:
        references.put(error)


def main() -> None:
    """Address and number of workers (of a local cluster) are the arguments."""
    address, count = sys.argv[1], int(sys.argv[2])
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)  # whatever Ray prints is no answer
    os.dup2(nowhere, 2)  # and no line of the server's log
    try:
        answer_all(address, count, out.write)
    except WorkersFailed as error:
        message = error.message
    except Exception as error:  # Ray has many, and a worker may raise anything
        reason = f"{type(error).__name__}: {error}"[:LONGEST_REASON]
        message = Message("workers-no-cluster", address=address, reason=reason)
    else:
        return
    out.write(ENCODER.encode(Failure(str(message), message.to_wire())) + b"\n")
    os._exit(1)  # a thread may still read


if __name__ == "__main__":
    main()
