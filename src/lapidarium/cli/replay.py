"""`lapidarium replay`: step through a record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from lapidarium.cli.files import read_record
from lapidarium.cli.options import json_option, lang_option
from lapidarium.cli.output import console, language, render, translate
from lapidarium.cli.whole_screen import show_table, wants_screen
from lapidarium.games.game import CHANCE
from lapidarium.games.registry import game_type
from lapidarium.messages import Message
from lapidarium.record import Record


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--step", is_flag=True, help="Page through the decisions.")
@lang_option
@json_option
def replay(file: Path, step: bool, as_json: bool) -> None:
    """Replay a record and check it.

    Every event is checked, the result, and that the record is complete. FILE may be - for standard
    input.
    """
    record = read_record(file)
    if step and not as_json and wants_screen(False):
        _page_through(record)
        return
    game, drawing = record.game, game_type(record.game.name).terminal(record.game, translate)
    states = list(record.states())
    if as_json:
        console.print_json(json.dumps(_as_json(record, states[-1])))
        return
    for number, (state, event) in enumerate(zip(states, record.events, strict=False), 1):
        seat = game.to_act(state)
        who = translate("play-table") if seat == CHANCE else _name(record, seat)
        seen = event if record.seen_by is None else game.seen(state, event, record.seat())
        message = translate("play-line", who=who, message=game.describe(state, seen))
        line = f"{number:>4}  {game.text(seen):<16} {message}"
        console.print(line, style="dim" if seat == CHANCE else "", markup=False)
        for gain in game.gains(state, seen):
            console.print(f"      {render(gain)}", style="bold green", markup=False)
        if step and seat != CHANCE:
            console.print(drawing.table(states[number], record.seat()))
            if console.input(translate("replay-next") + " ").strip() in ("q", "quit"):
                raise click.exceptions.Exit(0)
    console.print(drawing.table(states[-1], record.seat()))
    outcome = game.outcome(states[-1])
    if outcome is None:
        console.print(translate("replay-unfinished", count=len(record.events)))
        return
    console.print(drawing.sheet(states[-1]))
    console.print(render(Message("play-ended", reason=outcome.ended)), markup=False)
    console.print(render(outcome.decided), style="bold", markup=False)


def _page_through(record: Record) -> None:
    """Show the game on the whole screen, from its beginning."""
    from lapidarium.terminal.recorded_source import RecordedSource  # noqa: PLC0415
    from lapidarium.terminal.speech import Speech  # noqa: PLC0415

    states = record.states()
    first = next((n for n, state in enumerate(states) if record.game.to_act(state) != CHANCE), 0)
    show_table(RecordedSource(record, Speech(language())), at=first)


def _name(record: Record, seat: int) -> str:
    name = record.seat_name(seat)
    return name if isinstance(name, str) else render(name)


def _as_json(record: Record, last: Any) -> dict[str, Any]:
    """The record for JSON; of a game as somebody saw it, nothing that they do not know."""
    game, outcome = record.game, record.game.outcome(last)
    is_complete = record.seen_by is None
    return {
        "game": game.name,
        "players": game.players,
        "pack": {"name": game.pack.name, "digest": game.pack.digest},
        "names": list(record.names),
        "bots": [seat + 1 for seat in sorted(record.bots)],
        "seen_by": record.seen_by,
        "events": [
            game.text(event if is_complete else game.seen(state, event, record.seat()))
            for state, event in record.with_states()
        ],
        "position": game.position(last) if is_complete else None,
        "finished": outcome is not None,
        "scores": list(game.scores(last)) if is_complete else None,
        "winners": [seat + 1 for seat in outcome.winners] if outcome else [],
        "ended": outcome.ended.code if outcome else None,
    }
