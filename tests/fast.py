"""The tests that answer while you think: `scripts/test fast`, or `pytest --fast` and paths.

A test that starts a process, loads or compiles kernels, sleeps, or computes for more than a
second is marked `slow`:

    pytestmark = pytest.mark.slow    a whole file, which is then not even imported here
    @pytest.mark.slow                one test

Everything else is fast, and fails here if it does any of this.
"""

from __future__ import annotations

import multiprocessing.process
import re
import sys
import time
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium.compiled.compiled_module import CompiledModule

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

MARKS = ("slow", "needs")
"""What needs a program starts it."""
MARKED_FILE = re.compile(rf"^pytestmark = pytest\.mark\.({'|'.join(MARKS)})\b", re.MULTILINE)
CPU_SECONDS = 5.0
"""A second where it was marked: processors differ. What others do to the machine does not count."""
SLEEP_SECONDS = 0.05
PROCESSES = {"subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn", "os.system"}
"""Audit events of Python."""


class FastTier:
    """Leaves slow tests out, and watches the others."""

    def __init__(self) -> None:
        self.is_watching = False
        self.faults: list[str] = []
        sys.addaudithook(self._audit)
        self._forbid(multiprocessing.process.BaseProcess, "start", "starts a process")
        self._forbid(CompiledModule, "load", "loads compiled functions")
        self._forbid(time, "sleep", "sleeps", lambda seconds: seconds > SLEEP_SECONDS)

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        if collection_path.is_dir():
            return collection_path.name == "e2e" or None
        if collection_path.suffix != ".py":
            return None
        return MARKED_FILE.search(collection_path.read_text("utf-8")) is not None or None

    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        slow = [item for item in items if _is_slow(item)]
        items[:] = [item for item in items if not _is_slow(item)]
        config.hook.pytest_deselected(items=slow)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self) -> Iterator[None]:
        yield from self._watch()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Iterator[None]:
        yield from self._watch()

    def _watch(self) -> Iterator[None]:
        begin, self.is_watching = time.process_time(), True
        self.faults.clear()
        try:
            yield
        except Exception:
            if not self.faults:
                raise
        finally:
            self.is_watching = False
        seconds = time.process_time() - begin
        if seconds > CPU_SECONDS:
            self.faults.append(f"computes for {seconds:.1f} s")
        if self.faults:
            pytest.fail(f"This {self.faults[0]}: mark it slow (tests/fast.py).", pytrace=False)

    def _audit(self, event: str, _: tuple[Any, ...]) -> None:
        if self.is_watching and event in PROCESSES:
            self._refuse("starts a process")

    def _forbid(
        self, owner: object, name: str, fault: str, applies: Callable[..., bool] = lambda *_: True
    ) -> None:
        work: Callable[..., Any] = getattr(owner, name)

        def watched(*arguments: Any) -> Any:
            if self.is_watching and applies(*arguments):
                self._refuse(fault)
            return work(*arguments)

        setattr(owner, name, watched)

    def _refuse(self, fault: str) -> None:
        self.faults.append(fault)
        raise RuntimeError(fault)


def _is_slow(item: pytest.Item) -> bool:
    """It is marked, or asks for the server of tests/server/conftest.py."""
    names: list[str] = getattr(item, "fixturenames", [])
    return "node" in names or any(map(item.get_closest_marker, MARKS))
