"""Self-play: games to learn from, and the learner of Monolyth's network."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from lapidarium.compiled import seeds
from lapidarium.games.monolyth.bots.compiled_module import MODULE, new_workspace
from lapidarium.games.monolyth.bots.kernels import sizes
from lapidarium.games.monolyth.bots.network_weights import packed, unpacked
from lapidarium.games.monolyth.compiled.layout import SEATS, STATE
from lapidarium.training.learner import Learner

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

MILLION = 1_000_000
EXPLORATIONS = 1 << 20
"""Exploration rates and traces are passed to kernels as integers."""
LONGEST_ON_AVERAGE = 80


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """Games to play with these weights.

    `exploration` is how often another than the best move is made (`giving_exploration`: when a
    token is given up); `ahead` the number of promising moves whose next turn is looked at;
    `trace` the lambda of TD.
    """

    tables: NDArray[np.void]
    weights: NDArray[np.float32]
    seed: str
    games: int
    exploration: float = 0.0
    giving_exploration: float = 0.0
    ahead: int = 0
    trace: float = 0.0


@dataclass(frozen=True, slots=True)
class Examples:
    """Afterstates with their targets, and the final scores."""

    seed: str
    states: NDArray[np.void]
    targets: NDArray[np.float32]
    scores: NDArray[np.int32]


def play_games(task: SelfPlay) -> Examples:
    """Play; the same task, the same games."""
    capacity = task.games * LONGEST_ON_AVERAGE + sizes.LONGEST
    states, targets = np.zeros(capacity, STATE), np.zeros((capacity, SEATS, 2), np.float32)
    scores = np.zeros((task.games, SEATS), np.int32)
    made = MODULE.call(
        "play_games",
        *(task.tables, task.tables["start"].copy(), task.weights),
        *(seeds(task.seed, task.games), task.games),
        *(int(task.exploration * EXPLORATIONS), int(task.giving_exploration * EXPLORATIONS)),
        *(task.ahead, int(task.trace * MILLION)),
        *(new_workspace(), capacity, states, targets, scores),
    )
    points = scores[:, : int(task.tables["players"][0])]
    return Examples(task.seed, states[:made].copy(), targets[:made].copy(), points)


def random_weights(seed: str) -> NDArray[np.float32]:
    """Small random numbers to begin with."""
    draw = np.random.default_rng(int(seeds(seed, 1)[0]))
    w = np.zeros(sizes.WEIGHTS, np.float32)
    w[: sizes.W2] = draw.normal(0, 0.03, sizes.W2)
    w[sizes.W2 : sizes.B2] = draw.normal(0, sizes.OWN**-0.5, sizes.B2 - sizes.W2)
    w[sizes.W3 : sizes.B3] = draw.normal(0, 0.05, sizes.B3 - sizes.W3)
    return w


class MonolythLearner(Learner):
    """Weights that learn by Adam, in compiled code."""

    def __init__(self, tables: NDArray[np.void], seed: str) -> None:
        self.tables, self.workspace = tables, new_workspace()
        self.weights = random_weights(seed)
        self.average = self.weights.copy()
        self.first, self.second, self.slopes = (np.zeros_like(self.weights) for _ in range(3))
        self.steps = 0

    def begin(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        """Begin with earlier weights."""
        known = unpacked(arrays)
        self.weights, self.average = known, known.copy()
        self.second[known != 0] = 1e-12  # so that they count as learned

    def step(
        self,
        states: NDArray[np.void],
        targets: NDArray[np.float32],
        chosen: NDArray[np.int32],
        seats: NDArray[np.uint8],
        rate: float,
    ) -> float:
        """One batch, the chosen states as those seats see them; the mean error squared."""
        errors = np.zeros(2, np.float64)
        MODULE.call(
            "learn",
            *(self.tables, states, targets, chosen, seats, len(chosen), len(states)),
            *(self.weights, self.slopes, self.workspace, errors),
        )
        self.steps += 1
        factors = rate, 1 / (1 - 0.9**self.steps), 1 / (1 - 0.999**self.steps), 1 / len(chosen)
        by = np.array(factors, np.float32)
        MODULE.call("step", self.weights, self.slopes, self.first, self.second, by)
        return float(errors.sum() / len(chosen))

    def average_by(self, share: float) -> None:
        """Move the moving average by this share towards the weights."""
        self.average += (self.weights - self.average) * np.float32(share)

    def weights_to_play(self) -> dict[str, NDArray[Any]]:
        """The moving average as the arrays of a weight file."""
        return packed(self.average, self.second)

    def state(self) -> dict[str, NDArray[Any]]:
        """The weights, their moving average, and Adam's moments."""
        return {
            "weights": self.weights,
            "average": self.average,
            "first": self.first,
            "second": self.second,
        }

    def restore(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        """Continue from such a state."""
        self.weights, self.average = arrays["weights"], arrays["average"]
        self.first, self.second = arrays["first"], arrays["second"]
