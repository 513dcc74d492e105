"""Work spread over a Ray cluster."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from lapidarium import __version__
from lapidarium.messages import Message
from lapidarium.workers.errors import ATTEMPTS, WorkersFailed

T = TypeVar("T")
R = TypeVar("R")


class RayPool:
    """Workers of a Ray cluster, or of a local one that is started for this."""

    def __init__(self, count: int, address: str) -> None:
        try:
            import ray  # noqa: PLC0415 - optional, and slow to load
        except ImportError:
            raise WorkersFailed(Message("workers-no-ray")) from None
        self.ray: Any = ray
        try:
            _check_reachable(address)
            if address == "local":
                self.ray.init(address="local", num_cpus=count, include_dashboard=False, **QUIET)
            else:
                self.ray.init(address=address, **QUIET)
        except (ImportError, OSError, RuntimeError, ValueError) as error:
            message = Message("workers-no-cluster", address=address, reason=str(error))
            raise WorkersFailed(message) from None
        try:
            self._check_version(address)
        except BaseException:
            self.close()
            raise
        self.count = max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def _check_version(self, address: str) -> None:
        """The cluster must have the Lapidarium of this process; raises WorkersFailed."""

        def version() -> str | None:
            # A function in a function travels as it is: it also runs where nothing is installed.
            try:
                from lapidarium import __version__ as there  # noqa: PLC0415 - the one over there
            except ImportError:
                return None
            return there

        # Without a processor of its own: a cluster that is busy can still say what it has.
        found = self.result(self.ray.remote(num_cpus=0)(version).remote())
        if found is None:
            raise WorkersFailed(Message("workers-not-there", address=address, own=__version__))
        if found != __version__:
            versions = {"found": found, "own": __version__}
            raise WorkersFailed(Message("workers-other-version", address=address, **versions))

    def map(self, function: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """The results as they come."""
        start = self.starter(function)
        waiting = iter(tasks)
        pending: list[Any] = []
        try:
            while True:
                while len(pending) < 2 * self.count:
                    try:
                        pending.append(start(next(waiting)))
                    except StopIteration:
                        break
                if not pending:
                    return
                done, pending = self.ray.wait(pending, num_returns=1)
                yield self.result(done[0])
        finally:
            for one in pending:
                self.ray.cancel(one)

    def starter(self, function: Callable[[T], R]) -> Callable[[T], Any]:
        """Starts the function for one task, and returns at once a reference to its result."""
        start: Callable[[T], Any] = self.ray.remote(max_retries=ATTEMPTS)(function).remote
        return start

    def result(self, reference: Any) -> Any:
        """The result of what was started, when it is there."""
        try:
            return self.ray.get(reference)
        except self.ray.exceptions.WorkerCrashedError:
            raise WorkersFailed(Message("workers-died", count=ATTEMPTS)) from None

    def close(self) -> None:
        """Leave the cluster, or end the local one."""
        self.ray.shutdown()


def _check_reachable(address: str) -> None:
    """Check that something listens there, since Ray would retry for minutes; raises OSError."""
    if address in ("local", "auto"):
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    socket.create_connection((host, int(port)), SECONDS_TO_CONNECT).close()


SECONDS_TO_CONNECT = 5.0
QUIET = {"log_to_driver": False, "logging_level": "error", "configure_logging": False}
