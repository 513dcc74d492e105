"""Solo: a beam from each of the best moves, in one world after another.

All remaining moves are tried in the same worlds, wider and deeper from stage to stage; the
worst drop out after each. Several sets of weights take turns in evaluating.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lapidarium.games.monolyth.bots.search_context import worlds

if TYPE_CHECKING:
    import random

    from lapidarium.bots.budget_clock import BudgetClock
    from lapidarium.bots.choice import Choice
    from lapidarium.games.monolyth.bots.search_context import SearchContext

STAGES = (
    (12, 4, 3),
    (8, 6, 4),
    (6, 8, 4),
    (5, 12, 5),
    (4, 16, 5),
    (4, 16, 6),
    (3, 24, 6),
)
"""Moves tried, states a beam keeps, turns ahead; the last again and again."""
MOST_WORLDS = 64
FIRST_WEIGHT = 0.25
"""Of the use without search, beside that of each stage."""


def solo_search(context: SearchContext, draw: random.Random, clock: BudgetClock) -> Choice:
    """The move that turns out best on average."""
    moves, uses = context.rate()
    ranked = [(float(use), int(move)) for use, move in zip(uses, moves, strict=True)]
    if len(ranked) == 1:
        return context.choice(ranked)
    orders = worlds(draw, MOST_WORLDS)
    totals = {move: FIRST_WEIGHT * use for use, move in ranked}
    weight = FIRST_WEIGHT
    alive = [move for _, move in ranked]
    turns_left = int(context.record["prophecies"].sum())
    for stage in range(MOST_WORLDS):
        count, width, turns = STAGES[min(stage, len(STAGES) - 1)]
        alive = alive[:count]
        size = width, min(turns, turns_left)
        context.use_evaluator(stage + 1)
        found = context.search_beam(alive, orders[stage : stage + 1], size, clock)
        if not found:
            break
        weight += 1
        for move, use in found.items():
            totals[move] += use
        alive.sort(key=lambda move: -totals[move])
    context.use_evaluator(0)
    tried = [(totals[move] / weight, move) for move in alive]
    rest = [pair for pair in ranked if pair[1] not in alive]
    return context.choice(tried + rest)
