"""The course of the value for Sir Ocelot's Cave."""

from __future__ import annotations

import io
import json
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lapidarium.bots.errors import SpoiledWeights
from lapidarium.compiled import streams
from lapidarium.games.ocelot.bots import weights
from lapidarium.games.ocelot.bots.kernels.layout import (
    GREEDY_TURNS,
    HIDDEN,
    INNER,
    INPUTS,
    LANDING,
    OUTPUTS,
    STRAY,
)
from lapidarium.games.ocelot.bots.search_parameters import LESSON, REPLY
from lapidarium.games.ocelot.bots.self_play import (
    MARGIN,
    NAMES,
    TRACE,
    Learner,
    Lesson,
    Played,
    play,
)
from lapidarium.training.loop import put

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from numpy.typing import NDArray

    from lapidarium.games.ocelot.compiled.compiled_game import OcelotTwin

RATE: Final = 0.002
GONE: Final = 400
"""Rounds that count as gone where a course begins with earlier weights."""
SLOWER: Final = 100
"""Rounds after which steps have become notably smaller."""
SOON: Final = 200
"""Rounds of best moves at once, before they are searched for: until then the value knows little."""
AVERAGED: Final = 6
"""The slow average is of about the last sixth of all steps."""


@dataclass(frozen=True, slots=True)
class Size:
    """How much a round is: games in so many tasks; and how it is learned from."""

    games: int = 256
    tasks: int = 2
    batch: int = 512
    steps: int = 100
    replay: int = 300_000
    simulations: int = 48


class OcelotCourse:
    """Self-play by search; TD, a replay, Adam."""

    def __init__(self, twin: OcelotTwin, seed: str, size: Size) -> None:
        self.twin, self.seed, self.size = twin, seed, size
        self.plan: dict[str, Any] = {
            "game": "ocelot",
            "pack": weights.digest(twin.tables),
            "layers": [INPUTS, HIDDEN, INNER, OUTPUTS],
            "schedule": [RATE, SLOWER, SOON, AVERAGED],
            "learning": [TRACE, MARGIN, STRAY, GREEDY_TURNS, LANDING],
            "manners": [*LESSON[0].item(), *REPLY[0].item()],
            "seed": seed,
            **asdict(size),
        }
        self.learner = Learner(seed)
        self.earlier = 0
        self.begun_from: dict[str, Any] = {}
        self.inputs: NDArray[np.int8] = np.zeros((0, INPUTS), np.int8)
        self.targets: NDArray[np.float32] = np.zeros((0, OUTPUTS), np.float32)

    def begin_from(self, file: Path, gone: int = GONE) -> None:
        """Begin with the weights of an earlier course; so many rounds count as gone."""
        beside = file.with_suffix(".json")
        if not beside.exists():
            raise SpoiledWeights(f"{beside}, which says what it is, is missing")
        self.begun_from = weights.described(beside.read_text("utf-8"))
        self.learner.begin(weights.read(file.read_bytes(), self.begun_from["sha256"]))
        self.earlier = gone
        self.plan |= {"gone": gone, "begun_from": self.begun_from["sha256"]}

    def tasks(self, number: int) -> Iterator[tuple[int, Lesson]]:
        """The games of a round."""
        simulations = self.size.simulations if self.earlier + number >= SOON else 1
        for part in range(self.size.tasks):
            seed = f"{self.seed}/{number}/{part}"
            starts = self.twin.set_up(self.size.games // self.size.tasks, seed)
            lesson = Lesson(self.twin.tables, starts, self.learner.weights, simulations, seed)
            yield part, lesson

    @staticmethod
    def play(task: tuple[int, Lesson]) -> tuple[int, Played]:
        """The games of one task."""
        return task[0], play(task[1])

    def learn(self, number: int, results: list[Played]) -> dict[str, float]:
        """Some steps on what was played lately."""
        last = slice(-self.size.replay, None)
        self.inputs = np.concatenate([self.inputs, *(p.inputs for p in results)])[last]
        self.targets = np.concatenate([self.targets, *(p.targets for p in results)])[last]
        draw = np.random.default_rng(int(streams(f"{self.seed}/learn/{number}", 1)[0]))
        rate = RATE / (1 + (self.earlier + number) / SLOWER) ** 0.7
        error = 0.0
        for _ in range(self.size.steps):
            chosen = draw.integers(0, len(self.inputs), self.size.batch)
            rows = self.inputs[chosen].astype(np.float32)
            error += self.learner.step(rows, self.targets[chosen], rate)
            self.learner.settle(AVERAGED / (AVERAGED + self.learner.steps))
        points = np.concatenate([played.points for played in results])
        return {"points": float(points.mean()), "error": error / self.size.steps}

    def arrays(self) -> dict[str, NDArray[Any]]:
        """All that was learned so far, and the replay."""
        one = self.learner
        parts = {"weights": one.weights, "average": one.average}
        parts |= {"first": one.first, "second": one.second}
        found: dict[str, NDArray[Any]] = {
            f"{part}/{name}": arrays[name] for part, arrays in parts.items() for name in NAMES
        }
        return found | {
            "steps": np.array(one.steps),
            "inputs": self.inputs,
            "targets": self.targets,
        }

    def restore(self, arrays: dict[str, NDArray[Any]]) -> None:
        """Go on from there."""
        one = self.learner
        for name in NAMES:
            one.weights[name], one.average[name] = (
                arrays[f"weights/{name}"],
                arrays[f"average/{name}"],
            )
            one.first[name], one.second[name] = arrays[f"first/{name}"], arrays[f"second/{name}"]
        one.steps = int(arrays["steps"])
        self.inputs, self.targets = arrays["inputs"], arrays["targets"]

    def write(self, folder: Path, command: str, rows: list[dict[str, float]]) -> Path:
        """The slow average as files that `bots.ocelot.learned` reads; where."""
        whole = io.BytesIO()
        np.savez(whole, **{name: self.learner.average[name] for name in NAMES})  # type: ignore[arg-type]
        content = whole.getvalue()
        about = {
            "command": command,
            "seed": self.seed,
            "rounds": len(rows),
            "games": len(rows) * self.size.games,
            "hours": round(rows[-1]["hours"], 3),
            "pack": weights.digest(self.twin.tables),
            "layers": self.plan["layers"],
            **({"begun_from": self.begun_from} if self.begun_from else {}),
            "sha256": sha256(content).hexdigest(),
        }
        file = folder / "weights.npz"
        put(file, content)
        put(file.with_suffix(".json"), (json.dumps(about, indent=2) + "\n").encode())
        return file
