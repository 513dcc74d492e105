"""`lapidarium warmup`: compile the core ahead, so that nobody waits for it in a game."""

from __future__ import annotations

import time

from lapidarium.cli.speaking import Lang, console, speak


def warmup(lang: Lang = None) -> None:  # noqa: ARG001
    """Compile the core now, once; it is kept on disk.

    Without this the first game that needs the core waits for it.
    """
    from lapidarium.core import keeping  # noqa: PLC0415 - compiled code is slow to load
    from lapidarium.core.warming import is_warm, warm_up  # noqa: PLC0415

    if is_warm():
        console.print(speak("cli-warm-already", folder=str(keeping.folder())), markup=False)
        return
    begun = time.monotonic()
    with console.status("") as line:

        def progress(game: str, part: str, done: int, count: int) -> None:
            line.update(speak("cli-warming", game=game, part=part, done=done, count=count))

        warm_up(progress)
    seconds = round(time.monotonic() - begun)
    console.print(speak("cli-warm", seconds=seconds, folder=str(keeping.folder())), markup=False)
