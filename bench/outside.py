"""How a level does against OpenSpiel's search at equal time: `scripts/bench outside`.

    scripts/bench outside [--games 100] [--seconds 0.1] [--level master] [--game NAME] [--json FILE]

MCTS where everything is open, ISMCTS where something is hidden, both through our adapter with whole
playouts by the compiled core. Seats alternate. Both sides get the same processor time for a move:
before each move OpenSpiel's bot is given as many simulations as fit into it at its own pace so far,
and the mean time that each side took is printed. Runs of several processes can be told apart by
--first, the number of the first game.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from lapidarium import bots
from lapidarium.bots.choice import Budget
from lapidarium.games.registry import game_types
from lapidarium.research import openspiel

CURIOSITY = 1.4
FIRST_SIMULATIONS = 20


class Searcher:
    """OpenSpiel's bot within a time for each move."""

    def __init__(self, rules: Any, seconds: float, seed: int) -> None:
        self.seconds = seconds
        self.each = 0.0
        """Seconds per simulation in the last move."""
        evaluator, draw = openspiel.PlayoutEvaluator(seed=seed), np.random.RandomState(seed)
        is_open = rules.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
        self.is_open = is_open
        if is_open:
            self.bot = mcts.MCTSBot(rules, CURIOSITY, 1, evaluator, random_state=draw)
        else:
            self.bot = ismcts.ISMCTSBot(rules, evaluator, CURIOSITY, 1, random_state=draw)

    def step(self, state: Any) -> int:
        """A move."""
        count = int(self.seconds / self.each) if self.each else FIRST_SIMULATIONS
        count = max(count, len(state.legal_actions()), 1)  # each move has to be tried once
        if self.is_open:
            self.bot.max_simulations = count
        else:
            self.bot._max_simulations = count
        began = time.process_time()
        action = int(self.bot.step(state))
        self.each = (time.process_time() - began) / count
        return action


@dataclass
class Tally:
    """What was won, and the time that moves took."""

    won: float = 0.0
    games: int = 0
    points: list[tuple[int, int]] = field(default_factory=list)
    """Of the level and of OpenSpiel."""
    ours: list[float] = field(default_factory=list)
    theirs: list[float] = field(default_factory=list)


def play(rules: Any, number: int, options: argparse.Namespace, tally: Tally) -> None:
    """One game; the level has the seat of the game's number."""
    draw = np.random.RandomState(number)
    seat = number % 2
    searcher = Searcher(rules, options.seconds, number)
    budget = Budget(seconds=options.seconds)
    state = rules.new_initial_state()
    engine = state.engine
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(draw.choice(outcomes, p=weights)))
            continue
        began = time.process_time()
        if state.current_player() == seat:
            view = engine.view(state.bytes, seat)
            seed = f"{number}/{len(tally.ours)}"
            move = bots.choose(engine.game, view, options.level, seed, budget).move
            action = engine.parse(state.bytes, engine.game.text(move))
            tally.ours.append(time.process_time() - began)
        else:
            action = searcher.step(state)
            tally.theirs.append(time.process_time() - began)
        state.apply_action(action)
    tally.games += 1
    tally.won += (state.returns()[seat] + 1) / 2
    scores = engine.scores(state.bytes)
    tally.points.append((scores[seat], scores[1 - seat]))


def compare(name: str, options: argparse.Namespace) -> dict[str, Any]:
    """All games of one kind."""
    rules, tally = pyspiel.load_game(f"{openspiel.PREFIX}{name}(players=2)"), Tally()
    for number in range(options.first, options.first + options.games):
        play(rules, number, options, tally)
        if tally.games % 10 == 0:
            print(f"{name}: {tally.won:g} of {tally.games}", flush=True)
    share = tally.won / tally.games
    return {
        "game": name,
        "level": options.level,
        "against": "MCTS" if Searcher(rules, 1.0, 0).is_open else "ISMCTS",
        "games": tally.games,
        "won": round(share, 3),
        "error": round(math.sqrt(share * (1 - share) / tally.games), 3),
        "points": [round(float(one), 1) for one in np.mean(tally.points, axis=0)],
        "processor seconds per move": [
            round(float(np.mean(tally.ours)), 3),
            round(float(np.mean(tally.theirs)), 3),
        ],
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--level", default="master")
    parser.add_argument("--game", action="append", help="only this game")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    names = options.game or [one for one, kind in game_types().items() if 2 in kind.player_counts]
    found = [compare(name, options) for name in names]
    for one in found:
        print(json.dumps(one))
    if options.json:
        options.json.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
