"""`lapidarium hint`: what the strongest bot would do, in steps, and why."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from lapidarium import bots, record
from lapidarium.cli.files import read_bytes
from lapidarium.cli.options import game_for, json_option, lang_option, pack_option, players_option
from lapidarium.cli.output import CommandError, console, render_you
from lapidarium.cli.warmup import compile_game
from lapidarium.games.errors import RulesError
from lapidarium.games.registry import game_type
from lapidarium.messages import Message, joined

if TYPE_CHECKING:
    from lapidarium.games.game import Game

STEPS = 3


@click.command()
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@click.option("--step", type=click.IntRange(1, STEPS), help="Only this step. Default: all.")
@click.option(
    "--think",
    "seconds",
    type=click.FloatRange(min=0.01, max=600),
    default=1.0,
    help="How many seconds the bot thinks.",
)
@players_option
@pack_option
@lang_option
@json_option
def hint(
    *,
    file: Path,
    step: int | None,
    seconds: float,
    players: int | None,
    pack_name: str | None,
    as_json: bool,
) -> None:
    """Say what to do in a position, in steps, and why.

    FILE (or - for standard input) is a record that is not over, or one line with a position;
    without --players the first number of players that fits the position is taken.
    """
    data = read_bytes(file)
    game, state = _position(data, str(file), players, pack_name)
    seat = game.to_act(state)
    if seat < 0:
        raise CommandError(Message("hint-nothing-to-decide"))
    view = game.view(state, seat)
    level = game_type(game.name).levels[-1].name if game_type(game.name).levels else "random"
    compile_game(game.name)
    choice = bots.choose(game, view, level, "hint", bots.Budget(seconds=seconds))
    steps = _steps(game, state, view, choice)
    if as_json:
        console.print_json(json.dumps(_as_json(game, seat, choice, steps)))
        return
    for number, message in enumerate(steps, STEPS + 1 - len(steps)):
        if step in (None, number):
            text = render_you(message)
            console.print(text[:1].upper() + text[1:], markup=False, soft_wrap=True)


def _position(
    data: bytes, name: str, players: int | None, pack_name: str | None
) -> tuple[Game[Any, Any], Any]:
    """The game and its state; raises CommandError, or what the referee says of a position."""
    if data.startswith(b"lapidarium-record"):
        try:
            found = record.read(data)
        except record.RecordError as error:
            reason = error.message
            raise CommandError(Message("cli-bad-record", path=name, reason=reason)) from None
        state = found.last()
        if found.seen_by is not None and found.game.to_act(state) != found.seat():
            raise CommandError(Message("hint-other-seat"))
        return found.game, state
    text = data.decode("utf-8", errors="replace").strip()
    if not text:
        raise CommandError(Message("hint-nothing"))
    name = text.split(" ", 1)[0]
    game = game_for(name, players, pack_name)
    for count in () if players else game_type(name).counts_for(text):
        with contextlib.suppress(RulesError):
            fitting = game_for(name, count, pack_name)
            return fitting, fitting.from_position(text)
    return game, game.from_position(text)


def _steps(game: Game[Any, Any], state: Any, view: Any, choice: bots.Choice) -> list[Message]:
    """What to look at, which piece, the whole move and why; without a coach only the move."""
    move, other = choice.move, choice.others[0][0] if choice.others else None
    whole = Message("hint", move=game.describe(state, move))
    coach = game_type(game.name).coach(game)
    if coach is None:
        return [whole]
    why = [reason.message for reason in coach.merits(view, move, other)]
    last = Message("hint-why", hint=whole, why=joined(why)) if why else whole
    return [coach.look(view, move), coach.piece(view, move), last]


def _as_json(
    game: Game[Any, Any], seat: int, choice: bots.Choice, steps: list[Message]
) -> dict[str, Any]:
    return {
        "game": game.name,
        "seat": seat + 1,
        "move": game.text(choice.move),
        "expected": [round(points, 2) for points in choice.expected],
        "others": [[game.text(move), round(lost, 2)] for move, lost in choice.others],
        "steps": [message.to_wire() for message in steps],
        "words": [render_you(message) for message in steps],
    }
