"""Several ways to go on from a position: what each is worth, and how it might continue."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

from typing_extensions import TypedDict

from lapidarium import bots
from lapidarium.bots import Look
from lapidarium.bots.points import standing
from lapidarium.dealing import Dealer
from lapidarium.games.game import OVER
from lapidarium.learning.questions import Follow, LineMove, ask
from lapidarium.learning.review.depth import reviewer
from lapidarium.learning.review.forecasts import choose, expect, followed, next_decision
from lapidarium.learning.review.grades import rounded

if TYPE_CHECKING:
    from lapidarium.bots import Budget
    from lapidarium.bots.points import Points
    from lapidarium.games.game import Game
    from lapidarium.learning.questions import Dialogue
    from lapidarium.learning.review.depth import Depth

LINES: Final = 3
LONGEST: Final = 4
"""Decisions of a line, with the first."""


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
    moves = [_line_move(game, state, move)]
    state, _ = next_decision(game, game.after(state, move), draw)
    while (seat := game.to_act(state)) != OVER and len(moves) < LONGEST:
        seen = game.view(state, seat)
        choice = bots.choose(game, seen, reviewer(game.name), f"line/{len(moves)}", budget)
        moves.append(_line_move(game, state, choice.move))
        state, _ = next_decision(game, game.after(state, choice.move), draw)
    return moves


def _line_move(game: Game[Any, Any], state: Any, move: Any) -> LineMove:
    message = game.describe(state, move).to_wire()
    return LineMove(seat=game.to_act(state) + 1, move=game.text(move), message=message)


def best_lines(game: Game[Any, Any], state: Any, depth: Depth) -> Dialogue[list[Line]]:
    """The best ways to go on for whoever is to act, best first."""
    seat = game.to_act(state)
    view = game.view_text(game.view(state, seat))
    choice = yield from choose(game, view, "line", depth.search)
    moves = [choice.move, *(move for move, _ in choice.others)][:LINES]
    look = Look(moves, "lines", depth.comparison.times(len(moves) / 2))
    if (forecast := (yield from expect(game, view, look))) is not None:
        points = forecast.points
    else:
        points = yield from followed(game, view, moves, look.seed, depth)
    lines = []
    for move in moves:
        answer = yield from ask(Follow(view, game.text(move), depth.reply))
        lines.append(answer.moves)
    return _ranked(seat, lines, points)


def _ranked(seat: int, lines: list[list[LineMove]], points: list[Points]) -> list[Line]:
    """Lines by what they are worth to a seat, best first."""
    worth = [standing(expected, seat) for expected in points]
    best = max(worth)
    return [
        Line(moves=lines[n], expected=rounded(points[n]), lost=round(best - worth[n], 2))
        for n in sorted(range(len(lines)), key=lambda n: -worth[n])
    ]
