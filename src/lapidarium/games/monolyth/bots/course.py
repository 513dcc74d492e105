"""The course of Monolyth's value for one number of players."""

from __future__ import annotations

import hashlib
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lapidarium.bots.errors import SpoiledWeights
from lapidarium.compiled import streams
from lapidarium.games.monolyth.bots import weights
from lapidarium.games.monolyth.bots.self_play import Learner, Lesson, play_games
from lapidarium.games.monolyth.compiled.layout import SEATS, STATE
from lapidarium.training.loop import put

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from numpy.typing import NDArray

    from lapidarium.games.monolyth.bots.self_play import Played

RATE: Final = 0.002
SLOWER: Final = 100
"""Rounds after which steps have become notably smaller."""
GONE: Final = 300
"""Rounds that count as gone when a course begins with the weights of another."""
TRACE: Final = {1: 0.85, 2: 0.9, 3: 0.9, 4: 0.9}
"""Solo has two decisions a turn."""
STRAY: Final = 0.01
STRAY_GIVING: Final = 0.08
"""How often another move than the best is made: a token given up needs more variety."""
SPARE: Final = ((350, (0, 2, 4, 6)), (850, (0, 1, 2, 3)), (None, (0, 0, 1, 2)))
"""M-1P4: solo, the parts of a round have so many prophecies more, so more turns, until that round.
In twenty turns nobody fills the top level by chance, and what is never seen is never learned.
"""
LURE: Final = 53
LURED: Final = 200
"""M-1P3: solo, with spare prophecies the top level pays so much more at first, and less and less
up to this round.
"""
AVERAGED: Final = 8
"""The slow average is of about the last eighth of all steps."""


@dataclass(frozen=True, slots=True)
class Size:
    """How much a round is: games in so many tasks; and how it is learned from."""

    games: int = 200
    tasks: int = 4
    batch: int = 512
    passes: int = 8
    replay: int = 300_000
    judged_every: int = 50
    judged: int = 300
    ahead: int = 0


