"""Learning the value: games against itself, and steps down the gradient (Adam).

What is learned is how many points are still to come for either seat: what a search thought and what
came of it, mixed (TD with a trace). The margin counts double.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from lapidarium.compiled.seeds import streams
from lapidarium.games.ocelot.bots.kernels.layout import (
    DEEPEST,
    EDGE,
    FACTS,
    FLOATS,
    GROUND,
    HIDDEN,
    INNER,
    INPUTS,
    LONGEST,
    NODE,
    OUTPUTS,
    POINTS_A_UNIT,
    POSITION,
    PRACTISED,
    ROOM,
    WEIGHTS,
)
from lapidarium.games.ocelot.bots.search_context import SHELF
from lapidarium.games.ocelot.bots.search_parameters import LESSON, REPLY
from lapidarium.games.ocelot.compiled.layout import MOST

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Arrays = dict[str, NDArray[np.float32]]

NAMES: Final = tuple(WEIGHTS.names or ())
TRACE: Final = 0.8
MARGIN: Final = 2.0
"""How much more than its points the margin between the seats counts."""
SLOW: Final = (0.9, 0.999)
"""Of Adam's averages, what stays at each step."""


class Lesson(NamedTuple):
    """Games to play: the starts, the weights, and with how many simulations a turn."""

    tables: NDArray[Any]
    starts: NDArray[Any]
    weights: Arrays
    simulations: int
    seed: str


class Played(NamedTuple):
    """What came of a lesson: inputs and targets turn by turn, and the points at the end."""

    inputs: NDArray[np.int8]
    targets: NDArray[np.float32]
    points: NDArray[np.float64]


def record(weights: Arrays) -> NDArray[Any]:
    """Weights as kernels take them."""
    found = np.zeros(1, WEIGHTS)
    for name in NAMES:
        found[0][name] = weights[name]
    return found


def fresh(seed: str) -> Arrays:
    """Weights that know nothing."""
    draw = np.random.default_rng(int(streams(f"{seed}/fresh", 1)[0]))
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


def play(lesson: Lesson) -> Played:
    """Play the games of a lesson."""
    count, nodes = len(lesson.starts), lesson.simulations + 1
    rows = np.zeros((count, LONGEST, INPUTS), np.float32)
    facts, lengths = np.zeros((count, LONGEST, FACTS)), np.zeros(count, np.int64)
    SHELF.call(
        "practise",
        *(lesson.tables, lesson.starts, count, np.concatenate([LESSON, REPLY])),
        *(record(lesson.weights), np.zeros(FLOATS, np.float32), np.zeros(PRACTISED, POSITION)),
        *(np.zeros(nodes, NODE), nodes, np.zeros(nodes * MOST, EDGE), nodes * MOST),
        *(np.zeros(2, np.int64), np.zeros(ROOM, np.uint64)),
        *(np.zeros((3, MOST), np.int16), np.zeros((4, MOST))),
        *(np.zeros((DEEPEST, 3), np.int64), np.zeros((MOST, 2)), streams(f"{lesson.seed}/play", 1)),
        *(np.zeros(1, GROUND), rows, facts, lengths, lesson.simulations),
    )
    notes = [facts[n, :length] for n, length in enumerate(lengths.tolist())]
    inputs = np.concatenate([rows[n, : len(known) - 1] for n, known in enumerate(notes)])
    targets = np.concatenate([_targets(known) for known in notes])
    points = np.array([known[-1, :2] for known in notes])
    return Played(inputs.astype(np.int8), targets.astype(np.float32), points)


def _targets(facts: NDArray[np.float64]) -> NDArray[np.float64]:
    """For each turn the points to come for the seat to act and the other, in units.

    What the search thought, and what came of it, mixed; where another move than the best was
    made, what was thought alone.
    """
    rows = np.arange(len(facts) - 1)
    seats = facts[:-1, 2].astype(np.int64)
    found, came = np.empty((len(rows), 2)), facts[-1, :2]
    for row in rows[::-1]:
        thought = facts[row, 4:]
        came = thought if facts[row, 3] else (1 - TRACE) * thought + TRACE * came
        found[row] = came - facts[row, :2]
    return np.stack([found[rows, seats], found[rows, 1 - seats]], 1) / POINTS_A_UNIT


class Learner:
    """Weights that learn, and a slow average of them."""

    def __init__(self, seed: str) -> None:
        self.weights = fresh(seed)
        self.average = {name: part.copy() for name, part in self.weights.items()}
        self.first = {name: np.zeros_like(part) for name, part in self.weights.items()}
        self.second = {name: np.zeros_like(part) for name, part in self.weights.items()}
        self.steps = 0

    def begin(self, known: NDArray[Any]) -> None:
        """Go on from weights that were learned before."""
        for name in NAMES:
            self.weights[name] = np.array(known[0][name])
            self.average[name] = self.weights[name].copy()

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
        return float((margin**2).sum()) * len(x) * POINTS_A_UNIT**2

    def _descend(self, slopes: Arrays, rate: float) -> None:
        self.steps += 1
        one, two = (1 - stays**self.steps for stays in SLOW)
        for name, slope in slopes.items():
            first, second = self.first[name], self.second[name]
            first += (1 - SLOW[0]) * (slope - first)
            second += (1 - SLOW[1]) * (slope * slope - second)
            self.weights[name] -= rate * (first / one) / (np.sqrt(second / two) + 1e-8)

    def settle(self, share: float) -> None:
        """Let the slow average follow."""
        for name, part in self.weights.items():
            self.average[name] += share * (part - self.average[name])
