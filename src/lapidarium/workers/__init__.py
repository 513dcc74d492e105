"""One interface for work on several processes of this machine or on a Ray cluster.

`map` yields results as they come, in no order. A worker that is killed loses nothing: its
task is given to another. What a task leads to must depend on the task alone; then the
number of workers changes nothing but the time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Protocol, TypeVar

from lapidarium.workers.cluster import RayPool
from lapidarium.workers.errors import WorkersFailed
from lapidarium.workers.processes import Processes

if TYPE_CHECKING:
    from types import TracebackType

__all__ = ["Processes", "RayPool", "Workers", "WorkersFailed"]

T = TypeVar("T")
R = TypeVar("R")


class _Pool(Protocol):
    def map(self, function: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]: ...

    def close(self) -> None: ...


class Workers:
    """Some workers: this process alone, several processes, or a Ray cluster.

    `ray` is the address of a cluster, or `local` to start one of `count` workers here.
    """

    def __init__(self, count: int = 1, ray: str | None = None) -> None:
        self.pool: _Pool
        if ray is not None:
            self.pool = RayPool(count, ray)
        else:
            self.pool = Processes(count) if count > 1 else _Here()

    def map(self, function: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """The results as they come; `function` is one of a module, tasks can be pickled.

        Tasks are taken only as workers become free, so an iterable may stop when enough is
        known. What the function raises is raised here.
        """
        return self.pool.map(function, tasks)

    def close(self) -> None:
        """End the workers."""
        self.pool.close()

    def __enter__(self) -> Workers:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()


class _Here:
    """One worker: this process itself."""

    def map(self, function: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        return map(function, tasks)

    def close(self) -> None:
        pass
