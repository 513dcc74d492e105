"""Running a compiled function for many games in several threads; it does not hold the GIL.

A step of a thousand games takes a fraction of a millisecond. So threads are kept waiting for
work, and handing it over takes microseconds: a pool of the standard library takes thrice as long.
"""

from __future__ import annotations

import os
from collections import deque
from functools import cache, partial
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING

from lapidarium.compiled.errors import CoreError

if TYPE_CHECKING:
    from collections.abc import Callable

PARTS_PER_THREAD = 8
SMALLEST_PART = 256
"""Games; fewer are not worth handing to another thread."""


@cache
def _crew(threads: int) -> SimpleQueue[Callable[[], None]]:
    """So many threads that do what is put into this queue."""
    tasks: SimpleQueue[Callable[[], None]] = SimpleQueue()
    for n in range(threads):
        Thread(target=_serve, args=(tasks,), name=f"lapidarium-core-{n}", daemon=True).start()
    return tasks


def _serve(tasks: SimpleQueue[Callable[[], None]]) -> None:
    while True:
        tasks.get()()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_crew.cache_clear)  # threads do not survive a fork


def spread(part: Callable[[int, int], int], count: int, threads: int) -> list[int]:
    """Call `part(first, last)` for ranges that cover all games; all results, in their order.

    The caller works too. Each thread takes the next range when it has finished one, so that a
    thread which loses its processor for a while does not hold up the others, and one that does
    not wake up in time is not waited for.
    """
    if threads < 1:
        raise CoreError(f"expected at least one thread, got {threads}")
    if threads == 1 or count < threads:
        return [part(0, count)]
    parts = max(threads, min(threads * PARTS_PER_THREAD, count // SMALLEST_PART))
    ends = [count * n // parts for n in range(parts + 1)]
    found, left = [0] * parts, deque(range(parts))
    done: SimpleQueue[BaseException | None] = SimpleQueue()

    def work(take: Callable[[], int]) -> None:
        while left:
            try:
                n = take()
            except IndexError:  # another thread was faster
                return
            try:
                found[n] = part(ends[n], ends[n + 1])
            except BaseException as error:  # the caller raises it
                done.put(error)
            else:
                done.put(None)

    for _ in range(threads - 1):  # from both ends: a processor mostly has the games it had before
        _crew(threads - 1).put(partial(work, left.pop))
    work(left.popleft)
    for error in [done.get() for _ in range(parts)]:
        if error is not None:
            raise error
    return found
