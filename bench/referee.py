"""How fast the referees play at random, with the full list of legal moves at each turn.

    scripts/bench referee [--seconds 3]

It uses one core, and prints the load of the machine: the figures are rough.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from typing import Any

from lapidarium.arena.simulation import play_at_random
from lapidarium.games.packs import load
from lapidarium.games.registry import game_types, referee


def measure(name: str, players: int, seconds: float) -> dict[str, Any]:
    game = referee(load(name), players)
    turns = choices = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        played = play_at_random(game, games)
        turns += game.turns(played.last)
        choices += sum(played.choices)
        games += 1
    return {
        "game": name,
        "players": players,
        "games": games,
        "turns per second": round(turns / spent),
        "moves listed per second": round(choices / spent),
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3.0)
    options = parser.parse_args()
    print(f"load average {os.getloadavg()[0]:.2f}")
    for name, game in game_types().items():
        for players in game.player_counts:
            print(json.dumps(measure(name, players, options.seconds)))


if __name__ == "__main__":
    main()
