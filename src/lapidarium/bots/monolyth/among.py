"""With rivals: a tree from each of the best moves, deeper from stage to stage.

At the greatest depth further worlds are tried, and what was found in all of them is averaged.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import numpy as np

from lapidarium.bots.monolyth.thinking import thought, worlds

if TYPE_CHECKING:
    import random

    from numpy.typing import NDArray

    from lapidarium.bots.choice import Choice
    from lapidarium.bots.monolyth.thinking import Mind, Spending

TRIED = (16, 10, 8, 6, 5, 4)
"""How many moves are tried at each depth, from one reply on."""
WIDTHS = np.array([8, 6, 5, 4, 3, 3, 2, 1], np.int32)
"""How many moves a tree follows at each of its levels."""
MOST_WORLDS = 32


def among(mind: Mind, draw: random.Random, spending: Spending) -> Choice:
    """The move that is best if everybody plays for himself."""
    moves, uses = mind.rate()
    ranked = [(float(use), int(move)) for use, move in zip(uses, moves, strict=True)]
    if len(ranked) == 1:
        return thought(mind, ranked)
    orders = worlds(draw, MOST_WORLDS)
    alive, last = [move for _, move in ranked], dict[int, list[float]]()
    for stage in range(MOST_WORLDS):
        depth = min(stage, len(TRIED) - 1)
        alive = alive[: TRIED[depth]]
        found = _stage(mind, alive, orders[stage : stage + 1], depth + 1, spending)
        if not found:
            break
        is_again = stage >= len(TRIED)
        last = {move: [*(last[move] if is_again else []), found[move]] for move in alive}
        alive.sort(key=lambda move: -np.mean(last[move]))
    tried = [(float(np.mean(last[move])), move) for move in alive if move in last]
    rest = [pair for pair in ranked if pair[1] not in last]
    return thought(mind, tried + rest)


def _stage(
    mind: Mind, alive: list[int], world: NDArray[np.uint64], depth: int, spending: Spending
) -> dict[int, float]:
    """The use of each move in one world; nothing if there is not enough time left."""
    found, seat = {}, int(mind.record["seat"][0])
    for move in alive:
        room = spending.left()
        begun = time.perf_counter()
        uses, looked = mind.round(move, world, WIDTHS, depth, room)
        if room <= 0 or looked < 0:
            return {}
        spending.measure(looked, time.perf_counter() - begun)
        found[move] = float(uses[seat])
    return found
