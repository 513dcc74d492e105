"""Self-play on PettingZoo: a tabular learner of what kinds of moves pay in the cave.

python examples/research/self_play.py --games 200
"""

from __future__ import annotations

import argparse

import numpy as np

from lapidarium.research import pettingzoo


def main(games: int = 200) -> float:
    """The mean score of the last quarter of the games."""
    env = pettingzoo.ocelot_v0.env(reward="delta")
    draw = np.random.default_rng(0)
    kinds = env.engine.codec.factor_table[:, 0]
    worth, tried = np.zeros(kinds.max() + 1), np.ones(kinds.max() + 1)
    scores: list[float] = []
    for game in range(games):
        env.reset(seed=game)
        chosen: dict[str, int] = {}
        total = 0.0
        for agent in env.agent_iter():
            seen, reward, over, _, _ = env.last()
            total += reward
            if agent in chosen:  # what the last decision of this agent has brought
                kind = chosen[agent]
                tried[kind] += 1
                worth[kind] += (reward - worth[kind]) / tried[kind]
            if over:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            wishes = worth[kinds[legal]] + draw.gumbel(size=len(legal)) * 0.3
            action = int(legal[wishes.argmax()])
            chosen[agent] = int(kinds[action])
            env.step(action)
        scores.append(total / 2)
    last = scores[-max(1, games // 4) :]
    print(f"first games {np.mean(scores[: len(last)]):.1f} points, last {np.mean(last):.1f}")
    return float(np.mean(last))


if __name__ == "__main__":
    options = argparse.ArgumentParser()
    options.add_argument("--games", type=int, default=200)
    main(**vars(options.parse_args()))
