"""A process that connects to a Ray cluster and has decisions assessed there.

Tasks come in as lines of JSON until there are no more, and decisions go out as they are found. The
last line says that all is done, or why not. Ray thus stays out of the server: what it loads, prints
or waits for concerns this process alone.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any

import orjson

from lapidarium.learning.review import Task, assess_task
from lapidarium.messages import Message
from lapidarium.workers import Workers, WorkersFailed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    Say = Callable[[dict[str, Any]], None]

LONGEST_REASON = 300


def drive(address: str, count: int, tasks: Iterable[Task], say: Say) -> None:
    """Have all tasks done; raises WorkersFailed."""
    with Workers(count, ray=address) as cluster:
        for decision in cluster.map(assess_task, tasks):
            say({"decision": decision})


def main() -> None:
    """Address and number of workers (of a local cluster) are the arguments."""
    address, count = sys.argv[1], int(sys.argv[2])
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # whatever Ray prints is no answer

    def say(line: dict[str, Any]) -> None:
        out.write(orjson.dumps(line) + b"\n")

    try:
        tasks = [Task.from_wire(orjson.loads(line)) for line in sys.stdin.buffer]
        drive(address, count, tasks, say)
    except WorkersFailed as error:
        say({"error": error.message.to_wire()})
    except Exception as error:  # Ray has many, and a worker may raise anything
        reason = f"{type(error).__name__}: {error}"[:LONGEST_REASON]
        say({"error": Message("workers-no-cluster", address=address, reason=reason).to_wire()})
    else:
        say({"is_done": True})


if __name__ == "__main__":
    main()
