"""Games spread over threads: each once, in order, and nobody waits for a thread that sleeps."""

from __future__ import annotations

from threading import Barrier, Event, Lock

import pytest

from lapidarium.compiled import threads
from lapidarium.compiled.errors import CoreError


@pytest.mark.parametrize("count", [1, 2, 3, 100, 1000, 5000])
@pytest.mark.parametrize("crew", [1, 2, 3])
def test_each_game_once_and_in_order(count: int, crew: int) -> None:
    ranges, lock = [], Lock()

    def part(first: int, last: int) -> int:
        with lock:
            ranges.append((first, last))
        return first

    found = threads.spread(part, count, crew)
    assert found == sorted(found)
    assert sorted(n for first, last in ranges for n in range(first, last)) == [*range(count)]


def test_a_thread_that_sleeps_is_not_waited_for() -> None:
    awake, released = Event(), Event()

    def sleep() -> None:
        awake.set()
        released.wait(60)

    threads._crew(1).put(sleep)
    assert awake.wait(60)
    try:
        assert threads.spread(lambda first, _: first, 4096, 2)[-1] > 0
        assert not released.is_set()
    finally:
        released.set()


def test_threads_share_the_work() -> None:
    """Both are in a part at the same time: neither goes on before the other has come."""
    both = Barrier(2)

    def part(first: int, last: int) -> int:
        both.wait(60)
        return last - first

    assert threads.spread(part, 512, 2) == [256, 256]


@pytest.mark.parametrize("fails", [0, 3840])
def test_what_goes_wrong_in_a_thread_is_told(fails: int) -> None:
    """At either end: the caller begins with the first game, another thread with the last."""

    def part(first: int, _: int) -> int:
        if first == fails:
            raise CoreError("this part")
        return 0

    with pytest.raises(CoreError, match="this part"):
        threads.spread(part, 4096, 2)
    assert threads.spread(lambda first, _: first, 512, 2) == [0, 256]  # the threads live on
    with pytest.raises(CoreError, match="at least one thread"):
        threads.spread(part, 4096, 0)
