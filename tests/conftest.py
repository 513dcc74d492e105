"""What every test may need: programs beyond Python, and what is said when they are missing.

    @pytest.mark.needs("chromium")

`scripts/test` offers to install them. Where they are missing, the tests concerned are not
run and are named at the end; with CI=true that is a failure.
"""

from __future__ import annotations

import os
import shutil
from glob import glob

import pytest
from hypothesis import HealthCheck, settings

from lapidarium.games.registry import game_types

settings.register_profile(
    "lapidarium", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)  # no test is about speed
settings.load_profile("lapidarium")
game_types()  # tests may ask for the words of a game before they ask for the game

PROGRAMS = {
    "cc": ("cc", "gcc"),
    "chromium": ("chromium", "/usr/bin/chromium", "google-chrome"),
    "postgresql": ("postgres", "/usr/lib/postgresql/*/bin/postgres"),
}
WITH_PROCESSES = tuple(f"tests/{room}/" for room in ("cli", "e2e", "server", "third_game"))
"""Where tests start programs and wait for them: on a busy machine one may answer late."""
_not_run: dict[str, list[str]] = {}


def has_program(name: str) -> bool:
    """Is one of the ways to run it there?"""
    return any(shutil.which(way) or glob(way) for way in PROGRAMS[name])


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "needs(program): a program beyond Python that it runs")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In a whole run (`scripts/test`), what waits for processes or browsers has a second try."""
    if os.environ.get("LAPIDARIUM_SECOND_TRY"):
        for item in items:
            if item.nodeid.startswith(WITH_PROCESSES):
                item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_runtest_setup(item: pytest.Item) -> None:
    for mark in item.iter_markers("needs"):
        (program,) = mark.args
        if has_program(program):
            continue
        if os.environ.get("CI") == "true":
            pytest.fail(f"{program} is not installed, and CI runs every test")
        pytest.skip(f"needs {program}")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.getreports("skipped"):
        reason = str(report.longrepr[2]) if isinstance(report.longrepr, tuple) else ""
        if "needs " in reason:
            _not_run.setdefault(reason.rpartition("needs ")[2], []).append(report.nodeid)
    for program, names in _not_run.items():
        terminalreporter.section(f"NOT RUN: {program} is missing", red=True)
        for name in sorted(names):
            terminalreporter.line(name)
