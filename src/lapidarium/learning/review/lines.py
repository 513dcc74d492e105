"""Several ways to go on from a position: what each is worth, and how it might continue."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

from typing_extensions import TypedDict

from lapidarium import bots
from lapidarium.bots.points import standing
from lapidarium.dealing import Dealer
from lapidarium.games.game import OVER
from lapidarium.learning.review.depth import reviewer
from lapidarium.learning.review.forecasts import next_decision
from lapidarium.learning.review.grades import rounded
from lapidarium.messages import Words

if TYPE_CHECKING:
    from lapidarium.bots import Budget
    from lapidarium.bots.points import Points
    from lapidarium.games.game import Game

LONGEST: Final = 4
"""Decisions of a line, with the first."""


class LineMove(TypedDict):
    """A move of a line, and whose it is."""

    seat: int
    move: str
    message: Words


class Line(TypedDict):
    """A way to go on."""

    moves: list[LineMove]
    expected: list[float]
    """What each seat can expect to end with."""
    lost: float
    """Against the best line."""


def continuation(game: Game[Any, Any], view: Any, move: Any, budget: Budget) -> list[LineMove]:
    """A move, and what the strongest bot would do after it, in one world that fits the view."""
    state = game.world(view, random.Random("line"))
    draw = Dealer("line").draw
    found = [_said(game, state, move)]
    state, _ = next_decision(game, game.after(state, move), draw)
    while (seat := game.to_act(state)) != OVER and len(found) < LONGEST:
        seen = game.view(state, seat)
        choice = bots.choose(game, seen, reviewer(game.name), f"line/{len(found)}", budget)
        found.append(_said(game, state, choice.move))
        state, _ = next_decision(game, game.after(state, choice.move), draw)
    return found


def _said(game: Game[Any, Any], state: Any, move: Any) -> LineMove:
    message = game.describe(state, move).to_wire()
    return LineMove(seat=game.to_act(state) + 1, move=game.text(move), message=message)


def ranked(seat: int, found: list[tuple[list[LineMove], Points]]) -> list[Line]:
    """Lines by what they are worth to a seat, best first."""
    worth = sorted(found, key=lambda pair: -standing(pair[1], seat))
    best = standing(worth[0][1], seat)
    return [
        Line(
            moves=moves,
            expected=rounded(points),
            lost=round(best - standing(points, seat), 2),
        )
        for moves, points in worth
    ]
