"""What every test may need: programs beyond Python, and what is said when they are missing.

    @pytest.mark.needs("chromium")

Where they are missing (tests/programs.py), the tests concerned are not run and are named at
the end, with how to install them; with CI=true that is a failure.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from lapidarium.games.registry import game_types
from tests.durations import DurationStore
from tests.fast import FastTier
from tests.programs import PROGRAMS

settings.register_profile(
    "lapidarium", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)  # no test is about speed
settings.load_profile("lapidarium")
game_types()  # tests may ask for the words of a game before they ask for the game

WITH_PROCESSES = tuple(f"tests/{room}/" for room in ("cli", "e2e", "server", "third_game"))
"""Where tests start programs and wait for them: on a busy machine one may answer late."""
_not_run: dict[str, list[str]] = {}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--store-durations", action="store_true", help="renew tests/durations.json")
    parser.addoption("--fast", action="store_true", help="leave slow tests out (tests/fast.py)")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "needs(program): a program beyond Python that it runs")
    config.addinivalue_line("markers", "slow: not among the fast tests (tests/fast.py)")
    is_worker = hasattr(config, "workerinput")
    if config.getoption("--store-durations") and not is_worker:
        config.pluginmanager.register(DurationStore())
    if config.getoption("--fast"):
        config.pluginmanager.register(FastTier())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In `scripts/test` and its tier `fast`, what waits for others has a second try."""
    if os.environ.get("LAPIDARIUM_SECOND_TRY"):
        for item in items:
            if item.nodeid.startswith(WITH_PROCESSES):
                item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_runtest_setup(item: pytest.Item) -> None:
    for mark in item.iter_markers("needs"):
        (program,) = mark.args
        if PROGRAMS[program].is_installed:
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
        if program in PROGRAMS:
            terminalreporter.line(f"To install it:  apt-get install {PROGRAMS[program].packages}")
        for name in sorted(names):
            terminalreporter.line(name)
