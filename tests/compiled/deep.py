"""The long agreement runs: python -m tests.compiled.deep --games 20000

Plays that many games of each game, over all packs and numbers of players, and compares compiled
games and referees in every state. It exits with status 1 if they ever differ. To resume a run
that was stopped, pass `--only GAME --begin N`, the number of games it had compared of that game.
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
BY_GAME = {
    game: [table for table in TABLES if table[0].partition("-")[0] == game]
    for game in sorted({pack.partition("-")[0] for pack, _ in TABLES})
}


def play(game: str, number: int) -> tuple[int, str]:
    """One game; its number says which table and which deal. States compared, and any difference."""
    deal, which = divmod(number, len(BY_GAME[game]))
    table = BY_GAME[game][which]
    try:
        return agree(compiled_of(*table), FIRST + deal), ""
    except Exception:
        return 0, f"{table} game {FIRST + deal}\n{traceback.format_exc()}"


def main() -> int:
    """Run them all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="of each game")
    parser.add_argument("--only", choices=BY_GAME, help="this game alone")
    parser.add_argument("--begin", type=int, default=0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    differences = 0
    with ProcessPoolExecutor(options.processes) as pool:
        for game in [options.only] if options.only else BY_GAME:
            compiled_of(*BY_GAME[game][0]).start()
            differences += compare(pool, game, range(options.begin, options.games))
    return 1 if differences else 0


def compare(pool: ProcessPoolExecutor, game: str, numbers: range) -> int:
    """Games of one game; gives the number of differences."""
    begun, states, differences = time.monotonic(), 0, 0
    found = pool.map(play, [game] * len(numbers), numbers, chunksize=AT_ONCE)
    for done, (count, difference) in enumerate(found, 1):
        states += count
        if difference:
            differences += 1
            print(difference)
        if done % 100 == 0 or done == len(numbers):
            left = (time.monotonic() - begun) / done * (len(numbers) - done)
            line = f"{game}: {done}/{len(numbers)} games, about {left:.0f} s left"
            print(f"\r{line:<60}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    seconds = time.monotonic() - begun
    print(
        f"{game}: {len(numbers)} games, {states} states, {differences} differences, {seconds:.0f} s"
    )
    return differences


if __name__ == "__main__":
    sys.exit(main())
