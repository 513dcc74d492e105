"""Some of the games in each thread; compiled code does not hold the GIL."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING

from lapidarium.compiled.errors import CoreError

if TYPE_CHECKING:
    from collections.abc import Callable

PARTS_A_THREAD = 8
LEAST_OF_A_PART = 64
"""Games; fewer are not worth handing over."""


@cache
def _crew(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="lapidarium-core")


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_crew.cache_clear)  # threads do not live on in a child


def spread(part: Callable[[int, int], int], count: int, threads: int) -> list[int]:
    """Call `part` with the first and last (exclusive) of some of the games at a time; all results.

    Each thread takes the next part when it is done with one: where another program holds a
    processor for a while, the other threads go on with the rest.
    """
    if threads < 1:
        raise CoreError(f"expected at least one thread, got {threads}")
    if threads == 1 or count < threads:
        return [part(0, count)]
    parts = max(threads, min(threads * PARTS_A_THREAD, count // LEAST_OF_A_PART))
    ends = [count * n // parts for n in range(parts + 1)]
    return list(_crew(threads).map(part, ends[:-1], ends[1:]))
