"""Reviews on a Ray cluster: refused at the start if it is not there, and never lost later.

Here Ray is a small stand-in that works in the process which asks it, and dies when it is told to;
`tests/server/ray_reviews.py` has the real one.
"""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from lapidarium.server.reviews import cluster
from lapidarium.table import Refused
from tests.server.http.test_reviews import SOLO, imported, until_done
from tests.server.people import Person
from tests.server.running import node_in

if TYPE_CHECKING:
    from pathlib import Path

STAND_IN = """
import os
import pathlib

class exceptions:
    class WorkerCrashedError(Exception):
        pass

class Remote:
    def __init__(self, function):
        self.function = function
    def remote(self, task):
        return self.function, task

def remote(**_):
    return Remote

def wait(pending, num_returns):
    return pending[:1], pending[1:]

def get(reference):
    function, task = reference
    done = pathlib.Path(os.environ["RAY_DONE"])
    count = len(done.read_text()) if done.exists() else 0
    if count == int(os.environ["RAY_MOST"]):
        os._exit(1)
    found = function(task)
    done.write_text("." * (count + 1))
    return found

def init(**_):
    pass

def cluster_resources():
    return {"CPU": 2}

def cancel(_):
    pass

def shutdown():
    pass
"""


def test_when_the_cluster_dies_the_bot_workers_go_on(tmp_path: Path) -> None:
    """What it found is kept, and nothing is lost."""
    (tmp_path / "stand-in").mkdir()
    (tmp_path / "stand-in" / "ray.py").write_text(STAND_IN)
    node = node_in(tmp_path, "--review-seconds", "0.02", "--review-ray", "local")
    done = tmp_path / "done"
    node.environment = {"PYTHONPATH": str(tmp_path / "stand-in"), "RAY_DONE": str(done)}
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
