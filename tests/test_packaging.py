"""What packagers rely on: one version, lower bounds, notices, a valid unit."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from prometheus_client import generate_latest

import lapidarium
from lapidarium.server.metrics import Metrics
from tests.server.people import Person
from tests.server.running import node_in

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "docs" / "deploy"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def test_every_file_names_the_same_version() -> None:
    version = lapidarium.__version__
    assert "version" in PROJECT["dynamic"], "hatch reads it from the package"
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    assert f'"version": "{version}"' in (ROOT / "client" / "package.json").read_text("utf-8")


@pytest.mark.slow
def test_every_dependency_has_a_lowest_version() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "lowest_versions.py")]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert len(lines) == len(PROJECT["dependencies"])
    assert all(re.fullmatch(r"[\w.-]+==[\d.]+", line) for line in lines)


def test_the_notices_name_every_package_of_the_client() -> None:
    notices = (ROOT / "THIRD-PARTY.txt").read_text("utf-8")
    packages = (ROOT / "client" / "package.json").read_text("utf-8")
    dependencies = re.findall(r'"([\w@/.-]+)": "([\d.]+)"', packages.split('"devDependencies"')[0])
    named = [(name, version) for name, version in dependencies if name != "version"]
    assert named
    assert [one for one in named if f"\n{one[0]} {one[1]} (" not in notices] == []
    assert "THIRD-PARTY.txt" in PROJECT["license-files"]


UNITS = ("lapidarium.service", "lapidarium-backup.service", "lapidarium-backup.timer")


@pytest.mark.slow
@pytest.mark.parametrize("name", UNITS)
def test_a_unit_is_valid(tmp_path: Path, name: str) -> None:
    """By systemd's own check where there is one; else that its lines can be read."""
    for each in UNITS:
        unit = (DEPLOY / each).read_text("utf-8")
        unit = re.sub(r"^ExecStart=\S+", f"ExecStart={sys.executable}", unit, flags=re.MULTILINE)
        (tmp_path / each).write_text(unit.replace("=lapidarium\n", f"={Path.home().owner()}\n", 1))
    unit = (tmp_path / name).read_text("utf-8")
    if name.endswith(".service"):
        assert re.search(r"^UMask=0077$", unit, re.MULTILINE), "the database holds the secret"
    if name == "lapidarium.service":
        assert re.search(r"^CacheDirectory=lapidarium$", unit, re.MULTILINE), "bots stay compiled"
    program = shutil.which("systemd-analyze")
    if program is None:
        assert all(re.match(r"(\[\w+\]|\w+=|#|$)", line) for line in unit.splitlines())
        return
    done = subprocess.run(
        [program, "verify", str(tmp_path / name)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    found = [line for line in done.stderr.splitlines() if "lapidarium" in line]
    if done.returncode and not found:
        pytest.fail(done.stderr)
    assert found == []


@pytest.mark.slow
def test_the_nightly_backup_restores_what_it_wrote(tmp_path: Path) -> None:
    """The drill of docs/deploy.md: a backup of a server with a table, restored and looked at."""
    program = tmp_path / "lapidarium"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m lapidarium "$@"\n')
    program.chmod(0o755)
    node = node_in(tmp_path / "server", "--proxy").start()
    try:
        with Person(node.url) as person:
            person.make()
        backups = tmp_path / "backups"
        backups.mkdir()
        for number in range(15):
            (backups / f"2000-01-{number + 1:02}T000000Z.backup").write_bytes(b"old")
        environment = {
            **os.environ,
            "LAPIDARIUM": str(program),
            "LAPIDARIUM_DATA": str(node.data),
            "LC_ALL": "C.UTF-8",
        }
        done = subprocess.run(
            [str(DEPLOY / "lapidarium-backup"), str(backups)],
            env=environment,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
    finally:
        node.stop()
    assert done.returncode == 0, done.stderr
    status = json.loads(done.stdout[done.stdout.index("{") :])
    assert status["tables"]["waiting"] == 1
    kept = sorted(path.name for path in backups.iterdir())
    assert len(kept) == 14
    assert not kept[-1].startswith("2000"), "the newest stays"


def test_the_dashboard_shows_figures_that_there_are() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"lapidarium_\w+", target["expr"])
    }
    found = generate_latest(Metrics().registry).decode()
    known = set(re.findall(r"^# TYPE (\w+)", found, re.MULTILINE))
    histograms = {f"{name}_{part}" for name in known for part in ("bucket", "sum", "count")}
    assert asked
    assert asked - known - histograms == set()


@pytest.mark.slow
def test_a_release_has_what_it_needs() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "release_check.py"), "source"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""


def test_proxies_keep_the_port_and_hide_the_figures() -> None:
    """Trial 14 and 15: `$host` drops the port, and anybody could read /metrics."""
    page = (ROOT / "docs" / "deploy.md").read_text("utf-8")
    assert "proxy_set_header Host $http_host;" in page
    assert "location /metrics { deny all; }" in page
    assert page.count("respond /metrics 404") == 1
    assert "respond /metrics 404" in (DEPLOY / "Caddyfile").read_text("utf-8")
