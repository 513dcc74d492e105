"""An AlphaZero-like loop of a hundred lines on two-player Monolyth: search by playouts of the core,
a network that learns its choices and results, and self-play of both.

    pip install torch==2.13.0
    python examples/research/alphazero.py --rounds 20

Search here is one move deep: each of the likeliest actions (by the network) is tried in playouts
that the core finishes at random, mixed with the network's own value.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import torch
from torch import nn

from lapidarium.games.game import OVER
from lapidarium.research.match import by_place
from lapidarium.research.search import Simulator

TRIED = 12
PLAYOUTS = 6


class Network(nn.Module):
    """A policy and a value from an observation."""

    def __init__(self, features: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(features, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU()
        )
        self.policy, self.value = nn.Linear(128, actions), nn.Linear(128, 1)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits, and a value between -1 and 1."""
        inner = self.body(seen)
        return self.policy(inner), torch.tanh(self.value(inner)).squeeze(-1)


class Player:
    """Looks at a position with the network, and searches."""

    def __init__(self, simulator: Simulator, network: Network) -> None:
        self.simulator, self.network = simulator, network
        self.scale = torch.from_numpy(simulator.engine.planes.scale)

    def seen(self, state: bytes, seat: int) -> torch.Tensor:
        """An observation as the network takes it."""
        return torch.from_numpy(self.simulator.engine.observe(state, seat)) * self.scale

    def searched(self, state: bytes, number: int) -> tuple[Any, Any]:
        """The actions that were tried, and how often each should be chosen."""
        engine, seat = self.simulator.engine, self.simulator.engine.to_act(state)
        legal = engine.legal(state)
        with torch.no_grad():
            logits, _ = self.network(self.seen(state, seat)[None])
        prior = logits[0].numpy()[legal]
        tried = legal[np.argsort(prior + np.random.gumbel(size=len(legal)))[-TRIED:]]
        values = []
        for action in tried.tolist():
            after = self.simulator.play(state, action)
            _, places = self.simulator.finish(after, seed=number, count=PLAYOUTS)
            values.append(np.mean([by_place(row)[seat] for row in places.tolist()]))
        wishes = np.exp(4 * np.array(values))
        return tried, wishes / wishes.sum()


def played(player: Player, seed: int) -> list[tuple[torch.Tensor, Any, Any, float]]:
    """A game against itself: observations, targets of the policy, and results."""
    simulator, steps = player.simulator, []
    state, number = simulator.begin(seed=seed), 0
    while simulator.engine.to_act(state) != OVER:
        seat = simulator.engine.to_act(state)
        tried, chances = player.searched(state, number)
        steps.append((player.seen(state, seat), tried, chances, seat))
        state = simulator.play(state, int(np.random.choice(tried, p=chances)))
        number += 1
    results = by_place(simulator.engine.places(state))
    return [(seen, tried, chances, results[seat]) for seen, tried, chances, seat in steps]


def main(rounds: int = 20, games: int = 4) -> float:
    """Self-play and learning by turns; the loss of the last round."""
    torch.manual_seed(0)
    np.random.seed(0)
    torch.set_num_threads(1)
    simulator = Simulator.of("monolyth", 2)
    network = Network(simulator.engine.planes.size, simulator.engine.actions)
    player, loss = Player(simulator, network), torch.zeros(())
    learner = torch.optim.Adam(network.parameters(), lr=1e-3)
    for number in range(rounds):
        data = [step for game in range(games) for step in played(player, number * games + game)]
        seen = torch.stack([step[0] for step in data])
        targets = torch.zeros(len(data), simulator.engine.actions)
        for row, (_, tried, chances, _) in enumerate(data):
            targets[row, torch.from_numpy(tried)] = torch.from_numpy(chances).float()
        results = torch.tensor([step[3] for step in data])
        for _ in range(4):
            logits, values = network(seen)
            policy = -(targets * logits.log_softmax(-1)).sum(-1).mean()
            loss = policy + (values - results).square().mean()
            learner.zero_grad()
            loss.backward()
            learner.step()
        print(f"round {number + 1}: {len(data)} decisions, loss {loss.item():.3f}", flush=True)
    return float(loss.item())


if __name__ == "__main__":
    options = argparse.ArgumentParser()
    options.add_argument("--rounds", type=int, default=20)
    options.add_argument("--games", type=int, default=4)
    main(**vars(options.parse_args()))
