"""`lapidarium replay`: go through a record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from lapidarium.cli.output import Json, Lang, console, read_record, speak, tell
from lapidarium.games.drawing import drawing_of
from lapidarium.games.game import CHANCE
from lapidarium.messages import Message
from lapidarium.record import Record


def replay(
    file: Annotated[Path, typer.Argument(help="A record of a game.")],
    step: Annotated[bool, typer.Option("--step", help="Stop after each decision.")] = False,
    lang: Lang = None,  # noqa: ARG001
    as_json: Json = False,
) -> None:
    """Replay a record and check it: every event, the result, and that it is whole."""
    told = read_record(file)
    game, drawing = told.game, drawing_of(told.game)
    states = list(told.states())
    if as_json:
        console.print_json(json.dumps(_as_figures(told, states[-1])))
        return
    for number, (state, event) in enumerate(zip(states, told.events, strict=False), 1):
        seat = game.to_act(state)
        who = speak("play-table") if seat == CHANCE else _name(told.names, seat)
        seen = event if told.seen_by is None else game.seen(state, event, told.seat())
        message = speak("play-line", who=who, message=game.describe(state, seen))
        line = f"{number:>4}  {game.text(seen):<16} {message}"
        console.print(line, style="dim" if seat == CHANCE else "", markup=False)
        for gain in game.gains(state, event):
            console.print(f"      {tell(gain)}", style="bold green", markup=False)
        if step and seat != CHANCE:
            console.print(drawing.table(states[number], told.seat()))
            if console.input(speak("replay-next") + " ").strip() in ("q", "quit"):
                raise typer.Exit(0)
    console.print(drawing.table(states[-1], told.seat()))
    outcome = game.outcome(states[-1])
    if outcome is None:
        console.print(speak("replay-unfinished", count=len(told.events)))
        return
    console.print(drawing.sheet(states[-1]))
    console.print(tell(Message("play-ended", reason=outcome.ended)), markup=False)
    console.print(tell(outcome.decided), style="bold", markup=False)


def _name(names: tuple[str, ...], seat: int) -> str:
    own = names[seat] if names else ""
    return own or speak("seat", seat=seat + 1)


def _as_figures(told: Record, last: Any) -> dict[str, Any]:
    """The record as plain figures; of a game seen by somebody nothing that they do not know."""
    game, outcome = told.game, told.game.outcome(last)
    is_whole = told.seen_by is None
    events = zip(told.states(), told.events, strict=False)
    return {
        "game": game.name,
        "players": game.players,
        "pack": {"name": game.pack.name, "digest": game.pack.digest},
        "names": list(told.names),
        "seen_by": told.seen_by,
        "events": [
            game.text(event if is_whole else game.seen(state, event, told.seat()))
            for state, event in events
        ],
        "position": game.position(last) if is_whole else None,
        "finished": outcome is not None,
        "scores": list(game.scores(last)) if is_whole else None,
        "winners": [seat + 1 for seat in outcome.winners] if outcome else [],
        "ended": outcome.ended.code if outcome else None,
    }
