"""Drawing what is to be drawn, and playing at random to the end."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled.kernel import kernel
from lapidarium.compiled.random_numbers import STEP, mix
from lapidarium.games.monolyth.compiled.chance import draw, draw_stone, fill, is_chance
from lapidarium.games.monolyth.compiled.layout import FILL, OVER
from lapidarium.games.monolyth.compiled.moves import choose
from lapidarium.games.monolyth.compiled.turn import apply

HALF: Final = np.uint64(32)


@kernel
def deal(t: Any, s: Any, stream: Any) -> Any:
    """Draw until somebody has to decide, or the game is over; the stream as it is then."""
    while is_chance(s):
        stream += STEP
        draw(t, s, mix(stream))
    return stream


@kernel
def play_out(t: Any, s: Any, stream: Any) -> Any:
    """Play to the end at random; the stream as it is then, and how many moves were made.

    One number serves a turn: its upper half chooses the move, its lower half the refill.
    """
    stream = deal(t, s, stream)
    made = 0
    while s.phase != OVER:
        made += 1
        stream += STEP
        random = mix(stream)
        apply(t, s, choose(t, s, random))
        if s.phase == FILL:
            fill(t, s, draw_stone(s, random << HALF))
    return stream, made
