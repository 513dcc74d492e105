"""Workers: every task has its result, also when the worker that had it is killed."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import cast

import pytest

from lapidarium import __version__
from lapidarium.workers import Processes, Workers, WorkersFailed
from tests.arena.matches import Dying, die, die_once, double, refuse
from tests.stand_in import ray


@pytest.fixture(scope="module")
def two() -> Iterator[Workers]:
    with Workers(2) as workers:
        yield workers


def test_one_worker_is_this_process() -> None:
    with Workers() as workers:
        assert list(workers.map(abs, [-1, 2])) == [1, 2]
        assert list(workers.map(os_id, [0])) == [os.getpid()]


def os_id(_: int) -> int:
    return os.getpid()


@pytest.mark.slow
def test_every_task_has_its_result(two: Workers) -> None:
    assert sorted(two.map(double, range(50))) == list(range(0, 100, 2))
    assert os.getpid() not in set(two.map(os_id, range(4)))


@pytest.mark.slow
def test_the_task_of_a_killed_worker_is_done_by_another(two: Workers, tmp_path: Path) -> None:
    tasks = [Dying(number, tmp_path / f"{number % 3}") for number in range(9)]
    assert sorted(two.map(die_once, tasks)) == list(range(9))
    assert len(list(tmp_path.iterdir())) == 3
    assert sorted(two.map(double, range(3))) == [0, 2, 4]


@pytest.mark.slow
def test_a_task_that_ends_every_worker_is_given_up(two: Workers) -> None:
    with pytest.raises(WorkersFailed):
        list(two.map(die, [1]))
    assert sorted(two.map(double, range(3))) == [0, 2, 4]


@pytest.mark.slow
def test_what_a_task_raises_is_raised(two: Workers) -> None:
    with pytest.raises(LookupError, match="number 7") as caught:
        list(two.map(refuse, [7]))
    assert "refuse" in caught.value.__notes__[0]
    assert sorted(two.map(double, range(3))) == [0, 2, 4]


@pytest.mark.slow
def test_ctrl_c_at_any_moment_is_for_whoever_started_the_workers() -> None:
    """A terminal sends it to all: no worker may print a traceback, whatever it does just then."""
    for pause in (0.0, 0.02, 0.05, 0.1, 0.2, 0.4):
        with Workers(2) as workers:
            begun = processes_of(workers)
            time.sleep(pause)
            for process in begun:
                os.kill(process, signal.SIGINT)
            assert sorted(workers.map(double, range(4))) == [0, 2, 4, 6]
            assert processes_of(workers) == begun, "none died and was replaced"


def processes_of(workers: Workers) -> list[int]:
    return [worker.process.pid or 0 for worker in cast(Processes, workers.pool).workers]


@pytest.mark.slow
def test_tasks_are_taken_as_they_are_needed(two: Workers) -> None:
    endless = count()
    for result in two.map(double, endless):
        if result >= 10:
            break
    assert next(endless) < 20


def test_ray_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(WorkersFailed) as caught:
        Workers(ray="local")
    assert caught.value.message.code == "workers-no-ray"


@pytest.mark.slow
@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "ray://127.0.0.1:1"])
def test_a_cluster_that_is_not_there(address: str) -> None:
    """Said at once, though Ray would ask for minutes."""
    with pytest.raises(WorkersFailed) as caught:
        Workers(ray=address)
    assert caught.value.message.code == "workers-no-cluster"
    assert caught.value.message.params["address"] == address


@pytest.mark.parametrize(
    ("there", "code"), [("0.0.1", "workers-other-version"), ("", "workers-not-there")]
)
def test_a_cluster_with_another_version_or_none_is_left(
    there: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before any task is given to it, and it is not kept waiting."""
    monkeypatch.setitem(__import__("sys").modules, "ray", ray)
    monkeypatch.setenv("RAY_VERSION", there)
    left: list[bool] = []
    monkeypatch.setattr(ray, "shutdown", lambda: left.append(True))
    with pytest.raises(WorkersFailed) as caught:
        Workers(2, ray="local")
    assert left == [True]
    message = caught.value.message
    assert (message.code, message.params["own"]) == (code, __version__)
    assert message.params.get("found", "") == there


def test_a_cluster_with_the_same_version_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", ray)
    with Workers(2, ray="local") as cluster:
        assert sorted(cluster.map(double, range(3))) == [0, 2, 4]
