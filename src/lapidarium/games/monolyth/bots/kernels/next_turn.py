"""From one turn of a seat to its next: the refill, a token given up, everybody else."""

from __future__ import annotations

from typing import Any

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.compiled.random_numbers import STEP, mix
from lapidarium.games.monolyth.bots.kernels.afterstate import make
from lapidarium.games.monolyth.bots.kernels.evaluation import best_of, rate
from lapidarium.games.monolyth.compiled.chance import draw_stone, fill
from lapidarium.games.monolyth.compiled.layout import FILL, GIVE, OVER
from lapidarium.games.monolyth.compiled.move_list import generate


@kernel
def refill(t: Any, s: Any, world: Any) -> None:
    """M-T5 in one world: what comes next depends on nothing but what is left in the lid.

    `s` is an afterstate, so this never ends the game.
    """
    if s.phase == FILL:
        left = bits.count(s.lid[0]) + bits.count(s.lid[1]) + bits.count(s.lid[2])
        fill(t, s, draw_stone(s, mix(world + STEP * np.uint64(left))))


@kernel
def move_best(t: Any, s: Any, w: Any, ws: Any) -> None:
    """Make the move of the highest use."""
    moves = ws.moves[:]
    count = generate(t, s, moves)
    rate(t, s, w, count, ws)
    make(t, s, np.int64(moves[best_of(ws.uses[:], count)]))


@kernel
def go_round(t: Any, s: Any, seat: Any, w: Any, world: Any, ws: Any) -> Any:
    """From a seat's move to its next turn or the end of the game; how many others moved.

    Solo the token missed least is given up (M-1P2); everybody else makes the move of the
    highest use.
    """
    others = 0
    refill(t, s, world)
    if s.phase == GIVE:
        move_best(t, s, w, ws)
    while s.phase != OVER and s.seat != seat:
        move_best(t, s, w, ws)
        refill(t, s, world)
        others += 1
    return others
