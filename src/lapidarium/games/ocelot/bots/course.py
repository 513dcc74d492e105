"""The training course of the network for Sir Ocelot's Cave."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

import numpy as np

from lapidarium.compiled import seeds
from lapidarium.games.ocelot.bots import network_weights
from lapidarium.games.ocelot.bots.kernels.layout import (
    EXPLORATION,
    GREEDY_TURNS,
    INPUTS,
    LANDING,
    OUTPUTS,
)
from lapidarium.games.ocelot.bots.search_parameters import REPLY, SELF_PLAY
from lapidarium.games.ocelot.bots.self_play import (
    MARGIN,
    TRACE,
    Examples,
    OcelotLearner,
    SelfPlay,
    play_games,
)
from lapidarium.training.course import Course, CourseOption
from lapidarium.training.replay import Replay

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from lapidarium.compiled import CompiledGame

UNSEARCHED_ROUNDS: Final = 200
"""Rounds without search at first: until then the value knows too little to search with."""


@dataclass(frozen=True, slots=True)
class Size:
    """How much a round is: games in so many tasks; and how it is learned from."""

    games: int = 256
    tasks: int = 2
    batch: int = 512
    steps: int = 100
    replay: int = 300_000
    simulations: int = 48


class OcelotCourse(Course):
    """Self-play by search, TD, a replay, Adam, a moving average."""

    options: ClassVar[tuple[CourseOption, ...]] = (
        CourseOption("games", Size().games, "Games per round.", range(4, 100_001)),
        CourseOption(
            "simulations",
            Size().simulations,
            f"Simulations per turn, after {UNSEARCHED_ROUNDS} rounds without search.",
            range(1, 10_001),
        ),
    )
    layers: ClassVar[list[int]] = network_weights.LAYERS
    rounds_done: ClassVar[int] = 400
    averaged: ClassVar[int] = 6

    learner: OcelotLearner

    def __init__(
        self, compiled: CompiledGame[Any, Any], seed: str, size: Size | None = None
    ) -> None:
        self.size = size or Size()
        inputs, targets = np.zeros((0, INPUTS), np.int8), np.zeros((0, OUTPUTS), np.float32)
        replay = Replay(self.size.replay, inputs, targets)
        super().__init__(compiled, seed, OcelotLearner(seed), replay)
        self.plan |= {
            "schedule": [self.rate, self.slower, UNSEARCHED_ROUNDS, self.averaged],
            "learning": [TRACE, MARGIN, EXPLORATION, GREEDY_TURNS, LANDING],
            "search": [*SELF_PLAY[0].item(), *REPLY[0].item()],
            **asdict(self.size),
        }

    @classmethod
    def with_options(
        cls, compiled: CompiledGame[Any, Any], seed: str, options: Mapping[str, int]
    ) -> OcelotCourse:
        """A course with these values of its options."""
        return cls(compiled, seed, Size(**options))

    @property
    def weights_name(self) -> str:
        """The name of the weight file without its suffix."""
        return network_weights.NAME

    def tasks(self, number: int) -> Iterator[tuple[int, SelfPlay]]:
        """The games of a round."""
        is_searched = self.earlier + number >= UNSEARCHED_ROUNDS
        simulations = self.size.simulations if is_searched else 1
        for part in range(self.size.tasks):
            seed = f"{self.seed}/{number}/{part}"
            starts = self.compiled.set_up(self.size.games // self.size.tasks, seed)
            tables, weights = self.compiled.tables, self.learner.weights
            yield part, SelfPlay(tables, starts, weights, simulations, seed)

    @staticmethod
    def play(task: tuple[int, SelfPlay]) -> tuple[int, Examples]:
        """The games of one task."""
        return task[0], play_games(task[1])

    def learn(self, number: int, results: list[Examples]) -> dict[str, float]:
        """Some steps on the latest examples."""
        self.replay.add((r.inputs for r in results), (r.targets for r in results))
        draw = np.random.default_rng(int(seeds(f"{self.seed}/learn/{number}", 1)[0]))
        rate, error = self.learning_rate(number), 0.0
        for _ in range(self.size.steps):
            chosen = draw.integers(0, len(self.replay), self.size.batch)
            rows = self.replay.inputs[chosen].astype(np.float32)
            error += self.learner.step(rows, self.replay.targets[chosen], rate)
            self.update_average()
        points = np.concatenate([found.points for found in results])
        return {"points": float(points.mean()), "error": error / self.size.steps}
