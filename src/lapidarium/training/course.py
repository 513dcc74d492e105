"""A course: what is trained, by which games, and how it is learned from.

A game's course is in `games/NAME/bots/course.py`. What all courses share is here: earlier weights
to begin with, the state of a checkpoint, and the weight file that is written at the end.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from lapidarium.bots import weights

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from numpy.typing import NDArray

    from lapidarium.compiled import CompiledGame
    from lapidarium.training.learner import Learner
    from lapidarium.training.replay import Replay

    Arrays = dict[str, NDArray[Any]]
    Row = dict[str, float]


@dataclass(frozen=True, slots=True)
class CourseOption:
    """A number that `lapidarium train GAME --NAME` sets."""

    name: str
    default: int
    help: str
    allowed: range
    besides: tuple[int, ...] = ()
    """Allowed, too."""

    def allows(self, value: int) -> bool:
        """Can the course be run with this value?"""
        return value in self.allowed or value in self.besides

    @property
    def allowed_text(self) -> str:
        """Such as `0, or 2 to 16`."""
        besides = "".join(f"{value}, or " for value in self.besides)
        return f"{besides}{self.allowed[0]} to {self.allowed[-1]}"


class Course(ABC):
    """One training course for one pack and number of players."""

    options: ClassVar[tuple[CourseOption, ...]]
    layers: ClassVar[list[int]]
    """The sizes of the network's layers, as a weight file says them."""
    rounds_done: ClassVar[int]
    """Rounds to treat as already trained, if a course begins with earlier weights."""
    rate: ClassVar[float] = 0.002
    slower: ClassVar[int] = 100
    """Rounds after which the learning rate has become notably lower."""
    averaged: ClassVar[int]
    """The moving average covers about the last 1/`averaged` of all steps."""

    def __init__(
        self, compiled: CompiledGame[Any, Any], seed: str, learner: Learner, replay: Replay
    ) -> None:
        self.compiled, self.seed, self.learner, self.replay = compiled, seed, learner, replay
        self.earlier = 0
        """Rounds to treat as already trained."""
        self.begun_from: dict[str, Any] = {}
        self.plan: dict[str, Any] = {
            "game": compiled.game.name,
            "players": compiled.game.players,
            "pack": weights.fingerprint(compiled.tables),
            "layers": self.layers,
            "seed": seed,
        }
        """Everything that decides the outcome, as plain values; kept with the checkpoint."""

    @classmethod
    @abstractmethod
    def with_options(
        cls, compiled: CompiledGame[Any, Any], seed: str, options: Mapping[str, int]
    ) -> Course:
        """A course with these values of its options."""

    @property
    @abstractmethod
    def weights_name(self) -> str:
        """The name of the weight file without its suffix."""

    @abstractmethod
    def tasks(self, number: int) -> Iterable[Any]:
        """The self-play of a round, as tasks that can be pickled."""

    @staticmethod
    @abstractmethod
    def play(task: Any) -> tuple[int, Any]:
        """In a worker: the number of the task in its round, and its result."""

    @abstractmethod
    def learn(self, number: int, results: list[Any]) -> Row:
        """Learn from the results of a round; figures for the curve."""

    def facts(self) -> dict[str, Any]:
        """What else the weight file should say."""
        return {}

    def begin_from(self, file: Path, rounds_done: int | None = None) -> None:
        """Begin with earlier weights instead of random ones; raises InvalidWeights.

        Some rounds count as already trained: the learning rate is lower, and whatever else
        changes from round to round has changed.
        """
        found = weights.read(file, self.layers)
        self.learner.begin(found.arrays)
        self.begun_from = {name: v for name, v in found.about.items() if name != "begun_from"}
        self.earlier = self.rounds_done if rounds_done is None else rounds_done
        self.plan |= {"rounds_done": self.earlier, "begun_from": found.about["sha256"]}

    def learning_rate(self, number: int) -> float:
        """The learning rate of a round."""
        return self.rate / float((1 + (self.earlier + number) / self.slower) ** 0.7)

    def update_average(self) -> None:
        """After each step of the learner."""
        self.learner.average_by(self.averaged / (self.averaged + self.learner.steps))

    def state(self) -> Arrays:
        """Everything learned so far, and the replay."""
        return self.learner.state() | self.replay.state() | {"steps": np.array(self.learner.steps)}

    def restore(self, arrays: Arrays) -> None:
        """Continue from such a state."""
        self.learner.restore(arrays)
        self.learner.steps = int(arrays["steps"])
        self.replay.restore(arrays)

    def write(self, folder: Path, command: str, rows: list[Row]) -> Path:
        """Write the moving average as a weight file; where it is."""
        file = folder / f"{self.weights_name}.npz"
        about = {
            "pack": self.plan["pack"],
            "layers": self.layers,
            "command": command,
            "seed": self.seed,
            "rounds": len(rows),
            "games": len(rows) * int(self.plan["games"]),
            "hours": round(rows[-1]["hours"], 3),
            **self.facts(),
            **({"begun_from": self.begun_from} if self.begun_from else {}),
        }
        weights.write(file, self.learner.weights_to_play(), about)
        return file
