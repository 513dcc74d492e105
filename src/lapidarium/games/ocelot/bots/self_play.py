"""Self-play: games to learn from, and the learner of the cave's network (Adam, in NumPy).

The network learns how many points each seat still gains: the search's estimate mixed
with the actual result (TD with a trace). The margin counts double.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from lapidarium.compiled import seeds
from lapidarium.games.ocelot.bots.compiled_module import MODULE
from lapidarium.games.ocelot.bots.kernels.layout import (
    FACTS,
    HIDDEN,
    INNER,
    INPUTS,
    LONGEST,
    OUTPUTS,
    POINTS_PER_UNIT,
)
from lapidarium.games.ocelot.bots.network_weights import NAMES, as_record
from lapidarium.games.ocelot.bots.search_context import Workspace
from lapidarium.games.ocelot.bots.search_parameters import REPLY, SELF_PLAY
from lapidarium.games.ocelot.compiled.layout import MOST
from lapidarium.training.learner import Learner

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    Arrays = dict[str, NDArray[np.float32]]

TRACE: Final = 0.8
MARGIN: Final = 2.0
"""How much more than its points the margin between the seats counts."""
DECAY: Final = (0.9, 0.999)
"""Of Adam's moments."""
PARTS: Final = ("weights", "average", "first", "second")


class SelfPlay(NamedTuple):
    """Games to play: the starts, the weights, and the simulations per turn."""

    tables: NDArray[Any]
    starts: NDArray[Any]
    weights: Arrays
    simulations: int
    seed: str


class Examples(NamedTuple):
    """Inputs and targets turn by turn, and the final points."""

    inputs: NDArray[np.int8]
    targets: NDArray[np.float32]
    points: NDArray[np.float64]


def random_weights(seed: str) -> Arrays:
    """Small random numbers to begin with."""
    draw = np.random.default_rng(int(seeds(f"{seed}/fresh", 1)[0]))
    shapes = {
        "first": (0.06, (INPUTS, HIDDEN)),
        "second": ((2 / HIDDEN) ** 0.5, (HIDDEN, INNER)),
        "third": (0.1, (INNER, OUTPUTS)),
    }
    found = {name: draw.normal(0, wide, shape) for name, (wide, shape) in shapes.items()}
    found |= {"first_bias": np.zeros(HIDDEN), "second_bias": np.zeros(INNER)}
    found["third_bias"] = np.full(OUTPUTS, 2.0)
    return {name: found[name].astype(np.float32) for name in NAMES}


def forward(w: Arrays, x: NDArray[np.float32]) -> tuple[NDArray[np.float32], ...]:
    """Both hidden layers and the outputs."""
    hidden = np.maximum(x @ w["first"] + w["first_bias"], 0)
    inner = np.maximum(hidden @ w["second"] + w["second_bias"], 0)
    return hidden, inner, inner @ w["third"] + w["third_bias"]


def play_games(task: SelfPlay) -> Examples:
    """Play; the same task, the same games."""
    count, nodes = len(task.starts), task.simulations + 1
    rows = np.zeros((count, LONGEST, INPUTS), np.float32)
    facts, lengths = np.zeros((count, LONGEST, FACTS)), np.zeros(count, np.int64)
    ws = Workspace(nodes, nodes * MOST)
    ws.scratch["stream"] = seeds(f"{task.seed}/play", 1)
    MODULE.call(
        "play_games",
        *(task.tables, task.starts, count, np.concatenate([SELF_PLAY, REPLY])),
        *(as_record(task.weights), *ws.tree, ws.scratch, task.simulations),
        *(rows, facts, lengths),
    )
    notes = [facts[n, :length] for n, length in enumerate(lengths.tolist())]
    inputs = np.concatenate([rows[n, : len(known) - 1] for n, known in enumerate(notes)])
    targets = np.concatenate([targets_of(known) for known in notes])
    points = np.array([known[-1, :2] for known in notes])
    return Examples(inputs.astype(np.int8), targets.astype(np.float32), points)


def targets_of(facts: NDArray[np.float64]) -> NDArray[np.float64]:
    """For each turn the points still to come for the seat to act and the other, in units.

    The search's estimate and the actual result, mixed; where another move than the best was
    made, the estimate alone.
    """
    rows = np.arange(len(facts) - 1)
    seats = facts[:-1, 2].astype(np.int64)
    found, came = np.empty((len(rows), 2)), facts[-1, :2]
    for row in rows[::-1]:
        estimate = facts[row, 4:]
        came = estimate if facts[row, 3] else (1 - TRACE) * estimate + TRACE * came
        found[row] = came - facts[row, :2]
    return np.stack([found[rows, seats], found[rows, 1 - seats]], 1) / POINTS_PER_UNIT


class OcelotLearner(Learner):
    """Weights that learn by Adam."""

    def __init__(self, seed: str) -> None:
        self.weights = random_weights(seed)
        self.average = {name: part.copy() for name, part in self.weights.items()}
        self.first = {name: np.zeros_like(part) for name, part in self.weights.items()}
        self.second = {name: np.zeros_like(part) for name, part in self.weights.items()}
        self.steps = 0

    def begin(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        """Begin with earlier weights."""
        known = as_record(arrays)[0]
        self.weights = {name: np.array(known[name]) for name in NAMES}
        self.average = {name: part.copy() for name, part in self.weights.items()}

    def step(self, x: NDArray[np.float32], targets: NDArray[np.float32], rate: float) -> float:
        """One step down the gradient of a batch; the squared error of the margin, in points."""
        w = self.weights
        hidden, inner, out = forward(w, x)
        error = (out - targets) / len(x)
        margin = error[:, 0] - error[:, 1]
        back = error + MARGIN * np.stack([margin, -margin], 1)
        slopes = {"third": inner.T @ back, "third_bias": back.sum(0)}
        back = (back @ w["third"].T) * (inner > 0)
        slopes |= {"second": hidden.T @ back, "second_bias": back.sum(0)}
        back = (back @ w["second"].T) * (hidden > 0)
        slopes |= {"first": x.T @ back, "first_bias": back.sum(0)}
        self._descend(slopes, rate)
        return float((margin**2).sum()) * len(x) * POINTS_PER_UNIT**2

    def _descend(self, slopes: Arrays, rate: float) -> None:
        self.steps += 1
        one, two = (1 - decay**self.steps for decay in DECAY)
        for name, slope in slopes.items():
            first, second = self.first[name], self.second[name]
            first += (1 - DECAY[0]) * (slope - first)
            second += (1 - DECAY[1]) * (slope * slope - second)
            self.weights[name] -= rate * (first / one) / (np.sqrt(second / two) + 1e-8)

    def average_by(self, share: float) -> None:
        """Move the moving average by this share towards the weights."""
        for name, part in self.weights.items():
            self.average[name] += share * (part - self.average[name])

    def weights_to_play(self) -> dict[str, NDArray[Any]]:
        """The moving average as the arrays of a weight file."""
        return dict(self.average)

    def state(self) -> dict[str, NDArray[Any]]:
        """The weights, their moving average, and Adam's moments."""
        return {f"{part}/{name}": getattr(self, part)[name] for part in PARTS for name in NAMES}

    def restore(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        """Continue from such a state."""
        for part in PARTS:
            setattr(self, part, {name: arrays[f"{part}/{name}"] for name in NAMES})
