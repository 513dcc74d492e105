"""placeholder"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lapidarium.components.pack import Pack
    from lapidarium.components.reading import Page


def read(page: Page, text: str) -> Pack | None:
    return None
