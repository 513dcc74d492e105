"""A process that thinks for bots: questions come in as lines of JSON, choices go out.

It gets what a seat knows and nothing else, so a bot cannot see what a person could not.
"""

from __future__ import annotations

import os
import sys
from dataclasses import asdict
from functools import cache
from typing import TYPE_CHECKING, Any

import orjson

from lapidarium import bots
from lapidarium.games.monolyth.rules import Monolyth
from lapidarium.games.ocelot.rules.events import Amethyst
from lapidarium.games.ocelot.rules.view import View
from lapidarium.games.packs import read
from lapidarium.games.registry import referee

if TYPE_CHECKING:
    from lapidarium.games.game import Game


NICE = 5
"""Tables come first where a processor has both to do."""


def plain_view(game: Game[Any, Any], state: Any, seat: int) -> Any:
    """What a seat knows, as JSON can hold it."""
    view = game.view(state, seat)
    if isinstance(game, Monolyth):
        return game.position(view)
    return asdict(view)


def view_of(game: Game[Any, Any], plain: Any) -> Any:
    """What `plain_view` wrote."""
    if isinstance(game, Monolyth):
        return game.from_position(plain)
    values = {key: _tuples(value) for key, value in plain.items()}
    values["amethysts"] = tuple(
        tuple(Amethyst(one["bag"], one["value"]) for one in drawn) for drawn in plain["amethysts"]
    )
    return View(**values)


def _tuples(value: Any) -> Any:
    return tuple(_tuples(part) for part in value) if isinstance(value, list) else value


@cache
def _game(pack_text: str, players: int) -> Game[Any, Any]:
    return referee(read(pack_text, "pack"), players)


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """The choice of a bot: its move, and what it says of it."""
    game = _game(question["pack"], question["players"])
    view = view_of(game, question["view"])
    budget = bots.Budget(seconds=question["seconds"])
    choice = bots.choose(game, view, question["level"], question["seed"], budget)
    return plain_choice(game, choice)


def plain_choice(game: Game[Any, Any], choice: bots.Choice) -> dict[str, Any]:
    """A choice, as JSON can hold it."""
    return {
        "move": game.text(choice.move),
        "expected": [round(points, 2) for points in choice.expected],
        "others": [[game.text(move), round(loss, 2)] for move, loss in choice.others],
        "note": choice.note and {"code": choice.note.code, "params": dict(choice.note.params)},
    }


def main() -> None:
    """Answer questions until there are no more."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    for line in sys.stdin.buffer:
        try:
            found = answer(orjson.loads(line))
        except Exception as error:  # the table must go on whatever a bot does
            found = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.buffer.write(orjson.dumps(found) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
