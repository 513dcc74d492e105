"""Two drawings side by side where the screen is wide enough, else one below the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table

from lapidarium.cli.output import console

if TYPE_CHECKING:
    from rich.console import RenderableType


def beside(left: RenderableType, right: RenderableType, wide: int) -> RenderableType:
    """Side by side on a screen of so many columns."""
    if console.width < wide:
        return Group(left, right)
    grid = Table.grid(padding=(0, 3))
    grid.add_row(left, right)
    return grid
