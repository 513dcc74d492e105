"""What `arena` and `solo` share: their options, and running a match with a line of progress."""

from __future__ import annotations

import errno
import json
import os
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lapidarium import bots
from lapidarium.arena.match import BadMatch, Match, check
from lapidarium.arena.match_file import Kept
from lapidarium.cli.output import Refused, errors, speak, write_file
from lapidarium.messages import Message
from lapidarium.workers import Workers, WorkersFailed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lapidarium.arena.runner import Contest

BudgetOption = Annotated[
    str,
    typer.Option("--budget", "-b", help="How long to think of a move: 0.2s, or 500sims."),
]
Count = Annotated[int, typer.Option("--workers", "-w", help="Processes that play.", min=1, max=256)]
Ray = Annotated[
    str | None,
    typer.Option("--ray", help="The address of a Ray cluster; 'local' starts one here."),
]
Keep = Annotated[
    Path | None,
    typer.Option("--keep", help="Write each finished game to this file; go on from it if there."),
]
JsonFile = Annotated[Path | None, typer.Option("--json", help="Write all figures to this file.")]
MatchSeed = Annotated[str, typer.Option("--seed", help="The same seed, the same deals.")]


@contextmanager
def refusals() -> Iterator[None]:
    """What the arena refuses, the command refuses."""
    try:
        yield
    except (bots.NoSuchBot, bots.BadBudget, BadMatch, WorkersFailed) as error:
        raise Refused(error.message) from None


def kept_in(path: Path | None, match: Match) -> Kept | None:
    """The file of finished games, once it is sure that the match can be played."""
    check(match)
    if path is None:
        return None
    try:
        return Kept(path, match)
    except OSError as error:
        reason = str(error.strerror or error)
        raise Refused(Message("cli-unwritable-file", path=str(path), reason=reason)) from None


def run(contest: Contest, workers: int, ray: str | None) -> None:
    """Play the match; how far it is stands in a line on standard error."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    bar = Progress(*columns, console=errors, transient=True)
    with Workers(workers, ray) as pool, bar:
        line = bar.add_task(
            speak("cli-playing"), total=contest.wanted, completed=len(contest.games)
        )
        contest.run(pool, lambda: bar.update(line, completed=len(contest.games)))


def check_files(kept: Path | None, *written: Path | None) -> None:
    """Before games are played: what is said of them can be written, and not over what is kept."""
    for path in filter(None, written):
        if path == kept:
            raise Refused(Message("cli-file-exists", path=str(path)))
        if path.is_dir():
            reason = os.strerror(errno.EISDIR)
            raise Refused(Message("cli-unwritable-file", path=str(path), reason=reason))


def write_json(path: Path | None, summary: dict[str, Any]) -> None:
    """Write the figures if somebody wants them."""
    if path is not None:
        write_file(path, json.dumps(summary, indent=2) + "\n")


def percent(share: float) -> str:
    """A share as it is printed."""
    return f"{100 * share:.1f} %"


def took(seconds: float) -> str:
    """A time as it is printed."""
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{1000 * seconds:.{0 if seconds >= 0.01 else 1}f} ms"
