"""A small stand-in for Ray that works in the process which asks it.

RAY_VERSION is the Lapidarium that is installed "over there": one as here if it is not set, none if
it is empty. RAY_MOST is how many tasks are done before this process dies; RAY_DONE is a file with
a dot for each task.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import lapidarium

Task = tuple[Callable[..., Any], tuple[Any, ...]]


class exceptions:  # noqa: N801 - as Ray has it
    class WorkerCrashedError(Exception):
        pass


class Remote:
    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function

    def remote(self, *task: Any) -> Task:
        return self.function, task


def remote(**_: Any) -> type[Remote]:
    return Remote


def wait(pending: list[Task], num_returns: int) -> tuple[list[Task], list[Task]]:
    return pending[:num_returns], pending[num_returns:]


def get(reference: Task) -> Any:
    function, task = reference
    done = Path(os.environ.get("RAY_DONE", os.devnull))
    count = len(done.read_text()) if done.is_file() else 0
    if str(count) == os.environ.get("RAY_MOST"):
        os._exit(1)
    with _over_there():
        found = function(*task)
    done.write_text("." * (count + 1))
    return found


@contextmanager
def _over_there() -> Iterator[None]:
    version = os.environ.get("RAY_VERSION", own := lapidarium.__version__)
    if version:
        lapidarium.__version__ = version
    else:
        del lapidarium.__version__
    try:
        yield
    finally:
        lapidarium.__version__ = own


def init(**_: Any) -> None:
    pass


def cluster_resources() -> dict[str, float]:
    return {"CPU": 2}


def cancel(_: Task) -> None:
    pass


def shutdown() -> None:
    pass
