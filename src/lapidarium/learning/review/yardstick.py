"""What each seat could expect, on one yardstick through the whole game.

Decisions are assessed one by one: what a move loses is known well, but how many points there will
be in the end, each says in its own way. A seat takes the hidden points of others for what they are
on average; the next seat knows them. A decision in the middle of a turn is looked at in another way
than the first. And a search that compares leads is not sure of the sum.

So only the first decision of a turn says how many points there will be, with everything open. From
there what was lost and what was drawn lead on. They also lead from turn to turn, so that the turns
around can be asked as well: their mean counts. The end of the game is known exactly.

Where only the next estimate tells what a draw was worth, nothing leads on from it, and whatever the
estimates are wrong by would be called luck. There they stay as they are.
"""

from __future__ import annotations

import random
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from lapidarium.bots.points import mean, minus, plus
from lapidarium.games.registry import game_type
from lapidarium.learning.review.draws import between
from lapidarium.learning.review.grades import rounded

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from lapidarium.bots.points import Points
    from lapidarium.games.game import Game
    from lapidarium.learning.review.assessment import Decision
    from lapidarium.learning.review.draws import Between
    from lapidarium.record import Record

AROUND: Final = 2
"""Turns before and after that count for a turn."""
WORLDS: Final = 20
"""For the mean of what is hidden: the graph is within 0.2 points of what 3200 worlds say."""


def on_one_yardstick(record: Record, decisions: Sequence[Decision]) -> list[Decision]:
    """The decisions of a game; what they lost stays as it is."""
    draws, game, states = between(record, decisions), record.game, list(record.states())

    def estimate(decision: Decision) -> Points:
        return plus(decision["before"], _hidden(game, states[decision["event"] - 1]))

    if any(one.is_drawn and one.luck is None for one in draws):
        return list(decisions)
    return _led(decisions, draws, _end(record), estimate) if decisions else []


def _led(
    decisions: Sequence[Decision],
    draws: Sequence[Between],
    end: Points | None,
    estimate: Callable[[Decision], Points],
) -> list[Decision]:
    """Decisions that lead from one to the next; `end` is what there is after the last."""
    path = _path(decisions, draws)
    firsts = [True, *(_is_new_turn(*pair) for pair in pairwise(decisions))]
    said = [
        minus(estimate(one), at)
        for one, at, is_first in zip(decisions, path, firsts, strict=False)
        if is_first
    ]
    if end is not None:
        said.append(minus(end, path[-1]))
    levels = _smooth(said, is_end_known=end is not None)
    found, turn = [], -1
    for one, at, is_first in zip(decisions, path, firsts, strict=False):
        turn += is_first
        found.append(_moved(one, minus(plus(at, levels[turn]), one["before"])))
    return found


def _path(decisions: Sequence[Decision], draws: Sequence[Between]) -> list[Points]:
    """Where decisions and draws lead from zero: before each decision, and after the last."""
    path: list[Points] = [(0.0,) * len(decisions[0]["before"])]
    for one, drawn in zip(decisions, draws, strict=True):
        at = plus(path[-1], minus(one["after"], one["before"]))
        path.append(at if drawn.luck is None else plus(at, drawn.luck))
    return path


def _is_new_turn(one: Decision, following: Decision) -> bool:
    return (one["seat"], one["turn"]) != (following["seat"], following["turn"])


def _hidden(game: Game[Any, Any], state: Any) -> Points:
    """By how much each seat has more points than the seat to act could know, on average."""
    view, draw = game.view(state, game.to_act(state)), random.Random("hidden")
    prospects = partial(game_type(game.name).prospects, game)
    worlds = [prospects(game.world(view, draw)) for _ in range(WORLDS)]
    return minus(prospects(state), mean(worlds))


def _end(record: Record) -> Points | None:
    last = record.last()
    is_over = record.game.outcome(last) is not None
    return tuple(map(float, record.game.scores(last))) if is_over else None


def _smooth(levels: list[Points], *, is_end_known: bool) -> list[Points]:
    """Each as the mean of those around it; fewer towards an end that is known."""
    last = len(levels) - 1
    reaches = [min(AROUND, last - n) if is_end_known else AROUND for n in range(len(levels))]
    return [mean(levels[max(0, n - reach) : n + reach + 1]) for n, reach in enumerate(reaches)]


def _moved(decision: Decision, by: Points) -> Decision:
    moved = decision.copy()
    moved["before"] = rounded(plus(decision["before"], by))
    moved["after"] = rounded(plus(decision["after"], by))
    return moved
