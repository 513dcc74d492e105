"""Lock files of npm say which packages, not where from: each machine has a registry of its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDERS = ("client", "bench/table_server/boardgame")


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_lock_file_holds_no_address(folder: str) -> None:
    text = (ROOT / folder / "package-lock.json").read_text("utf-8")
    assert "://" not in text
    assert '"resolved"' not in text
    assert "omit-lockfile-registry-resolved=true" in (ROOT / folder / ".npmrc").read_text("utf-8")


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_lock_file_has_a_checksum_for_every_package(folder: str) -> None:
    packages = json.loads((ROOT / folder / "package-lock.json").read_text("utf-8"))["packages"]
    assert [name for name, of in packages.items() if name and "integrity" not in of] == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_lock_file_is_of_these_very_wishes(folder: str) -> None:
    """`npm ci` refuses anything else; run `python client/build.py --lock FOLDER`."""
    wanted = json.loads((ROOT / folder / "package.json").read_text("utf-8"))
    locked = json.loads((ROOT / folder / "package-lock.json").read_text("utf-8"))["packages"][""]
    for kind in ("dependencies", "devDependencies"):
        assert locked.get(kind) == wanted.get(kind)
