"""The long tests of the research environments: python -m tests.research.deep [--games 100]

Engines and referees compared step by step on so many random games of every pack and number of
players, OpenSpiel's simulations with serialisation, and, where torch is installed, the examples
that need it (pip install torch==2.13.0, then 'lapidarium[sb3]').
"""

from __future__ import annotations

import argparse
import importlib.util
import time

import pyspiel

from tests.compiled.compiled_games import TABLES
from tests.research.test_codec import agree
from tests.research.test_examples import NEEDS_TORCH, NUMBERS, example
from tests.research.test_openspiel import GAMES


def main() -> None:
    """Everything; an AssertionError says what differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=5)
    options = parser.parse_args()
    for pack, players in TABLES:
        began = time.monotonic()
        decisions = sum(agree(pack, players, seed) for seed in range(options.games))
        seconds = time.monotonic() - began
        print(f"{pack} for {players}: {decisions} decisions alike, {seconds:.0f} s", flush=True)
    for name in GAMES:
        game = pyspiel.load_game(name)
        pyspiel.random_sim_test(game, options.simulations, serialize=True, verbose=False)
        print(f"{name}: {options.simulations} simulations of OpenSpiel's test", flush=True)
    for name in sorted(NEEDS_TORCH):
        if importlib.util.find_spec("torch") is None:
            print(f"example {name}: NOT RUN, torch is not installed")
        else:
            print(f"example {name}: {example(name).main(**NUMBERS[name]):.2f}", flush=True)


if __name__ == "__main__":
    main()
