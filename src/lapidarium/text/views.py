"""What a seat may know of a game, as text: rules, position, moves and what happened.

Everything is made from `game.view` and `game.seen`, so that no text holds what its seat may not
know. Legal moves and what they do are for the seat to act.
"""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING, Any, Literal, get_args

import msgspec

from lapidarium import words
from lapidarium.games.game import OVER
from lapidarium.games.present import present
from lapidarium.games.registry import game_type
from lapidarium.games.rules_text import rules_text
from lapidarium.games.walk import first_frame
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lapidarium.games.game import Game

Form = Literal["words", "notation", "json"]
FORMS: tuple[Form, ...] = get_args(Form)
WIDTH = 110
"""Columns of a position in words."""


def rules_page(game: Game[Any, Any], lang: str = "en", *, is_brief: bool = False) -> str:
    """The rules in a page: the game in a few sentences, every clause by its id, and the pieces.

    The pieces are what never changes, as JSON: shapes with their orientations, lines of sight. A
    brief page ends after the sentences.
    """
    kind = game_type(game.name)
    lines = [f"# {words.render(kind.title, lang)}", "", *how_to_play(game.name, lang)]
    found = None if is_brief else rules_text(kind, lang)
    for section in found.sections if found is not None else ():
        lines += ["", f"## {section.title}"]
        lines += [f"{clause.id}: {clause.text}" for clause in section.clauses]
    pieces = msgspec.to_builtins(kind.presenter(game).pieces())
    if not is_brief and len(pieces) > 1:
        lines += ["", f"## {words.word('text-pieces', lang)}"]
        lines.append(json.dumps(pieces, ensure_ascii=False, separators=(",", ":")))
    return "\n".join(lines) + "\n"


def how_to_play(game: str, lang: str) -> Iterator[str]:
    """A game in a few sentences: those that its catalogue has."""
    number = 1
    while words.has(code := f"game-{game}-how-{number}"):
        yield words.word(code, lang).strip()
        number += 1


def clause_text(game: Game[Any, Any], clause: str, lang: str = "en") -> str | None:
    """A clause in words, if the game's rules have it."""
    found = rules_text(game_type(game.name), lang)
    one = None if found is None else found.clause(clause)
    return None if one is None else one.text


def view_text(  # noqa: PLR0913 - what is shown, to whom and how
    game: Game[Any, Any],
    state: Any,
    seat: int | None,
    *,
    form: Form = "words",
    lang: str = "en",
    is_open: bool = False,
) -> str:
    """The position as a seat knows it, or a spectator: in words, in notation or as JSON.

    `is_open`: the game is over, so nothing is secret any more.
    """
    is_open = is_open or game.to_act(state) == OVER
    if form == "words":
        return _in_words(game, state, seat, lang)
    if form == "notation":
        return game.view_text(game.view(state, seat, is_open=is_open))
    presenter = game_type(game.name).presenter(game)
    view = present(presenter, first_frame(presenter, state), seat, is_open=is_open)
    return json.dumps(msgspec.to_builtins(view.position), ensure_ascii=False)


def _in_words(game: Game[Any, Any], state: Any, seat: int | None, lang: str) -> str:
    """Whose turn it is, and the table."""
    return f"{situation(game, state, seat, lang)}\n\n{drawing(game, state, seat, lang)}"


def drawing(game: Game[Any, Any], state: Any, seat: int | None, lang: str = "en") -> str:
    """The table as a terminal draws it for a seat, without colours."""
    from rich.console import Console  # noqa: PLC0415 - only this form needs it

    def speak(code: str, **params: Any) -> str:
        return words.word(code, lang, **params)

    page = io.StringIO()
    console = Console(file=page, width=WIDTH, no_color=True, force_terminal=False, highlight=False)
    console.print(game_type(game.name).terminal(game, speak).table(state, seat))
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines()) + "\n"


def situation(game: Game[Any, Any], state: Any, seat: int | None, lang: str = "en") -> str:
    """Where the game stands, in a sentence or two."""
    return " ".join(words.render(part, lang) for part in _situation(game, state, seat))


def _situation(game: Game[Any, Any], state: Any, seat: int | None) -> Iterator[Message]:
    if seat is None:
        yield Message("text-watching", players=game.players)
    else:
        yield Message("text-seat", seat=seat + 1, players=game.players)
    outcome = game.outcome(state)
    if outcome is None:
        turn = game.to_act(state)
        code = "text-your-turn" if turn == seat else "text-turn"
        yield Message(code, turn=game.turns(state) + 1, seat=turn + 1)
        return
    yield Message("play-ended", reason=outcome.ended)
    for own, points in enumerate(outcome.scores, 1):
        yield Message("text-points", seat=own, points=points)
    yield Message("text-result", reason=outcome.decided)


def legal_texts(
    game: Game[Any, Any], state: Any, *, about: str = "", lang: str = "en"
) -> list[tuple[str, str]]:
    """Every legal move in notation and in words, or those that have `about` in either."""
    wanted = about.casefold()
    found = (
        (game.text(move), words.render(game.describe(state, move), lang))
        for move in game.legal(state)
    )
    return [pair for pair in found if wanted in " ".join(pair).casefold()]


def history(  # noqa: PLR0913 - what is shown, to whom and how
    game: Game[Any, Any],
    states: Sequence[Any],
    events: Sequence[Any],
    seat: int | None,
    *,
    after: int = 0,
    lang: str = "en",
) -> list[str]:
    """What happened since event number `after`, a line for each event, as a seat saw it."""
    lines: list[str] = []
    for number in range(after, len(events)):
        before = states[number]
        turn = game.to_act(before)
        who = Message("seat", seat=turn + 1) if turn >= 0 else Message("play-table")
        shown = game.seen(before, events[number], seat)
        parts = (game.describe(before, shown), *game.gains(before, shown))
        told = "; ".join(words.render(part, lang) for part in parts)
        lines.append(f"{number + 1} {words.render(who, lang)}: {game.text(shown)} ({told})")
    return lines
