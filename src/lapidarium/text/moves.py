"""Reading an answer in text: the move in it, or a refusal with the clause.

Whoever writes text wraps a move in words, brackets, quotes or JSON. A strict reader would refuse
moves that everybody understands, so this one looks for the move; what is legal stays the
referee's decision.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from lapidarium import words
from lapidarium.games.errors import Illegal, RulesError, Unreadable
from lapidarium.messages import Message
from lapidarium.text.views import clause_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lapidarium.games.game import Game

LONGEST = 20_000
"""Characters of an answer that are read, from its end: the move comes last."""
MOST_CANDIDATES = 40
QUOTES = " \t\r\n.,;:!`'\"“”‘’«»「」*_"
IN_BRACKETS = re.compile(r"\[([^\[\]\n]{1,200})\]")
QUOTED = re.compile(r"[`\"“]([^`\"“”\n]{1,200})[`\"”]")
JSON_MOVE = re.compile(r'"(?:move|action)"\s*:\s*("(?:[^"\\]|\\.)*")')
NAMED = re.compile(
    r"(?:^|\b)(?:my |final |best )?(?:move|action|answer)\b\s*(?:is|=|:)+\s*(.+)", re.I
)


def read_move(game: Game[Any, Any], state: Any, answer: str, seat: int | None = None) -> Any:
    """The legal move that an answer names; raises Unreadable or Illegal, and changes nothing.

    Small differences in spacing and capital letters do not matter. Of several moves in an answer
    the last one counts. `seat` has to be the seat to act, if it is given.
    """
    legal = {_plain(game.text(move)): move for move in game.legal(state)}
    candidates = list(dict.fromkeys(_candidates(answer)))[:MOST_CANDIDATES]
    for text in candidates:
        move = legal.get(_plain(text))
        if move is not None:
            game.check(state, game.text(move), seat)
            return move
    raise _refusal(game, state, candidates, seat)


def _refusal(
    game: Game[Any, Any], state: Any, candidates: list[str], seat: int | None
) -> RulesError:
    """Why none of these can be played: the first that the rules forbid, else the first of all."""
    unreadable: RulesError | None = None
    for text in candidates or [""]:
        try:
            game.check(state, text, seat)
        except Illegal as error:
            return error
        except RulesError as error:
            unreadable = unreadable or error
    return unreadable or Unreadable(candidates[0], Message("text-not-listed"))


def _plain(text: str) -> str:
    return " ".join(text.split()).casefold()


def _candidates(answer: str) -> Iterator[str]:
    """Texts that may be the move, the most likely first."""
    text = answer[-LONGEST:]
    for found in reversed(JSON_MOVE.findall(text)):
        try:
            yield str(json.loads(found)).strip(QUOTES)
        except ValueError:
            continue
    for found in reversed(IN_BRACKETS.findall(text)):
        yield found.strip(QUOTES)
    lines = [line.strip(QUOTES) for line in text.splitlines() if line.strip(QUOTES)]
    if len(lines) == 1:
        yield lines[0]
    for line in reversed(lines):
        if named := NAMED.search(line):
            yield named[1].strip(QUOTES)
    for found in reversed(QUOTED.findall(text)):
        yield found.strip(QUOTES)
    yield from reversed(lines)


def refusal_text(game: Game[Any, Any], error: RulesError, lang: str = "en") -> str:
    """A refusal in words: what is wrong, what is expected, and the clause in full."""
    if not isinstance(error, Illegal):
        return words.word("unreadable", lang, text=error.text, reason=error.message)
    said = words.word("refused", lang, reason=error.message, clause=error.clause)
    rule = clause_text(game, error.clause, lang)
    return said if rule is None else f"{said}\n{error.clause}: {rule}"
