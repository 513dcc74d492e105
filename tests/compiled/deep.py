"""The long agreement runs: python -m tests.compiled.deep --games 20000

Plays that many games over all packs and numbers of players, and compares compiled games and
referees in every state. It exits with status 1 if they ever differ. To resume a run that was
stopped, pass `--begin N`, the number of games it had compared.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor

from tests.compiled.agreement import agree
from tests.compiled.compiled_games import TABLES, compiled_of

AT_ONCE = 22
FIRST = 1_000_000
"""Not the games of every test run again."""


def play(number: int) -> tuple[int, str]:
    """One game; its number says which table and which deal. States compared, and any difference."""
    deal, table = divmod(number, len(TABLES))
    try:
        return agree(compiled_of(*TABLES[table]), FIRST + deal), ""
    except Exception:
        return 0, f"{TABLES[table]} game {FIRST + deal}\n{traceback.format_exc()}"


def main() -> int:
    """Run them all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--begin", type=int, default=0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    begun, states, differences = time.monotonic(), 0, list[str]()
    for pack in {pack.partition("-")[0]: pack for pack, _ in TABLES}.values():
        compiled_of(pack, 2).start()
    with ProcessPoolExecutor(options.processes) as pool:
        numbers = range(options.begin, options.games)
        found = pool.map(play, numbers, chunksize=AT_ONCE)
        for number, (count, difference) in enumerate(found, options.begin + 1):
            states += count
            if difference:
                differences.append(difference)
                print(difference)
            if number % 100 == 0 or number == options.games:
                pace = (time.monotonic() - begun) / (number - options.begin)
                left = pace * (options.games - number)
                line = f"{number}/{options.games} games, about {left:.0f} s left"
                print(f"\r{line:<60}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    seconds = time.monotonic() - begun
    print(f"{len(numbers)} games, {states} states, {seconds:.0f} s")
    print(f"{len(differences)} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
