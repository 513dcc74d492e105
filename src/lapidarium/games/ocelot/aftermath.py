"""Who collects what in the turns after a move in the cave, on average over some worlds."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from lapidarium.games.ocelot.bots.heuristic import gem_worth
from lapidarium.games.ocelot.rules.state import ABSENT, bits, kind_on, union

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lapidarium.games.ocelot.rules.box import Box
    from lapidarium.games.ocelot.rules.state import State


class Swing(NamedTuple):
    """What one seat collects more after one move than after another."""

    points: float
    square: int
    """The gem of these that is worth most: by its points, and by how often it is collected."""
    share: float
    """How much more often it is."""


def swing(
    box: Box, seat: int, more: Sequence[Sequence[State]], less: Sequence[Sequence[State]]
) -> Swing:
    """What a seat collects more on some paths than on others; all begin with the same board."""
    start, often, seldom = more[0][0], _shares(more, seat), _shares(less, seat)
    shares = {n: often.get(n, 0.0) - seldom.get(n, 0.0) for n in {**often, **seldom}}
    worth = {
        square: share * gem_worth(box, kind_on(start, square), box.cave_of[square])
        for square, share in shares.items()
    }
    best = max(worth, key=lambda square: worth[square], default=ABSENT)
    return Swing(sum(worth.values()), best, shares.get(best, 0.0))


def _shares(paths: Sequence[Sequence[State]], seat: int) -> dict[int, float]:
    """By square: on which share of the paths a seat collects its gem."""
    taken = Counter(
        square
        for path in paths
        for state, then in pairwise(path)
        if state.seat == seat
        for square in bits(union(state.gems) & ~union(then.gems))
    )
    return {square: times / len(paths) for square, times in taken.items()}
