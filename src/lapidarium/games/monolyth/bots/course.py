"""The training course of Monolyth's network, for one number of players."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

import numpy as np

from lapidarium.compiled import seeds
from lapidarium.games.monolyth.bots import network_weights
from lapidarium.games.monolyth.bots.self_play import MonolythLearner, SelfPlay, play_games
from lapidarium.games.monolyth.compiled.layout import SEATS, STATE
from lapidarium.training.course import Course, CourseOption
from lapidarium.training.replay import Replay

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from numpy.typing import NDArray

    from lapidarium.compiled import CompiledGame
    from lapidarium.games.monolyth.bots.self_play import Examples

TRACE: Final = {1: 0.85, 2: 0.9, 3: 0.9, 4: 0.9}
"""Solo has two decisions per turn."""
EXPLORATION: Final = 0.01
GIVING_EXPLORATION: Final = 0.08
"""How often another than the best move is made: a token given up needs more variety."""
EXTRA_PROPHECIES: Final = ((350, (0, 2, 4, 6)), (850, (0, 1, 2, 3)), (None, (0, 0, 1, 2)))
"""M-1P4: solo, until that round, the extra prophecies (and so extra turns) of each part of a round.
In twenty turns nobody fills the top level by chance, and what never occurs is never learned.
"""
SHAPING_BONUS: Final = 53
SHAPED_ROUNDS: Final = 200
"""M-1P3: solo, with extra prophecies the top level pays a bonus; it falls to zero by this round."""


@dataclass(frozen=True, slots=True)
class Size:
    """How much a round is: games in so many tasks; and how it is learned from."""

    games: int = 200
    tasks: int = 4
    batch: int = 512
    passes: int = 8
    replay: int = 300_000
    evaluated_every: int = 50
    evaluated: int = 300
    ahead: int = 0


class MonolythCourse(Course):
    """Self-play without search or one turn ahead, TD, a replay, Adam, a moving average."""

    options: ClassVar[tuple[CourseOption, ...]] = (
        CourseOption("games", Size().games, "Games per round.", range(4, 100_001)),
        CourseOption(
            "ahead", Size().ahead, "Moves searched one turn deeper.", range(2, 17), besides=(0,)
        ),
    )
    layers: ClassVar[list[int]] = network_weights.LAYERS
    rounds_done: ClassVar[int] = 300
    averaged: ClassVar[int] = 8

    learner: MonolythLearner

    def __init__(
        self, compiled: CompiledGame[Any, Any], seed: str, size: Size | None = None
    ) -> None:
        replay = Replay(
            (size or Size()).replay, np.zeros(0, STATE), np.zeros((0, SEATS, 2), np.float32)
        )
        super().__init__(compiled, seed, MonolythLearner(compiled.tables, seed), replay)
        self.size = size or Size()
        self.players = compiled.game.players
        self.plan |= asdict(self.size)

    @classmethod
    def with_options(
        cls, compiled: CompiledGame[Any, Any], seed: str, options: Mapping[str, int]
    ) -> MonolythCourse:
        """A course with these values of its options."""
        return cls(compiled, seed, Size(**options))

    @property
    def weights_name(self) -> str:
        """The name of the weight file without its suffix."""
        return network_weights.without_search(self.players)

    def tasks(self, number: int) -> Iterator[tuple[int, SelfPlay]]:
        """M-1P2: at first tokens are given up more freely."""
        decay = 1 + (self.earlier + number) / self.slower
        giving = max(GIVING_EXPLORATION / 4, GIVING_EXPLORATION / decay)
        for part in range(self.size.tasks):
            yield (
                part,
                SelfPlay(
                    self._tables_of(number, part),
                    self.learner.weights,
                    f"{self.seed}/{number}/{part}",
                    self.size.games // self.size.tasks,
                    EXPLORATION,
                    giving,
                    self.size.ahead,
                    TRACE[self.players],
                ),
            )

    def _tables_of(self, number: int, part: int) -> NDArray[np.void]:
        """The tables; solo with some more of the lowest prophecies, and a shaping bonus."""
        tables = self.compiled.tables
        if self.players > 1:
            return tables
        done = self.earlier + number
        now = next(extra for until, extra in EXTRA_PROPHECIES if until is None or done < until)
        extra = now[part % len(now)]
        tables = tables.copy()
        start = tables["start"][0]
        start["prophecies"][np.flatnonzero(start["prophecies"])[0]] += extra
        if extra:
            bonus = round(SHAPING_BONUS * max(0, 1 - done / SHAPED_ROUNDS))
            start["levels"][start["levels_left"] - 1] += bonus
        return tables

    @staticmethod
    def play(task: tuple[int, SelfPlay]) -> tuple[int, Examples]:
        """The games of one task."""
        return task[0], play_games(task[1])

    def learn(self, number: int, results: list[Examples]) -> dict[str, float]:
        """Some passes over the latest examples."""
        fresh = sum(len(found.states) for found in results)
        self.replay.add((r.states for r in results), (r.targets for r in results))
        error = self._passes(number, max(1, fresh * self.size.passes // self.size.batch))
        points = float(np.concatenate([found.scores for found in results]).mean())
        figures = {"points": points, "error": error}
        if (number + 1) % self.size.evaluated_every == 0:
            figures["evaluated"] = self.evaluated()
        return figures

    def _passes(self, number: int, steps: int) -> float:
        """So many batches of the replay; the mean error."""
        draw = np.random.default_rng(int(seeds(f"{self.seed}/learn/{number}", 1)[0]))
        rate, error = self.learning_rate(number), 0.0
        for _ in range(steps):
            chosen = draw.integers(0, len(self.replay), self.size.batch).astype(np.int32)
            seats = draw.integers(0, self.players, self.size.batch).astype(np.uint8)
            examples = self.replay.inputs, self.replay.targets
            error += self.learner.step(*examples, chosen, seats, rate)
            self.update_average()
        return error / steps

    def evaluated(self) -> float:
        """Mean points of the moving average on deals that are never trained on."""
        task = SelfPlay(self.compiled.tables, self.learner.average, "judged", self.size.evaluated)
        return float(play_games(task).scores.mean())

    def facts(self) -> dict[str, Any]:
        """What else the weight file says."""
        return {"evaluated": round(self.evaluated(), 2)}
