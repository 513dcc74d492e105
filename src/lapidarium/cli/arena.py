"""`lapidarium arena`: bots against each other, on paired deals."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table

from lapidarium.arena.match import Entrant, Match
from lapidarium.arena.runner import Contest
from lapidarium.arena.statistics import Sprt
from lapidarium.arena.summary import summed_up
from lapidarium.bots import Budget
from lapidarium.cli.match_chart import picture
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
from lapidarium.cli.output import (
    GameName,
    Lang,
    PackName,
    Refused,
    console,
    speak,
    the_game,
    write_file,
)
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.game import Game


def arena(
    game_name: GameName,
    names: Annotated[
        list[str], typer.Argument(help="Bots; master@1s gives one its own budget.", metavar="BOT…")
    ],
    players: Annotated[
        int, typer.Option("--players", "-p", help="How many seats.", min=2, max=4)
    ] = 2,
    games: Annotated[
        int, typer.Option("--games", "-k", help="How many; whole deals are played.", min=1)
    ] = 100,
    budget: BudgetOption = "0.2s",
    seed: MatchSeed = "1",
    workers: Count = 1,
    ray: Ray = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            "--sprt",
            help="Stop when it is clear which Elo difference holds: 0:50.",
            metavar="LOW:HIGH",
        ),
    ] = None,
    keep: Keep = None,
    json_file: JsonFile = None,
    svg: Annotated[
        Path | None, typer.Option("--picture", help="Draw the result to this file (SVG).")
    ] = None,
    pack: PackName = None,
    lang: Lang = None,  # noqa: ARG001
) -> None:
    """Let bots play against each other: every deal once for each way round the table.

    With more bots than seats every selection of them plays; with fewer the last one takes the
    seats that are left; one alone plays against itself.
    """
    game = the_game(game_name, players, pack)
    check_files(keep, json_file, svg)
    with refusals():
        match = _match(game, names, budget, seed)
        contest = Contest(match, games, kept_in(keep, match), _sprt(sprt, match))
        run(contest, workers, ray)
    summary = summed_up(contest)
    _show(summary)
    write_json(json_file, summary)
    if svg is not None:
        write_file(svg, picture(summary))


def _match(game: Game[Any, Any], names: list[str], budget: str, seed: str) -> Match:
    for_all = Budget.parse(budget)
    entrants = tuple(Entrant.parse(name, for_all) for name in names)
    return Match(game.pack.text, game.players, entrants, seed)


def _sprt(text: str | None, match: Match) -> Sprt | None:
    if text is None:
        return None
    if len(match.entrants) != 2 or match.players != 2:
        raise Refused(Message("arena-sprt-of-two"))
    try:
        low, high = map(float, text.split(":"))
    except ValueError:
        low = high = 0.0
    if not -2000 <= low < high <= 2000:
        raise Refused(Message("arena-bad-sprt", text=text))
    return Sprt(low, high)


def _show(summary: dict[str, Any]) -> None:
    title = speak(
        "arena-title", games=summary["games"], deals=summary["deals"], players=summary["players"]
    )
    console.print(_strengths(summary, title))
    console.print(_turns(summary))
    console.print(speak("arena-how-counted"), markup=False)
    for one in summary["bots"]:
        for note in one["notes"]:
            message = speak(note["code"], **note["params"])
            console.print(f"{_name(one)}: {message}", markup=False)
    if summary["sprt"] is not None:
        console.print(_verdict(summary["sprt"]), style="bold", markup=False)


def _name(one: dict[str, Any]) -> str:
    return f"{one['bot']}@{one['budget']}"


def _strengths(summary: dict[str, Any], title: str) -> Table:
    table = Table(title=title)
    table.add_column(speak("arena-bot"), no_wrap=True)
    for key in ("won", "sure", "elo", "points", "a-move", "longest"):
        table.add_column(speak(f"arena-{key}"), justify="right", no_wrap=True)
    for one in sorted(summary["bots"], key=lambda one: -one["elo"]):
        table.add_row(
            _name(one),
            percent(one["rate"]),
            f"{100 * one['low']:.1f}–{100 * one['high']:.1f}",
            f"{round(one['elo']):+d} ±{one['elo_doubt']:.0f}",
            f"{one['points']:.1f}",
            took(one["seconds_a_move"]),
            took(one["longest"]),
        )
    return table


def _turns(summary: dict[str, Any]) -> Table:
    """Points and wins by the order of turns."""
    table = Table(title=speak("arena-by-turn"))
    table.add_column(speak("arena-bot"))
    for turn in range(summary["players"]):
        table.add_column(speak("arena-turn", turn=turn + 1), justify="right")
    for one in sorted(summary["bots"], key=lambda one: -one["elo"]):
        cells = [
            f"{percent(turn['rate'])} · {turn['points']:.1f}" if turn["games"] else "–"
            for turn in one["turns"]
        ]
        table.add_row(_name(one), *cells)
    return table


def _verdict(sprt: dict[str, Any]) -> str:
    ends = {"low": f"{sprt['low']:g}", "high": f"{sprt['high']:g}", "ratio": f"{sprt['ratio']:.2f}"}
    if sprt["decided"] is None:
        return speak("arena-sprt-open", **ends)
    return speak("arena-sprt-high" if sprt["decided"] else "arena-sprt-low", **ends)
