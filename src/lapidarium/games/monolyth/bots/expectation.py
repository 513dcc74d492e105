"""What everybody can expect after certain moves, all of them followed in the same worlds.

With rivals a tree goes from each move, one move deeper from world to world up to a certain depth;
alone a beam does. What those of the greatest depth lead to is averaged over the worlds, until the
differences between the moves are known well enough.
"""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Any

import numpy as np

from lapidarium.bots.choice import Forecast
from lapidarium.bots.points import mean, standing
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

    from numpy.typing import NDArray

    from lapidarium.bots.budget_clock import BudgetClock
    from lapidarium.bots.choice import Look
    from lapidarium.bots.points import Points
    from lapidarium.games.game import Game

MOST_WORLDS = 256
DEPTHS = {True: (3, 4), False: (3, 4, 5)}
"""Of the trees, from world to world, the last again and again; in a brief look, and in others."""
BEAMS = {True: ((12, 5),), False: ((12, 5), (24, 8), (24, 8))}
"""States a beam keeps, own turns ahead; they take turns. Short ones miss plans for a whole level,
long ones rely on stones that will not come as foreseen."""
LEAST_WORLDS = 8
SURE = 0.2
"""The standard error in points with which that many worlds are enough."""
ASSUMED = 4
"""Worlds that are taken to differ by a point: a few that happen to agree prove nothing."""


def expectation(
    game: Game[Any, Any], view: Any, look: Look, draw: random.Random
) -> Forecast | None:
    """The points of everybody after each move; None with a pack that no learned value fits."""
    assert isinstance(game, Monolyth)
    evaluators = evaluators_for(game)
    if not evaluators:
        return None
    clock = clock_for(look.budget)
    context = SearchContext(game, view, *evaluators)
    numbers = [context.number(move) for move in look.moves]
    orders = worlds(draw, MOST_WORLDS)
    if game.players == 1:
        found = _by_beams(context, numbers, orders, BEAMS[look.is_brief], clock)
    else:
        found = _by_trees(context, numbers, orders, DEPTHS[look.is_brief], clock)
    return found or Forecast([context.expected(number) for number in numbers], math.inf)


def _by_trees(
    context: SearchContext,
    numbers: list[int],
    orders: NDArray[np.uint64],
    depths: tuple[int, ...],
    clock: BudgetClock,
) -> Forecast | None:
    """The mean over the worlds of the greatest depth; None if there was no time for any."""
    found: list[list[Points]] = []
    error, seat = math.inf, int(context.record["seat"][0])
    for stage in range(MOST_WORLDS):
        depth = depths[min(stage, len(depths) - 1)]
        points = _in_world(context, numbers, orders[stage : stage + 1], depth, clock)
        if not points:
            break
        found = [*(found if stage >= len(depths) else []), points]
        error = _error([[standing(each, seat) for each in points] for points in found])
        if len(found) >= LEAST_WORLDS and error <= SURE:
            break
    if not found:
        return None
    return Forecast([mean([points[n] for points in found]) for n in range(len(numbers))], error)


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
    context: SearchContext,
    numbers: list[int],
    orders: NDArray[np.uint64],
    beams: tuple[tuple[int, int], ...],
    clock: BudgetClock,
) -> Forecast | None:
    """The same for somebody alone; several sets of weights take turns in evaluating.

    A beam knows which stones will come, and so expects too much. That is the same for all moves:
    the best is worth what the value says, but not more than the beams say, and the others less by
    what the beams say. Near the end the beams reach it, and count what there will be.
    """
    found: list[list[float]] = []
    error = math.inf
    turns_left, evaluators = int(context.record["prophecies"].sum()), len(context.evaluators)
    for stage in range(MOST_WORLDS):
        context.use_evaluator(stage)
        width, turns = beams[stage // evaluators % len(beams)]
        size = width, min(turns, turns_left)
        points = context.search_beam(numbers, orders[stage : stage + 1], size, clock)
        if not points:
            break
        found.append([points[number] for number in numbers])
        error = _error(found)
        if len(found) >= LEAST_WORLDS and error <= SURE:
            break
    context.use_evaluator(0)
    if not found:
        return None
    means = np.mean(found, axis=0)
    best = int(np.argmax(means))
    level = float(means[best])
    if turns_left > min(turns for _, turns in beams):
        level = min(level, context.expected(numbers[best])[0])
    return Forecast([(level + float(each - means[best]),) for each in means], error)


def _error(leads: list[list[float]]) -> float:
    """The standard error of what the moves lose against the best; by worlds and moves."""
    found = np.array(leads)
    lost = found[:, [int(np.argmax(found.mean(axis=0)))]] - found
    squares = float(np.max(((lost - lost.mean(axis=0)) ** 2).sum(axis=0)))
    return math.sqrt((squares + ASSUMED) / (len(leads) - 1 + ASSUMED) / len(leads))
