"""Learning: a course learns, goes on after a kill, and writes its weights."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from lapidarium.arena.training import train
from lapidarium.arena.training_ocelot import OcelotCourse, Size
from lapidarium.arena.workers import Workers
from lapidarium.bots.ocelot import learned
from lapidarium.bots.ocelot.kernels.layout import POINTS_A_UNIT
from lapidarium.bots.ocelot.lessons import TRACE, Learner, Lesson, _targets, forward, play
from lapidarium.bots.ocelot.thinking import twin_of
from tests.bots.ocelot.playing import cave

if TYPE_CHECKING:
    from pathlib import Path

TOY = Size(games=16, tasks=2, batch=64, steps=8, replay=2000)


def course() -> OcelotCourse:
    return OcelotCourse(twin_of(cave()), "toy", TOY)


def test_a_run_that_was_killed_goes_on(tmp_path: Path) -> None:
    whole, first, second = course(), course(), course()
    with Workers(1) as crew:
        rows = train(whole, 4, tmp_path / "whole", crew)
        train(first, 2, tmp_path / "parts", crew)
        train(second, 4, tmp_path / "parts", crew)
    for name, part in whole.learner.average.items():
        assert np.array_equal(part, second.learner.average[name])
    assert rows[-1]["error"] < rows[0]["error"]
    file = whole.write(tmp_path, "lapidarium train ocelot", rows)
    checksum = __import__("json").loads(file.with_suffix(".json").read_text())["sha256"]
    read = learned.read(file.read_bytes(), checksum)
    assert np.array_equal(read[0]["first"], whole.learner.average["first"])


def test_gradients() -> None:
    """Each slope is what the loss changes by."""
    learner, draw = Learner("g"), np.random.default_rng(1)
    x = draw.integers(0, 2, (5, len(learner.weights["first"]))).astype(np.float32)
    targets = draw.normal(size=(5, 2)).astype(np.float32)
    slopes: dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float32]]] = {}
    learner._descend = lambda found, rate: slopes.update(found)  # type: ignore[method-assign,assignment] # noqa: ARG005
    learner.step(x, targets, 0.0)

    def loss() -> float:
        weights = {name: part.astype(np.float64) for name, part in learner.weights.items()}
        error = forward(weights, x.astype(np.float64))[2] - targets  # type: ignore[arg-type]
        margin = error[:, 0] - error[:, 1]
        return float((error**2).sum() + 2.0 * (margin**2).sum()) / 2 / len(x)

    for name, slope in slopes.items():
        at = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        part, small = learner.weights[name], np.float32(1e-3)
        part[at] += small
        above = loss()
        part[at] -= 2 * small
        below = loss()
        part[at] += small
        assert np.isclose((above - below) / (2 * small), slope[at], rtol=0.02)


def test_what_is_learned_is_sane() -> None:
    """No target is beyond the points of both, and inputs are small counts."""
    one = twin_of(cave())
    learner = Learner("same")
    played = play(Lesson(one.tables, one.set_up(6, "same"), learner.weights, 0, 0, "same"))
    assert len(played.inputs) == len(played.targets)
    assert len(played.points) == 6
    ends = played.points.sum(1)
    assert (played.targets * POINTS_A_UNIT).max() <= ends.max()
    assert ((played.inputs >= 0) & (played.inputs < 30)).all()


def test_a_stray_move_teaches_nothing() -> None:
    """Where a stray move was made, what was thought stands, and before it as well."""
    facts = np.array([[0, 0, 1, 0], [3, 1, 0, 0], [3, 6, 1, 1], [9, 6, 0, 0]], np.float64)
    come = np.array([[20, 10], [14, 16], [8, 4]], np.float32)
    expected = np.empty((3, 2))
    expected[2] = 6, 0  # as it ended: seat 1 is to act, so its points come first
    expected[2] = expected[2][::-1]
    expected[1] = come[1]  # the move from here was a stray
    thought = facts[1, :2] + come[1]
    expected[0] = ((1 - TRACE) * thought + TRACE * thought)[::-1]
    assert np.allclose(_targets(facts, come) * POINTS_A_UNIT, expected)
    facts[2, 3] = 0
    assert not np.allclose(_targets(facts, come)[1] * POINTS_A_UNIT, come[1])
