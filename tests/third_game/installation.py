"""Installing the third game as its players would: with pip, into a folder of its own."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from lapidarium import words
from lapidarium.games.registry import game_types

if TYPE_CHECKING:
    from collections.abc import Iterator

PROJECT = Path(__file__).parent


@contextmanager
def installed(folder: Path) -> Iterator[Path]:
    """The third game, importable here and in every process that is started meanwhile."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(folder)]
    subprocess.run([*pip, *options, str(PROJECT)], check=True, timeout=300)
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(folder), before]))
    sys.path.insert(0, str(folder))
    _look_again()
    try:
        yield folder
    finally:
        sys.path.remove(str(folder))
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
        for name in [name for name in sys.modules if name.startswith("lapidarium_pebbles")]:
            del sys.modules[name]
        words.remove_folder(folder / "lapidarium_pebbles" / "words")
        _look_again()


def _look_again() -> None:
    importlib.invalidate_caches()
    game_types.cache_clear()
