"""Reviews on a Ray cluster: refused at the start if it is not there, and never lost later.

Here Ray is a small stand-in (`tests/stand_in/ray.py`); `tests/server/ray_reviews.py` has the real
one.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from lapidarium import __version__
from lapidarium.learning.review import Depth, Task, decisions_of
from lapidarium.record import read
from lapidarium.server.reviews import cluster
from lapidarium.table import Refused
from tests.server.http.test_reviews import GAMES, SOLO, imported, until_done
from tests.server.people import Person
from tests.server.running import node_in

pytestmark = pytest.mark.slow

STAND_IN = Path(__file__).parents[2] / "stand_in"
OTHER = {"PYTHONPATH": str(STAND_IN), "RAY_VERSION": "0.0.1", "LC_ALL": "en"}


def test_when_the_cluster_dies_the_bot_workers_go_on(tmp_path: Path) -> None:
    """What it found is kept, and nothing is lost."""
    node = node_in(tmp_path, "--review-seconds", "0.02", "--review-ray", "local")
    done = tmp_path / "done"
    node.environment = {"PYTHONPATH": str(STAND_IN), "RAY_DONE": str(done)}
    node.environment["RAY_MOST"] = "4"
    node.start()
    try:
        with Person(node.url) as person:
            table = imported(person, SOLO)
            person.http.post(f"/api/tables/{table}/review", json={})
            found = until_done(person, table)
    finally:
        node.stop()
    assert len(done.read_text()) == 4 < found["total"], "its version, and three decisions"
    events = [one["event"] for one in found["review"]["decisions"]]
    assert len(events) == found["total"]
    assert events == sorted(set(events))
    assert node.log.read_text().count("the Ray cluster failed; bot workers go on") == 1


def test_ray_that_is_not_installed_is_said_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refused) as caught:
        cluster.check_cluster("local")
    assert caught.value.message.code == "workers-no-ray"


def test_a_cluster_that_does_not_answer_is_said_at_the_start(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "lapidarium", "serve", "--port", "0", "--data", str(tmp_path)]
    environment = os.environ | {"LC_ALL": "en", "LAPIDARIUM_REVIEW_RAY": "127.0.0.1:1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "there is no Ray cluster at 127.0.0.1:1" in done.stderr
    assert "refused" in done.stderr


def test_a_driver_that_hangs_or_says_nothing_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    for program, reason in (("import time; time.sleep(99)", "timed out"), ("", "reset")):
        monkeypatch.setattr(cluster, "SECONDS_TO_CONNECT", 0.2)
        given = [sys.executable, "-c", program]
        monkeypatch.setattr(cluster, "command", lambda *_, given=given: given)
        if not program:
            monkeypatch.setattr(cluster, "SECONDS_TO_CONNECT", 30.0)
        with pytest.raises(Refused) as caught:
            cluster.check_cluster("10.0.0.5:6379")
        assert reason in str(caught.value.message.params["reason"])


@pytest.mark.parametrize(
    "command",
    [
        ["serve", "--port", "0", "--review-ray", "auto"],
        ["review", str(GAMES / f"{SOLO}.record"), "--ray", "auto", "--depth", "0.1"],
        ["train", "ocelot", "--rounds", "1", "--games", "4", "--ray", "auto", "--folder", "new"],
        ["arena", "ocelot", "random", "dutiful", "-k", "2", "--ray", "auto"],
    ],
)
def test_a_cluster_with_another_lapidarium_is_refused(command: list[str], tmp_path: Path) -> None:
    """What it answered could be anything; so nothing is begun, and it says which versions."""
    done = subprocess.run(
        [sys.executable, "-m", "lapidarium", *command],
        env=os.environ | OTHER | {"LAPIDARIUM_DATA": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stdout
    assert f"auto has Lapidarium 0.0.1, but this is {__version__}" in " ".join(done.stderr.split())


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        ("print('{\"decision\": {\"event\": 3', end='')", "reset"),
        ("print('x' * (3 << 20))", "limit"),
        ("import time; time.sleep(99)", "timed out"),
    ],
)
def test_whatever_the_driver_does_ends_with_a_reason(
    program: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is killed in the middle of a line, says too much, or says nothing at all."""
    monkeypatch.setattr(cluster, "command", lambda *_: [sys.executable, "-c", program])
    monkeypatch.setattr(cluster, "SECONDS_TO_BEGIN", 0.5 if "sleep" in program else 30.0)

    async def ask() -> None:
        async for _ in cluster.assess_on_cluster("10.0.0.5:6379", 1, []):
            pytest.fail("that was no decision")

    with pytest.raises(cluster.ClusterFailed) as caught:
        asyncio.run(ask())
    assert reason in str(caught.value.message.params["reason"])


def test_a_driver_that_reads_nothing_or_cannot_start_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The tasks of a long game do not fit into a pipe; nobody waits for ever to be read."""
    record = read((GAMES / f"{SOLO}.record").read_bytes())
    number, state, move = next(iter(decisions_of(record)))
    tasks = [Task.of(record.game, state, move, number, Depth())] * 100

    async def ask() -> None:
        async for _ in cluster.assess_on_cluster("10.0.0.5:6379", 1, tasks):
            pytest.fail("that was no decision")

    sleeping = [sys.executable, "-c", "import time; time.sleep(99)"]
    for given, reason in ((sleeping, "timed out"), (["/nonexistent"], "No such file")):
        monkeypatch.setattr(cluster, "command", lambda *_, given=given: given)
        monkeypatch.setattr(cluster, "SECONDS_TO_CONNECT", 0.5)
        with pytest.raises(cluster.ClusterFailed) as caught:
            asyncio.run(ask())
        assert reason in str(caught.value.message.params["reason"])
