"""Why a move lost points, where what it does at once does not say it: by what follows.

Both moves are followed for some turns in the same worlds, by the strongest bot with hardly any
search, and the coach compares where they lead. That is far from sure, so it has to show a good part
of what was lost, or nothing is said.
"""

from __future__ import annotations

import math
import random
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from lapidarium import bots
from lapidarium.bots import Budget
from lapidarium.games.game import CHANCE, OVER
from lapidarium.games.registry import game_type
from lapidarium.learning.coach import largest
from lapidarium.learning.review.depth import reviewer
from lapidarium.learning.review.forecasts import Spread

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lapidarium.games.game import Game
    from lapidarium.learning.coach import Reason

GOOD_PART: Final = 1 / 3
LEAST: Final = 0.75
"""Points of a part that are worth a word: “about one point” has to be true."""
WORLDS: Final = 8
LEAST_WORLDS: Final = 4
"""With fewer, when the time is over, what was found at once is said."""
LEAST_TURNS: Final = 4


class Following(NamedTuple):
    """How far moves are followed, and how much the bot thinks about each move on the way."""

    turns: int
    """Of each seat."""
    budget: Budget


FOLLOWED: Final = (
    Following(2, Budget(simulations=20)),
    Following(1000, Budget(simulations=1)),
)
"""For some turns; and where that does not show what was lost, to the end of the game."""


def explains(points: Iterable[float], lost: float) -> bool:
    """Is one of some reasons worth a good part of what was lost?"""
    return any(each >= GOOD_PART * lost for each in points)


def explained(
    game: Game[Any, Any], view: Any, moves: tuple[Any, Any], lost: float, seconds: float | None
) -> list[Reason]:
    """Why the second of two moves is better: by what follows, and by what it does at once.

    After so many seconds no further world is begun.
    """
    end = time.perf_counter() + (math.inf if seconds is None else seconds)
    coach = game_type(game.name).coach(game)
    if coach is None:
        return []
    at_once = coach.reasons(view, *moves)
    for way in FOLLOWED:
        worlds = _followed(game, view, moves, way, end)
        if len(worlds) < LEAST_WORLDS:
            break
        played, better = zip(*worlds, strict=True)
        parts = coach.later(played, better, lost)
        points = [one.points for one in parts]
        if sum(points) >= GOOD_PART * lost and explains(points, lost):
            later = [
                replace(one, points=min(one.points, lost)) for one in parts if one.points >= LEAST
            ]
            known = {one.theme for one in later}
            return list(largest([*later, *(one for one in at_once if one.theme not in known)]))
    return list(at_once)


def _followed(
    game: Game[Any, Any], view: Any, moves: tuple[Any, Any], way: Following, end: float
) -> list[tuple[list[Any], list[Any]]]:
    """Where two moves lead in each world, as long as there is time to begin another."""
    found: list[tuple[list[Any], list[Any]]] = []
    while len(found) < WORLDS and time.perf_counter() < end:
        played, better = (_path(game, view, move, len(found), way) for move in moves)
        found.append((played, better))
    return found


def _path(game: Game[Any, Any], view: Any, move: Any, number: int, way: Following) -> list[Any]:
    """A world that fits the view, and what a move leads to in it: the state at each decision."""
    draw, level = Spread("later", number, WORLDS).draw, reviewer(game.name)
    state = game.world(view, random.Random(f"later/{number}"))
    end = game.turns(state) + max(LEAST_TURNS, way.turns * game.players)
    found, event = [state], move
    while True:
        state = game.after(state, event)
        while (seat := game.to_act(state)) == CHANCE:
            state = game.after(state, draw(game.chance(state)))
        found.append(state)
        if seat == OVER or game.turns(state) >= end:
            return found
        event = bots.choose(game, game.view(state, seat), level, "later", way.budget).move
