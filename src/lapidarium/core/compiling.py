"""Kernels: functions that Numba compiles, kept on disk under a name that fits them.

Numba asks only a kernel's own file whether what it kept is still good, but kernels call
each other across files, and a check of bounds is not asked for at all. So everything kept
lies in one folder whose name follows from all of it (see `keeping`).

This module imports Numba; nothing that only calls what is kept already has to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import numba

from lapidarium.core import keeping

if TYPE_CHECKING:
    from collections.abc import Callable

F = TypeVar("F", bound="Callable[..., Any]")


def kernel(function: F) -> F:
    """Compile on first call from other kernels; keep the result; run without the GIL."""
    folder = keeping.folder()
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder or "")
    try:
        compiled = numba.njit(
            cache=folder is not None, nogil=True, error_model="numpy", _nrt=False
        )(function)
    finally:
        numba.config.CACHE_DIR = before
    return compiled  # type: ignore[no-any-return]
