"""Learning the value: games against itself, and steps down the error (see `arena.training`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from lapidarium.compiled import streams
from lapidarium.games.monolyth.bots.compiled_module import SHELF, Room
from lapidarium.games.monolyth.bots.kernels import sizes
from lapidarium.games.monolyth.compiled.layout import SEATS, STATE

if TYPE_CHECKING:
    from numpy.typing import NDArray

MILLION = 1_000_000
STRAYS = 1 << 20
LONGEST_ON_AVERAGE = 80


@dataclass(frozen=True, slots=True)
class Lesson:
    """So many games with these weights.

    `stray` is how often another than the best move is made, `trace` that of TD;
    `ahead` so many likely moves are looked on from to the next turn.
    """

    tables: NDArray[np.void]
    weights: NDArray[np.float32]
    seed: str
    games: int
    stray: float = 0.0
    stray_giving: float = 0.0
    ahead: int = 0
    trace: float = 0.0


@dataclass(frozen=True, slots=True)
class Played:
    """Afterstates with what they turned out to be worth, and the final points."""

    seed: str
    states: NDArray[np.void]
    targets: NDArray[np.float32]
    scores: NDArray[np.int32]


def play_games(lesson: Lesson) -> Played:
    """Play; the same lesson, the same games."""
    room = Room()
    space = lesson.games * LONGEST_ON_AVERAGE + sizes.LONGEST
    states, targets = np.zeros(space, STATE), np.zeros((space, SEATS, 2), np.float32)
    scores = np.zeros((lesson.games, SEATS), np.int32)
    made = SHELF.call(
        "play_games",
        lesson.tables,
        lesson.tables["start"].copy(),
        lesson.weights,
        streams(lesson.seed, lesson.games),
        lesson.games,
        lesson.stray * STRAYS,
        lesson.stray_giving * STRAYS,
        lesson.ahead,
        lesson.trace * MILLION,
        *room.judging,
        room.values,
        room.strayed,
        space,
        states,
        targets,
        scores,
    )
    points = scores[:, : int(lesson.tables["players"][0])]
    return Played(lesson.seed, states[:made].copy(), targets[:made].copy(), points)


def fresh_weights(seed: str) -> NDArray[np.float32]:
    """Small random numbers to begin with."""
    draw = np.random.default_rng(int(streams(seed, 1)[0]))
    w = np.zeros(sizes.WEIGHTS, np.float32)
    w[: sizes.W2] = draw.normal(0, 0.03, sizes.W2)
    w[sizes.W2 : sizes.B2] = draw.normal(0, sizes.OWN**-0.5, sizes.B2 - sizes.W2)
    w[sizes.W3 : sizes.B3] = draw.normal(0, 0.05, sizes.B3 - sizes.W3)
    return w


class Learner:
    """The weights, what Adam remembers of them, and a slow average: the one to play with."""

    def __init__(self, tables: NDArray[np.void], seed: str) -> None:
        self.tables, self.room = tables, Room()
        self.weights = fresh_weights(seed)
        self.average = self.weights.copy()
        self.first, self.second, self.slopes = (np.zeros_like(self.weights) for _ in range(3))
        self.steps = 0

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
        SHELF.call(
            "learn",
            self.tables,
            states,
            targets,
            chosen,
            seats,
            len(chosen),
            len(states),
            self.weights,
            self.slopes,
            self.room.floats,
            self.room.places,
            errors,
        )
        self.steps += 1
        factors = rate, 1 / (1 - 0.9**self.steps), 1 / (1 - 0.999**self.steps), 1 / len(chosen)
        SHELF.call(
            "step",
            self.weights,
            self.slopes,
            self.first,
            self.second,
            np.array(factors, np.float32),
        )
        return float(errors.sum() / len(chosen))

    def settle(self, share: float) -> None:
        """Move the slow average by this share towards the weights."""
        self.average += (self.weights - self.average) * np.float32(share)
