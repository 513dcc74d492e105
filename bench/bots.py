"""How long tables wait for bots when there are more tables than bot workers.

    scripts/bench bots [--tables 10] [--workers 2] [--level master] [--seconds 0.5] [--moves 6]

Every table asks for one move after another, like a table where only bots play. It prints the waits
(from the question to the answer), how late the event loop was at worst, and the memory of a worker.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import statistics
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from lapidarium.dealing import Dealer
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from lapidarium.learning.questions import Choose
from lapidarium.server.bot_workers.pool import BotPool, WorkShare

TICK = 0.005


def memory(pid: int) -> float:
    """The most megabytes a process has had."""
    found = re.search(r"VmHWM:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return float(found.group(1)) / 1024 if found else 0.0


async def table(pool: BotPool, number: int, level: str, moves: int, waits: list[float]) -> None:
    name, players = ("monolyth", 2) if number % 2 else ("ocelot", 2)
    game: Any = referee(load(name), players)
    dealer = Dealer(f"bench/{number}")
    state, _ = dealer.deal(game, game.start())
    for move in range(moves):
        begun = time.perf_counter()
        question = Choose.at(game, state, level, f"{number}/{move}")
        choice = await pool.ask(game, question, WorkShare.of_table(f"table {number}"))
        waits.append(time.perf_counter() - begun)
        state, _ = dealer.deal(game, game.after(state, game.parse(choice.move)))


async def watch(late: list[float]) -> None:
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(TICK)
        late.append(time.perf_counter() - begun - TICK)


async def run(options: argparse.Namespace) -> None:
    seconds = {options.level: options.seconds}
    pool = BotPool(options.workers, options.seconds, seconds)
    waits: list[float] = []
    late: list[float] = []
    for number in range(2 * options.workers):  # then every worker has loaded both games
        await table(pool, number, options.level, 1, waits)
    waits.clear()
    watching = asyncio.ensure_future(watch(late))
    many = range(options.tables)
    await asyncio.gather(*(table(pool, n, options.level, options.moves, waits) for n in many))
    watching.cancel()
    used = [memory(t.process.pid) for t in pool.workers if t.process is not None]
    await pool.close()
    median, longest = statistics.median(waits), max(waits)
    print(f"{options.tables} tables, {options.workers} workers, {options.level}@{options.seconds}s")
    print(f"load of the machine  {os.getloadavg()[0]:.1f}")
    print(f"waits                median {median:.2f} s, longest {longest:.2f} s")
    print(f"longest to median    {longest / median:.2f}")
    print(f"event loop           at worst {1000 * max(late):.0f} ms late")
    print(f"memory of a worker   {max(used):.0f} MB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--level", default="master")
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--moves", type=int, default=6)
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
