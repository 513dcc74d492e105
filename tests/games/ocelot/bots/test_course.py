"""Training: a course learns, resumes after a kill, and writes its weights."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from lapidarium.bots import weights
from lapidarium.games.ocelot.bots import network_weights
from lapidarium.games.ocelot.bots.course import UNSEARCHED_ROUNDS, OcelotCourse, Size
from lapidarium.games.ocelot.bots.kernels.layout import POINTS_PER_UNIT
from lapidarium.games.ocelot.bots.self_play import (
    TRACE,
    OcelotLearner,
    SelfPlay,
    forward,
    play_games,
    targets_of,
)
from lapidarium.games.ocelot.compiled.compiled_game import compiled_form
from lapidarium.training.loop import WrongCheckpoint, train
from lapidarium.workers import Workers
from tests.games.ocelot.bots.playing import cave

if TYPE_CHECKING:
    from pathlib import Path

TOY = Size(games=16, tasks=2, batch=64, steps=8, replay=2000, simulations=3)


def course() -> OcelotCourse:
    return OcelotCourse(compiled_form(cave()), "toy", TOY)


@pytest.mark.slow
@pytest.mark.parametrize("rounds_done", [0, UNSEARCHED_ROUNDS])
def test_a_run_that_was_killed_goes_on(tmp_path: Path, rounds_done: int) -> None:
    """With search or without, and whatever the number of workers."""
    whole, first, second = course(), course(), course()
    if rounds_done:
        earlier = course().write(tmp_path, "earlier", [{"hours": 0.0}])
        for one in (whole, first, second):
            one.begin_from(earlier, rounds_done)
    with Workers(1) as crew, Workers(2) as two:
        rows = train(whole, 4, tmp_path / "whole", crew)
        train(first, 2, tmp_path / "parts", crew)
        train(second, 4, tmp_path / "parts", two)
    for name, part in whole.learner.average.items():
        assert np.array_equal(part, second.learner.average[name])
    assert rows[-1]["error"] < rows[0]["error"]
    file = whole.write(tmp_path, "lapidarium train ocelot", rows)
    read = weights.read(file, network_weights.LAYERS).arrays
    assert np.array_equal(read["first"], whole.learner.average["first"])


@pytest.mark.slow
def test_a_course_begins_with_earlier_weights(tmp_path: Path) -> None:
    """They count as learned for so many rounds, are searched with at once, and are named."""
    first, second = course(), course()
    with Workers(1) as crew:
        file = first.write(tmp_path, "first", train(first, 1, tmp_path / "first", crew))
        second.begin_from(file, rounds_done=UNSEARCHED_ROUNDS)
        assert {task.simulations for _, task in first.tasks(0)} == {1}
        assert {task.simulations for _, task in second.tasks(0)} == {TOY.simulations}
        for name, part in second.learner.weights.items():
            assert np.array_equal(part, first.learner.average[name])
        written = second.write(tmp_path, "second", train(second, 1, tmp_path / "second", crew))
        with pytest.raises(WrongCheckpoint):
            train(course(), 2, tmp_path / "second", crew)
    about = weights.read(written, network_weights.LAYERS).about
    assert (about["command"], about["begun_from"]["command"]) == ("second", "first")


def test_gradients() -> None:
    """Each slope is what the loss changes by."""
    learner, draw = OcelotLearner("g"), np.random.default_rng(1)
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


@pytest.mark.slow
def test_what_is_learned_is_sane() -> None:
    """No target is beyond the points of both, and inputs are small counts."""
    one = compiled_form(cave())
    learner = OcelotLearner("same")
    played = play_games(SelfPlay(one.tables, one.set_up(6, "same"), learner.weights, 4, "same"))
    assert len(played.inputs) == len(played.targets)
    assert len(played.points) == 6
    ends = played.points.sum(1)
    assert (played.targets * POINTS_PER_UNIT).max() <= ends.max()
    assert ((played.inputs >= 0) & (played.inputs < 30)).all()


def test_a_move_that_is_not_the_best_teaches_nothing() -> None:
    """What was thought of each turn and what came of it are mixed, the seat to act first; but where
    another move was made, what was thought stands.
    """
    facts = np.array(
        [
            [0, 0, 1, 0, 11, 20],
            [3, 1, 0, 1, 17, 14],
            [3, 6, 1, 0, 10, 8],
            [9, 6, 0, 0, 0, 0],
        ],
        np.float64,
    )
    end = TRACE * facts[3, :2] + (1 - TRACE) * facts[2, 4:]
    before = TRACE * facts[1, 4:] + (1 - TRACE) * facts[0, 4:]
    expected = [before[::-1], facts[1, 4:] - facts[1, :2], (end - facts[2, :2])[::-1]]
    assert np.allclose(targets_of(facts) * POINTS_PER_UNIT, expected)
    facts[1, 3] = 0
    assert not np.allclose(targets_of(facts)[1] * POINTS_PER_UNIT, expected[1])
