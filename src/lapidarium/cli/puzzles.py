"""`lapidarium puzzles`: make puzzles from games of strong bots, and check those that there are."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from lapidarium.cli.options import game_argument, game_for, lang_option
from lapidarium.cli.output import CommandError, console, translate
from lapidarium.games.registry import game_type
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.game import Game
    from lapidarium.learning.puzzles import Puzzle
    from lapidarium.learning.puzzles.maker import Search

SOLO_EVERY = 3
"""Of a game for one player and for two, every third is played alone."""


@click.group()
def puzzles() -> None:
    """Make puzzles from games of strong bots, and check them."""


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

    Every puzzle is verified by three searches, up to 150 times as deep as the one that found it.
    The same command makes the same puzzles anywhere: it counts simulations, not seconds.
    """
    from lapidarium.cli.files import check_folder, unwritable  # noqa: PLC0415 - `--help` is quick
    from lapidarium.learning.puzzles import maker  # noqa: PLC0415

    counts = [n for n in game_type(game_name).player_counts if n <= 2]
    game_for(game_name, counts[-1], None)  # refuses a game that there is not
    check_folder(file if file.exists() else file.parent)
    found = _read(file)
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


@puzzles.command()
@game_argument
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@click.argument("out", type=click.Path(path_type=Path, dir_okay=False))
@lang_option
def check(*, game_name: str, file: Path, out: Path) -> None:
    """Append to OUT the puzzles of FILE that are still right; it goes on where OUT ends.

    Each puzzle is verified like a new one. The others are named, with the reason.
    """
    from lapidarium.cli.files import check_folder, unwritable  # noqa: PLC0415 - `--help` is quick
    from lapidarium.learning.puzzles import maker  # noqa: PLC0415

    game_for(game_name, game_type(game_name).player_counts[0], None)  # refuses what is no game
    check_folder(out if out.exists() else out.parent)
    if out.exists() and out.samefile(file):
        raise CommandError(Message("cli-same-file", path=str(out)))
    every, right = _read(file), _read(out)
    ids = [one.id for one in every]
    first = ids.index(right[-1].id) + 1 if right and right[-1].id in ids else 0
    try:
        with out.open("a", encoding="utf-8") as lines:
            for puzzle in every[first:]:
                game = game_for(game_name, puzzle.players, None)
                checked, searches = maker.checked(game, puzzle)
                if checked:
                    lines.write(checked.to_line() + "\n")
                    lines.flush()
                    right.append(checked)
                    continue
                reason = _why_dropped(game, puzzle.id, searches[-1])
                console.print(reason, markup=False, soft_wrap=True)
    except OSError as error:
        raise unwritable(out, error) from None
    summary = translate("cli-puzzles-checked", count=len(right), all=len(every), path=str(out))
    console.print(summary, markup=False, soft_wrap=True)


def _why_dropped(game: Game[Any, Any], name: str, last: Search) -> str:
    from lapidarium.cli.figures import decimal  # noqa: PLC0415 - `--help` is quick

    if last.is_clear:
        return translate("cli-puzzles-unexplained", name=name)
    where = {"second": game.text(last.second), "simulations": last.simulations}
    if not last.is_best:
        return translate("cli-puzzles-not-best", name=name, **where)
    return translate("cli-puzzles-unclear", name=name, margin=decimal(last.margin, 2), **where)


def _read(file: Path) -> list[Puzzle]:
    """The puzzles of a file; none if it is not there."""
    from lapidarium.learning.puzzles.puzzle import read  # noqa: PLC0415 - `--help` is quick

    try:
        return list(read(file))
    except ValueError as error:
        message = Message("cli-unreadable-file", path=str(file), reason=str(error))
        raise CommandError(message) from None
