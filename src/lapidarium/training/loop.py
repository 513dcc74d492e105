"""The training loop: rounds of self-play by workers, each followed by learning from them.

A course says what to play and how to learn; the loop runs it: it spreads the games over
workers, writes a checkpoint, and draws the curve. The result of a round depends only on the
course, its seed and the rounds before. So a run that was killed continues from its last
checkpoint as if nothing had happened, with any number of workers.
"""

from __future__ import annotations

import csv
import io
import json
import math
import time
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import BadZipFile

import numpy as np

from lapidarium.atomic_file import write_atomically
from lapidarium.training.curve import as_svg

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.training.course import Course, Row
    from lapidarium.workers import Workers

CHECKPOINT, CURVE, PICTURE = "checkpoint.npz", "curve.csv", "curve.svg"


class WrongCheckpoint(ValueError):  # noqa: N818
    """The folder holds the checkpoint of another course; `differs` says in what."""

    def __init__(self, path: Path, differs: list[str]) -> None:
        super().__init__(f"{path} belongs to another course: {', '.join(differs)}")
        self.differs = differs


class InvalidCheckpoint(ValueError):  # noqa: N818
    """The file is not a checkpoint, or damaged."""


def train(  # noqa: PLR0913
    course: Course,
    rounds: int,
    folder: Path,
    workers: Workers,
    *,
    progress: Callable[[Row], None] | None = None,
    every: float = 60.0,
) -> list[Row]:
    """Train for `rounds` rounds, from the checkpoint if there is one; the whole curve.

    A checkpoint is written after the first round, then about every `every` seconds, and at the end.
    """
    folder.mkdir(parents=True, exist_ok=True)
    rows = _resumed(course, folder)
    begun, saved = time.monotonic(), -math.inf
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
        raise InvalidCheckpoint("it is not a checkpoint, or damaged") from problem
    before, now = about["plan"], course.plan
    if differs := sorted(k for k in before | now if before.get(k) != now.get(k)):
        raise WrongCheckpoint(path, ["game"] if "game" in differs else differs)
    course.restore(arrays)
    rows: list[Row] = about["rows"]
    return rows


def _save(course: Course, folder: Path, rows: list[Row]) -> None:
    """Write the checkpoint and the curve; if killed in between, the old ones stay whole."""
    about = np.array(json.dumps({"plan": course.plan, "rows": rows}))
    whole = io.BytesIO()
    np.savez(whole, allow_pickle=False, about=about, **course.state())
    write_atomically(folder / CHECKPOINT, whole.getvalue())
    table = io.StringIO()
    names = list(dict.fromkeys(name for row in rows for name in row))
    writer = csv.DictWriter(table, names)
    writer.writeheader()
    writer.writerows(rows)
    write_atomically(folder / CURVE, table.getvalue().encode())
    write_atomically(folder / PICTURE, as_svg(rows).encode())
