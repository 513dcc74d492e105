"""The memory of a server: the collector has little to look through, and what is free goes back.

Nothing that comes and goes needs the collector: connections, tables and referees that are over are
free at once, since nothing in them refers back. It is there for what does nevertheless, and its own
rule, a look at everything whenever a quarter more has come, bounds what waits for it.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc

YOUNG_OBJECTS = 3_000
"""So many are looked through within a few milliseconds."""
SECONDS_BETWEEN_TRIMS = 600.0


def prepare() -> None:
    """Before the server runs: what is loaded now stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS)


async def trim() -> None:
    """Give back now and then what is free."""
    while True:
        await asyncio.sleep(SECONDS_BETWEEN_TRIMS)
        await asyncio.to_thread(give_back)


def give_back() -> None:
    """Memory that is free within what the C library holds goes back to the system, if it can.

    Without it, what grew once stays. Only glibc has such a call; the event loop goes on meanwhile.
    """
    trimmed = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trimmed is not None:
        trimmed(0)
