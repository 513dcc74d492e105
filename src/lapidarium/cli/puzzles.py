"""`lapidarium puzzles make`: puzzles from games of strong bots, verified by a deeper search."""

from __future__ import annotations

import time
from pathlib import Path

import click

from lapidarium.cli.options import game_argument, game_for, lang_option
from lapidarium.cli.output import console, translate
from lapidarium.games.registry import game_type
from lapidarium.messages import Message

SOLO_EVERY = 3
"""Of a game for one player and for two, every third is played alone."""


@click.group()
def puzzles() -> None:
    """Make puzzles from games of strong bots."""


@puzzles.command()
@game_argument
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--count", type=click.IntRange(min=1), default=300, help="Stop with so many.")
@click.option(
    "--first",
    type=click.IntRange(min=1),
    default=1,
    help="The game an empty file begins with, so that several can be filled at once.",
)
@click.option("--minutes", type=click.FloatRange(min=0.1), help="Stop after this time.")
@lang_option
def make(*, game_name: str, file: Path, count: int, first: int, minutes: float | None) -> None:
    """Append puzzles to FILE until it has enough; it goes on where the file ends.

    Every puzzle is verified by two searches fifteen times as deep as the one that found it. The
    same command makes the same puzzles anywhere: it counts simulations, not seconds.
    """
    from lapidarium.cli.files import check_folder, unwritable  # noqa: PLC0415 - `--help` is quick
    from lapidarium.learning.puzzles import maker  # noqa: PLC0415
    from lapidarium.learning.puzzles.puzzle import read  # noqa: PLC0415

    counts = [n for n in game_type(game_name).player_counts if n <= 2]
    game_for(game_name, counts[-1], None)  # refuses a game that there is not
    check_folder(file if file.exists() else file.parent)
    try:
        found = list(read(file))
    except ValueError as error:
        from lapidarium.cli.output import CommandError  # noqa: PLC0415

        raise CommandError(
            Message("cli-unreadable-file", path=str(file), reason=str(error))
        ) from None
    number = found[-1].source[0] if found else first
    until = None if minutes is None else time.monotonic() + 60 * minutes
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as out:
            while len(found) < count and (until is None or time.monotonic() < until):
                game = game_for(game_name, counts[0 if number % SOLO_EVERY == 0 else -1], None)
                known = [one for one in found if one.source[0] == number]
                for puzzle in maker.make(game, number, known):
                    out.write(puzzle.to_line() + "\n")
                    out.flush()
                    found.append(puzzle)
                    if len(found) >= count:
                        break
                number += 1
    except OSError as error:
        raise unwritable(file, error) from None
    console.print(translate("cli-puzzles-made", count=len(found), path=str(file)), markup=False)
