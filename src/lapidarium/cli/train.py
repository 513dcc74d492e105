"""`lapidarium train`: learn the value of a bot by games against itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from lapidarium.bots.errors import SpoiledWeights
from lapidarium.cli.options import game_for, lang_option, pack_option
from lapidarium.cli.output import CommandError, console, errors, translate
from lapidarium.compiled import twin
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.games.monolyth.bots.course import MonolythCourse
    from lapidarium.games.ocelot.bots.course import OcelotCourse
    from lapidarium.workers import Workers

F = TypeVar("F", bound="Callable[..., Any]")


def _ahead(_ctx: click.Context, _param: click.Parameter, count: int) -> int:
    if count == 1:
        raise CommandError(Message("cli-train-one-ahead"))
    return count


def course_options(games: int) -> Callable[[F], F]:
    """The options of every training course, with its usual number of games per round."""
    options = (
        click.option(
            "--folder",
            required=True,
            type=click.Path(path_type=Path, file_okay=False),
            help="Folder of checkpoint, curve and weights; a run resumes from there.",
        ),
        click.option(
            "--rounds", type=click.IntRange(min=1), default=1000, help="Rounds of self-play."
        ),
        click.option(
            "--games", "-k", type=click.IntRange(min=4), default=games, help="Games per round."
        ),
        click.option("--seed", default="1", help="The same seed gives the same weights."),
        click.option(
            "--workers", type=click.IntRange(min=1), default=1, help="Number of processes."
        ),
        click.option("--ray", help="Address of a Ray cluster; 'local' starts one here."),
        click.option(
            "--from",
            "begin",
            type=click.Path(path_type=Path, exists=True, dir_okay=False),
            help="Weights to start from. Default: random ones.",
        ),
        click.option(
            "--gone",
            type=click.IntRange(min=0),
            help="With --from: rounds to treat as already trained.",
        ),
        pack_option,
        lang_option,
    )

    def with_options(command: F) -> F:
        for option in reversed(options):
            command = option(command)
        return command

    return with_options


@click.group()
def train() -> None:
    """Train a bot's value function by self-play."""


@train.command()
@click.option("--players", "-p", type=click.IntRange(1, 4), default=1, help="Number of players.")
@course_options(games=200)
@click.option(
    "--ahead",
    type=click.IntRange(0, 16),
    default=0,
    callback=_ahead,
    help="Moves searched one turn deeper: 0, or 2 to 16.",
)
def monolyth(
    players: int,
    folder: Path,
    rounds: int,
    games: int,
    seed: str,
    workers: int,
    ray: str | None,
    begin: Path | None,
    gone: int | None,
    pack_name: str | None,
    ahead: int,
) -> None:
    """Train the value of Monolyth's master; an interrupted run resumes."""
    _check_begin(begin, gone)
    from lapidarium.games.monolyth.bots.course import GONE, MonolythCourse, Size  # noqa: PLC0415 - compiled code loads slowly
    from lapidarium.workers import Workers  # noqa: PLC0415

    gone = GONE if gone is None else gone
    tables = twin(game_for("monolyth", players, pack_name)).tables
    course = MonolythCourse(tables, seed, Size(games=games, ahead=ahead))
    _begin(course, begin, gone)
    with Workers(workers, ray) as crew:
        rows = _trained(course, rounds, folder, crew)
    command = (
        f"lapidarium train monolyth --players {players} --rounds {len(rows)}"
        f" --games {games} --seed {seed}"
        + (f" --from {begin.name} --gone {gone}" if begin else "")
        + (f" --ahead {ahead}" if ahead else "")
    )
    written = course.write(folder, command, rows)
    console.print(translate("cli-trained", file=str(written)), markup=False)


@train.command()
@course_options(games=256)
@click.option(
    "--simulations",
    type=click.IntRange(1, 10_000),
    default=48,
    help="Simulations per turn, once turns are searched.",
)
def ocelot(
    folder: Path,
    rounds: int,
    games: int,
    seed: str,
    workers: int,
    ray: str | None,
    begin: Path | None,
    gone: int | None,
    pack_name: str | None,
    simulations: int,
) -> None:
    """Train the value of Sir Ocelot's Cave's master; an interrupted run resumes.

    For the first 200 rounds the best move is taken at once, then moves are searched for.
    """
    _check_begin(begin, gone)
    from lapidarium.games.ocelot.bots.course import GONE, OcelotCourse, Size  # noqa: PLC0415 - compiled code loads slowly
    from lapidarium.games.ocelot.compiled.compiled_game import OcelotTwin  # noqa: PLC0415
    from lapidarium.games.ocelot.rules import Ocelot  # noqa: PLC0415
    from lapidarium.workers import Workers  # noqa: PLC0415

    game = game_for("ocelot", 2, pack_name)
    assert isinstance(game, Ocelot)
    course = OcelotCourse(OcelotTwin(game), seed, Size(games=games, simulations=simulations))
    gone = GONE if gone is None else gone
    _begin(course, begin, gone)
    with Workers(workers, ray) as crew:
        rows = _trained(course, rounds, folder, crew)
    command = f"lapidarium train ocelot --rounds {len(rows)} --games {games} --seed {seed}"
    command += f" --from {begin.name} --gone {gone}" if begin else ""
    command += f" --simulations {simulations}"
    written = course.write(folder, command, rows)
    console.print(translate("cli-trained", file=str(written)), markup=False)


def _check_begin(begin: Path | None, gone: int | None) -> None:
    if gone is not None and begin is None:
        raise CommandError(Message("cli-train-gone-alone"))


def _begin(course: MonolythCourse | OcelotCourse, begin: Path | None, gone: int) -> None:
    if begin is None:
        return
    try:
        course.begin_from(begin, gone)
    except (OSError, SpoiledWeights) as problem:
        message = Message("cli-train-no-weights", path=str(begin), reason=str(problem))
        raise CommandError(message) from problem


def _trained(
    course: MonolythCourse | OcelotCourse, rounds: int, folder: Path, crew: Workers
) -> list[dict[str, float]]:
    """The curve of a course that was run to its end."""
    from lapidarium.training import loop  # noqa: PLC0415
    from lapidarium.training.loop import CHECKPOINT, SpoiledCheckpoint, WrongCheckpoint  # noqa: PLC0415

    try:
        return loop.train(course, rounds, folder, crew, progress=_progress(rounds))
    except WrongCheckpoint as wrong:
        what = ", ".join(wrong.differs)
        message = Message("cli-train-other-course", folder=str(folder), what=what)
        raise CommandError(message) from wrong
    except SpoiledCheckpoint as spoiled:
        path = str(folder / CHECKPOINT)
        raise CommandError(
            Message("cli-unreadable-file", path=path, reason=str(spoiled))
        ) from spoiled


def _progress(rounds: int) -> Callable[[dict[str, float]], None]:
    def show(row: dict[str, float]) -> None:
        figures = " ".join(f"{name} {value:.4g}" for name, value in row.items())
        errors.print(f"{figures} / {rounds}", markup=False)

    return show
