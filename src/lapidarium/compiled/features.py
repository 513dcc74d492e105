"""The layout of an observation: the names, sizes and offsets of its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


class Features:
    """Parts by name; `at` is where each begins, `size` the total."""

    def __init__(self, **parts: int) -> None:
        self.parts: Mapping[str, int] = parts
        self.at: dict[str, int] = {}
        self.size = 0
        for name, size in parts.items():
            self.at[name] = self.size
            self.size += size

    def slice(self, name: str) -> slice:
        """Where a part is in an observation."""
        return slice(self.at[name], self.at[name] + self.parts[name])
