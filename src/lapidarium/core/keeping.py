"""Where compiled code is kept: a folder named after everything it was compiled from.

Whoever changes a kernel, Numba, the processor, or asks for bounds to be checked, gets
another folder, so nothing stale is ever loaded. The folder lies in NUMBA_CACHE_DIR if that
is set, else in the user's cache, else in a folder of the user's own under the temporary
one; so the package itself may lie where nothing can be written.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
import tempfile
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCES = Path(__file__).parent
ASKED = ("NUMBA_BOUNDSCHECK", "NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES", "NUMBA_OPT")
"""Settings of Numba that change what is compiled."""


@cache
def name() -> str:
    """The name of the folder: what the code in it was compiled from, and for."""
    digest = hashlib.sha256()
    for path in sorted(SOURCES.rglob("*.py")):
        digest.update(path.relative_to(SOURCES).as_posix().encode() + path.read_bytes())
    settings = [os.environ.get(setting, "") for setting in ASKED]
    facts = [sys.version, version("numba"), platform.machine(), *processor(), *settings]
    digest.update("\n".join(facts).encode())
    return f"core-{digest.hexdigest()[:20]}"


def processor() -> tuple[str, str]:
    """The processor's name and what it can do; as Numba is told to see it."""
    import llvmlite.binding as llvm  # noqa: PLC0415 - only where code is compiled or loaded

    named, able = os.environ.get("NUMBA_CPU_NAME"), os.environ.get("NUMBA_CPU_FEATURES")
    if named == "host" or not named:
        named = llvm.get_host_cpu_name()
        able = llvm.get_host_cpu_features().flatten() if able is None else able
    return named, able or ""


@cache
def folder() -> Path | None:
    """The folder, made if need be; None where nothing at all can be kept."""
    for base in _bases():
        path = base / name()
        if _is_usable(path):
            return path
    return None


def _bases() -> Iterator[Path]:
    if os.environ.get("NUMBA_CACHE_DIR"):
        yield Path(os.environ["NUMBA_CACHE_DIR"])
    yield platformdirs.user_cache_path("lapidarium")
    if hasattr(os, "getuid"):
        yield Path(tempfile.gettempdir()) / f"lapidarium-{os.getuid()}"


def _is_usable(path: Path) -> bool:
    """Code is only loaded from where nobody else could have put it."""
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        if hasattr(os, "getuid") and path.stat().st_uid != os.getuid():
            return False
        return os.access(path, os.W_OK | os.X_OK)
    except OSError:
        return False
