"""`lapidarium arena`: bots play each other on paired deals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.markup import escape
from rich.table import Table

from lapidarium.arena.match import Entrant, Match
from lapidarium.arena.runner import MatchRunner
from lapidarium.arena.statistics import Sprt
from lapidarium.arena.summary import summarize_match
from lapidarium.bots import Budget
from lapidarium.cli.figures import decimal, duration, percent
from lapidarium.cli.files import check_writable, write_file
from lapidarium.cli.match_chart import draw_chart
from lapidarium.cli.match_options import (
    answers_table,
    arena_errors,
    end_interrupted,
    match_file,
    match_options,
    program_options,
    run_match,
)
from lapidarium.cli.options import (
    game_argument,
    game_for,
    lang_option,
    pack_option,
    players_option,
)
from lapidarium.cli.output import CommandError, console, translate
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.game import Game


@click.command()
@game_argument
@click.argument("names", metavar="BOT...", nargs=-1, required=True)
@players_option
@click.option(
    "--games",
    "-k",
    type=click.IntRange(min=1),
    default=100,
    help="Number of games, rounded up to whole deals.",
)
@match_options
@program_options
@click.option(
    "--sprt",
    metavar="LOW:HIGH",
    help="Stop when it is clear which Elo difference holds, such as 0:50.",
)
@click.option(
    "--picture", type=click.Path(path_type=Path), help="Draw the result to this file (SVG)."
)
@pack_option
@lang_option
def arena(
    game_name: str,
    names: tuple[str, ...],
    players: int | None,
    games: int,
    budget: str,
    seed: str,
    workers: int,
    ray: str | None,
    llm_seconds: float,
    llm_tries: int,
    sprt: str | None,
    keep: Path | None,
    as_json: bool,
    picture: Path | None,
    pack_name: str | None,
) -> None:
    """Let bots play each other on paired deals.

    Every deal is played once for each rotation of the seats. BOT is the name of a bot; master@1s
    gives it its own budget. With more bots than seats, every selection of them plays; with
    fewer, the last one takes the remaining seats; one alone plays against itself.

    'llm:COMMAND' is a program: for each move it gets the rules, what its seat saw, the position and
    its legal moves on standard input, and prints a move. Illegal answers are counted.
    """
    game = game_for(game_name, players, pack_name)
    check_writable(keep, picture)
    with arena_errors():
        match = _match(game, names, budget, seed, (llm_seconds, llm_tries))
        runner = MatchRunner(match, games, match_file(keep, match), _sprt(sprt, match))
        is_done = run_match(runner, workers, ray)
    if runner.games:
        _tell(summarize_match(runner), as_json, picture)
    if not is_done:
        end_interrupted(len(runner.games), runner.wanted, keep)


def _tell(summary: dict[str, Any], as_json: bool, picture: Path | None) -> None:
    """Print what was found out, and draw it."""
    if as_json:
        console.print_json(json.dumps(summary))
    else:
        _show(summary)
    if picture is not None:
        write_file(picture, draw_chart(summary))


def _match(
    game: Game[Any, Any], names: tuple[str, ...], budget: str, seed: str, llm: tuple[float, int]
) -> Match:
    for_all = Budget.parse(budget)
    entrants = tuple(Entrant.parse(name, for_all, seconds=llm[0], tries=llm[1]) for name in names)
    return Match(game.pack.text, game.players, entrants, seed)


def _sprt(text: str | None, match: Match) -> Sprt | None:
    if text is None:
        return None
    if len(match.entrants) != 2 or match.players != 2:
        raise CommandError(Message("arena-sprt-of-two"))
    try:
        low, high = map(float, text.split(":"))
    except ValueError:
        low = high = 0.0
    if not -2000 <= low < high <= 2000:
        raise CommandError(Message("arena-bad-sprt", text=text))
    return Sprt(low, high)


def _show(summary: dict[str, Any]) -> None:
    title = translate(
        "arena-title", games=summary["games"], deals=summary["deals"], players=summary["players"]
    )
    console.print(_strengths(summary, title))
    console.print(_turns(summary))
    console.print(_times(summary))
    if any(one["answers"] for one in summary["bots"]):
        console.print(answers_table({_name(one): one["answers"] for one in summary["bots"]}))
    console.print(translate("arena-how-counted"), markup=False)
    for one in summary["bots"]:
        for note in one["notes"]:
            message = translate(note["code"], **note.get("params", {}))
            console.print(f"{_name(one)}: {message}", markup=False)
    if summary["sprt"] is not None:
        console.print(_verdict(summary["sprt"]), style="bold", markup=False)


def _name(one: dict[str, Any]) -> str:
    return f"{one['bot']}@{one['budget']}"


def _strengths(summary: dict[str, Any], title: str) -> Table:
    table = Table(title=title)
    table.add_column(translate("arena-bot"), overflow="fold")
    for key in ("won", "sure", "elo", "points"):
        table.add_column(translate(f"arena-{key}"), justify="right", no_wrap=True)
    for one in sorted(summary["bots"], key=lambda one: -one["elo"]):
        table.add_row(
            escape(_name(one)),
            percent(one["rate"]),
            f"{decimal(100 * one['low'])}–{decimal(100 * one['high'])}",
            f"{round(one['elo']):+d} ±{one['elo_doubt']:.0f}",
            decimal(one["points"]),
        )
    return table


def _times(summary: dict[str, Any]) -> Table:
    """How long the bots thought."""
    table = Table()
    table.add_column(translate("arena-bot"), overflow="fold")
    for key in ("per-move", "longest"):
        table.add_column(translate(f"arena-{key}"), justify="right", no_wrap=True)
    for one in sorted(summary["bots"], key=lambda one: -one["elo"]):
        times = (one["seconds_per_move"], one["longest"])
        table.add_row(escape(_name(one)), *map(duration, times))
    return table


def _turns(summary: dict[str, Any]) -> Table:
    """Points and wins by the order of turns."""
    table = Table(title=translate("arena-by-turn"))
    table.add_column(translate("arena-bot"), overflow="fold")
    for turn in range(summary["players"]):
        table.add_column(translate("arena-turn", turn=turn + 1), justify="right")
    for one in sorted(summary["bots"], key=lambda one: -one["elo"]):
        cells = [
            f"{percent(turn['rate'])} · {decimal(turn['points'])}" if turn["games"] else "–"
            for turn in one["turns"]
        ]
        table.add_row(escape(_name(one)), *cells)
    return table


def _verdict(sprt: dict[str, Any]) -> str:
    ends = {"low": f"{sprt['low']:g}", "high": f"{sprt['high']:g}"}
    ends["ratio"] = decimal(sprt["ratio"], 2)
    if sprt["decided"] is None:
        return translate("arena-sprt-open", **ends)
    return translate("arena-sprt-high" if sprt["decided"] else "arena-sprt-low", **ends)
