"""What all component packs have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True, kw_only=True)
class Pack:
    """The components of one game as figures; two packs with the same digest play alike."""

    game: str
    name: str
    title: str
    digest: str
    text: str
    provenance: Mapping[str, str]
    """Where each figure comes from, by its key in the file."""

    def __hash__(self) -> int:
        return hash(self.digest)
