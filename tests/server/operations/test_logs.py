"""What a server tells its host: storage that fails, and attacks that were fended off."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import resource
import socket
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text

from lapidarium.server.http.protocol import UNFINISHED_PER_ADDRESS
from lapidarium.server.logs import JsonFormatter
from lapidarium.server.storage.database import Storage, StorageUnavailable
from tests.server.operations.test_figures import figures
from tests.server.people import Person
from tests.server.running import PATIENCE, Node, fetch, node_in

if TYPE_CHECKING:
    from pathlib import Path


def test_what_is_known_besides_hides_nothing() -> None:
    known = {"level": "master", "table": "t"}
    record = logging.makeLogRecord({"levelname": "WARNING", "name": "x", "msg": "m", **known})
    line = json.loads(JsonFormatter().format(record))
    assert (line["level"], line["table"]) == ("warning", "t")


async def fail_twice_and_work(storage: Storage, folder: Path) -> None:
    for _ in range(2):
        with pytest.raises(StorageUnavailable):
            await storage.check_writing()
    folder.mkdir()
    await storage.write(lambda db: db.execute(text("SELECT 1")))


def test_storage_that_fails_and_works_again_is_told_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "not there yet"
    storage = Storage(f"sqlite+pysqlite:///{folder / 'tables.sqlite3'}")
    caplog.set_level(logging.WARNING, "lapidarium.server")
    try:
        asyncio.run(fail_twice_and_work(storage, folder))
    finally:
        storage.close()
    told = [record.getMessage() for record in caplog.records]
    assert told == ["nothing can be stored", "storing works again"]
    assert storage.failures == 2


def fended_off(node: Node) -> dict[str, float]:
    """What was refused so far, by kind."""
    found = figures(fetch(f"{node.url}/metrics").text)
    start = 'lapidarium_fended_off_total{what="'
    return {
        name.removeprefix(start).rstrip('"}'): value
        for name, value in found.items()
        if name.startswith(start)
    }


@pytest.mark.slow
def test_every_kind_of_attack_is_counted_and_told_of(tmp_path: Path) -> None:
    node = node_in(tmp_path, "--rate", "2", "--sockets", "1").start()
    place_of = ("127.0.0.1", node.port)
    try:
        half = [
            socket.create_connection(place_of, timeout=30) for _ in range(UNFINISHED_PER_ADDRESS)
        ]
        too_many = socket.create_connection(place_of, timeout=30)
        with too_many, contextlib.suppress(ConnectionResetError):
            assert too_many.recv(100) == b""
        for attacker in half[1:]:
            attacker.close()
        with Person(node.url) as person:
            other = person.http.post(
                "/api/tables", json={}, headers={"origin": "https://elsewhere.example"}
            )
            assert other.status_code == 403
            large = person.http.post("/api/records", content=b"x" * 400_000)
            assert large.status_code == 413
            made = person.make()
            with person.at(made["table"]) as place:
                answers = [place.ask("ping")["type"] for _ in range(30)]
                assert "refused" in answers
                with person.at(made["table"]) as second:
                    assert second.closed() == 4429
            codes = [person.http.patch("/api/me", json={}).status_code for _ in range(30)]
            assert 429 in codes
        with socket.create_connection(place_of, timeout=30) as attacker:
            attacker.sendall(b"GET / HTTP/1.1\r\nX-A: " + b"a" * 20_000)
            assert attacker.recv(100).startswith(b"HTTP/1.1 431")
        with half[0]:
            assert half[0].recv(100).startswith(b"HTTP/1.1 408")
        counted = fended_off(node)
        kinds = {"origin", "size", "messages", "sockets", "requests", "head"}
        assert counted.keys() >= kinds | {"connections", "slow"}
        assert counted["messages"] == answers.count("refused")
        assert counted["requests"] == codes.count(429)
    finally:
        assert node.stop() == 0
    lines = [json.loads(line) for line in node.log.read_text().splitlines()]
    told = [one["what"] for one in lines if "address" in one]
    for what in (
        "a request from another website is refused",
        "messages are refused: too many",
        "sockets of an address are refused: it has too many",
        "requests of an address are refused: too many",
        "the head of a request was too large",
        "connections of an address are refused: it has too many",
        "a request was not complete in time",
    ):
        assert told.count(what) == 1, (what, told)


@pytest.mark.slow
def test_a_full_disk_shows_and_a_backup_leaves_nothing_half_written(tmp_path: Path) -> None:
    """Trial 9: `/healthz` said 200, no line in the log, and `.part` stayed behind."""
    node = node_in(tmp_path).start()
    ever = resource.RLIM_INFINITY
    try:
        resource.prlimit(node.pid, resource.RLIMIT_FSIZE, (0, ever))
        until = time.monotonic() + PATIENCE
        while (sick := fetch(f"{node.url}/healthz")).status_code == 200:
            assert time.monotonic() < until, "a full disk does not show"
            time.sleep(0.1)
        resource.prlimit(node.pid, resource.RLIMIT_FSIZE, (ever, ever))
        assert sick.status_code == 503
        assert sick.json()["problems"] == ["cannot write"]
        told = figures(fetch(f"{node.url}/metrics").text)  # the log is on the same full disk
        assert told["lapidarium_storage_failures_total"] > 0
        file = tmp_path / "small" / "all.backup"
        file.parent.mkdir()
        command = f"ulimit -f 0; exec {sys.executable} -m lapidarium backup {file}"
        done = subprocess.run(
            ["bash", "-c", f"{command} --data {node.data}"],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 1
        assert "Traceback" not in done.stderr
        assert list(file.parent.iterdir()) == []
    finally:
        assert node.stop() == 0
