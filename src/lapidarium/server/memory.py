"""The memory of a server: garbage is looked for without long pauses.

Tables keep every state of their games, so what is older than a moment is seldom garbage, and
looking through it again and again takes time while everybody waits. Only what is new is looked
through as it comes; everything else now and then. Connections and tables that are over are free
without it, since nothing in them refers back. What is free then goes back to the system.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc

YOUNG_OBJECTS = 3_000
"""So many are looked through within a few milliseconds."""
NEVER = 1_000_000_000
SECONDS_BETWEEN_LOOKS = 600.0


def prepare() -> None:
    """Before the server runs: what is loaded now stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, NEVER, NEVER)


async def tidy() -> None:
    """Look through everything now and then: reference cycles may have grown old."""
    while True:
        await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
        gc.collect()
        await asyncio.to_thread(give_back)


def give_back() -> None:
    """Memory that is free within what the C library holds goes back to the system, if it can.

    Without it, what grew once stays. Only glibc has such a call; the event loop goes on meanwhile.
    """
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
