"""Work spread over processes of this machine."""

from __future__ import annotations

import multiprocessing
import signal
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from lapidarium.messages import Message
from lapidarium.workers.errors import ATTEMPTS, WorkersFailed

T = TypeVar("T")
R = TypeVar("R")


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
