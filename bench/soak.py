"""Does the server's memory stay flat? Play, connects and disconnects for some time.

    scripts/bench soak [--minutes 10] [--tables 200] [--moves 400]

So many moves per second are played at all tables together. Every second some people lose their
connection and come back, and a table whose game is over is left for a new one. The resident memory
is printed after each sixth of the time; the last line compares the end with the first sixth.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from bench.server import DRIVER_CORE, Ours, memory
from bench.table_server.driver import Driver, Run, Seat, Table

PARTS = 6
DROPPED_PER_SECOND = 10


class Soak(Driver):
    """Plays on and on at as many tables."""

    drops = 0
    tried_again = 0
    may_be_late = True

    def over(self) -> None:
        """A game has ended; `tidy` opens another table."""
        self.run.games += 1

    async def start(self, tables: int, moves: float) -> None:
        """Open the tables and begin to play."""
        self.run = Run(tables, 0.0, tables / moves)
        await self.open(tables)
        for table in self.tables:
            self.begin(table)

    async def connect(self, seat: Seat) -> None:
        """Again, as a browser does, if the machine was too busy to answer."""
        while True:
            try:
                return await super().connect(seat)
            except OSError:
                await self._wait()

    async def open_one(self) -> Table:
        """Again, if the machine was too busy to answer."""
        while True:
            try:
                return await super().open_one()
            except httpx.HTTPError:
                await self._wait()

    async def _wait(self) -> None:
        self.tried_again += 1
        await asyncio.sleep(1.0)

    async def tidy(self) -> None:
        """Some people come back after they were gone; finished tables are left for new ones."""
        for table in self.random.sample(self.tables, min(DROPPED_PER_SECOND, len(self.tables))):
            seat = self.random.choice(table.seats)
            seat.wire.transport.abort()
            await self.connect(seat)
            self.drops += 1
        for place, table in enumerate(self.tables):
            if not table.is_active:
                for seat in table.seats:
                    seat.wire.transport.abort()
                self.tables[place] = await self.open_one()
                self.begin(self.tables[place])

    async def play(self, seconds: float) -> None:
        """Go on for so long."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while (left := until - loop.time()) > 0:
            await asyncio.sleep(min(1.0, left))
            await self.tidy()


async def soak(options: argparse.Namespace) -> None:
    seconds = options.minutes * 60 / PARTS
    with tempfile.TemporaryDirectory(dir=Path.home()) as folder:
        server = Ours(folder)
        try:
            driver = Soak(server.url)
            await driver.start(options.tables, options.moves)
            found = []
            for part in range(1, PARTS + 1):
                await driver.play(seconds)
                found.append(memory(server.process.pid) / 1024)
                figures = {
                    "minutes": round(part * seconds / 60, 2),
                    "resident MB": round(found[-1], 1),
                    "games": driver.run.games,
                    "reconnects": driver.drops,
                    "tried again": driver.tried_again,
                }
                print(json.dumps(figures), flush=True)
            driver.run.is_over = True
        finally:
            server.stop()
    first, last = found[0], found[-1]
    print(
        json.dumps(
            {
                "after the first sixth, MB": round(first, 1),
                "at the end, MB": round(last, 1),
                "ratio": round(last / first, 3),
            }
        )
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves", type=float, default=400.0, help="per second, of all tables")
    options = parser.parse_args()
    if (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {DRIVER_CORE})
    asyncio.run(soak(options))


if __name__ == "__main__":
    main()
