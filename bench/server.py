"""How many moves per second the table server takes, and how long until the other seat sees one.

    scripts/bench server [--games monolyth ocelot] [--tables 50 200 500] [--seconds 8] [--boardgame]
                         [--repeat 3]

The server runs on one core and the driver on the other, over loopback, with the real rules and
SQLite in full durability. The clients send what the browser sends, take views as changes and apply
them. The driver has uvloop, on the same library as Node's event loop. With --boardgame the same is
measured by turns beside a boardgame.io server (npm; `NODE_ENV=production`) in memory whose game has
a state as large as a whole view of Monolyth: once as it is (it sends whole states), once with its
own `deltaState`. The load of the machine is printed.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.table_server.driver import CHOOSE, Driver, Run

HERE = Path(__file__).parent / "table_server"
RATE = "moves per second"
WORKED = "moves per processor second"
WHOLE_VIEW_OF, WHOLE_VIEW = "monolyth", 4400
"""Bytes of a whole view of this game in the middle of a game."""
MOST_TABLES = 700
SERVER_CORE, DRIVER_CORE = 0, 1


def pinned(core: int | str) -> list[str]:
    """Run on this core, or these, if there is more than one and a way to say so."""
    many = (os.cpu_count() or 1) > 1 and shutil.which("taskset")
    return ["taskset", "-c", str(core)] if many else []


def memory(pid: int) -> float:
    """Resident kilobytes of a process."""
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return float(found.group(1)) if found else 0.0


def processor_seconds(pid: int) -> float:
    """The time a process has spent on a processor, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def summary(took: list[float], spent: float, worked: float) -> dict[str, Any]:
    """Moves per second of clock and of processor time, and percentiles in milliseconds.

    On a busy machine only the second figure says what a core can do.
    """
    cuts = statistics.quantiles(took, n=100) if len(took) > 1 else [0.0] * 99
    return {
        RATE: round(len(took) / spent),
        WORKED: round(len(took) / max(worked, 0.01)),
        "p50 ms": round(cuts[49] * 1000, 1),
        "p99 ms": round(cuts[98] * 1000, 1),
    }


class Ours:
    """Our server, started for one measurement."""

    def __init__(
        self, where: str, *options: str, usual: bool = False, core: int | str = SERVER_CORE
    ) -> None:
        """`where` it stores: the address of a database, or a folder."""
        store = "--database" if "://" in where else "--data"
        command = [sys.executable, "-m", "lapidarium", "serve", "--port", "0", store, where]
        limits = ["--rate", "1000000", "--sockets", "100000"]
        self.process = subprocess.Popen(
            [*pinned(core), *command, *([] if usual else limits), *options],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "LC_ALL": "en"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"localhost:(\d+)", line)
        assert found, line
        self.url = f"http://127.0.0.1:{found.group(1)}"

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


async def measure_ours(game: str, tables: int, seconds: float, every: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(dir=Path.home()) as folder:
        server = Ours(folder)
        try:
            driver = Driver(server.url, game)
            await driver.open(4)
            empty = memory(server.process.pid)
            count = tables if every else min(MOST_TABLES, max(tables, 600))
            await driver.open(count)
            each = (memory(server.process.pid) - empty) / count
            run = Run(tables, seconds, every)
            spent = await driver.measure(run, lambda: processor_seconds(server.process.pid))
        finally:
            server.stop()
    found = summary(run.took, spent, run.worked)
    size = round(run.bytes / max(1, 2 * len(run.took)))
    return {
        **found,
        "kB per table": round(each, 1),
        "bytes per view": size,
        "seconds": round(spent, 1),
    }


def measure_boardgame(tables: int, seconds: float, every: float, way: str) -> dict[str, Any]:
    """The same against boardgame.io, whose driver is a program of its own; whole or changes."""
    folder = Path(tempfile.gettempdir()) / "lapidarium-boardgame"
    if not (folder / "node_modules").is_dir():
        shutil.copytree(HERE / "boardgame", folder, dirs_exist_ok=True)
        subprocess.run(["npm", "ci", "--silent"], cwd=folder, check=True)
    shutil.copytree(HERE / "boardgame", folder, dirs_exist_ok=True)
    server = subprocess.Popen(
        [*pinned(SERVER_CORE), "node", "server.js", str(WHOLE_VIEW), way],
        cwd=folder,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "NODE_ENV": "production"},  # as its hosts run it
    )
    try:
        assert server.stdout is not None
        port = next(line for line in server.stdout if line.startswith("port ")).split()[1]
        arguments = [port, *map(str, (tables, seconds, every, server.pid))]
        found = subprocess.run(
            [*pinned(DRIVER_CORE), "node", "driver.js", *arguments],
            cwd=folder,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
            timeout=300,
        )
    finally:
        server.kill()
        server.wait()
    result = json.loads(found.stdout)
    took = [one / 1000 for one in result["took"]]
    figures = summary(took, result["seconds"], result["worked"])
    return {**figures, "bytes per view": result["bytes"]}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200, 500])
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--games", choices=sorted(CHOOSE), nargs="+", default=sorted(CHOOSE))
    parser.add_argument("--boardgame", action="store_true")
    parser.add_argument(
        "--repeat", type=int, default=1, help="pairs in turn; medians of their ratios"
    )
    parser.add_argument("--every", type=float, nargs="+", default=[0.0, 1.0])
    options = parser.parse_args()
    if (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {DRIVER_CORE})
    for game in options.games:
        for every in options.every:
            for tables in options.tables:
                compare(options, game, tables, every)


def compare(options: argparse.Namespace, game: str, tables: int, every: float) -> None:
    """Measure by turns; print every figure, and the median of the ratios of the pairs.

    What a core can do changes from minute to minute, so only figures of one pair are compared.
    """
    shown = {"game": game, "tables": tables, "loop": "one move per second" if every else "closed"}
    found: dict[str, list[dict[str, Any]]] = {}

    def note(server: str, figures: dict[str, Any]) -> None:
        found.setdefault(server, []).append(figures)
        print(json.dumps({"server": server, **shown, **figures}), flush=True)

    for _ in range(options.repeat):
        load = {"load": round(os.getloadavg()[0], 1)}
        note("lapidarium", uvloop.run(measure_ours(game, tables, options.seconds, every)) | load)
        for way in ("whole", "changes") if options.boardgame and game == WHOLE_VIEW_OF else ():
            note(f"boardgame.io {way}", measure_boardgame(tables, options.seconds, every, way))
    ours = found.pop("lapidarium")
    for server, theirs in found.items():
        pairs = list(zip(ours, theirs, strict=True))
        ratios = {
            figure: round(statistics.median([mine[figure] / its[figure] for mine, its in pairs]), 2)
            for figure in (RATE, WORKED)
        }
        lower = sum(mine["p99 ms"] < its["p99 ms"] for mine, its in pairs)
        in_pairs = f"{lower} of {len(pairs)}"
        print(
            json.dumps({**shown, "times": server, **ratios, "p99 lower in": in_pairs}), flush=True
        )


if __name__ == "__main__":
    main()
