"""With rivals: a tree from each of the best moves, deeper from stage to stage.

At the greatest depth further worlds are tried and their results averaged. With more than
one rival nobody's best answers can be foreseen far. So half of the time goes to a beam from
each of the remaining moves, in which rivals move without search; both results count the same.
"""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from lapidarium.games.monolyth.bots.search_context import worlds

if TYPE_CHECKING:
    import random

    from numpy.typing import NDArray

    from lapidarium.bots.budget_clock import BudgetClock
    from lapidarium.bots.choice import Choice
    from lapidarium.bots.points import Points
    from lapidarium.games.monolyth.bots.search_context import SearchContext

TRIED = (16, 10, 8, 6, 6, 6)
"""How many moves are tried at each depth, from one reply on."""
TRIED_OF_TWO = (16, 10, 8, 6, 5, 4)
WIDTHS = np.array([8, 6, 5, 4, 3, 3, 2, 1], np.int32)
"""How many moves a tree follows at each of its levels."""
MOST_WORLDS = 32
SHARE_OF_TREE = 0.5
WIDTH, TURNS = 6, 2
"""States a beam keeps, own turns ahead."""


def multiplayer_search(context: SearchContext, draw: random.Random, clock: BudgetClock) -> Choice:
    """The best move if everybody plays for themselves."""
    moves, uses = context.rate()
    ranked = [(float(use), int(move)) for use, move in zip(uses, moves, strict=True)]
    if len(ranked) == 1:
        return context.choice(ranked)
    is_crowded = context.game.players > 2
    alive = [move for _, move in ranked]
    tried, points = _by_trees(context, alive, draw, clock, is_crowded=is_crowded)
    if is_crowded and tried:
        tried = _with_beams(context, tried, draw, clock)
    known = {move for _, move in tried}
    choice = context.choice(tried + [pair for pair in ranked if pair[1] not in known])
    return replace(choice, expected=points[tried[0][1]]) if tried else choice


def _by_trees(
    context: SearchContext,
    alive: list[int],
    draw: random.Random,
    clock: BudgetClock,
    *,
    is_crowded: bool,
) -> tuple[list[tuple[float, int]], dict[int, Points]]:
    """(use, move) of the remaining moves, best first; and what everybody ends with after each."""
    share, counts = (SHARE_OF_TREE, TRIED) if is_crowded else (1.0, TRIED_OF_TWO)
    orders, last = worlds(draw, MOST_WORLDS), dict[int, list[float]]()
    points: dict[int, list[Points]] = {}
    for stage in range(MOST_WORLDS):
        depth = min(stage, len(counts) - 1)
        alive = alive[: counts[depth]]
        found = _stage(context, alive, orders[stage : stage + 1], depth + 1, (clock, share))
        if not found:
            break
        is_again = stage >= len(counts)
        last = {move: [*(last[move] if is_again else []), found[move][0]] for move in alive}
        points = {move: [*(points[move] if is_again else []), found[move][1]] for move in alive}
        alive.sort(key=lambda move: -np.mean(last[move]))
    means = {move: tuple(np.mean(each, axis=0).tolist()) for move, each in points.items()}
    return [(float(np.mean(last[move])), move) for move in alive if move in last], means


def _stage(
    context: SearchContext,
    alive: list[int],
    world: NDArray[np.uint64],
    depth: int,
    budget: tuple[BudgetClock, float],
) -> dict[int, tuple[float, Points]]:
    """Use and points of each move in one world; nothing if there is not enough time left."""
    found, seat = {}, int(context.record["seat"][0])
    clock, share = budget
    for move in alive:
        limit = clock.left(share)
        begun = time.perf_counter()
        uses, looked = context.search_tree(move, world, WIDTHS, depth, limit)
        if limit <= 0 or looked < 0:
            return {}
        clock.add(looked, time.perf_counter() - begun)
        found[move] = float(uses[seat]), context.expected_by_tree()
    return found


def _with_beams(
    context: SearchContext,
    tried: list[tuple[float, int]],
    draw: random.Random,
    clock: BudgetClock,
) -> list[tuple[float, int]]:
    """The same averaged with beams, in as many worlds as there is time for."""
    tried = tried[: TRIED[-1]]
    moves, found = [move for _, move in tried], list[dict[int, float]]()
    for world in worlds(draw, MOST_WORLDS):
        uses = context.search_beam(moves, np.array([world]), (WIDTH, TURNS), clock)
        if not uses:
            break
        found.append(uses)
    if found:
        means = {move: float(np.mean([uses[move] for uses in found])) for move in moves}
        tried = [((use + means[move]) / 2, move) for use, move in tried]
    return sorted(tried, key=lambda pair: -pair[0])
