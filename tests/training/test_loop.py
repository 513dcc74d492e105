"""Training: a toy network learns, resumes after a kill, and on a cluster, with the same curve."""

from __future__ import annotations

import csv
import warnings
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from lapidarium.compiled import CompiledGame
from lapidarium.games.monolyth.bots import network_weights
from lapidarium.games.monolyth.bots.course import MonolythCourse, Size
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from lapidarium.training.loop import CHECKPOINT, CURVE, PICTURE, WrongCheckpoint, train
from lapidarium.workers import Workers

TOY = Size(games=8, tasks=4, batch=64, passes=2, replay=400, evaluated_every=2, evaluated=4)
ROUNDS = 4


class KilledError(Exception):
    """Somebody pulled the plug."""


def course(seed: str = "toy") -> MonolythCourse:
    game: Any = referee(load("monolyth"), 1)
    return MonolythCourse(CompiledGame.of(game), seed, TOY)


def curve(rows: list[dict[str, float]]) -> list[dict[str, float]]:
    """All but the time it took."""
    return [{name: row[name] for name in row if name != "hours"} for row in rows]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[dict[str, float]], Path]:
    folder = tmp_path_factory.mktemp("whole")
    one = course()
    with Workers(1) as crew:
        rows = train(one, ROUNDS, folder, crew)
    one.write(folder, "lapidarium train monolyth", rows)
    return curve(rows), folder


@pytest.mark.slow
def test_a_run_leaves_curve_and_weights(whole: tuple[list[dict[str, float]], Path]) -> None:
    rows, folder = whole
    kept = list(csv.DictReader((folder / CURVE).read_text("utf-8").splitlines()))
    assert [float(row["points"]) for row in kept] == [row["points"] for row in rows]
    picture = ElementTree.fromstring((folder / PICTURE).read_text("utf-8"))
    assert len(picture.findall("{*}polyline")) == 3
    found = network_weights.load("monolyth-1", folder)
    assert found is not None
    assert found.fits(course().compiled.tables)


@pytest.mark.slow
def test_it_goes_on_after_a_kill(
    whole: tuple[list[dict[str, float]], Path], tmp_path: Path
) -> None:
    def kill(row: dict[str, float]) -> None:
        if row["round"] == 3:
            raise KilledError

    with Workers(1) as crew:
        with pytest.raises(KilledError):
            train(course(), ROUNDS, tmp_path, crew, progress=kill, every=0.0)
        (tmp_path / "checkpoint.123").write_bytes(b"half a checkp")
        rows = train(course(), ROUNDS, tmp_path, crew)
    assert curve(rows) == whole[0]


@pytest.mark.slow
def test_more_processes_change_nothing(
    whole: tuple[list[dict[str, float]], Path], tmp_path: Path
) -> None:
    with Workers(2) as crew:
        assert curve(train(course(), 2, tmp_path, crew)) == whole[0][:2]


@pytest.mark.slow
def test_a_cluster_of_two_workers_changes_nothing(
    whole: tuple[list[dict[str, float]], Path], tmp_path: Path
) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Ray's own, about its future defaults
        with Workers(2, ray="local") as crew:
            assert curve(train(course(), 2, tmp_path, crew)) == whole[0][:2]


@pytest.mark.slow
def test_the_checkpoint_of_another_course_is_refused(
    whole: tuple[list[dict[str, float]], Path],
) -> None:
    before = (whole[1] / CHECKPOINT).read_bytes()
    with Workers(1) as crew, pytest.raises(WrongCheckpoint):
        train(course("other"), ROUNDS, whole[1], crew)
    assert (whole[1] / CHECKPOINT).read_bytes() == before


def test_solo_learns_from_longer_games_too() -> None:
    """M-1P3, M-1P4: more prophecies are more turns; at first the top level pays a bonus there."""

    def starts_of(rounds_done: int) -> list[tuple[int, int]]:
        one = course()
        starts = [task.tables["start"][0] for _, task in one.tasks(rounds_done)]
        return [(int(s["prophecies"].sum()), int(s["levels"][3])) for s in starts]

    assert starts_of(0) == [(20, 16), (22, 69), (24, 69), (26, 69)]
    assert starts_of(400) == [(20, 16), (21, 16), (22, 16), (23, 16)]
    assert starts_of(1000) == [(20, 16), (20, 16), (21, 16), (22, 16)]


@pytest.mark.slow
def test_rounds_already_trained_count_for_self_play(
    whole: tuple[list[dict[str, float]], Path],
) -> None:
    one = course()
    one.begin_from(whole[1] / "monolyth-1.npz", rounds_done=400)
    turns = [int(task.tables["start"]["prophecies"].sum()) for _, task in one.tasks(0)]
    assert turns == [20, 21, 22, 23]


def test_rivals_learn_from_the_game_as_it_is() -> None:
    game: Any = referee(load("monolyth"), 2)
    compiled = CompiledGame.of(game)
    for _, task in MonolythCourse(compiled, "toy", TOY).tasks(0):
        assert task.tables.tobytes() == compiled.tables.tobytes()
