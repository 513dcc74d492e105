"""Solo: a beam from each of the best moves, in one world after another.

All moves that are left are tried in the same worlds, wider and deeper from stage to stage; the
worst drop out after each. Where there are several sets of weights, each judges in turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lapidarium.games.monolyth.bots.search_context import thought, worlds

if TYPE_CHECKING:
    import random

    from lapidarium.bots.choice import Choice
    from lapidarium.games.monolyth.bots.search_context import Mind, Spending

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
WEIGHT_OF_A_GLANCE = 0.25


def alone(mind: Mind, draw: random.Random, spending: Spending) -> Choice:
    """The move that turns out best on average."""
    moves, uses = mind.rate()
    ranked = [(float(use), int(move)) for use, move in zip(uses, moves, strict=True)]
    if len(ranked) == 1:
        return thought(mind, ranked)
    orders = worlds(draw, MOST_WORLDS)
    totals = {move: WEIGHT_OF_A_GLANCE * use for use, move in ranked}
    weight = WEIGHT_OF_A_GLANCE
    alive = [move for _, move in ranked]
    turns_left = int(mind.record["prophecies"].sum())
    for stage in range(MOST_WORLDS):
        count, width, turns = STAGES[min(stage, len(STAGES) - 1)]
        alive = alive[:count]
        size = width, min(turns, turns_left)
        mind.ask(stage + 1)
        found = mind.far(alive, orders[stage : stage + 1], size, spending)
        if not found:
            break
        weight += 1
        for move, use in found.items():
            totals[move] += use
        alive.sort(key=lambda move: -totals[move])
    mind.ask(0)
    tried = [(totals[move] / weight, move) for move in alive]
    rest = [pair for pair in ranked if pair[1] not in alive]
    return thought(mind, tried + rest)
