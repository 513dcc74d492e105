"""How much two nodes on one PostgreSQL do, on both cores, beside one node on one core.

    scripts/bench nodes [--tables 200] [--seconds 8] [--repeat 3]

Each table is played through one node, as behind a proxy that chooses the node by the table's
address. Clients and database need processors as well, so one node is measured in three ways: with
everything on one core, as two nodes have everything on both; with the clients on a core of their
own; and with PostgreSQL beside the clients. The processor time of the nodes is printed too.
PostgreSQL (Debian's) is started for it, and flushes to disk.
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
from typing import Any, NamedTuple

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

BOTH = [SERVER_CORE, DRIVER_CORE]


class SetUp(NamedTuple):
    """Where the nodes, the database and the driver run."""

    name: str
    nodes: list[int]
    database: list[int]
    driver: list[int]


SET_UPS = (
    SetUp(
        "one node, PostgreSQL and clients, one core", [SERVER_CORE], [SERVER_CORE], [SERVER_CORE]
    ),
    SetUp(
        "one node and PostgreSQL, one core, clients elsewhere",
        [SERVER_CORE],
        [SERVER_CORE],
        [DRIVER_CORE],
    ),
    SetUp("one node alone on a core", [SERVER_CORE], [DRIVER_CORE], [DRIVER_CORE]),
    SetUp("two nodes, PostgreSQL and clients, both cores", BOTH, BOTH, BOTH),
)


async def measure(chosen: SetUp, tables: int, seconds: float) -> dict[str, Any]:
    """Play at nodes, each with its part of the tables."""
    os.sched_setaffinity(0, chosen.database)  # PostgreSQL inherits it
    cluster = Cluster()
    os.sched_setaffinity(0, chosen.driver)
    nodes: list[Ours] = []
    try:
        nodes += [Ours(cluster.url, core=core) for core in chosen.nodes]
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
    rates: dict[str, list[int]] = {chosen.name: [] for chosen in SET_UPS}
    for _ in range(options.repeat):
        for chosen in SET_UPS:
            found = asyncio.run(measure(chosen, options.tables, options.seconds))
            rates[chosen.name].append(found[RATE])
            load = {"load": round(os.getloadavg()[0], 1)}
            print(json.dumps({"server": chosen.name, "tables": options.tables, **found, **load}))
    *ones, (_, two) = [(name, statistics.median(found)) for name, found in rates.items()]
    for name, one in ones:
        print(json.dumps({"two nodes times": name, "by the clock": round(two / one, 2)}))


if __name__ == "__main__":
    main()
