"""Writing a file in one go."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def write_atomically(path: Path, content: bytes) -> None:
    """Write a file that nobody ever sees half written, not even after a power cut."""
    draft = path.with_suffix(f".{os.getpid()}")
    with draft.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
