"""Kernels: functions compiled by Numba and cached on disk.

Numba's cache checks only a kernel's own file for changes, but kernels call each other across
files, and the setting for bounds checks is not considered at all. So the cache is a folder
whose name follows from all of that (see `cache`).

This module imports Numba; calling what is compiled already does not need it.
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
    """Compile on the first call from another kernel, cache the result, run without the GIL."""
    folder, file = cache.folder(), Path(function.__code__.co_filename)
    is_cached = folder is not None and file.is_file()
    before = config.CACHE_DIR
    if folder is not None and is_cached:
        config.CACHE_DIR = str(folder / cache.part_of(file))
    try:
        made = njit(cache=is_cached, nogil=True, error_model="numpy", _nrt=False)(function)
    finally:
        config.CACHE_DIR = before
    return made  # type: ignore[no-any-return]


def instruction(function: Callable[..., Any]) -> Callable[..., Any]:
    """A single processor instruction for use in kernels, in the form Numba asks for."""
    made: Any = intrinsic(function)
    return made  # type: ignore[no-any-return]
