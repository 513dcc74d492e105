"""How long every test takes, kept in durations.json.

    scripts/test --store-durations [TIER or PATH…]   renews the entries of the tests that run
    python -m tests.durations                        prints number and seconds by tier and folder

A test's seconds are those of its setup, call and teardown: the first that needs a server starts it.
"""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path

import pytest

FILE = Path(__file__).parent / "durations.json"
ROOT = FILE.parent.parent
DIGITS = 2
Durations = dict[str, dict[str, dict[str, float]]]
"""Tier, file, test, seconds."""


class DurationStore:
    """Collects what is reported of each test, and writes it at the end."""

    def __init__(self) -> None:
        self.seconds: dict[tuple[str, str, str], float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        file, _, name = report.nodeid.partition("::")
        self.seconds[tier_of(report), file, name] += report.duration

    def pytest_sessionfinish(self) -> None:
        FILE.write_text(written(merged(read(), self.seconds)), encoding="utf-8")


def tier_of(report: pytest.TestReport) -> str:
    """The part of `scripts/test` that runs it."""
    if report.nodeid.startswith("tests/e2e/"):
        return "e2e"
    return "python"


def read() -> Durations:
    durations: Durations = json.loads(FILE.read_text("utf-8")) if FILE.is_file() else {}
    return durations


def merged(durations: Durations, seconds: dict[tuple[str, str, str], float]) -> Durations:
    """With new entries, and without tests that have moved to another tier or are gone."""
    entries = {
        (tier, file, name): value
        for tier, files in durations.items()
        for file, tests in files.items()
        for name, value in tests.items()
    }
    renewed = {(file, name) for _, file, name in seconds}
    entries = {key: value for key, value in entries.items() if key[1:] not in renewed} | seconds
    result: Durations = {}
    for tier, file, name in sorted(entries):
        if _is_there(file, name):
            value = round(entries[tier, file, name], DIGITS)
            result.setdefault(tier, {}).setdefault(file, {})[name] = value
    return result


def _is_there(file: str, name: str) -> bool:
    function = name.rpartition("::")[2].partition("[")[0]
    path = ROOT / file
    return path.is_file() and f"def {function}(" in path.read_text("utf-8")


def written(durations: Durations) -> str:
    return json.dumps(durations, indent=0, ensure_ascii=False, separators=(",", ":")) + "\n"


def table(durations: Durations) -> str:
    """Number and seconds of each tier, and of each folder in it."""
    lines = [f"{'tier':<8}{'folder':<32}{'tests':>7}{'seconds':>9}"]
    for tier, files in durations.items():
        folders: dict[str, list[float]] = defaultdict(list)
        for file, tests in files.items():
            folders["/".join(file.split("/")[1:-1][:2]) or "."] += tests.values()
        folders["all"] = [value for values in folders.values() for value in values]
        lines += [
            f"{tier:<8}{folder:<32}{len(values):>7}{sum(values):>9.1f}"
            for folder, values in folders.items()
        ]
    return "\n".join(lines)


if __name__ == "__main__":
    print(table(read()))
