"""OpenSpiel's MCTS on Monolyth or ISMCTS in the cave, against random play.

python examples/research/spiel_search.py --game python_ocelot --games 4 --simulations 200
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from lapidarium.research import openspiel


def bot_for(game: pyspiel.Game, simulations: int, seed: int) -> object:
    """MCTS where everything is open, else ISMCTS, which resamples what is hidden."""
    evaluator, draw = openspiel.PlayoutEvaluator(seed=seed), np.random.RandomState(seed)
    if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        return mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=draw)
    return ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, random_state=draw)


def main(game: str = "python_ocelot", games: int = 4, simulations: int = 200) -> float:
    """The mean utility of the searching player."""
    draw, total = np.random.RandomState(0), 0.0
    for number in range(games):
        rules = pyspiel.load_game(game)
        bot, seat = bot_for(rules, simulations, number), number % rules.num_players()
        state = rules.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(draw.choice(outcomes, p=weights)))
            elif state.current_player() == seat:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(int(draw.choice(state.legal_actions())))
        total += state.returns()[seat]
        print(f"game {number + 1}: {state.returns()[seat]:+.0f}", flush=True)
    return total / games


if __name__ == "__main__":
    options = argparse.ArgumentParser()
    options.add_argument("--game", default="python_ocelot")
    options.add_argument("--games", type=int, default=4)
    options.add_argument("--simulations", type=int, default=200)
    main(**vars(options.parse_args()))
