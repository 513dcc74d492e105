"""The fast tier leaves slow tests out, and no other test can be slow unnoticed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[1]

TESTS = """
import contextlib, multiprocessing, subprocess, threading, time
import pytest
from lapidarium.compiled.compiled_module import CompiledModule
from tests import fast
fast.CPU_SECONDS = 1

def test_program(): subprocess.run(["true"])
def test_swallowed():
    with contextlib.suppress(Exception): subprocess.run(["true"])
def test_worker(): multiprocessing.get_context("spawn").Process(target=print).start()
def test_sleep(): time.sleep(0.06)
def test_thread():
    thread = threading.Thread(target=lambda: time.sleep(0.06))
    thread.start()
    thread.join()
def test_kernel(): CompiledModule("json", {}).load()
def test_computing():
    until = time.process_time() + 1.1
    while time.process_time() < until: pass
def test_other(): time.sleep(0.001)
@pytest.mark.slow
def test_marked(): raise AssertionError
@pytest.mark.needs("cc")
def test_needing(): raise AssertionError
"""
MARKED = """
import pytest
pytestmark = pytest.mark.slow
raise AssertionError("imported")
"""
FAULTS = {
    "test_program": "starts a process",
    "test_swallowed": "starts a process",
    "test_worker": "starts a process",
    "test_sleep": "sleeps",
    "test_thread": "sleeps",
    "test_kernel": "loads compiled functions",
    "test_computing": "computes for",
}


def test_what_takes_long_is_refused(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(TESTS, "utf-8")
    (tmp_path / "test_marked.py").write_text(MARKED, "utf-8")
    options = ("-p", "tests.conftest", "--fast", "-rf", "-p", "no:cacheprovider")
    command = [sys.executable, "-m", "pytest", *options, str(tmp_path)]
    wide = {**os.environ, "COLUMNS": "200"}  # reasons are cut off at the edge
    run = subprocess.run(
        command, cwd=ROOT, env=wide, stdout=subprocess.PIPE, text=True, check=False
    )
    output = run.stdout
    lines = re.findall(r"^FAILED .*::(\w+) - Failed: This (.*): mark it", output, re.MULTILINE)
    refused = {name: re.sub(r" [\d.]+ s$", "", fault) for name, fault in lines}
    assert refused == FAULTS, output
    assert "7 failed, 1 passed, 2 deselected" in output
