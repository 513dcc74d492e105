"""Running a compiled function for many games in several threads; it does not hold the GIL."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING

from lapidarium.compiled.errors import CoreError

if TYPE_CHECKING:
    from collections.abc import Callable

PARTS_PER_THREAD = 8
SMALLEST_PART = 64
"""Games; fewer are not worth handing to another thread."""


@cache
def _executor(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="lapidarium-core")


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_executor.cache_clear)  # threads do not survive a fork


def spread(part: Callable[[int, int], int], count: int, threads: int) -> list[int]:
    """Call `part(first, last)` for ranges that cover all games; all results.

    Each thread takes the next range when it has finished one, so that a thread which loses its
    processor for a while does not hold up the others.
    """
    if threads < 1:
        raise CoreError(f"expected at least one thread, got {threads}")
    if threads == 1 or count < threads:
        return [part(0, count)]
    parts = max(threads, min(threads * PARTS_PER_THREAD, count // SMALLEST_PART))
    ends = [count * n // parts for n in range(parts + 1)]
    return list(_executor(threads).map(part, ends[:-1], ends[1:]))
