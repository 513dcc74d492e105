"""Drawing what is to be drawn, and playing at random to the end."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled.kernel import kernel
from lapidarium.compiled.random_numbers import STEP, mix
from lapidarium.games.ocelot.compiled.chance import deal_caves, draw, is_chance
from lapidarium.games.ocelot.compiled.layout import DEAL, DRAW, OVER
from lapidarium.games.ocelot.compiled.moves import choose
from lapidarium.games.ocelot.compiled.turn import apply

HALF: Final = np.uint64(32)


@kernel
def deal(t: Any, s: Any, stream: Any) -> Any:
    """Draw until somebody has to decide, or the game is over; the stream as it is then."""
    while is_chance(s):
        if s.step == DEAL and s.lying == 0:
            stream = deal_caves(t, s, stream)
        else:
            stream += STEP
            draw(t, s, mix(stream))
    return stream


@kernel
def play_out(t: Any, s: Any, stream: Any) -> Any:
    """Play to the end at random; the stream as it is then, and how many moves were made.

    One number serves a decision: its upper half chooses, its lower half draws what is earned.
    """
    stream = deal(t, s, stream)
    made = 0
    while s.step != OVER:
        made += 1
        stream += STEP
        random = mix(stream)
        apply(t, s, choose(t, s, random))
        if s.step == DRAW:
            draw(t, s, random << HALF)
    return stream, made
