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
from typing import TYPE_CHECKING, Any, cast

import pytest

from lapidarium import __version__
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from lapidarium.learning.questions import GamesAnswer, PlayGames
from lapidarium.refusals import Refused
from lapidarium.server.bot_workers import cluster
from lapidarium.server.bot_workers import pool as pool_module
from lapidarium.server.bot_workers.pool import WorkShare
from tests.server.http.test_reviews import GAMES, SOLO, imported, until_done
from tests.server.people import Person
from tests.server.running import node_in

if TYPE_CHECKING:
    from lapidarium.server.bot_workers.pool import BotPool

pytestmark = pytest.mark.slow

STAND_IN = Path(__file__).parents[2] / "stand_in"
FAILED = "the Ray cluster failed; bot workers go on"
LATE = """
import json, sys
for line in [sys.stdin.readline() for _ in range(20)]:
    [number] = json.loads(line)["question"]["numbers"]
    print(json.dumps({"type": "GamesAnswer", "games": [{"number": number}]}))
"""
"""Reads twenty questions before it answers the first of them."""
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
    assert len(done.read_text()) == 4, "its version, and three questions"
    events = [one["event"] for one in found["review"]["decisions"]]
    assert len(events) == found["total"]
    assert events == sorted(set(events))
    assert node.log.read_text().count(FAILED) == 1


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
    for program, reason in (("import time; time.sleep(99)", "timed out"), ("exit(1)", "reset")):
        monkeypatch.setattr(cluster, "SECONDS_TO_CONNECT", 0.2)
        given = [sys.executable, "-c", program]
        monkeypatch.setattr(cluster, "command", lambda *_, given=given: given)
        if "exit" in program:
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


class Pool:
    """Bot workers that have a part of a review left to do."""

    questions_at_once = 1

    def __init__(self) -> None:
        self.questions: list[Any] = []

    async def ask(self, _game: Any, question: Any, _share: Any) -> GamesAnswer:
        self.questions.append(question)
        return GamesAnswer([])


QUESTIONS = [PlayGames("random", (number,)) for number in range(cluster.QUESTIONS_AT_ONCE)]


def answers_of(
    command: list[str], pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> list[list[dict[str, Any]]]:
    """What is answered to all questions, asked at the same time, where this process connects."""
    monkeypatch.setattr(cluster, "command", lambda *_: command)
    game = referee(load("ocelot"), 2)

    async def ask() -> list[GamesAnswer]:
        async with cluster.workers_for_review(cast("BotPool", pool), "10.0.0.5:6379") as workers:
            asking = (workers.ask(game, question, WorkShare()) for question in QUESTIONS)
            return await asyncio.gather(*asking)

    return [answer.games for answer in asyncio.run(ask())]


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.message for record in caplog.records if record.name == "lapidarium.reviews"]


@pytest.mark.parametrize(
    "program",
    [
        "print('{\"type\": \"GamesAnswer\"', end='')",
        "print('x' * (3 << 20))",
        "print('[]')",
        "import time; time.sleep(99)",
        "",
        None,
    ],
)
def test_whatever_the_process_does_the_bot_workers_go_on(
    program: str | None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It dies in the middle of a line, says too much, something else or nothing, or never starts.

    It reads nothing, and all that it is asked does not fit into the pipe.
    """
    if program is not None and "sleep" in program:
        monkeypatch.setattr(pool_module, "SECONDS_TO_LOAD", 0.5)
    command = ["/nonexistent"] if program is None else [sys.executable, "-c", program]
    answers_of(command, pool := Pool(), monkeypatch)
    assert sorted(pool.questions, key=lambda question: question.numbers) == QUESTIONS
    assert logged(caplog) == [FAILED]


def test_each_question_has_its_answer(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The process takes many before it has answered the first; then it dies."""
    answers = answers_of([sys.executable, "-c", LATE], pool := Pool(), monkeypatch)
    assert answers[:20] == [[{"number": number}] for number in range(20)]
    assert sorted(pool.questions, key=lambda question: question.numbers) == QUESTIONS[20:]
    assert logged(caplog) == [FAILED]
