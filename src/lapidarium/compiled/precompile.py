"""Compiling everything ahead, so that nobody waits for it in a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lapidarium.games.monolyth.compiled.compiled_game import MonolythTwin
from lapidarium.games.ocelot.compiled.compiled_game import OcelotTwin

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from lapidarium.compiled.compiled_module import Shelf

SHELVES = {"monolyth": MonolythTwin.shelf, "ocelot": OcelotTwin.shelf}


def is_warm(shelves: Mapping[str, Shelf] = SHELVES) -> bool:
    """Is everything compiled already?"""
    return all(shelf.is_warm for shelf in shelves.values())


def warm_up(
    progress: Callable[[str, str, int, int], None] | None = None,
    shelves: Mapping[str, Shelf] = SHELVES,
) -> None:
    """Compile what is not yet; `progress` hears game, part, how many are done, and of all."""
    for game, shelf in shelves.items():

        def part(entry: str, done: int, count: int, game: str = game) -> None:
            if progress is not None:
                progress(game, entry, done, count)

        shelf.load(part)
