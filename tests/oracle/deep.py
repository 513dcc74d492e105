"""The long agreement runs: python -m tests.oracle.deep --games 20000

Plays so many games of each game with the referee and the oracle, over all cores, and ends
with a summary. The exit code is 1 if they ever differed.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from lapidarium.games.packs import find
from tests.games.monolyth.tables import SCREWS, SHIPPED, TESTS
from tests.oracle import agreement_monolyth, agreement_ocelot

if TYPE_CHECKING:
    from collections.abc import Iterator

MONOLYTH = (SHIPPED, SCREWS)
OCELOT = (
    find("ocelot").path.read_text(encoding="utf-8"),
    *(path.read_text(encoding="utf-8") for path in sorted((TESTS / "packs").glob("ocelot*.toml"))),
)
PLAYERS = (1, 2, 3, 4)
AT_ONCE = 20
"""Games that a process plays before it reports."""
FAILURES = 5
"""After so many differences there is no point in going on."""


@dataclass(frozen=True, slots=True)
class Task:
    """Some games of one game, by their numbers."""

    game: str
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """What a task reached, and where it failed."""

    game: str
    games: int
    reached: Counter[str]
    failures: tuple[str, ...]


def play(game: str, number: int) -> Counter[str]:
    """One game; its number says which pack, how many players, and the seed."""
    if game == "ocelot":
        pack = OCELOT[number % len(OCELOT)]
        return Counter([agreement_ocelot.agree(pack, number)])
    seed, which = divmod(number, len(MONOLYTH) * len(PLAYERS))
    pack_number, players = divmod(which, len(PLAYERS))
    return agreement_monolyth.agree(MONOLYTH[pack_number], PLAYERS[players], seed)


def run(task: Task) -> Result:
    """In a process of its own: never raises, so that every difference is reported."""
    reached: Counter[str] = Counter()
    failures = []
    for number in task.numbers:
        try:
            reached += play(task.game, number)
        except Exception:
            failures.append(f"{task.game} game {number}\n{traceback.format_exc()}")
    return Result(task.game, len(task.numbers), reached, tuple(failures))


def tasks(games: int) -> Iterator[Task]:
    """All games in portions, both games by turns."""
    for start in range(0, games, AT_ONCE):
        numbers = tuple(range(start, min(start + AT_ONCE, games)))
        yield Task("monolyth", numbers)
        yield Task("ocelot", numbers)


def main() -> int:
    """Run them all, or until they have differed too often."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="of each game")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    begun, done, failures = time.monotonic(), Counter[str](), list[str]()
    reached: dict[str, Counter[str]] = {"monolyth": Counter(), "ocelot": Counter()}
    waiting = tasks(options.games)
    with ProcessPoolExecutor(options.processes) as pool:
        while portion := list(islice(waiting, 4 * options.processes)):
            for result in pool.map(run, portion):
                done[result.game] += result.games
                reached[result.game] += result.reached
                failures += result.failures
            progress(done, 2 * options.games, len(failures), time.monotonic() - begun)
            if len(failures) >= FAILURES:
                break
    summarise(done, reached, failures, time.monotonic() - begun)
    return 1 if failures else 0


def progress(done: Counter[str], total: int, failures: int, seconds: float) -> None:
    left = seconds / done.total() * (total - done.total())
    line = f"{done.total()}/{total} games, {failures} differences, about {left:.0f} s left"
    print(f"\r{line:<70}", end="", file=sys.stderr, flush=True)


def summarise(
    done: Counter[str], reached: dict[str, Counter[str]], failures: list[str], seconds: float
) -> None:
    print(file=sys.stderr)
    for failure in failures[:FAILURES]:
        print(failure)
    for game, counts in reached.items():
        print(f"{game}: {done[game]} games")
        for name, count in sorted(counts.items()):
            print(f"  {name}: {count}")
    print(f"{len(failures)} differences in {done.total()} games, {seconds:.0f} s")


if __name__ == "__main__":
    sys.exit(main())
