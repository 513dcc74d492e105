"""Proximal policy optimisation in a short loop on the vector environment: solo Monolyth.

    pip install torch==2.13.0
    python examples/research/short_ppo.py --seconds 600

The environment writes masks and observations into memory that torch shares, and no Python list
is made on the way.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import torch
from torch import nn

from lapidarium.research.vector import VectorEnv

STEPS, EPOCHS, CLIP, LAMBDA = 38, 3, 0.2, 0.95


class Agent(nn.Module):
    """A policy and a value from bytes."""

    def __init__(self, env: VectorEnv) -> None:
        super().__init__()
        size, actions = env.engine.planes.size, env.engine.actions
        self.scale = nn.Parameter(torch.from_numpy(env.engine.planes.scale), requires_grad=False)
        self.body = nn.Sequential(nn.Linear(size, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.policy, self.value = nn.Linear(256, actions), nn.Linear(256, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Log-probabilities of the legal actions, and a value."""
        inner = self.body(seen * self.scale)
        logits = self.policy(inner).masked_fill(~mask, -1e9)
        return logits.log_softmax(-1), self.value(inner).squeeze(-1)


def chosen(logs: torch.Tensor) -> torch.Tensor:
    """An action by its probability, by Gumbel's trick."""
    return (logs - torch.empty_like(logs).exponential_().log()).argmax(-1)


def learn(agent: Agent, learner: torch.optim.Optimizer, data: list[torch.Tensor]) -> None:
    """Some epochs on what was played."""
    for order in (torch.randperm(len(data[0])) for _ in range(EPOCHS)):
        for part in order.split(1024):
            seen, masks, actions, before, weight, returns = (column[part] for column in data)
            logs, values = agent(seen, masks)
            ratio = (logs.gather(1, actions[:, None]).squeeze(1) - before).exp()
            weight = (weight - weight.mean()) / (weight.std() + 1e-8)
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            policy = -torch.minimum(ratio * weight, clipped * weight).mean()
            entropy = -(logs.exp() * logs).sum(-1).mean()
            loss = policy + 0.5 * (values - returns).square().mean() - 0.003 * entropy
            learner.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            learner.step()


def main(seconds: float = 600, threads: int = 2, games: int = 128) -> float:
    """Train; the mean score of the last thousand games."""
    torch.manual_seed(0)
    torch.set_num_threads(threads)
    env = VectorEnv("monolyth", 1, games, reward="delta", copy=False)
    agent = Agent(env)
    learner = torch.optim.Adam(agent.parameters(), lr=1e-3, eps=1e-5)
    seen, masks = torch.from_numpy(env.observations), torch.from_numpy(env.action_masks())
    env.reset(seed=0)
    total, scores, began, said = np.zeros(games), [], time.monotonic(), 0.0
    while (now := time.monotonic() - began) < seconds:
        rows: list[tuple[torch.Tensor, ...]] = []
        with torch.no_grad():
            for _ in range(STEPS):
                logs, values = agent(seen, masks)
                actions = chosen(logs)
                log = logs.gather(1, actions[:, None]).squeeze(1)
                held = (seen.clone(), masks.clone(), actions, log, values)
                _, reward, ended, _, _ = env.step(actions.numpy())
                total += reward
                scores += [(now, score) for score in total[ended].tolist()]
                total[ended] = 0
                ends = torch.from_numpy(ended.copy()).float()
                rows.append((*held, torch.from_numpy(reward.copy()).float(), ends))
            after = agent(seen, masks)[1]
        batch = [torch.stack(column) for column in zip(*rows, strict=True)]
        gain, gains = torch.zeros(games), []
        for n in reversed(range(STEPS)):
            going = 1 - batch[6][n]
            gain = batch[5][n] + after * going - batch[4][n] + LAMBDA * going * gain
            gains.append(gain)
            after = batch[4][n]
        advantage = torch.stack(gains[::-1])
        returns = (advantage + batch[4]).flatten()
        flat = [column.flatten(0, 1) for column in batch[:4]]
        learn(agent, learner, [*flat, advantage.flatten(), returns])
        if now - said >= seconds / 20 and scores:
            said = now
            last = [score for _, score in scores[-1000:]]
            print(f"{now:6.0f} s  {len(scores):8d} games  {np.mean(last):6.2f} points", flush=True)
    last = [score for _, score in scores[-1000:]] or [float("nan")]
    print(f"{np.mean(last):.1f} points in the last {len(last)} games of {seconds:.0f} s")
    return float(np.mean(last))


if __name__ == "__main__":
    options = argparse.ArgumentParser()
    options.add_argument("--seconds", type=float, default=600)
    options.add_argument("--threads", type=int, default=2)
    options.add_argument("--games", type=int, default=128)
    main(**vars(options.parse_args()))
