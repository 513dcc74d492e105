"""MaskablePPO of sb3-contrib on solo Monolyth, where random play has one point.

pip install torch==2.13.0 && pip install 'lapidarium[sb3]'
python examples/research/maskable_ppo.py --seconds 600
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable import distributions
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor

from lapidarium.research.sb3 import MaskedVecEnv


class Quick(distributions.MaskableCategorical):
    """The same distribution, but faster: exp is slow on what is masked, and so is multinomial."""

    def apply_masking(self, masks: Any) -> None:
        """Leave only what is legal."""
        if masks is not None:
            self.masks = torch.as_tensor(masks, dtype=torch.bool).reshape(self.logits.shape)
            self.logits = self._original_logits.masked_fill(~self.masks, -1e8).log_softmax(-1)
            self.__dict__.pop("probs", None)

    def sample(self, *_: Any) -> torch.Tensor:
        """One action of each game."""
        sums = self.probs.cumsum(-1)
        return torch.searchsorted(sums, (1 - torch.rand(len(sums), 1)) * sums[:, -1:])[:, 0]


class Normalised(BaseFeaturesExtractor):
    """An observation less its mean in random play, divided by its deviation there."""

    def __init__(self, space: Any, env: MaskedVecEnv) -> None:
        super().__init__(space, space.shape[0])
        env.env.reset(seed=1)
        seen = np.stack([env.env.step(env.env.random_actions())[0] for _ in range(80)])
        self.mean = torch.from_numpy(seen.mean((0, 1))).float()
        self.deviation = torch.from_numpy(seen.std((0, 1))).float().clamp(min=1 / 3)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        """What the layers take."""
        return ((seen - self.mean) / self.deviation).clamp(-5, 5)


class Cubes(MaskedVecEnv):
    """Rewards each cube placed, too, which helps at first. The scores of episodes are true."""

    worth = 1.0

    def step_wait(self) -> Any:
        """One decision in every game."""
        cells = self.env.engine.planes["cells"]
        before = self.env.observations[:, cells].sum(1, dtype=np.int32)
        seen, rewards, *rest = super().step_wait()
        placed = self.env.observations[:, cells].sum(1, dtype=np.int32) - before
        return seen, (rewards + self.worth * placed.clip(0)).astype(np.float32), *rest


class Clock(BaseCallback):
    """Prints the mean score of the last games, and stops in time."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds, self.began, self.left, self.said = seconds, time.monotonic(), 1.0, 1.0

    def _on_step(self) -> bool:
        now = time.monotonic() - self.began
        self.left = max(0.0, 1 - now / self.seconds)
        self.model.ent_coef, self.training_env.worth = 0.003 * self.left, self.left
        if self.said - self.left >= 1 / 20 and self.model.ep_info_buffer:
            self.said = self.left
            mean = np.mean([episode["r"] for episode in self.model.ep_info_buffer])
            print(f"{now:6.0f} s  {self.num_timesteps:9d} steps  {mean:6.2f} points", flush=True)
        return self.left > 0


def main(seconds: float = 600, threads: int = 2, games: int = 256) -> float:
    """Train, then play a thousand games in which the likeliest action is always chosen."""
    torch.set_num_threads(threads)
    torch.distributions.Distribution.set_default_validate_args(False)
    distributions.MaskableCategorical = Quick
    env, clock = Cubes("monolyth", 1, games, reward="delta"), Clock(seconds)
    net = {"net_arch": [256, 256], "activation_fn": torch.nn.ReLU}
    net |= {"features_extractor_class": Normalised, "features_extractor_kwargs": {"env": env}}
    learning = {"n_steps": 38, "batch_size": 1024, "n_epochs": 3, "gamma": 1.0, "vf_coef": 0.005}
    learning |= {"learning_rate": lambda _: 1e-3 * clock.left, "stats_window_size": 1000}
    model = MaskablePPO("MlpPolicy", env, policy_kwargs=net, seed=1, device="cpu", **learning)
    model.learn(10**9, callback=clock)
    other = MaskedVecEnv("monolyth", 1, 500)
    other.seed(12345)
    mean, deviation = evaluate_policy(model, other, 1000, deterministic=True, warn=False)
    print(f"{mean:.1f} ± {deviation / 1000**0.5:.1f} points after {seconds:.0f} s")
    return float(mean)


if __name__ == "__main__":
    options = argparse.ArgumentParser()
    options.add_argument("--seconds", type=float, default=600)
    options.add_argument("--threads", type=int, default=2)
    options.add_argument("--games", type=int, default=256)
    main(**vars(options.parse_args()))
