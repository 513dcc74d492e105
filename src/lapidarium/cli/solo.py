"""`lapidarium solo`: a bot plays alone, and which ranks it reaches."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from lapidarium.arena.match import Entrant, Match
from lapidarium.arena.runner import MatchRunner
from lapidarium.arena.summary import summarize_solo
from lapidarium.bots import Budget
from lapidarium.cli.figures import decimal, duration, percent
from lapidarium.cli.files import check_writable
from lapidarium.cli.match_options import (
    answers_table,
    arena_errors,
    end_interrupted,
    match_file,
    match_options,
    run_match,
)
from lapidarium.cli.options import game_for, lang_option, pack_option
from lapidarium.cli.output import console, translate
from lapidarium.games.registry import game_types


@click.command()
@click.argument("game_name", metavar="[GAME]", required=False)
@click.option("--bot", required=True, help="The bot; master@1s gives it its own budget.")
@click.option("--games", "-k", type=click.IntRange(min=1), default=100, help="Number of games.")
@match_options
@pack_option
@lang_option
def solo(
    game_name: str | None,
    bot: str,
    games: int,
    budget: str,
    seed: str,
    workers: int,
    ray: str | None,
    keep: Path | None,
    as_json: bool,
    pack_name: str | None,
) -> None:
    """Let a bot play alone, and count the ranks it reaches.

    GAME is by default the first game that can be played alone.
    """
    game = game_for(game_name or _solo_game(), 1, pack_name)
    check_writable(keep)
    with arena_errors():
        entrant = Entrant.parse(bot, Budget.parse(budget))
        match = Match(game.pack.text, 1, (entrant,), seed)
        runner = MatchRunner(match, games, match_file(keep, match))
        is_done = run_match(runner, workers, ray)
    if runner.games:
        summary = summarize_solo(runner)
        if as_json:
            console.print_json(json.dumps(summary))
        else:
            _show(summary)
    if not is_done:
        end_interrupted(len(runner.games), runner.wanted, keep)


def _solo_game() -> str | None:
    """The first game that can be played alone."""
    return next((name for name, game in game_types().items() if 1 in game.player_counts), None)


def _show(summary: dict[str, Any]) -> None:
    name = f"{summary['bot']}@{summary['budget']}"
    table = Table(title=translate("solo-title", bot=name, games=summary["games"]))
    table.add_column(translate("solo-rank"))
    table.add_column(translate("solo-share"), justify="right")
    for one in summary["ranks"]:
        table.add_row(translate(one["rank"]), percent(one["share"]))
    table.add_section()
    for one in summary["at_least"]:
        table.add_row(translate("solo-from", points=one["points"]), percent(one["share"]))
    table.add_section()
    table.add_row(
        translate("solo-mean"),
        f"{decimal(summary['mean'], 2)} ± {decimal(summary['deviation'], 2)}",
    )
    table.add_row(translate("solo-least-most"), f"{summary['least']} – {summary['most']}")
    table.add_row(translate("arena-per-move"), duration(summary["seconds_per_move"]))
    table.add_row(translate("arena-longest"), duration(summary["longest"]))
    console.print(table)
    if summary["answers"]:
        console.print(answers_table({name: summary["answers"]}))
    for note in summary["notes"]:
        console.print(translate(note["code"], **note.get("params", {})), markup=False)
