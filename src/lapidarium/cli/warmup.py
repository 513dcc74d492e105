"""`lapidarium warmup`: compile ahead of time, so that nobody waits for it in a game."""

from __future__ import annotations

import time
from functools import partial

import click

from lapidarium.cli.options import lang_option
from lapidarium.cli.output import console, errors, translate
from lapidarium.games.registry import game_type


def compile_game(name: str) -> None:
    """Compile what the bots of a game lack, and say so meanwhile; nothing if it is there."""
    missing = [module for module in game_type(name).compiled_modules() if not module.is_compiled]
    if not missing:
        return
    with errors.status("") as line:

        def report(part: str, done: int, count: int) -> None:
            line.update(translate("cli-warming", game=name, part=part, done=done, count=count))

        for module in missing:
            module.load(report)


@click.command()
@click.option("--research", is_flag=True, help="Also compile the environments for research.")
@lang_option
def warmup(research: bool) -> None:
    """Compile the core and the bots' search ahead of time.

    The result is stored on disk. Without it, the first game that needs it waits.
    """
    from lapidarium.compiled import cache  # noqa: PLC0415 - compiled code is slow to load
    from lapidarium.compiled.precompile import compile_all, is_compiled  # noqa: PLC0415
    from lapidarium.research.engine import compiled_modules  # noqa: PLC0415

    more = compiled_modules() if research else []
    if is_compiled() and all(module.is_compiled for _, module in more):
        console.print(translate("cli-warm-already", folder=str(cache.folder())), markup=False)
        return
    started = time.monotonic()
    with console.status("") as line:

        def progress(game: str, part: str, done: int, count: int) -> None:
            line.update(translate("cli-warming", game=game, part=part, done=done, count=count))

        compile_all(progress)
        for name, module in more:
            module.load(partial(progress, name))
    seconds = round(time.monotonic() - started)
    console.print(translate("cli-warm", seconds=seconds, folder=str(cache.folder())), markup=False)
