"""`lapidarium dataset`: games of bots as data."""

from __future__ import annotations

import json
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from lapidarium.cli.figures import decimal
from lapidarium.cli.options import json_option, lang_option
from lapidarium.cli.output import INTERRUPTED, CommandError, console, errors, print_error, translate
from lapidarium.games.registry import game_type
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lapidarium.dataset.files import Dataset
    from lapidarium.workers import Workers

MILLION = 1_000_000
NEEDS = {"dataset": {"pyarrow"}, "minari": {"PIL", "gymnasium", "minari", "pyarrow"}}
"""What each extra brings."""
folder_argument = click.argument("folder", type=click.Path(path_type=Path))


@click.group()
def dataset() -> None:
    """Make, describe, verify and export datasets of bots' games."""


@contextmanager
def _known_errors(extra: str = "dataset") -> Iterator[None]:
    """What a dataset refuses, the command refuses; and what it needs to be installed."""
    from lapidarium.arena.match import BadMatch  # noqa: PLC0415 - for a quick `--help`
    from lapidarium.bots import BadBudget, NoSuchBot  # noqa: PLC0415
    from lapidarium.dataset.plan import BadDataset  # noqa: PLC0415
    from lapidarium.workers import WorkersFailed  # noqa: PLC0415

    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] not in NEEDS[extra]:
            raise
        raise CommandError(Message("cli-no-extra", extra=extra)) from None
    except (BadDataset, BadBudget, NoSuchBot, BadMatch, WorkersFailed) as error:
        raise CommandError(error.message) from None
    except PermissionError as error:
        path = str(error.filename)
        reason = str(error.strerror)
        raise CommandError(Message("cli-unwritable-file", path=path, reason=reason)) from None


@dataset.command()
@folder_argument
@click.option("--games", "-k", type=click.IntRange(min=1), default=1000, help="Number of games.")
@click.option("--game", "names", multiple=True, metavar="GAME", help="Only this game; repeatable.")
@click.option(
    "--players", "-p", multiple=True, type=click.IntRange(1, 8), help="Only so many; repeatable."
)
@click.option(
    "--bot",
    "entrants",
    multiple=True,
    help="A bot that seats draw, such as master@50sims; repeatable, more often is likelier.",
)
@click.option("--budget", "-b", default="20sims", help="Of bots without a budget of their own.")
@click.option("--seed", default="1", help="The same seed gives the same deals.")
@click.option("--shard", type=click.IntRange(1, 100_000), default=250, help="Games per file.")
@click.option("--workers", "-w", type=click.IntRange(1, 256), default=1, help="Processes.")
@click.option("--ray", help="Address of a Ray cluster; 'local' starts one here.")
@click.option(
    "--most", type=click.IntRange(min=1), help="Stop after so many files; go on another time."
)
@lang_option
@json_option
def make(
    folder: Path,
    games: int,
    names: tuple[str, ...],
    players: tuple[int, ...],
    entrants: tuple[str, ...],
    budget: str,
    seed: str,
    shard: int,
    workers: int,
    ray: str | None,
    most: int | None,
    as_json: bool,
) -> None:
    """Let bots play, and write their games to FOLDER.

    The same command goes on where it was stopped: files that are there are not made again. Without
    --bot, seats draw from all levels that the games have in common.
    """
    with _known_errors():
        from lapidarium import workers as workers_of  # noqa: PLC0415
        from lapidarium.dataset import files  # noqa: PLC0415
        from lapidarium.dataset.card import write_card  # noqa: PLC0415 - pyarrow is an extra
        from lapidarium.dataset.plan import common_levels, make_plan  # noqa: PLC0415

        plan = make_plan(
            games,
            shard=shard,
            seed=seed,
            names=names,
            players=players,
            entrants=entrants or common_levels(names),
            budget=budget,
        )
        found = files.Dataset.begin(folder, plan)
        before, begun = len(found.missing()), time.monotonic()
        is_done = _play(found, workers_of.Workers(workers, ray), most)
        write_card(found)
    _tell(found, before - len(found.missing()), time.monotonic() - begun, as_json)
    if not is_done:
        print_error(translate("dataset-interrupted"))
        raise click.exceptions.Exit(INTERRUPTED)


