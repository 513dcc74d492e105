"""What packagers rely on: one version, lower bounds, notices, a valid unit."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import lapidarium

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def test_every_file_names_the_same_version() -> None:
    version = PROJECT["version"]
    assert lapidarium.__version__ == version
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    assert f'"version": "{version}"' in (ROOT / "client" / "package.json").read_text("utf-8")


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


def test_the_documented_unit_is_valid(tmp_path: Path) -> None:
    """By systemd's own check where there is one; else that its lines can be read."""
    page = (ROOT / "docs" / "deploy.md").read_text("utf-8")
    unit = re.findall(
        r"```ini\n# /etc/systemd/system/lapidarium.service\n(.*?)```", page, re.DOTALL
    )[0]
    assert re.search(r"^CacheDirectory=lapidarium$", unit, re.MULTILINE), "bots stay compiled"
    assert re.search(r"^UMask=0077$", unit, re.MULTILINE), "the database holds the secret"
    program = shutil.which("systemd-analyze")
    if program is None:
        assert all(re.match(r"(\[\w+\]|\w+=\S|#|$)", line) for line in unit.splitlines())
        return
    command = re.sub(r"^ExecStart=\S+", f"ExecStart={sys.executable}", unit, flags=re.MULTILINE)
    file = tmp_path / "lapidarium.service"
    file.write_text(command.replace("User=lapidarium", f"User={Path.home().owner()}"))
    done = subprocess.run(
        [program, "verify", str(file)], capture_output=True, text=True, timeout=60, check=False
    )
    found = [line for line in done.stderr.splitlines() if file.name in line]
    if done.returncode and not found:
        pytest.fail(done.stderr)
    assert found == []
