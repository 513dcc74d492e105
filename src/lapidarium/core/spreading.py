"""Some of the games in each thread; compiled code does not hold the GIL."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING

from lapidarium.core.errors import CoreError

if TYPE_CHECKING:
    from collections.abc import Callable


@cache
def _crew(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="lapidarium-core")


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_crew.cache_clear)  # threads do not live on in a child


def spread(part: Callable[[int, int], int], count: int, threads: int) -> list[int]:
    """Call `part` with the first and last (exclusive) of each thread's games; all results."""
    if threads < 1:
        raise CoreError(f"expected at least one thread, got {threads}")
    if threads == 1 or count < threads:
        return [part(0, count)]
    ends = [count * n // threads for n in range(threads + 1)]
    return list(_crew(threads).map(part, ends[:-1], ends[1:]))
