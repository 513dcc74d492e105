"""`lapidarium solo`: a bot builds alone, and which ranks it reaches."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table

from lapidarium.arena.match import Entrant, Match
from lapidarium.arena.runner import Contest
from lapidarium.arena.summary import solo as summed_up
from lapidarium.bots import Budget
from lapidarium.cli.match_options import (
    BudgetOption,
    Count,
    JsonFile,
    Keep,
    MatchSeed,
    Ray,
    check_files,
    kept_in,
    percent,
    refusals,
    run,
    took,
    write_json,
)
from lapidarium.cli.output import Lang, PackName, console, speak, the_game


def solo(
    bot: Annotated[str, typer.Option("--bot", help="Which one; master@1s has its own budget.")],
    games: Annotated[int, typer.Option("--games", "-k", help="How many.", min=1)] = 100,
    budget: BudgetOption = "0.2s",
    seed: MatchSeed = "1",
    workers: Count = 1,
    ray: Ray = None,
    keep: Keep = None,
    json_file: JsonFile = None,
    pack: PackName = None,
    lang: Lang = None,  # noqa: ARG001
) -> None:
    """Let a bot play Monolyth alone, and print how often it reaches each rank."""
    game = the_game("monolyth", 1, pack)
    check_files(keep, json_file)
    with refusals():
        entrant = Entrant.parse(bot, Budget.parse(budget))
        match = Match(game.pack.text, 1, (entrant,), seed)
        contest = Contest(match, games, kept_in(keep, match))
        run(contest, workers, ray)
    summary = summed_up(contest)
    _show(summary)
    write_json(json_file, summary)


def _show(summary: dict[str, Any]) -> None:
    name = f"{summary['bot']}@{summary['budget']}"
    table = Table(title=speak("solo-title", bot=name, games=summary["games"]))
    table.add_column(speak("solo-rank"))
    table.add_column(speak("solo-share"), justify="right")
    for one in summary["ranks"]:
        table.add_row(speak(one["rank"]), percent(one["share"]))
    table.add_section()
    table.add_row(speak("solo-from", points=70), percent(summary["from_70"]))
    table.add_row(speak("solo-from", points=80), percent(summary["from_80"]))
    table.add_section()
    table.add_row(speak("solo-mean"), f"{summary['mean']:.2f} ± {summary['deviation']:.2f}")
    table.add_row(speak("solo-least-most"), f"{summary['least']} – {summary['most']}")
    table.add_row(speak("arena-a-move"), took(summary["seconds_a_move"]))
    table.add_row(speak("arena-longest"), took(summary["longest"]))
    console.print(table)
    for note in summary["notes"]:
        console.print(speak(note["code"], **note["params"]), markup=False)
