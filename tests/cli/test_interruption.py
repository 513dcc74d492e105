"""Ctrl-C in long commands: what there is is printed, and no process is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.test_arena import HEEDS_CTRL_C

pytestmark = pytest.mark.slow

PATIENCE = 120.0
CALLS = {
    "arena": ("arena", "monolyth", "random", "dutiful", "-k", "100000", "--workers", "2"),
    "simulate": ("simulate", "ocelot", "--games", "100000"),
    "train": ("train", "ocelot", "--rounds", "100000", "--games", "4", "--workers", "2"),
}
FILES = {"arena": "--keep", "simulate": "--records", "train": "--folder"}


def session_of(process: int) -> int | None:
    """The session that a process belongs to; None if it is gone or only its parent has to look."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return None if fields[0] == "Z" else int(fields[3])


def left_of(session: int) -> list[int]:
    """The processes that are still in a session."""
    numbers = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdecimal()]
    return [number for number in numbers if session_of(number) == session]


def has_begun(path: Path) -> bool:
    """Is there a finished game, a record or a round?"""
    if path.is_dir():
        return any(path.iterdir())
    return path.is_file() and path.read_text().count("\n") > 2


@pytest.mark.parametrize("name", CALLS)
def test_ctrl_c_says_how_far_it_came_and_leaves_nobody_behind(tmp_path: Path, name: str) -> None:
    made = tmp_path / "made"
    call = (*CALLS[name], FILES[name], str(made), "--lang", "en")
    program = subprocess.Popen(
        [sys.executable, "-c", HEEDS_CTRL_C, *call],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        start_new_session=True,
    )
    until = time.monotonic() + PATIENCE
    while not has_begun(made) and time.monotonic() < until and program.poll() is None:
        time.sleep(0.05)
    os.killpg(program.pid, signal.SIGINT)  # as a terminal does: everybody in front gets it
    out, err = program.communicate(timeout=PATIENCE)
    assert program.returncode == 130, err
    assert "Traceback" not in err
    assert "nterrupted" in err
    if name != "train":
        assert out.strip(), "what was played is summed up"
    while (left := left_of(program.pid)) and time.monotonic() < until:
        time.sleep(0.05)
    assert left == []
