"""MaskablePPO of sb3-contrib on solo Monolyth, where random play has one point.

pip install torch==2.13.0 && pip install 'lapidarium[sb3]'
python examples/research/maskable_ppo.py --seconds 600
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from lapidarium.research.sb3 import MaskedVecEnv


class Clock(BaseCallback):
    """Prints the mean score of the last games, and stops in time."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds, self.began, self.said = seconds, time.monotonic(), 0.0

    def _on_step(self) -> bool:
        now = time.monotonic() - self.began
        if now - self.said >= self.seconds / 20:
            self.said = now
            scores = [episode["r"] for episode in self.model.ep_info_buffer or ()]
            mean = np.mean(scores) if scores else float("nan")
            print(f"{now:6.0f} s  {self.num_timesteps:9d} steps  {mean:6.2f} points", flush=True)
        return now < self.seconds


def main(seconds: float = 600, threads: int = 2, games: int = 128) -> float:
    """Train, then play."""
    torch.set_num_threads(threads)
    env = MaskedVecEnv("monolyth", 1, games, reward="delta", dtype="float32")
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=32,
        batch_size=1024,
        n_epochs=3,
        learning_rate=1e-3,
        gamma=1.0,
        seed=1,
        policy_kwargs={"net_arch": [256, 256]},
        device="cpu",
    )
    model.learn(10**9, callback=Clock(seconds))
    mean, error = evaluated(model)
    print(f"{mean:.1f} ± {error:.1f} points after {seconds:.0f} s")
    return mean


def evaluated(model: MaskablePPO, games: int = 500) -> tuple[float, float]:
    """The mean score of games of the trained policy, and its error."""
    env = MaskedVecEnv("monolyth", 1, min(games, 250), reward="score", dtype="float32")
    env.seed(12345)
    seen = env.reset()
    scores: list[float] = []
    while len(scores) < games:
        masks = np.stack(env.env_method("action_masks"))
        actions, _ = model.predict(seen, action_masks=masks, deterministic=False)
        seen, rewards, ended, _ = env.step(actions)
        scores += rewards[ended].tolist()
    return float(np.mean(scores)), float(np.std(scores) / len(scores) ** 0.5)


if __name__ == "__main__":
    options = argparse.ArgumentParser()
    options.add_argument("--seconds", type=float, default=600)
    options.add_argument("--threads", type=int, default=2)
    options.add_argument("--games", type=int, default=128)
    main(**vars(options.parse_args()))
