"""One interface for work on several processes of this machine or on a Ray cluster.

`map` yields results as they come, in no order. A worker that is killed loses nothing: its
task is given to another. What a task leads to must depend on the task alone; then the
number of workers changes nothing but the time.
"""

from __future__ import annotations

import multiprocessing
import signal
import socket
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from lapidarium import __version__
from lapidarium.messages import Message

if TYPE_CHECKING:
    from types import TracebackType


T = TypeVar("T")
R = TypeVar("R")
ATTEMPTS = 3
"""How many workers may die over one task before the task is blamed."""


class WorkersFailed(RuntimeError):  # noqa: N818
    """The work cannot continue; `message` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


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
            self.pool = _Cluster(count, ray)
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


# ---------------------------------------------------------------- processes


class _Worker:
    """A process that works, and the task it has."""

    def __init__(self) -> None:
        # Spawned, not forked: compiled code and its threads do not survive a fork.
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=_serve, args=(other,), daemon=True)
        with _deaf_to_interrupts():
            self.process.start()
        other.close()
        self.task: Any = None
        self.is_busy = False

    def give(self, function: Callable[[Any], Any], task: Any) -> None:
        self.task, self.is_busy = task, True
        self.pipe.send((function, task))

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """What is started here does not hear Ctrl-C; this process hears it afterwards.

    A terminal sends Ctrl-C to everybody, and a worker that has just begun would print a
    traceback. Who started it ends it.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # or it is started below, and unblocks the signal
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(pipe: Connection) -> None:
    """In the worker: do one task after another until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started the worker ends it
    while True:
        try:
            function, task = pipe.recv()
        except EOFError:
            return
        try:
            answer: tuple[Any, Exception | None] = (function(task), None)
        except Exception as error:
            error.add_note(traceback.format_exc())
            answer = (None, error)
        try:
            pipe.send(answer)
        except ConnectionError:  # whoever asked is gone
            return


class Processes:
    """Processes of this machine; one that dies is replaced."""

    def __init__(self, count: int) -> None:
        self.workers = [_Worker() for _ in range(count)]

    def map(self, function: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """The results as they come."""
        waiting = iter(tasks)
        again: deque[tuple[T, int]] = deque()
        attempts: dict[int, int] = {}
        try:
            while True:
                self._give_all(function, waiting, again, attempts)
                busy = {worker.pipe: worker for worker in self.workers if worker.is_busy}
                if not busy:
                    return
                for pipe in wait(list(busy)):
                    worker = busy[pipe]  # type: ignore[index]
                    try:
                        result, error = worker.pipe.recv()
                    except (EOFError, ConnectionError):
                        self._replace(worker, again, attempts)
                        continue
                    worker.is_busy = False
                    if error is not None:
                        raise error
                    yield result
        finally:
            self._drop_busy()

    def _give_all(
        self,
        function: Callable[[T], R],
        waiting: Iterator[T],
        again: deque[tuple[T, int]],
        attempts: dict[int, int],
    ) -> None:
        for number, worker in enumerate(self.workers):
            if worker.is_busy:
                continue
            if again:
                task, attempt = again.popleft()
            else:
                try:
                    task, attempt = next(waiting), 1
                except StopIteration:
                    return
            attempts[number] = attempt
            try:
                worker.give(function, task)
            except (BrokenPipeError, ConnectionError):
                self._replace(worker, again, attempts)

    def _replace(
        self, worker: _Worker, again: deque[tuple[T, int]], attempts: dict[int, int]
    ) -> None:
        """A worker died: give its task to another, unless it has killed several already."""
        number = self.workers.index(worker)
        worker.end()
        if attempts[number] >= ATTEMPTS:
            worker.is_busy = False
            self.workers[number] = _Worker()
            raise WorkersFailed(Message("workers-died", count=ATTEMPTS))
        again.append((worker.task, attempts[number] + 1))
        self.workers[number] = _Worker()

    def _drop_busy(self) -> None:
        """Drop the tasks that are still running, and start new processes for the next map."""
        for number, worker in enumerate(self.workers):
            if worker.is_busy:
                worker.end()
                self.workers[number] = _Worker()

    def close(self) -> None:
        """End the processes."""
        for worker in self.workers:
            worker.end()


# ---------------------------------------------------------------- Ray


class _Cluster:
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
        found = self._result(self.ray.remote(num_cpus=0)(version).remote())
        if found is None:
            raise WorkersFailed(Message("workers-not-there", address=address, own=__version__))
        if found != __version__:
            versions = {"found": found, "own": __version__}
            raise WorkersFailed(Message("workers-other-version", address=address, **versions))

    def map(self, function: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        remote = self.ray.remote(max_retries=ATTEMPTS)(function)
        waiting = iter(tasks)
        pending: list[Any] = []
        try:
            while True:
                while len(pending) < 2 * self.count:
                    try:
                        pending.append(remote.remote(next(waiting)))
                    except StopIteration:
                        break
                if not pending:
                    return
                done, pending = self.ray.wait(pending, num_returns=1)
                yield self._result(done[0])
        finally:
            for one in pending:
                self.ray.cancel(one)

    def _result(self, reference: Any) -> Any:
        try:
            return self.ray.get(reference)
        except self.ray.exceptions.WorkerCrashedError:
            raise WorkersFailed(Message("workers-died", count=ATTEMPTS)) from None

    def close(self) -> None:
        self.ray.shutdown()


def _check_reachable(address: str) -> None:
    """Check that something listens there, since Ray would retry for minutes; raises OSError."""
    if address in ("local", "auto"):
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    socket.create_connection((host, int(port)), SECONDS_TO_CONNECT).close()


SECONDS_TO_CONNECT = 5.0
QUIET = {"log_to_driver": False, "logging_level": "error", "configure_logging": False}
