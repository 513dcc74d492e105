"""`lapidarium puzzle`: solve a puzzle in the terminal."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import click

from lapidarium import bots
from lapidarium.cli.options import game_argument, game_for, json_option, lang_option
from lapidarium.cli.output import (
    CommandError,
    console,
    render,
    render_refusal,
    render_you,
    translate,
)
from lapidarium.dealing import Dealer
from lapidarium.games.errors import RulesError
from lapidarium.games.registry import game_type
from lapidarium.learning import puzzles
from lapidarium.messages import Message, joined

if TYPE_CHECKING:
    from lapidarium.games.game import Game
    from lapidarium.learning.puzzles import Puzzle

LOOK, TELL = "?", "!"
SECONDS = 1.0
"""For the reply to a wrong answer."""


@click.command()
@game_argument
@click.argument("answers", nargs=-1, metavar="[MOVE]...")
@click.option("--id", "name", help="A puzzle by its id. Default: today's.")
@click.option(
    "--day",
    type=click.DateTime(["%Y-%m-%d"]),
    metavar="YYYY-MM-DD",
    help="The puzzle of another day, such as 2026-11-17.",
)
@lang_option
@json_option
def puzzle(
    *,
    game_name: str,
    answers: tuple[str, ...],
    name: str | None,
    day: datetime | None,
    as_json: bool,
) -> None:
    """Solve a puzzle: today's, or another.

    The position is shown, and you are asked for the best move. With MOVE (in notation, in
    quotation marks) nothing is asked: the answer is judged, and the exit code is 1 if it is wrong.
    """
    chosen = _chosen(game_name, name, day)
    game = game_for(game_name, chosen.players, None)
    if as_json:
        console.print_json(json.dumps(_as_json(game, chosen)))
        return
    state = chosen.state(game)
    _show(game, chosen, state)
    if answers:
        raise click.exceptions.Exit(0 if _judged(game, chosen, state, list(answers)) else 1)
    _ask(game, chosen, state)


def _chosen(game: str, name: str | None, day: datetime | None) -> Puzzle:
    if not puzzles.of_game(game):  # refuses a game that there is not
        raise CommandError(Message("cli-no-puzzles", game=game_type(game).title))
    found = puzzles.of_day(game, (day or datetime.now(UTC)).date().isoformat())
    if name is not None:
        found = puzzles.by_id(game, name)
    if found is None:
        raise CommandError(
            Message("cli-no-such-puzzle", name=name or "", game=game_type(game).title)
        )
    return found


def _show(game: Game[Any, Any], chosen: Puzzle, state: Any) -> None:
    seat = game.to_act(state)
    title = game_type(game.name).title
    level = min(chosen.level, len(game_type(game.name).levels))
    head = translate("cli-puzzle-title", game=title, name=chosen.id, level=level)
    console.print(head, style="bold", markup=False)
    console.print(game_type(game.name).terminal(game, translate).table(state, seat))
    seat_name = translate("seat", seat=seat + 1)
    console.print(translate("cli-puzzle-goal", seat=seat_name), markup=False, soft_wrap=True)


def _ask(game: Game[Any, Any], chosen: Puzzle, state: Any) -> None:
    moves: list[str] = []
    while len(moves) < len(chosen.moves):
        try:
            text = console.input(translate("cli-puzzle-ask") + " ").strip()
        except EOFError:
            break
        if text == TELL:
            break
        if text == LOOK:
            _look(game, chosen)
        elif text and _judged(game, chosen, state, [*moves, text]):
            moves.append(text)
    if len(moves) < len(chosen.moves):
        _tell(game, chosen, state)


def _judged(game: Game[Any, Any], chosen: Puzzle, state: Any, moves: list[str]) -> bool:
    """Is the last of these moves right, after the others? Says what there is to say."""
    for before in moves[:-1]:
        state = game.after(state, game.check(state, before, game.to_act(state)))
    try:
        event = game.check(state, moves[-1], game.to_act(state))
    except RulesError as error:
        console.print(render_refusal(error), markup=False, soft_wrap=True)
        return False
    played = [*moves[:-1], game.text(event)]
    if tuple(played) == chosen.moves:
        console.print(translate("cli-puzzle-found"), style="bold green", markup=False)
        _tell(game, chosen, chosen.state(game))
        return True
    if tuple(played) == chosen.moves[: len(played)]:
        console.print(translate("cli-puzzle-next-step"), style="green", markup=False)
        return True
    console.print(translate("cli-puzzle-wrong"), style="bold", markup=False)
    _explain(game, chosen, played, game.after(state, event))
    return False


def _explain(game: Game[Any, Any], chosen: Puzzle, played: list[str], state: Any) -> None:
    """What the last move misses, and what the other would reply."""
    _miss(game, chosen, played)
    own = game.to_act(chosen.state(game))
    state, _ = Dealer(chosen.id).deal(game, state)
    seat = game.to_act(state)
    if seat in (own, -1, -2):
        return
    level = game_type(game.name).levels[-1].name
    found = bots.choose(game, game.view(state, seat), level, "puzzle", bots.Budget(SECONDS))
    said = Message("puzzle-reply", move=game.describe(state, found.move))
    console.print(render(said), markup=False, soft_wrap=True)


def _miss(game: Game[Any, Any], chosen: Puzzle, played: list[str]) -> None:
    *before, tried = played
    found = puzzles.missed(game, chosen, before, tried)
    if not found and before:
        return
    said = Message("puzzle-missed-points", points=int(chosen.margin))
    if found:
        said = Message("puzzle-missed", why=joined(one.message for one in found))
    console.print(render(said), markup=False, soft_wrap=True)


def _look(game: Game[Any, Any], chosen: Puzzle) -> None:
    coach = game_type(game.name).coach(game)
    if coach is not None:
        said = render(coach.look(game.parse_view(chosen.view), game.parse(chosen.moves[0])))
        console.print(said[:1].upper() + said[1:], markup=False, soft_wrap=True)


def _tell(game: Game[Any, Any], chosen: Puzzle, state: Any) -> None:
    """The solution and why."""
    said: list[Message] = []
    for text in chosen.moves:
        event = game.parse(text)
        said.append(game.describe(state, event))
        state = game.after(state, event)
    deeds = translate("ui-puzzle-then").join(map(render_you, said))
    moves = translate("cli-puzzle-solution", moves=translate("ui-puzzle-deeds", deeds=deeds))
    console.print(moves, markup=False, soft_wrap=True)
    coach = game_type(game.name).coach(game)
    first, second = game.parse(chosen.moves[0]), game.parse(chosen.second)
    why = () if coach is None else coach.reasons(game.parse_view(chosen.view), second, first)
    if why:
        reasons = joined(one.message for one in why)
        console.print(translate("cli-puzzle-why", why=reasons), markup=False, soft_wrap=True)


def _as_json(game: Game[Any, Any], chosen: Puzzle) -> dict[str, Any]:
    return {
        "game": game.name,
        "puzzle": chosen.id,
        "players": chosen.players,
        "level": chosen.level,
        "themes": list(chosen.themes),
        "margin": chosen.margin,
        "view": chosen.view,
        "solution": list(chosen.moves),
        "second": chosen.second,
    }
