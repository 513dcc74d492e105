"""scripts/setup and scripts/play: no clone is left half set up, and nothing is left running."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
NAMES = ("python3", *(f"python3.{minor}" for minor in range(11, 16)), "python")
FAKE = """#!/bin/sh
# Stands in for Python: it makes an environment of stand-ins and writes down what pip is asked for.
case "$*" in
*ensurepip*) exit {without_ensurepip} ;;
"-m venv --clear .venv") rm -rf .venv && mkdir -p .venv/bin && cp "$0" .venv/bin/python ;;
"-m pip --version") exit 0 ;;
"-m pip install"*) echo "$*" >>pip.log ;;
*) exec {real} "$@" ;;
esac
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    folder = tmp_path / "a clone"
    (folder / "scripts").mkdir(parents=True)
    shutil.copy(ROOT / "scripts" / "setup", folder / "scripts")
    (folder / "pyproject.toml").write_text("[project]\n")
    return folder


def set_up(clone: Path, *, with_ensurepip: bool = True) -> subprocess.CompletedProcess[str]:
    programs = clone.parent / "programs"
    programs.mkdir(exist_ok=True)
    text = FAKE.format(without_ensurepip=int(not with_ensurepip), real=sys.executable)
    for name in NAMES:
        (programs / name).write_text(text)
        (programs / name).chmod(0o755)
    environment = {"PATH": f"{programs}:/usr/bin:/bin", "HOME": os.environ.get("HOME", "/")}
    return subprocess.run(
        ["bash", "-c", ". scripts/setup play"],
        cwd=clone,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def installs(clone: Path) -> int:
    log = clone / "pip.log"
    return len(log.read_text().splitlines()) if log.exists() else 0


def test_it_sets_up_once(clone: Path) -> None:
    assert set_up(clone).returncode == 0
    assert set_up(clone).returncode == 0
    assert installs(clone) == 1


def test_a_python_without_ensurepip_is_named_and_leaves_nothing_behind(clone: Path) -> None:
    """As Debian and Ubuntu have it without python3-venv."""
    done = set_up(clone, with_ensurepip=False)
    assert done.returncode == 1
    assert "apt install python3-venv" in done.stderr
    assert not (clone / ".venv").exists()
    assert set_up(clone).returncode == 0


def test_a_half_made_environment_is_made_anew(clone: Path) -> None:
    (clone / ".venv" / "bin").mkdir(parents=True)
    (clone / ".venv" / "bin" / "python").symlink_to(sys.executable)
    assert set_up(clone).returncode == 0
    assert not (clone / ".venv" / "bin" / "python").is_symlink()
    assert installs(clone) == 1


def test_a_moved_clone_is_set_up_again(clone: Path) -> None:
    assert set_up(clone).returncode == 0
    moved = clone.rename(clone.parent / "elsewhere")
    assert set_up(moved).returncode == 0
    assert installs(moved) == 2


LAPIDARIUM = """#!/bin/sh
case "$1" in
warmup) echo $$ >warmup.pid && exec sleep 60 ;;
serve) while [ ! -s warmup.pid ]; do sleep 0.1; done && exit 1 ;;
esac
"""


def test_a_refused_start_leaves_no_warmup_running(clone: Path) -> None:
    """The same holds for a server that was stopped: the warm-up looks whether it still runs."""
    (clone / "scripts" / "setup").write_text('cd "$(dirname "$0")/.."\n')
    shutil.copy(ROOT / "scripts" / "play", clone / "scripts")
    programs = clone / ".venv" / "bin"
    programs.mkdir(parents=True)
    for name, text in (("python", "#!/bin/sh\n"), ("lapidarium", LAPIDARIUM)):
        (programs / name).write_text(text)
        (programs / name).chmod(0o755)
    assert subprocess.run([clone / "scripts" / "play"], timeout=60, check=False).returncode == 1
    warmup = Path("/proc") / (clone / "warmup.pid").read_text().strip()
    deadline = time.monotonic() + 30
    while warmup.exists() and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not warmup.exists()
