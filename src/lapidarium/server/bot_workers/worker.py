"""A process that thinks for bots: questions come in as lines of JSON, choices go out.

It gets what a seat knows and nothing else, so a bot cannot see what a person could not; or it
plays whole games by itself, to see how a pack plays; or it follows moves for a review, from what
the seat knew. The text of a pack comes with the first question about it; after that its digest is
enough.
"""

from __future__ import annotations

import os
import sys
from dataclasses import asdict
from functools import cache
from typing import TYPE_CHECKING, Any

import orjson

from lapidarium import bots
from lapidarium.arena import balance
from lapidarium.games.packs import read
from lapidarium.games.registry import referee
from lapidarium.learning.review.assessment import reason_texts
from lapidarium.learning.review.consequences import explained
from lapidarium.learning.review.depth import Depth
from lapidarium.learning.review.forecasts import foreseen
from lapidarium.learning.review.lines import continuation

if TYPE_CHECKING:
    from lapidarium.games.game import Game

NICE = 5
"""Tables come first where a processor has both to do."""
ENDLESS = 1e9
MOST_PACKS = 32
"""Then all are forgotten, here and by whoever asks."""
PACK_TEXTS: dict[str, str] = {}
"""By digest."""


@cache
def _game(digest: str, players: int) -> Game[Any, Any]:
    return referee(read(PACK_TEXTS[digest], "pack"), players)


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """The choice of a bot, with what it says about it; whole games; or where moves lead."""
    if (text := question.get("pack_text")) is not None:
        if len(PACK_TEXTS) >= MOST_PACKS:
            PACK_TEXTS.clear()
            _game.cache_clear()
        PACK_TEXTS[question["pack"]] = text
    game = _game(question["pack"], question["players"])
    if "games" in question:
        seeds = [f"balance/{number}" for number in question["games"]]
        return {"games": [balance.play(game, seed, question["level"]) for seed in seeds]}
    view = game.parse_view(question["view"])
    budget = bots.Budget(seconds=question["seconds"])
    if "expect" in question:
        moves = [game.parse(move) for move in question["expect"]]
        look = bots.Look(moves, question["seed"], budget, question["is_brief"])
        found = bots.expect(game, view, look)
        return {"forecast": found and _plain_forecast(found)}
    if "moves" in question:
        return {"ahead": [_foreseen(game, view, move, question) for move in question["moves"]]}
    if "explain" in question:
        played, better = (game.parse(move) for move in question["explain"])
        why = explained(game, view, (played, better), question["lost"], budget.seconds)
        return {"reasons": reason_texts(why)}
    if "follow" in question:
        return {"line": continuation(game, view, game.parse(question["follow"]), budget)}
    choice = bots.choose(game, view, question["level"], question["seed"], budget)
    return plain_choice(game, question["level"], choice)


def _foreseen(
    game: Game[Any, Any], view: Any, move: str, question: dict[str, Any]
) -> list[dict[str, Any]]:
    """Where a move leads in some worlds."""
    depth = Depth(reply=bots.Budget(seconds=question["seconds"]), worlds=question["worlds"])
    found = foreseen(game, view, game.parse(move), question["seed"], depth)
    return [asdict(place) for place in found]


def _plain_forecast(found: bots.Forecast) -> dict[str, Any]:
    """As JSON can hold it, which has no infinity."""
    error = None if found.error is None else min(found.error, ENDLESS)
    return {"points": found.points, "error": error}


def plain_choice(game: Game[Any, Any], level: str, choice: bots.Choice) -> dict[str, Any]:
    """A choice as JSON can hold it."""
    return {
        "level": level,
        "move": game.text(choice.move),
        "expected": [round(points, 2) for points in choice.expected],
        "others": [[game.text(move), round(loss, 2)] for move, loss in choice.others],
        "note": choice.note and choice.note.to_wire(),
    }


def reply(line: bytes) -> bytes:
    """The answer to a line, or what went wrong: the table must go on whatever a bot does."""
    try:
        return orjson.dumps(answer(orjson.loads(line)))
    except Exception as error:
        return orjson.dumps({"error": ascii(f"{type(error).__name__}: {error}")[1:-1]})


def main() -> None:
    """Answer questions until there are no more."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(reply(line) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
