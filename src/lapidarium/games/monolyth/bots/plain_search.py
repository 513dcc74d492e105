"""A plain search: the best moves by a hand-made heuristic, each played out many times by it.

Nothing is learned, so it plays with any pack. A simulation is one playout.
"""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from lapidarium.games.monolyth.bots.search_context import SearchContext, clock_for, worlds
from lapidarium.games.monolyth.compiled.layout import SEATS
from lapidarium.games.monolyth.rules import Monolyth
from lapidarium.messages import Message

if TYPE_CHECKING:
    import random

    from lapidarium.bots.choice import Budget, Choice
    from lapidarium.games.game import Game

TRIED = 12
FEWEST = 3
MOST_WORLDS = 4096
ROUND = 4
"""Playouts of each move before the worst drops out."""


def plain_search(game: Game[Any, Any], view: Any, draw: random.Random, budget: Budget) -> Choice:
    """Choose the move that ends best on average."""
    assert isinstance(game, Monolyth)
    clock = clock_for(budget)
    context = SearchContext(game, view)
    ranked = context.rate_by_heuristic()
    tried = [move for _, move in ranked[:TRIED]]
    if is_hasty := clock.left() < len(tried):
        del tried[1:]  # the best by the heuristic, to say what to expect of it
    alive = list(tried)
    seat = int(context.record["seat"][0])
    sums = {move: np.zeros((2, SEATS)) for move in tried}
    games = dict.fromkeys(tried, 0)
    for number, world in enumerate(np.split(worlds(draw, MOST_WORLDS), MOST_WORLDS)):
        if number and (len(ranked) == 1 or clock.left() < len(alive)):
            break
        for move in alive:
            begun = time.perf_counter()
            sums[move] += context.play_out(move, world)
            games[move] += 1
            clock.add(1, time.perf_counter() - begun)
        alive.sort(key=lambda move: -sums[move][1, seat] / games[move])
        if number % ROUND == ROUND - 1 and len(alive) > FEWEST:
            alive.pop()
    best, means = alive[0], {m: float(sums[m][1, seat] / games[m]) for m in tried}
    others = sorted(set(tried) - {best}, key=lambda move: (move not in alive, -means[move]))
    found = context.choice(ranked if is_hasty else [(means[m], m) for m in (best, *others)])
    points = sums[best][0] / games[best]
    return replace(found, expected=tuple(points[: game.players].tolist()))


def without_value(game: Monolyth, view: Any, draw: random.Random, budget: Budget) -> Choice:
    """For a pack that no learned value fits; and say so."""
    note = Message("bot-without-value")
    return replace(plain_search(game, view, draw, budget), note=note)
