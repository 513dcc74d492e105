"""Engines to test, and random games on them."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING

from lapidarium.games.game import OVER
from lapidarium.research.engine import Engine, engine_of
from tests.compiled.compiled_games import game_of

if TYPE_CHECKING:
    from collections.abc import Iterator


@cache
def engine(pack: str, players: int) -> Engine:
    return engine_of(game_of(pack, players))


def moments(of: Engine, seed: int, every: int = 1) -> Iterator[bytes]:
    """The states of a random game in which somebody decides, and its last state."""
    draw = random.Random(seed)
    state, stream = of.deal(of.start(), draw.getrandbits(64))
    number = 0
    while of.to_act(state) != OVER:
        if number % every == 0:
            yield state
        number += 1
        action = draw.choice(of.legal(state).tolist())
        state, stream = of.deal(of.after(state, action), stream)
    yield state
