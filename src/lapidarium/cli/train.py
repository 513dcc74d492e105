"""`lapidarium train`: train a bot's value function by self-play.

There is one command per game that has a training course; the course describes its own options.
"""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lapidarium.bots.errors import InvalidWeights
from lapidarium.cli.files import check_folder, unwritable
from lapidarium.cli.options import game_for, lang_option, pack_option
from lapidarium.cli.output import INTERRUPTED, CommandError, console, errors, print_error, translate
from lapidarium.games.registry import game_types
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.training.course import Course, CourseOption
    from lapidarium.workers import Workers

COLUMNS = (
    TextColumn("{task.description}"),
    BarColumn(),
    MofNCompleteColumn(),
    TimeRemainingColumn(),
)
COMMON_OPTIONS = (
    click.option(
        "--folder",
        required=True,
        type=click.Path(path_type=Path, file_okay=False),
        help="Folder of checkpoint, curve and weights; a run resumes from there.",
    ),
    click.option("--rounds", type=click.IntRange(min=1), default=1000, help="Rounds of self-play."),
    click.option("--seed", default="1", help="The same seed gives the same weights."),
    click.option("--workers", type=click.IntRange(min=1), default=1, help="Number of processes."),
    click.option("--ray", help="Address of a Ray cluster; 'local' starts one here."),
    click.option(
        "--from",
        "begin",
        type=click.Path(path_type=Path, exists=True, dir_okay=False),
        help="Weights to start from. Default: random ones.",
    ),
    click.option(
        "--rounds-done",
        type=click.IntRange(min=0),
        help="With --from: rounds to treat as already trained.",
    ),
    pack_option,
    lang_option,
)


class GameGroup(click.Group):
    """One command per game with a training course."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of these games."""
        del ctx
        return [name for name, game in game_types().items() if game.course() is not None]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command that trains a game."""
        del ctx
        game = game_types().get(cmd_name)
        course = game.course() if game is not None else None
        return None if game is None or course is None else _command(cmd_name, course)


@click.group(cls=GameGroup)
def train() -> None:
    """Train a bot's value function by self-play."""


def _command(game: str, course: type[Course]) -> click.Command:
    """`lapidarium train GAME`, with the options of its course."""

    def run(**given: Any) -> None:
        options = {option.name: given.pop(option.name) for option in course.options}
        _train(game, course, options, **given)

    counts = game_types()[game].player_counts
    players = click.option(
        "--players",
        "-p",
        type=click.Choice([str(count) for count in counts]),
        default=str(counts[0]),
        help="Number of players.",
    )
    command: Callable[..., None] = run
    for option in reversed((players, *map(_click_option, course.options), *COMMON_OPTIONS)):
        command = option(command)
    return click.command(game, help=f"Train the network of {game}; an interrupted run resumes.")(
        command
    )


def _click_option(option: CourseOption) -> Callable[..., Any]:
    def check(_ctx: click.Context, _param: click.Parameter, value: int) -> int:
        if not option.allows(value):
            raise click.BadParameter(f"{value} is not {option.allowed_text}.")
        return value

    text = f"{option.help} [{option.allowed_text}]"
    names = ("--games", "-k") if option.name == "games" else (f"--{option.name}",)
    return click.option(*names, type=int, default=option.default, callback=check, help=text)


def _train(
    game: str,
    course_type: type[Course],
    options: dict[str, int],
    *,
    players: str,
    folder: Path,
    rounds: int,
    seed: str,
    workers: int,
    ray: str | None,
    begin: Path | None,
    rounds_done: int | None,
    pack_name: str | None,
) -> None:
    """Run a course to its end, and write its weights."""
    if rounds_done is not None and begin is None:
        raise CommandError(Message("cli-train-rounds-done-alone"))
    check_folder(folder)
    from lapidarium.compiled import CompiledGame  # noqa: PLC0415 - compiled code loads slowly
    from lapidarium.workers import Workers, WorkersFailed  # noqa: PLC0415

    compiled = CompiledGame.of(game_for(game, int(players), pack_name))
    course = course_type.with_options(compiled, seed, options)
    if begin is not None:
        _begin(course, begin, rounds_done)
    try:
        with Workers(workers, ray) as crew:
            rows = _trained(course, rounds, folder, crew)
    except KeyboardInterrupt:
        print_error(translate("cli-train-interrupted", folder=str(folder)))
        raise click.exceptions.Exit(INTERRUPTED) from None
    except WorkersFailed as error:
        raise CommandError(error.message) from None
    except OSError as error:
        raise unwritable(folder, error) from None
    command = f"lapidarium train {game} --players {players} --rounds {len(rows)} --seed {seed}"
    command += "".join(f" --{name} {value}" for name, value in options.items())
    if begin is not None:
        command += f" --from {begin.name} --rounds-done {course.earlier}"
    written = course.write(folder, command, rows)
    console.print(translate("cli-trained", file=str(written)), markup=False)


def _begin(course: Course, begin: Path, rounds_done: int | None) -> None:
    try:
        course.begin_from(begin, rounds_done)
    except (OSError, InvalidWeights) as problem:
        message = Message("cli-train-no-weights", path=str(begin), reason=str(problem))
        raise CommandError(message) from problem


def _trained(course: Course, rounds: int, folder: Path, crew: Workers) -> list[dict[str, float]]:
    """The curve of a course that was run to its end."""
    from lapidarium.training import loop  # noqa: PLC0415

    try:
        with Progress(
            *COLUMNS, console=errors, transient=True, disable=not errors.is_terminal
        ) as bar:
            return loop.train(course, rounds, folder, crew, progress=_progress(rounds, bar))
    except loop.WrongCheckpoint as wrong:
        what = ", ".join(wrong.differs)
        message = Message("cli-train-other-course", folder=str(folder), what=what)
        raise CommandError(message) from wrong
    except loop.InvalidCheckpoint as invalid:
        path = str(folder / loop.CHECKPOINT)
        message = Message("cli-unreadable-file", path=path, reason=str(invalid))
        raise CommandError(message) from invalid


def _progress(rounds: int, bar: Progress) -> Callable[[dict[str, float]], None]:
    """A line of figures for each report, above a bar of the rounds."""
    task = bar.add_task(translate("cli-training"), total=rounds)

    def show(row: dict[str, float]) -> None:
        bar.update(task, completed=row.get("round", 0))
        figures = [
            str(timedelta(seconds=round(value * 3600)))
            if name == "hours"
            else f"{name} {_figure(value)}"
            for name, value in row.items()
            if name != "round"
        ]
        done = f"{row['round']:.0f} / {rounds}" if "round" in row else f"/ {rounds}"
        errors.print(f"{done}  {' · '.join(figures)}", markup=False, soft_wrap=True)

    return show


def _figure(value: float) -> str:
    """A figure without an exponent."""
    return f"{value:,.0f}" if value == int(value) or abs(value) >= 1000 else f"{value:.3g}"
