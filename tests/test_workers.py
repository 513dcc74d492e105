"""Workers: every task has its result, also when the worker that had it is killed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from lapidarium.workers import Workers, WorkersFailed
from tests.arena.matches import Dying, die, die_once, double, refuse


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


def test_every_task_has_its_result(two: Workers) -> None:
    assert sorted(two.map(double, range(50))) == list(range(0, 100, 2))
    assert os.getpid() not in set(two.map(os_id, range(4)))


def test_the_task_of_a_killed_worker_is_done_by_another(two: Workers, tmp_path: Path) -> None:
    tasks = [Dying(number, tmp_path / f"{number % 3}") for number in range(9)]
    assert sorted(two.map(die_once, tasks)) == list(range(9))
    assert len(list(tmp_path.iterdir())) == 3
    assert sorted(two.map(double, range(3))) == [0, 2, 4]


def test_a_task_that_ends_every_worker_is_given_up(two: Workers) -> None:
    with pytest.raises(WorkersFailed):
        list(two.map(die, [1]))
    assert sorted(two.map(double, range(3))) == [0, 2, 4]


def test_what_a_task_raises_is_raised(two: Workers) -> None:
    with pytest.raises(LookupError, match="number 7") as caught:
        list(two.map(refuse, [7]))
    assert "refuse" in caught.value.__notes__[0]
    assert sorted(two.map(double, range(3))) == [0, 2, 4]


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


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "ray://127.0.0.1:1"])
def test_a_cluster_that_is_not_there(address: str) -> None:
    """Said at once, though Ray would ask for minutes."""
    with pytest.raises(WorkersFailed) as caught:
        Workers(ray=address)
    assert caught.value.message.code == "workers-no-cluster"
    assert caught.value.message.params["address"] == address
