"""Training: rounds of games played by workers, each followed by learning from them.

A *course* knows what to play and how to learn; this module runs it: spreads the games over
workers, keeps a checkpoint, and draws the curve. What a round leads to depends on the
course, its seed and the rounds before alone, so a run that was killed goes on from its last
checkpoint as if nothing had happened, with any number of workers.
"""

from __future__ import annotations

import csv
import io
import json
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol
from zipfile import BadZipFile

import numpy as np

from lapidarium.training.curve import drawn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from numpy.typing import NDArray

    from lapidarium.workers import Workers

    Arrays = dict[str, NDArray[Any]]
    Row = dict[str, float]

CHECKPOINT, CURVE, PICTURE = "checkpoint.npz", "curve.csv", "curve.svg"


class WrongCheckpoint(ValueError):  # noqa: N818
    """The folder holds the checkpoint of another course; `differs` names in what."""

    def __init__(self, path: Path, differs: list[str]) -> None:
        super().__init__(f"{path} is of another course: {', '.join(differs)}")
        self.differs = differs


class SpoiledCheckpoint(ValueError):  # noqa: N818
    """What lies there is no checkpoint, or only a part of one."""


class Course(Protocol):
    """What is trained, and how."""

    @property
    def plan(self) -> dict[str, Any]:
        """All that decides the outcome, as plain values; kept with the checkpoint."""

    def tasks(self, number: int) -> Iterable[Any]:
        """What is to be played in a round; each can be pickled."""

    @staticmethod
    def play(task: Any) -> tuple[int, Any]:
        """In a worker: the number of the task in its round, and what came of it."""

    def learn(self, number: int, results: list[Any]) -> Row:
        """Learn from a round; figures for the curve."""

    def arrays(self) -> Arrays:
        """All that was learned so far."""

    def restore(self, arrays: Arrays) -> None:
        """Go on from there."""


def train(  # noqa: PLR0913
    course: Course,
    rounds: int,
    folder: Path,
    workers: Workers,
    *,
    progress: Callable[[Row], None] | None = None,
    every: float = 60.0,
) -> list[Row]:
    """Train up to so many rounds, from the checkpoint if there is one; the whole curve.

    A checkpoint is written about every so many seconds, and at the end.
    """
    folder.mkdir(parents=True, exist_ok=True)
    rows = _resumed(course, folder)
    begun = saved = time.monotonic()
    spent = rows[-1]["hours"] if rows else 0.0
    for number in range(len(rows), rounds):
        results = sorted(workers.map(course.play, course.tasks(number)), key=lambda pair: pair[0])
        figures = course.learn(number, [result for _, result in results])
        now = time.monotonic()
        rows.append({"round": number + 1, "hours": spent + (now - begun) / 3600, **figures})
        if progress is not None:
            progress(rows[-1])
        if now - saved >= every or number == rounds - 1:
            _save(course, folder, rows)
            saved = now
    return rows


def _resumed(course: Course, folder: Path) -> list[Row]:
    path = folder / CHECKPOINT
    if not path.exists():
        return []
    try:
        with np.load(path, allow_pickle=False) as kept:
            arrays = {name: kept[name] for name in kept.files}
        about = json.loads(str(arrays.pop("about")))
    except (OSError, EOFError, ValueError, KeyError, BadZipFile) as problem:
        raise SpoiledCheckpoint("it is not a checkpoint, or damaged") from problem
    before, now = about["plan"], course.plan
    if differs := sorted(k for k in before | now if before.get(k) != now.get(k)):
        raise WrongCheckpoint(path, ["game"] if "game" in differs else differs)
    course.restore(arrays)
    rows: list[Row] = about["rows"]
    return rows


def _save(course: Course, folder: Path, rows: list[Row]) -> None:
    """The checkpoint in one go: whoever is killed in between leaves the old one whole."""
    about = np.array(json.dumps({"plan": course.plan, "rows": rows}))
    whole = io.BytesIO()
    np.savez(whole, allow_pickle=False, about=about, **course.arrays())
    put(folder / CHECKPOINT, whole.getvalue())
    table = io.StringIO()
    names = list(dict.fromkeys(name for row in rows for name in row))
    writer = csv.DictWriter(table, names)
    writer.writeheader()
    writer.writerows(rows)
    put(folder / CURVE, table.getvalue().encode())
    put(folder / PICTURE, drawn(rows).encode())


def put(path: Path, content: bytes) -> None:
    """Write a file that nobody ever sees half written."""
    draft = path.with_suffix(f".{os.getpid()}")
    with draft.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
