"""Compiling everything ahead of time, so that nobody waits for it in a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lapidarium.games.registry import game_types

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.compiled.compiled_module import CompiledModule


def compiled_modules() -> list[tuple[str, CompiledModule]]:
    """Everything that can be compiled, with the name of the game it belongs to."""
    return [
        (name, module) for name, game in game_types().items() for module in game.compiled_modules()
    ]


def is_compiled() -> bool:
    """Is everything compiled already?"""
    return all(module.is_compiled for _, module in compiled_modules())


def compile_all(progress: Callable[[str, str, int, int], None] | None = None) -> None:
    """Compile what is missing; `progress` gets game, function, number done, and total."""
    for game, module in compiled_modules():

        def report(function: str, done: int, count: int, game: str = game) -> None:
            if progress is not None:
                progress(game, function, done, count)

        module.load(report)
