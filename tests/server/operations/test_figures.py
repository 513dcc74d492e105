"""`/metrics` over several workers, and what is logged."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import textwrap
from typing import TYPE_CHECKING

import pytest

from tests.server.people import Person
from tests.server.running import node_in

if TYPE_CHECKING:
    from pathlib import Path

WORKERS = textwrap.dedent(
    """
    import sys
    from types import SimpleNamespace as Some
    from lapidarium.server.metrics import Metrics

    def node(name, moves):
        storage = Some(pages=moves, commits=moves, failures=0)
        rooms, nodes = {1: Some(sockets=[1, 2])}, Some(name=name)
        hub = Some(storage=storage, moves=moves, rooms=rooms, nodes=nodes)
        return hub, Some(waiting=0)

    name, moves = sys.argv[1:]
    metrics = Metrics()
    metrics.count_response(200, 0.01)
    print(metrics.text(*node(name, int(moves))))
    """
)


def figures(text: str) -> dict[str, float]:
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


@pytest.mark.slow
def test_workers_are_summed_and_a_dead_one_still_counts(tmp_path: Path) -> None:
    """Trial 10: counters jumped back, since a random worker answered."""
    environment = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    texts = [
        subprocess.run(
            [sys.executable, "-c", WORKERS, name, moves],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for name, moves in (("one", "5"), ("two", "7"))
    ]
    assert figures(texts[0])["lapidarium_moves_total"] == 5
    found = figures(texts[1])
    assert found["lapidarium_moves_total"] == 12
    assert found['lapidarium_http_requests_total{status="200"}'] == 2
    assert found["lapidarium_http_request_seconds_count"] == 2
    assert found["lapidarium_sockets"] == 4, "both files of gauges are there"
    assert "# HELP lapidarium_moves_total" in texts[1]


@pytest.mark.slow
def test_figures_name_version_node_and_process(tmp_path: Path) -> None:
    node = node_in(tmp_path, "--proxy").start()
    with Person(node.url) as person:
        text = person.http.get("/metrics").text
    assert 'lapidarium_build_info{node="' in text
    found = figures(text)
    assert found["lapidarium_resident_bytes"] > 1e6
    assert found["lapidarium_open_files"] > 3
    assert found["lapidarium_processor_seconds_total"] > 0
    assert node.stop() == 0
    told = [json.loads(line)["what"] for line in node.log.read_text().splitlines()]
    assert "the server starts" in told
    assert "the server stops" in told
