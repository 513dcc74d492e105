"""`lapidarium simulate`: games at random or by a bot, and what they look like on average."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import track
from rich.table import Table

from lapidarium import bots, record
from lapidarium.arena.simulation import Played, play_at_random, play_by
from lapidarium.bots import Budget
from lapidarium.cli.match_options import BudgetOption, refusals
from lapidarium.cli.output import (
    GameName,
    Json,
    Lang,
    PackName,
    Players,
    console,
    errors,
    speak,
    the_game,
    write_file,
)

if TYPE_CHECKING:
    from lapidarium.games.game import Game


def simulate(
    game_name: GameName,
    players: Players = 2,
    games: Annotated[int, typer.Option("--games", "-k", help="How many.", min=1)] = 100,
    seed: Annotated[str, typer.Option("--seed", help="The same seed, the same games.")] = "1",
    records: Annotated[
        Path | None, typer.Option("--records", help="A folder to write the games to.")
    ] = None,
    bot: Annotated[
        str | None, typer.Option("--bot", help="Who plays, on every seat; else at random.")
    ] = None,
    budget: BudgetOption = "0.2s",
    pack: PackName = None,
    lang: Lang = None,  # noqa: ARG001
    as_json: Json = False,
) -> None:
    """Let random players play, or a bot against itself, and sum it up."""
    game = the_game(game_name, players, pack)
    with refusals():
        allowed = Budget.parse(budget)
        if bot is not None:
            bots.find(game.name, bot)
    played = []
    numbers = range(1, games + 1)
    for number in track(numbers, speak("cli-playing"), console=errors, transient=True):
        at = f"{seed}/{number}"
        one = play_at_random(game, at) if bot is None else play_by(game, at, bot, allowed)
        if records is not None:
            name = f"{game.name}-{players}p-{seed}-{number:05}.record".replace("/", "_")
            write_file(records / name, record.write(one.record))
        played.append(one)
    summary = summed_up(game, played)
    if as_json:
        console.print_json(json.dumps(summary))
    else:
        console.print(_table(summary, players, bot))


def summed_up(game: Game[Any, Any], played: list[Played]) -> dict[str, Any]:
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
        "choices_a_turn": _spread(by_turn),
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


def _table(summary: dict[str, Any], players: int, bot: str | None) -> Table:
    title = speak("cli-simulated", games=summary["games"], players=players)
    if bot is not None:
        title = speak("cli-simulated-by", bot=bot, games=summary["games"], players=players)
    table = Table(title=title)
    table.add_column("")
    for key in ("cli-least", "cli-mean", "cli-most", "cli-deviation"):
        table.add_column(speak(key), justify="right")
    _add(table, speak("cli-turns"), summary["turns"])
    _add(table, speak("cli-choices"), summary["choices"])
    _add(table, speak("cli-choices-a-turn"), summary["choices_a_turn"])
    for seat, spread in enumerate(summary["scores"], 1):
        wins = summary["wins"][seat - 1]
        _add(table, speak("cli-points-of", seat=seat, wins=wins), spread)
    table.add_section()
    for code, count in sorted(summary["ended"].items()):
        table.add_row(speak(f"cli-{code}"), "", str(count), "", "")
    return table


def _add(table: Table, name: str, spread: dict[str, float]) -> None:
    table.add_row(name, *(f"{value:g}" for value in spread.values()))
