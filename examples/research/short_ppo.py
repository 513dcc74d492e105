"""Proximal policy optimisation in a short loop on the vector environment: solo Monolyth.

    pip install torch==2.13.0
    python examples/research/short_ppo.py --seconds 600

The same layers look at each of the four stones in reach, so what is learned about a stone holds
wherever it lies. At first each cube placed is rewarded too, since the fourth level needs large
stones in nearly every turn and is seldom found by chance. Results are true scores.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from lapidarium.research.vector import VectorEnv

STEPS, EPOCHS, BATCH, CLIP, LAMBDA, RATE = 38, 3, 1024, 0.2, 0.95, 1e-3
ENTROPY, CUBE = 0.003, 1.0  # what entropy and a cube placed are worth at first; both fall to 0
POINT = 0.1
REACH, WAYS, LOOK = 4, 400, 13  # stones in reach, ids of each, bytes that tell colour and shape


def spread(env: VectorEnv) -> tuple[torch.Tensor, torch.Tensor]:
    """The mean and the deviation (at least a third) of each number of an observation at random."""
    env.reset(seed=1)
    seen = np.stack([env.step(env.random_actions())[0].copy() for _ in range(80)])
    mean, deviation = (torch.from_numpy(f((0, 1))).float() for f in (seen.mean, seen.std))
    return mean, deviation.clamp(min=1 / 3)


class Agent(nn.Module):
    """A policy and a value from bytes."""

    def __init__(self, env: VectorEnv) -> None:
        super().__init__()
        planes, rest = env.engine.planes, env.engine.actions - REACH * WAYS
        (self.mean, self.deviation), self.stones = spread(env), planes["stones"].start
        self.body = nn.Sequential(
            nn.Linear(planes.size, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU()
        )
        self.board, self.stone = nn.Linear(256, 128), nn.Linear(LOOK, 128)
        self.place, self.rest = nn.Linear(128, WAYS), nn.Linear(256, rest)
        self.value = nn.Linear(256, 1)
        for layer in (m for m in self.modules() if isinstance(m, nn.Linear)):
            first = layer in (self.place, self.rest)  # all actions are about as likely at first
            nn.init.orthogonal_(layer.weight, 0.01 if first else 2**0.5)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Log-probabilities of the legal actions, and a value."""
        inner = self.body(((seen - self.mean) / self.deviation).clamp(-5, 5))
        stones = seen[:, self.stones : self.stones + REACH * LOOK].float().view(-1, REACH, LOOK)
        fit = torch.relu(self.board(inner)[:, None] + self.stone(stones))
        logits = torch.cat((self.place(fit).flatten(1), self.rest(inner)), 1)
        return logits.masked_fill(~mask, -1e9).log_softmax(-1), self.value(inner).squeeze(-1)


def chosen(logs: torch.Tensor) -> torch.Tensor:
    """An action of each game by its probability."""
    sums = logs.softmax(-1).cumsum(-1)  # exp would be slow on what is illegal
    return torch.searchsorted(sums, (1 - torch.rand(len(sums), 1)) * sums[:, -1:])[:, 0]


def cubes(env: VectorEnv) -> NDArray[np.int32]:
    """How many cubes each monolith has."""
    return env.observations[:, env.engine.planes["cells"]].sum(1, dtype=np.int32)


def played(env: VectorEnv, agent: Agent, left: float) -> list[torch.Tensor]:
    """Some steps of every game: observations, masks, actions, logs, advantages, returns."""
    seen, masks = torch.from_numpy(env.observations), torch.from_numpy(env.action_masks())
    rows: list[tuple[torch.Tensor, ...]] = []
    with torch.no_grad():
        for _ in range(STEPS):
            logs, values = agent(seen, masks)
            actions = chosen(logs)
            held = (seen.clone(), masks.clone(), actions, logs.gather(1, actions[:, None])[:, 0])
            before = cubes(env)
            _, reward, ended, _, _ = env.step(actions.numpy())
            worth = POINT * (reward + CUBE * left * (cubes(env) - before).clip(0))
            going = torch.from_numpy(~ended).float()
            rows.append((*held, values, torch.from_numpy(worth).float(), going))
        after = agent(seen, masks)[1]
    *batch, values, rewards, going = (torch.stack(column) for column in zip(*rows, strict=True))
    gain, gains = torch.zeros(env.num_envs), torch.empty_like(values)
    for n in reversed(range(STEPS)):
        gain = rewards[n] - values[n] + going[n] * (after + LAMBDA * gain)
        gains[n], after = gain, values[n]
    return [column.flatten(0, 1) for column in (*batch, gains, gains + values)]


def learn(agent: Agent, learner: torch.optim.Adam, data: list[torch.Tensor], left: float) -> None:
    """Some epochs on what was played. The rate and the worth of entropy fall with the time left."""
    learner.param_groups[0]["lr"] = RATE * left
    for part in (p for _ in range(EPOCHS) for p in torch.randperm(len(data[0])).split(BATCH)):
        seen, masks, actions, before, gains, returns = (column[part] for column in data)
        logs, values = agent(seen, masks)
        ratio = (logs.gather(1, actions[:, None])[:, 0] - before).exp()
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        policy = -torch.minimum(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
        entropy = -(logs.softmax(-1) * logs).sum(-1).mean()
        loss = policy + 0.5 * (values - returns).square().mean() - ENTROPY * left * entropy
        learner.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
        learner.step()


def evaluated(agent: Agent, games: int = 1000) -> tuple[float, float]:
    """The mean score of games in which the likeliest action is always chosen, and its error."""
    env = VectorEnv("monolyth", 1, games, copy=False)
    env.reset(seed=12345)
    seen, masks = torch.from_numpy(env.observations), torch.from_numpy(env.action_masks())
    scores = np.full(games, np.nan)
    while np.isnan(scores).any():
        with torch.no_grad():
            actions = agent(seen, masks)[0].argmax(-1)
        _, reward, ended, _, _ = env.step(actions.numpy())
        first = ended & np.isnan(scores)
        scores[first] = reward[first]
    return float(scores.mean()), float(scores.std() / games**0.5)


def main(seconds: float = 600, threads: int = 2, games: int = 256) -> float:
    """Train, then play."""
    torch.manual_seed(0)
    torch.set_num_threads(threads)
    env = VectorEnv("monolyth", 1, games, reward="delta", copy=False)
    agent = Agent(env)
    learner = torch.optim.Adam(agent.parameters(), lr=RATE, eps=1e-5)
    env.reset(seed=0)
    began, said = time.monotonic(), 0.0
    while (now := time.monotonic() - began) < seconds:
        left = 1 - now / seconds
        learn(agent, learner, played(env, agent, left), left)
        if now - said >= seconds / 10:
            said = now
            print(f"{now:6.0f} s  {evaluated(agent, 200)[0]:6.2f} points", flush=True)
    mean, error = evaluated(agent)
    print(f"{mean:.1f} ± {error:.1f} points after {seconds:.0f} s")
    return mean


if __name__ == "__main__":
    options = argparse.ArgumentParser()
    options.add_argument("--seconds", type=float, default=600)
    options.add_argument("--threads", type=int, default=2)
    options.add_argument("--games", type=int, default=256)
    main(**vars(options.parse_args()))
