"""What everybody can expect after certain moves, all of them followed in the same worlds.

With rivals a tree goes from each move, one move deeper from world to world up to a certain depth;
alone a beam does. What those of the greatest depth lead to is averaged over the worlds.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import numpy as np

from lapidarium.games.monolyth.bots.multiplayer_search import WIDTHS
from lapidarium.games.monolyth.bots.search_context import (
    SearchContext,
    clock_for,
    evaluators_for,
    worlds,
)
from lapidarium.games.monolyth.rules import Monolyth

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from lapidarium.bots.budget_clock import BudgetClock
    from lapidarium.bots.choice import Budget, Points
    from lapidarium.games.game import Game

MOST_WORLDS = 256
DEPTHS = (3, 4, 5)
"""Of the trees, from world to world; the last again and again."""
BEAM = (12, 5)
"""States a beam keeps, own turns ahead."""


def expectation(
    game: Game[Any, Any], view: Any, moves: Sequence[Any], draw: random.Random, budget: Budget
) -> list[Points] | None:
    """The points of everybody after each move; None with a pack that no learned value fits."""
    assert isinstance(game, Monolyth)
    evaluators = evaluators_for(game)
    if not evaluators:
        return None
    clock = clock_for(budget)
    context = SearchContext(game, view, *evaluators)
    numbers = [context.number(move) for move in moves]
    follow = _by_beams if game.players == 1 else _by_trees
    found = follow(context, numbers, worlds(draw, MOST_WORLDS), clock)
    return found or [context.expected(number) for number in numbers]


def _by_trees(
    context: SearchContext, numbers: list[int], orders: NDArray[np.uint64], clock: BudgetClock
) -> list[Points]:
    """The mean over the worlds of the greatest depth; nothing if there was no time for any."""
    found: list[list[Points]] = []
    for stage in range(MOST_WORLDS):
        depth = DEPTHS[min(stage, len(DEPTHS) - 1)]
        points = _in_world(context, numbers, orders[stage : stage + 1], depth, clock)
        if not points:
            break
        found = [*(found if stage >= len(DEPTHS) else []), points]
    return [_mean([points[n] for points in found]) for n in range(len(numbers))] if found else []


def _in_world(
    context: SearchContext,
    numbers: list[int],
    world: NDArray[np.uint64],
    depth: int,
    clock: BudgetClock,
) -> list[Points]:
    found = []
    for number in numbers:
        begun = time.perf_counter()
        _, looked = context.search_tree(number, world, WIDTHS, depth, clock.left())
        if looked < 0:
            return []
        clock.add(looked, time.perf_counter() - begun)
        found.append(context.expected_by_tree())
    return found


def _by_beams(
    context: SearchContext, numbers: list[int], orders: NDArray[np.uint64], clock: BudgetClock
) -> list[Points]:
    """The same for somebody alone; several sets of weights take turns in evaluating.

    A beam knows which stones will come, and so expects too much. That is the same for all moves:
    the best is worth what the value says, and the others less by what the beams say.
    """
    found: list[dict[int, float]] = []
    width, turns = BEAM
    size = width, min(turns, int(context.record["prophecies"].sum()))
    for stage in range(MOST_WORLDS):
        context.use_evaluator(stage)
        points = context.search_beam(numbers, orders[stage : stage + 1], size, clock)
        if not points:
            break
        found.append(points)
    context.use_evaluator(0)
    if not found:
        return []
    means = [float(np.mean([one[n] for one in found])) for n in numbers]
    best = int(np.argmax(means))
    level = context.expected(numbers[best])[0]
    return [(level + mean - means[best],) for mean in means]


def _mean(points: list[Points]) -> Points:
    return tuple(np.mean(points, axis=0).tolist())
