"""How much two nodes on one PostgreSQL do, on both cores, beside one node on one core.

    scripts/bench nodes [--tables 200] [--seconds 8] [--repeat 3]

Each table is played through one node, as behind a proxy that chooses the node by the table's
address. One node has a core for itself, and PostgreSQL and the driver have the other; two nodes
share both cores with them. So by the clock two nodes cannot be twice as fast: the processor time of
the nodes is printed too. PostgreSQL (Debian's) is started for it, and flushes to disk.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.server import (
    DRIVER_CORE,
    MOST_TABLES,
    RATE,
    SERVER_CORE,
    Ours,
    processor_seconds,
    summary,
)
from bench.table_server.driver import Driver, Run

from tests.server.node_cluster import Cluster


async def measure(cores: list[int], tables: int, seconds: float) -> dict[str, Any]:
    """Nodes on these cores, each with its part of the tables."""
    everywhere = set(range(os.cpu_count() or 1))
    os.sched_setaffinity(0, everywhere if len(cores) > 1 else {DRIVER_CORE})
    cluster = Cluster()
    nodes: list[Ours] = []
    try:
        nodes += [Ours(cluster.url, core=core) for core in cores]
        share = tables // len(nodes)
        drivers = [Driver(node.url) for node in nodes]
        for driver in drivers:
            await driver.open(min(MOST_TABLES, 3 * share))
        runs = [Run(share, seconds, 0.0) for _ in nodes]
        spent = await asyncio.gather(
            *[
                driver.measure(run, partial(processor_seconds, node.process.pid))
                for driver, run, node in zip(drivers, runs, nodes, strict=True)
            ]
        )
    finally:
        for node in nodes:
            node.stop()
        cluster.remove()
    took = [one for run in runs for one in run.took]
    return summary(took, max(spent), sum(run.worked for run in runs))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--repeat", type=int, default=3)
    options = parser.parse_args()
    rates: dict[int, list[int]] = {1: [], 2: []}
    for _ in range(options.repeat):
        for cores in ([SERVER_CORE], [SERVER_CORE, DRIVER_CORE]):
            found = asyncio.run(measure(cores, options.tables, options.seconds))
            rates[len(cores)].append(found[RATE])
            shown = {"nodes": len(cores), "tables": options.tables}
            load = {"load": round(os.getloadavg()[0], 1)}
            print(json.dumps({**shown, **found, **load}), flush=True)
    one, two = (statistics.median(found) for found in rates.values())
    print(json.dumps({"two nodes times one, by the clock": round(two / one, 2)}))


if __name__ == "__main__":
    main()
