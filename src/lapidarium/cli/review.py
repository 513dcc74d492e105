"""`lapidarium review`: what each decision of a finished game was worth."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.progress import Progress

from lapidarium.cli import review_page, review_words
from lapidarium.cli.files import read_record, write_file
from lapidarium.cli.options import json_option, lang_option
from lapidarium.cli.output import CommandError, console, errors, translate
from lapidarium.cli.warmup import compile_game
from lapidarium.learning.review import (
    DecisionTask,
    Depth,
    Review,
    assess_task,
    decisions_of,
    summed_up,
)
from lapidarium.messages import Message
from lapidarium.record import Record
from lapidarium.workers import Workers, WorkersFailed


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--html", type=click.Path(path_type=Path), help="Write one self-contained page.")
@click.option(
    "--depth",
    type=click.FloatRange(min=0.1, max=100),
    default=1.0,
    help="How many times the usual thinking time per decision.",
)
@click.option("--workers", type=click.IntRange(min=1), default=2, help="Processes that think.")
@click.option("--ray", help="Address of a Ray cluster; 'local' starts one here.")
@lang_option
@json_option
def review(
    file: Path, html: Path | None, depth: float, workers: int, ray: str | None, as_json: bool
) -> None:
    """Review a finished game: mistakes, better moves, luck.

    FILE may be - for standard input, and the page of --html - for standard output.
    """
    record = read_record(file)
    if record.seen_by is not None:
        raise CommandError(Message("review-seen-only"))
    if record.game.outcome(record.last()) is None:
        raise CommandError(Message("review-unfinished"))
    try:
        with Workers(workers, ray) as pool:
            found = reviewed(record, Depth.times(depth), pool)
    except WorkersFailed as error:
        raise CommandError(error.message) from None
    if html is not None:
        write_file(html, review_page.page(record, found))
    if as_json:
        console.print_json(json.dumps(found))
    elif html is None:
        for line in review_words.lines(record, found):
            console.print(line, markup=False, soft_wrap=True)


def reviewed(record: Record, depth: Depth, pool: Workers) -> Review:
    """The review of a record; decisions are assessed side by side."""
    game = record.game
    compile_game(game.name)  # once, instead of in each process
    pack = game.pack.text, game.players
    tasks = [
        DecisionTask(*pack, game.position(state), game.text(event), number, depth)
        for number, state, event in decisions_of(record)
    ]
    decisions = []
    with Progress(console=errors, transient=True) as bar:
        shown = bar.add_task(translate("review-progress"), total=len(tasks))
        for decision in pool.map(assess_task, tasks):
            decisions.append(decision)
            bar.advance(shown)
    return summed_up(record, sorted(decisions, key=lambda one: one["event"]))
