"""`lapidarium simulate`: many games at random or by a bot, and their averages."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Any

import click
from rich.progress import track
from rich.table import Table

from lapidarium import bots, record
from lapidarium.arena.simulation import SimulatedGame, play_at_random, play_by
from lapidarium.bots import Budget
from lapidarium.cli.files import check_folder, write_file
from lapidarium.cli.match_options import arena_errors, budget_option, end_interrupted
from lapidarium.cli.options import (
    game_argument,
    game_for,
    json_option,
    lang_option,
    pack_option,
    players_option,
)
from lapidarium.cli.output import console, errors, translate

if TYPE_CHECKING:
    from lapidarium.games.game import Game


@click.command()
@game_argument
@players_option
@click.option("--games", "-k", type=click.IntRange(min=1), default=100, help="Number of games.")
@click.option("--seed", default="1", help="The same seed gives the same games.")
@click.option("--records", type=click.Path(path_type=Path), help="Folder to write the records to.")
@click.option("--bot", help="The bot on every seat. Default: random moves.")
@budget_option
@pack_option
@lang_option
@json_option
def simulate(
    game_name: str,
    players: int | None,
    games: int,
    seed: str,
    records: Path | None,
    bot: str | None,
    budget: str,
    pack_name: str | None,
    as_json: bool,
) -> None:
    """Let random players or a bot play, and sum it up.

    A bot plays against itself.
    """
    game = game_for(game_name, players, pack_name)
    with arena_errors():
        allowed = Budget.parse(budget)
        if bot is not None:
            bots.find(game.name, bot)
    if records is not None:
        check_folder(records)
    played: list[SimulatedGame] = []
    numbers = range(1, games + 1)
    try:
        for number in track(numbers, translate("cli-playing"), console=errors, transient=True):
            at = f"{seed}/{number}"
            one = play_at_random(game, at) if bot is None else play_by(game, at, bot, allowed)
            if records is not None:
                name = f"{game.name}-{game.players}p-{seed}-{number:05}.record".replace("/", "_")
                write_file(records / name, record.write(one.record))
            played.append(one)
    except KeyboardInterrupt:
        pass
    if played:
        summary = summarize(game, played)
        if as_json:
            console.print_json(json.dumps(summary))
        else:
            console.print(_table(summary, bot))
    if len(played) < games:
        end_interrupted(len(played), games, None)


def summarize(game: Game[Any, Any], played: list[SimulatedGame]) -> dict[str, Any]:
    """Turns, choices, scores and endings of many games as plain figures."""
    turns = [game.turns(one.last) for one in played]
    choices = [count for one in played for count in one.choices]
    by_turn = [round(sum(p.choices) / t) for p, t in zip(played, turns, strict=True)]
    seats = range(game.players)
    scores = [[one.outcome.scores[seat] for one in played] for seat in seats]
    return {
        "game": game.name,
        "players": game.players,
        "games": len(played),
        "turns": _spread(turns),
        "choices": _spread(choices),
        "choices_per_turn": _spread(by_turn),
        "scores": [_spread(own) for own in scores],
        "wins": [sum(seat in one.outcome.winners for one in played) for seat in seats],
        "ended": dict(Counter(one.outcome.ended.code for one in played)),
    }


def _spread(values: list[int]) -> dict[str, float]:
    return {
        "least": min(values),
        "mean": round(fmean(values), 2),
        "most": max(values),
        "deviation": round(pstdev(values), 2),
    }


def _table(summary: dict[str, Any], bot: str | None) -> Table:
    games, players = summary["games"], summary["players"]
    title = translate("cli-simulated", games=games, players=players)
    if bot is not None:
        title = translate("cli-simulated-by", bot=bot, games=games, players=players)
    table = Table(title=title)
    table.add_column("")
    for key in ("cli-least", "cli-mean", "cli-most", "cli-deviation"):
        table.add_column(translate(key), justify="right")
    _add(table, translate("cli-turns"), summary["turns"])
    _add(table, translate("cli-choices"), summary["choices"])
    _add(table, translate("cli-choices-per-turn"), summary["choices_per_turn"])
    for seat, spread in enumerate(summary["scores"], 1):
        wins = summary["wins"][seat - 1]
        _add(table, translate("cli-points-of", seat=seat, wins=wins), spread)
    table.add_section()
    for code, count in sorted(summary["ended"].items()):
        table.add_row(translate(f"cli-{code}"), "", str(count), "", "")
    return table


def _add(table: Table, name: str, spread: dict[str, float]) -> None:
    table.add_row(name, *(f"{value:g}" for value in spread.values()))
