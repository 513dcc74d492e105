"""Random play on a thousand games at once, and what it is worth.

python examples/research/vector_loop.py --steps 2000
"""

from __future__ import annotations

import argparse

import gymnasium as gym
import numpy as np

import lapidarium.research.gymnasium  # noqa: F401 - registers the environments


def main(steps: int = 2000, games: int = 1024) -> float:
    """The mean score of the games that ended."""
    env = gym.make_vec(
        "lapidarium/MonolythSolo-v0",
        num_envs=games,
        vectorization_mode="vector_entry_point",
        copy=False,
    )
    _, info = env.reset(seed=0)
    draw = np.random.default_rng(0)
    scores: list[float] = []
    for _ in range(steps):
        mask = info["action_mask"]
        wishes = draw.random(mask.shape, dtype=np.float32) * mask
        _, reward, ended, _, info = env.step(wishes.argmax(axis=1))
        scores += reward[ended].tolist()
    print(f"{len(scores)} games, {np.mean(scores):.2f} points")
    return float(np.mean(scores))


if __name__ == "__main__":
    options = argparse.ArgumentParser()
    options.add_argument("--steps", type=int, default=2000)
    options.add_argument("--games", type=int, default=1024)
    main(**vars(options.parse_args()))
