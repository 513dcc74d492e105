"""`lapidarium warmup`: compile the core ahead, so that nobody waits for it in a game."""

from __future__ import annotations

import time

from lapidarium import bots
from lapidarium.cli.output import Lang, console, speak


def warmup(lang: Lang = None) -> None:  # noqa: ARG001
    """Compile the core and what bots search with, once; it is kept on disk.

    Without this the first game that needs it waits for it.
    """
    from lapidarium.compiled import cache  # noqa: PLC0415 - compiled code is slow to load
    from lapidarium.compiled.precompile import SHELVES, is_warm, warm_up  # noqa: PLC0415

    searches = {speak("cli-bots-of", game=game): bots.shelf(game) for game in SHELVES}
    if is_warm() and is_warm(searches):
        console.print(speak("cli-warm-already", folder=str(cache.folder())), markup=False)
        return
    begun = time.monotonic()
    with console.status("") as line:

        def progress(game: str, part: str, done: int, count: int) -> None:
            line.update(speak("cli-warming", game=game, part=part, done=done, count=count))

        warm_up(progress)
        warm_up(progress, searches)
    seconds = round(time.monotonic() - begun)
    console.print(speak("cli-warm", seconds=seconds, folder=str(cache.folder())), markup=False)
