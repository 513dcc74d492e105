"""Kernels: functions that Numba compiles, kept on disk under a name that fits them.

Numba asks only a kernel's own file whether what it kept is still good, but kernels call
each other across files, and a check of bounds is not asked for at all. So what is kept lies
in a folder whose name follows from all of it (see `keeping`).

This module imports Numba; nothing that only calls what is kept already has to.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import numba
from numba.extending import intrinsic

from lapidarium.compiled import cache

if TYPE_CHECKING:
    from collections.abc import Callable

F = TypeVar("F", bound="Callable[..., Any]")

njit: Any = numba.njit
config: Any = numba.config


def kernel(function: F) -> F:
    """Compile on first call from other kernels; keep the result; run without the GIL."""
    folder, file = cache.folder(), Path(function.__code__.co_filename)
    is_kept = folder is not None and file.is_file()
    before = config.CACHE_DIR
    if folder is not None and is_kept:
        config.CACHE_DIR = str(folder / cache.part_of(file))
    try:
        made = njit(cache=is_kept, nogil=True, error_model="numpy", _nrt=False)(function)
    finally:
        config.CACHE_DIR = before
    return made  # type: ignore[no-any-return]


def instruction(function: Callable[..., Any]) -> Callable[..., Any]:
    """Something the processor does in one go, in the form Numba asks for; used in kernels."""
    made: Any = intrinsic(function)
    return made  # type: ignore[no-any-return]
