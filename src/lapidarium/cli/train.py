"""`lapidarium train`: learn the value of a bot by games against itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lapidarium.bots.errors import SpoiledWeights
from lapidarium.cli.output import Lang, PackName, Refused, console, errors, speak, the_game
from lapidarium.compiled import twin
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.games.monolyth.bots.course import MonolythCourse
    from lapidarium.games.ocelot.bots.course import OcelotCourse
    from lapidarium.workers import Workers

Rounds = Annotated[int, typer.Option("--rounds", help="Rounds of games and learning.", min=1)]
Folder = Annotated[
    Path,
    typer.Option(
        "--folder",
        help="Checkpoint, curve and weights; a run goes on from there.",
        file_okay=False,
    ),
]


def _ahead(count: int) -> int:
    if count == 1:
        raise Refused(Message("cli-train-one-ahead"))
    return count


Ahead = Annotated[
    int,
    typer.Option(
        "--ahead",
        help="Likely moves looked on from: 0, or 2 to 16.",
        min=0,
        max=16,
        callback=_ahead,
    ),
]
Begin = Annotated[
    Path | None,
    typer.Option(
        "--from", help="Weights to begin with, else random ones.", exists=True, dir_okay=False
    ),
]
Gone = Annotated[
    int | None, typer.Option("--gone", help="With --from: rounds that count as gone.", min=0)
]
app = typer.Typer(help="Learn the value of a bot by games against itself.", no_args_is_help=True)


@app.callback()
def _game() -> None:
    """One command a game."""


@app.command()
def monolyth(
    folder: Folder,
    players: Annotated[int, typer.Option("--players", "-p", min=1, max=4)] = 1,
    rounds: Rounds = 1000,
    games: Annotated[int, typer.Option("--games", "-k", help="Games a round.", min=4)] = 200,
    seed: Annotated[str, typer.Option("--seed", help="The same seed, the same weights.")] = "1",
    workers: Annotated[int, typer.Option("--workers", help="Processes.", min=1)] = 1,
    ray: Annotated[str | None, typer.Option("--ray", help="A Ray cluster, or `local`.")] = None,
    begin: Begin = None,
    gone: Gone = None,
    ahead: Ahead = 0,
    pack: PackName = None,
    lang: Lang = None,  # noqa: ARG001
) -> None:
    """Train the value of Monolyth's master; what was killed goes on where it was."""
    _check_begin(begin, gone)
    from lapidarium.games.monolyth.bots.course import GONE, MonolythCourse, Size  # noqa: PLC0415 - compiled code loads slowly
    from lapidarium.workers import Workers  # noqa: PLC0415

    gone = GONE if gone is None else gone
    tables = twin(the_game("monolyth", players, pack)).tables
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
    console.print(speak("cli-trained", file=str(written)), markup=False)


@app.command()
def ocelot(
    folder: Folder,
    rounds: Rounds = 1000,
    games: Annotated[int, typer.Option("--games", "-k", help="Games a round.", min=4)] = 256,
    seed: Annotated[str, typer.Option("--seed", help="The same seed, the same weights.")] = "1",
    workers: Annotated[int, typer.Option("--workers", help="Processes.", min=1)] = 1,
    ray: Annotated[str | None, typer.Option("--ray", help="A Ray cluster, or `local`.")] = None,
    begin: Begin = None,
    gone: Gone = None,
    simulations: Annotated[
        int,
        typer.Option(
            "--simulations", help="Of a turn, once it is searched for.", min=1, max=10_000
        ),
    ] = 48,
    pack: PackName = None,
    lang: Lang = None,  # noqa: ARG001
) -> None:
    """Train the value of Sir Ocelot's Cave's master; what was killed goes on where it was.

    For the first 200 rounds moves are the best at once, then they are searched for.
    """
    _check_begin(begin, gone)
    from lapidarium.games.ocelot.bots.course import GONE, OcelotCourse, Size  # noqa: PLC0415 - compiled code loads slowly
    from lapidarium.games.ocelot.compiled.compiled_game import OcelotTwin  # noqa: PLC0415
    from lapidarium.games.ocelot.rules import Ocelot  # noqa: PLC0415
    from lapidarium.workers import Workers  # noqa: PLC0415

    game = the_game("ocelot", 2, pack)
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
    console.print(speak("cli-trained", file=str(written)), markup=False)


def _check_begin(begin: Path | None, gone: int | None) -> None:
    if gone is not None and begin is None:
        raise Refused(Message("cli-train-gone-alone"))


def _begin(course: MonolythCourse | OcelotCourse, begin: Path | None, gone: int) -> None:
    if begin is None:
        return
    try:
        course.begin_from(begin, gone)
    except (OSError, SpoiledWeights) as problem:
        message = Message("cli-train-no-weights", path=str(begin), reason=str(problem))
        raise Refused(message) from problem


def _trained(
    course: MonolythCourse | OcelotCourse, rounds: int, folder: Path, crew: Workers
) -> list[dict[str, float]]:
    """The curve of a course that was run to its end."""
    from lapidarium.training.loop import CHECKPOINT, SpoiledCheckpoint, WrongCheckpoint, train  # noqa: PLC0415

    try:
        return train(course, rounds, folder, crew, progress=_progress(rounds))
    except WrongCheckpoint as wrong:
        what = ", ".join(wrong.differs)
        message = Message("cli-train-other-course", folder=str(folder), what=what)
        raise Refused(message) from wrong
    except SpoiledCheckpoint as spoiled:
        path = str(folder / CHECKPOINT)
        raise Refused(Message("cli-unreadable-file", path=path, reason=str(spoiled))) from spoiled


def _progress(rounds: int) -> Callable[[dict[str, float]], None]:
    def tell(row: dict[str, float]) -> None:
        figures = " ".join(f"{name} {value:.4g}" for name, value in row.items())
        errors.print(f"{figures} / {rounds}", markup=False)

    return tell
