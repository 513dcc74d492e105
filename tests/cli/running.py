"""Running the program as a person would: a process, its output, its exit code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def run(
    *arguments: str, typed: str = "", home: Path | None = None, columns: int = 150
) -> subprocess.CompletedProcess[str]:
    home = home or Path("/nonexistent")
    env = {
        **os.environ,
        "COLUMNS": str(columns),
        "LANG": "en_GB.UTF-8",
        "LC_ALL": "",
        "PYTHONIOENCODING": "utf-8",
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_DATA_HOME": str(home / "data"),
    }
    return subprocess.run(
        [sys.executable, "-m", "lapidarium", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=env,
        timeout=120,
        check=False,
    )