def _tell(found: Dataset, played: int, seconds: float, as_json: bool) -> None:
    """Say how many files were made, and how long a million games would take like this."""
    plan, missing, folder = found.plan, len(found.missing()), str(found.folder)
    if as_json:
        told = {"folder": folder, "files_made": played, "files_missing": missing}
        console.print_json(json.dumps({**told, "seconds": round(seconds, 1)}))
        return
    text = translate("dataset-made", path=folder, count=played, missing=missing)
    console.print(text, markup=False)
    if played:
        games = min(played * plan.shard, plan.games)
        hours = decimal(seconds / games * MILLION / 3600)
        taken = {"games": games, "seconds": f"{seconds:.0f}", "hours": hours}
        console.print(translate("dataset-million", **taken), markup=False)


def _play(found: Dataset, pool: Workers, most: int | None) -> bool:
    """Play with a progress bar; False if it was interrupted."""
    from rich.progress import Progress  # noqa: PLC0415

    missing = found.missing()
    wanted = len(missing) if most is None else min(most, len(missing))
    bar = Progress(console=errors, transient=True)
    try:
        with pool, bar:
            line = bar.add_task(translate("cli-playing"), total=wanted)
            found.make(pool, lambda _: bar.advance(line), wanted)
    except KeyboardInterrupt:
        return False
    return True


@dataset.command()
@folder_argument
@click.option("--record", "number", type=int, help="Print the record of the game with this id.")
@lang_option
@json_option
def info(folder: Path, number: int | None, as_json: bool) -> None:
    """Say what is in a dataset, or print the record of one game."""
    with _known_errors():
        from lapidarium.dataset import files  # noqa: PLC0415
        from lapidarium.dataset.card import counts  # noqa: PLC0415 - pyarrow is an extra

        found = files.Dataset.open(folder)
        if number is not None:
            click.echo(found.record(number), nl=False)
            return
        told = counts(found)
    if as_json:
        console.print_json(json.dumps(told))
        return
    keys = ("games", "decisions", "bytes", "missing")
    console.print(translate("dataset-info", **{key: told[key] for key in keys}), markup=False)
    for key, own in told["contests"].items():
        game, players = key.split(" ")
        console.print(
            translate(
                "dataset-contest",
                game=game,
                players=int(players),
                games=own["games"],
                decisions=own["decisions"],
            ),
            markup=False,
        )


@dataset.command()
@folder_argument
@click.option("--every", type=click.IntRange(min=1), default=1, help="Only every so many games.")
@lang_option
def verify(folder: Path, every: int) -> None:
    """Replay the games of a dataset, and compare every row."""
    with _known_errors():
        from lapidarium.dataset import files, verification  # noqa: PLC0415 - pyarrow is an extra

        found = list(verification.verify(files.Dataset.open(folder), every))
    games, decisions = sum(one.games for one in found), sum(one.decisions for one in found)
    console.print(translate("dataset-verified", games=games, decisions=decisions), markup=False)


@dataset.command()
@folder_argument
@click.option("--game", metavar="GAME", help="Which game, if several have solo games.")
@click.option("--id", "name", help="Minari's id for it; by default lapidarium/GAME-solo-v0.")
@click.option(
    "--reward",
    type=click.Choice(["score", "delta"]),
    default="score",
    help="Points at the end, or every change of them.",
)
@lang_option
@json_option
def minari(folder: Path, game: str | None, name: str | None, reward: str, as_json: bool) -> None:
    """Export the solo games of a dataset to Minari.

    Each game is replayed in its Gymnasium environment. Minari stores datasets in the folder that
    MINARI_DATASETS_PATH names, else in ~/.minari/datasets.
    """
    from rich.progress import Progress  # noqa: PLC0415

    with _known_errors("minari"), Progress(console=errors, transient=True) as bar:
        from lapidarium.dataset import files  # noqa: PLC0415 - pyarrow is an extra
        from lapidarium.dataset.minari import export  # noqa: PLC0415 - so is minari

        line = bar.add_task(translate("dataset-exporting"), total=None)
        done = export(
            files.Dataset.open(folder),
            game=game if game is None else game_type(game).name,
            name=name,
            reward=reward,
            progress=lambda now, count: bar.update(line, completed=now, total=count),
        )
    told = {"id": done.id, "path": str(done.path), "games": done.games, "decisions": done.decisions}
    if as_json:
        console.print_json(json.dumps(told))
        return
    console.print(translate("dataset-exported", **told), markup=False)
