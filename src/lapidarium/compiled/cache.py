"""The cache of compiled code: a folder named after everything it was compiled from.

A changed kernel, another Numba or processor, or bounds checks get another folder, so nothing
stale is ever loaded. The folder is in NUMBA_CACHE_DIR if that is set, else in the user's
cache, else in a private temporary folder. So the package itself may be installed read-only.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
import tempfile
import time
from contextlib import contextmanager, suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(__file__).parents[1]
CORE = ("compiled/*.py", "games/*/compiled/*.py")
"""What every kernel may call: the platform's kernels and the compiled games."""
DIGITS = 20
MAX_AGE = 30 * 24 * 3600
"""Seconds after which a folder that nothing was added to is removed."""
SETTINGS = (
    "NUMBA_BOUNDSCHECK",
    "NUMBA_CPU_NAME",
    "NUMBA_CPU_FEATURES",
    "NUMBA_ENABLE_AVX",
    "NUMBA_LOOP_VECTORIZE",
    "NUMBA_OPT",
    "NUMBA_SLP_VECTORIZE",
)
"""Settings of Numba that change what is compiled."""


@cache
def name() -> str:
    """The name of the folder: a digest of the sources, versions, processor and settings."""
    settings = [os.environ.get(setting, "") for setting in SETTINGS]
    facts = [sys.version, version("numba"), platform.machine(), *processor(), *settings]
    whole = "\n".join([digest_of(PACKAGE, *CORE), *facts])
    return f"core-{hashlib.sha256(whole.encode()).hexdigest()[:DIGITS]}"


@cache
def digest_of(folder: Path, *files: str) -> str:
    """A short digest of some Python files of a folder."""
    digest = hashlib.sha256()
    for path in sorted(path for pattern in files for path in folder.glob(pattern)):
        digest.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:DIGITS]


def part_of(file: Path) -> str:
    """The subfolder for code from this file: none for the core's own, one per other package.

    What else our own kernels call is in the core. Another game's kernels may call any of its
    package, wherever in it they are.
    """
    if file.is_relative_to(PACKAGE):
        is_core = any(file.match(f"{PACKAGE.name}/{pattern}") for pattern in CORE)
        return "" if is_core else digest_of(file.parent, "*.py")
    packages = [folder for folder in file.parents if (folder / "__init__.py").is_file()]
    return digest_of(packages[-1], "**/*.py") if packages else digest_of(file.parent, "*.py")


@cache
def processor() -> tuple[str, str]:
    """The processor's name and features, or what Numba's settings say they are."""
    import llvmlite.binding as llvm  # noqa: PLC0415 - slow to import; nobody else needs it

    named, able = os.environ.get("NUMBA_CPU_NAME"), os.environ.get("NUMBA_CPU_FEATURES")
    if named not in (None, "", "host"):
        return str(named), able or ""
    with suppress(RuntimeError):  # LLVM does not know every processor
        able = llvm.get_host_cpu_features().flatten() if able is None else able
    return llvm.get_host_cpu_name(), able or ""


@cache
def folder() -> Path | None:
    """The folder to write to, created if necessary; None where nothing can be written."""
    return next((path for path in _places() if _is_writable(path)), None)


def find(file: str) -> Path | None:
    """A cached file, perhaps in a folder that cannot be written to any more."""
    places = (path / file for path in _places() if _is_trusted(path))
    return next((path for path in places if path.is_file()), None)


def remove_old() -> None:
    """Remove what was compiled long ago from older sources."""
    place = folder()
    for other in place.parent.glob("core-*") if place else ():
        if other != place and time.time() - other.stat().st_mtime > MAX_AGE:
            shutil.rmtree(other, ignore_errors=True)


@contextmanager
def locked(file: str) -> Iterator[None]:
    """One process compiles this file; others wait until it has finished or died."""
    place = folder()
    if place is None:
        yield
        return
    with (place / f"{file}.lock").open("ab") as lock:
        _lock(lock.fileno())
        yield


def _lock(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415

        while True:
            with suppress(OSError):
                msvcrt.locking(file, msvcrt.LK_LOCK, 1)
                return
    else:
        import fcntl  # noqa: PLC0415

        fcntl.flock(file, fcntl.LOCK_EX)


def _places() -> Iterator[Path]:
    if os.environ.get("NUMBA_CACHE_DIR"):
        yield Path(os.environ["NUMBA_CACHE_DIR"]) / name()
    yield platformdirs.user_cache_path("lapidarium") / name()
    if hasattr(os, "getuid"):
        yield _private_temporary() / name()


def _private_temporary() -> Path:
    return Path(tempfile.gettempdir()) / f"lapidarium-{os.getuid()}"


def _is_writable(path: Path) -> bool:
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.mkdir(mode=0o700, exist_ok=True)
    except OSError:
        return False
    return _is_trusted(path) and os.access(path, os.W_OK | os.X_OK)


def _is_trusted(path: Path) -> bool:
    """Code is loaded from here: in the temporary folder it must belong to this user."""
    if not hasattr(os, "getuid") or path.parent != _private_temporary():
        return True
    try:
        return all(place.lstat().st_uid == os.getuid() for place in (path.parent, path))
    except OSError:
        return False