class MonolythCourse:
    """Self-play by the best move at once or a turn ahead, TD, a replay, Adam, slow average."""

    def __init__(self, tables: NDArray[np.void], seed: str, size: Size) -> None:
        self.tables, self.seed, self.size = tables, seed, size
        self.players = int(tables["players"][0])
        self.plan: dict[str, Any] = {
            "game": "monolyth",
            "pack": weights.fingerprint(tables),
            "players": self.players,
            "layers": weights.LAYERS,
            "seed": seed,
            **asdict(size),
        }
        self.learner = Learner(tables, seed)
        self.earlier = 0
        self.states: NDArray[np.void] = np.zeros(0, STATE)
        self.targets: NDArray[np.float32] = np.zeros((0, SEATS, 2), np.float32)

    def begin_from(self, file: Path, gone: int = GONE) -> None:
        """Begin with the weights of an earlier course instead of random ones.

        So many rounds count as gone: steps are smaller, solo games less spare and less of a lure.
        """
        found = weights.load(file.stem, file.parent)
        if found is None:
            raise SpoiledWeights(f"{file.with_suffix('.toml')}, which says what it is, is missing")
        known = found.values
        self.learner.weights, self.learner.average = known, known.copy()
        self.learner.second[known != 0] = 1e-12  # so that they count as learned
        self.earlier = gone
        self.plan["gone"] = gone
        self.plan["begun_from"] = hashlib.sha256(file.read_bytes()).hexdigest()

    def tasks(self, number: int) -> Iterator[tuple[int, Lesson]]:
        """M-1P2: at first tokens are given up more freely."""
        giving = max(STRAY_GIVING / 4, STRAY_GIVING / (1 + (self.earlier + number) / SLOWER))
        for part in range(self.size.tasks):
            seed = f"{self.seed}/{number}/{part}"
            games = self.size.games // self.size.tasks
            trace = TRACE[self.players]
            now = self.learner.weights
            tables = self._lesson_tables(number, part)
            ahead = self.size.ahead
            yield part, Lesson(tables, now, seed, games, STRAY, giving, ahead, trace)

    def _lesson_tables(self, number: int, part: int) -> NDArray[np.void]:
        """The tables; solo with some more of the lowest prophecies, and a lure."""
        if self.players > 1:
            return self.tables
        gone = self.earlier + number
        now = next(spare for until, spare in SPARE if until is None or gone < until)
        spare = now[part % len(now)]
        tables = self.tables.copy()
        start = tables["start"][0]
        start["prophecies"][np.flatnonzero(start["prophecies"])[0]] += spare
        if spare:
            start["levels"][start["levels_left"] - 1] += round(LURE * max(0, 1 - gone / LURED))
        return tables

    @staticmethod
    def play(task: tuple[int, Lesson]) -> tuple[int, Played]:
        """The games of one task."""
        return task[0], play_games(task[1])

    def learn(self, number: int, results: list[Played]) -> dict[str, float]:
        """Some passes over what was played lately."""
        fresh = sum(len(played.states) for played in results)
        last = slice(-self.size.replay, None)
        self.states = np.concatenate([self.states, *(p.states for p in results)])[last]
        self.targets = np.concatenate([self.targets, *(p.targets for p in results)])[last]
        error = self._passes(number, max(1, fresh * self.size.passes // self.size.batch))
        points = float(np.concatenate([played.scores for played in results]).mean())
        figures = {"points": points, "error": error}
        if (number + 1) % self.size.judged_every == 0:
            figures["judged"] = self.judged()
        return figures

    def _passes(self, number: int, steps: int) -> float:
        """So many batches of the replay; the mean error."""
        draw = np.random.default_rng(int(streams(f"{self.seed}/learn/{number}", 1)[0]))
        rate = RATE / (1 + (self.earlier + number) / SLOWER) ** 0.7
        learner, error = self.learner, 0.0
        for _ in range(steps):
            chosen = draw.integers(0, len(self.states), self.size.batch).astype(np.int32)
            seats = draw.integers(0, self.players, self.size.batch).astype(np.uint8)
            error += learner.step(self.states, self.targets, chosen, seats, rate)
            learner.settle(AVERAGED / (AVERAGED + learner.steps))
        return error / steps

    def judged(self) -> float:
        """Mean points of the slow average on deals kept apart."""
        lesson = Lesson(self.tables, self.learner.average, "judged", self.size.judged)
        return float(play_games(lesson).scores.mean())

    def arrays(self) -> dict[str, NDArray[Any]]:
        """All that was learned so far, and the replay."""
        one = self.learner
        return {
            "weights": one.weights,
            "average": one.average,
            "first": one.first,
            "second": one.second,
            "steps": np.array(one.steps),
            "states": self.states.view(np.uint8).reshape(len(self.states), -1),
            "targets": self.targets,
        }

    def restore(self, arrays: dict[str, NDArray[Any]]) -> None:
        """Go on from there."""
        one = self.learner
        one.weights, one.average = arrays["weights"], arrays["average"]
        one.first, one.second, one.steps = arrays["first"], arrays["second"], int(arrays["steps"])
        self.states = np.ascontiguousarray(arrays["states"]).view(STATE).reshape(-1)
        self.targets = arrays["targets"]

    def write(self, folder: Path, command: str, rows: list[dict[str, float]]) -> Path:
        """The slow average as files that `bots.monolyth.weights` reads; where."""
        content = weights.packed(self.learner.average, self.learner.second)
        about = {
            "command": command,
            "seed": self.seed,
            "rounds": len(rows),
            "games": len(rows) * self.size.games,
            "hours": round(rows[-1]["hours"], 2),
            "judged": round(self.judged(), 2),
        }
        file = folder / f"monolyth-{self.players}.npz"
        put(file, content)
        put(file.with_suffix(".toml"), weights.described(content, self.tables, about).encode())
        return file
