"""How long a move takes while somebody attacks the server, beside a calm time just before.

    scripts/bench attacks [--seconds 10] [--tables 8] [--repeat 1] [NAME ...]

Each attack of the list runs over loopback against a server of its own with the usual limits, from
an address of its own (127.0.0.2), for a bounded time, while tables of another one play. Printed are
the p99 of the time from a move to the other seat's view, calm and under attack, their ratio, and
what the attacker was answered. Asked for: below three times the calm value, and below 150 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.server import DRIVER_CORE, Ours
from bench.table_server.driver import Driver, Run
from bench.table_server.flood import ATTACKS

EVERY = 0.25
"""Seconds between two moves of a table."""
SPARE_TABLES = 10
"""Games end; these take their place."""
MOST_TIMES, MOST_MS = 3.0, 150.0
SECONDS_AROUND = 8
"""How much longer the attack goes on than the measurement: tables are opened first."""


def p99(took: list[float]) -> float:
    """In milliseconds."""
    return statistics.quantiles(took, n=100)[98] * 1000 if len(took) > 1 else 0.0


async def measured(url: str, tables: int, seconds: float) -> list[float]:
    """The times of the moves of some tables."""
    driver = Driver(url)
    await driver.open(tables + SPARE_TABLES)
    run = Run(tables, seconds, EVERY)
    await driver.measure(run, time.process_time)
    return run.took


async def attacked(name: str, tables: int, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(dir=Path.home()) as folder:
        server = Ours(folder, usual=True)
        attacker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bench.table_server.flood", server.url, name),
            str(seconds + SECONDS_AROUND),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            cwd=Path(__file__).parents[1],
        )
        try:
            assert attacker.stdin is not None
            assert attacker.stdout is not None
            assert await attacker.stdout.readline() == b"ready\n"
            calm = await measured(server.url, tables, seconds)
            attacker.stdin.write(b"go\n")
            await attacker.stdin.drain()
            await asyncio.sleep(1)
            under = await measured(server.url, tables, seconds)
            async with asyncio.timeout(120):
                answered = json.loads(await attacker.stdout.readline())
        finally:
            with contextlib.suppress(ProcessLookupError):
                attacker.kill()
            await attacker.wait()
            server.stop()
    return {
        "calm p99 ms": round(p99(calm), 1),
        "p99 ms": round(p99(under), 1),
        "times": round(p99(under) / max(p99(calm), 0.1), 1),
        "moves": len(under),
        "slowest ms": round(max(under, default=0.0) * 1000),
        "answered": answered,
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--repeat", type=int, default=1)
    options = parser.parse_args()
    if unknown := set(options.names) - set(ATTACKS):
        parser.error(f"no such attack: {', '.join(unknown)}; there are {', '.join(ATTACKS)}")
    if (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {DRIVER_CORE})
    missed = 0
    for name in options.names or ATTACKS:
        for _ in range(options.repeat):
            load = round(os.getloadavg()[0], 1)
            found = asyncio.run(attacked(name, options.tables, options.seconds))
            is_kept = found["times"] < MOST_TIMES and found["p99 ms"] < MOST_MS
            missed += not is_kept
            print(json.dumps({"attack": name, "kept": is_kept, **found, "load": load}), flush=True)
    print(f"{missed} above the limit" if missed else "all within the limit")


if __name__ == "__main__":
    main()
