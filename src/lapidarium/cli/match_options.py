"""What `arena` and `solo` share: their options, and running a match with a progress bar."""

from __future__ import annotations

import shlex
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from lapidarium import bots
from lapidarium.arena.match import BadMatch, Match, check_match
from lapidarium.arena.match_file import MatchFile
from lapidarium.arena.program import SECONDS, TRIES
from lapidarium.cli.files import unwritable
from lapidarium.cli.options import json_option
from lapidarium.cli.output import INTERRUPTED, CommandError, errors, print_error, translate
from lapidarium.workers import Workers, WorkersFailed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from lapidarium.arena.runner import MatchRunner

F = TypeVar("F", bound="Callable[..., Any]")

budget_option = click.option(
    "--budget", "-b", default="0.2s", help="Thinking time per move: 0.2s, or 500sims."
)


def match_options(command: F) -> F:
    """The options of a command that plays a match."""
    for option in reversed(
        (
            budget_option,
            click.option("--seed", default="1", help="The same seed gives the same deals."),
            click.option(
                "--workers",
                "-w",
                type=click.IntRange(1, 256),
                default=1,
                help="Number of processes that play.",
            ),
            click.option("--ray", help="Address of a Ray cluster; 'local' starts one here."),
            click.option(
                "--keep",
                type=click.Path(path_type=Path),
                help="Write each finished game to this file, or resume from it.",
            ),
            json_option,
        )
    ):
        command = option(command)
    return command


def program_options(command: F) -> F:
    """The options for programs in a match."""
    for option in reversed(
        (
            click.option(
                "--llm-seconds",
                type=click.FloatRange(min=0.1, max=3600),
                default=SECONDS,
                help="How long a program may take for an answer.",
            ),
            click.option(
                "--llm-tries",
                type=click.IntRange(1, 20),
                default=TRIES,
                help="How many answers a program has for a move; then a random one is played.",
            ),
        )
    ):
        command = option(command)
    return command


def answers_table(found: Mapping[str, Mapping[str, int] | None]) -> Table:
    """How programs answered, by their name."""
    table = Table(title=translate("arena-answers"))
    table.add_column(translate("arena-bot"), overflow="fold")
    keys = ("asked", "illegal", "unreadable", "late", "fallbacks")
    for key in keys:
        table.add_column(translate(f"arena-answers-{key}"), justify="right")
    for name, answers in found.items():
        if answers:
            table.add_row(Text(name), *(str(answers[key]) for key in keys))
    return table


@contextmanager
def arena_errors() -> Iterator[None]:
    """What the arena refuses, the command refuses."""
    try:
        yield
    except (bots.NoSuchBot, bots.BadBudget, BadMatch, WorkersFailed) as error:
        raise CommandError(error.message) from None


def match_file(path: Path | None, match: Match) -> MatchFile | None:
    """The file of finished games, once it is certain that the match can be played."""
    check_match(match)
    if path is None:
        return None
    try:
        return MatchFile(path, match)
    except OSError as error:
        raise unwritable(path, error) from None


def run_match(runner: MatchRunner, workers: int, ray: str | None) -> bool:
    """Play the match, with a progress bar on standard error; False if it was interrupted."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    bar = Progress(*columns, console=errors, transient=True)
    try:
        with Workers(workers, ray) as pool, bar:
            line = bar.add_task(
                translate("cli-playing"), total=runner.wanted, completed=len(runner.games)
            )
            runner.run(pool, lambda: bar.update(line, completed=len(runner.games)))
    except KeyboardInterrupt:
        return False
    return True


def end_interrupted(games: int, wanted: int, keep: Path | None) -> NoReturn:
    """Say how far it came and how to go on, and exit."""
    print_error(translate("cli-interrupted", games=games, wanted=wanted))
    if keep is not None:
        print_error(translate("cli-interrupted-kept", path=shlex.quote(str(keep))))
    else:
        print_error(translate("cli-interrupted-lost"))
    raise click.exceptions.Exit(INTERRUPTED)
