"""`lapidarium replay`: go through a record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from lapidarium.cli.drawing import drawing_of
from lapidarium.cli.speaking import Json, Lang, console, read_record, speak, tell
from lapidarium.rules.game import CHANCE
from lapidarium.said import say


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
        said = tell(game.describe(state, event))
        line = f"{number:>4}  {game.text(event):<16} {who}: {said}"
        console.print(line, style="dim" if seat == CHANCE else "", markup=False)
        for gain in game.gains(state, event):
            console.print(f"      {tell(gain)}", style="bold green", markup=False)
        if step and seat != CHANCE:
            console.print(drawing.table(states[number], None))
            if console.input(speak("replay-next") + " ").strip() in ("q", "quit"):
                raise typer.Exit(0)
    console.print(drawing.table(states[-1], None))
    outcome = game.outcome(states[-1])
    if outcome is None:
        console.print(speak("replay-unfinished", count=len(told.events)))
        return
    console.print(drawing.sheet(states[-1]))
    console.print(tell(say("play-ended", reason=outcome.ended)), markup=False)
    console.print(tell(outcome.decided), style="bold", markup=False)


def _name(names: tuple[str, ...], seat: int) -> str:
    own = names[seat] if names else ""
    return own or speak("seat", seat=seat + 1)


def _as_figures(told: Any, last: Any) -> dict[str, Any]:
    outcome = told.game.outcome(last)
    return {
        "game": told.game.name,
        "players": told.game.players,
        "pack": {"name": told.game.pack.name, "digest": told.game.pack.digest},
        "names": list(told.names),
        "events": [told.game.text(event) for event in told.events],
        "position": told.game.position(last),
        "finished": outcome is not None,
        "scores": list(told.game.scores(last)),
        "winners": [seat + 1 for seat in outcome.winners] if outcome else [],
        "ended": outcome.ended.code if outcome else None,
    }
