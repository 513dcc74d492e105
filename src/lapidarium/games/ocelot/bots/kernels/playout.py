"""Playouts: both seats make the best move by the heuristic, with a little noise."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.compiled.random_numbers import STEP, mix
from lapidarium.games.ocelot.bots.kernels.heuristic import (
    best_landing,
    lacking,
    weigh_companion,
    weigh_going,
    weigh_tool,
    worth,
)
from lapidarium.games.ocelot.bots.kernels.layout import NOWHERE
from lapidarium.games.ocelot.bots.kernels.position import (
    NONE,
    ONE,
    end_turn,
    face_for,
    land,
    onward,
    place_tool,
)
from lapidarium.games.ocelot.compiled.layout import BLUE, BY_FACE, MOVE, OVER, TOOLS

DICE: Final = 1.0 / 65536.0
LOW: Final = np.uint64(0xFFFF)
SHIFT: Final = np.uint64(16)


@kernel
def play_on(t: Any, g: Any, m: Any, p: Any, masks: Any, stream: Any) -> Any:
    """Play so many turns, or to the end; the stream as it is then."""
    turns = m.turns
    if p.step == MOVE:
        go(t, g, m, p)
    while p.step != OVER and turns > 0:
        stream = play_turn(t, g, m, p, masks, stream)
        turns -= 1
    return stream


@kernel
def go(t: Any, g: Any, m: Any, p: Any) -> None:
    """O-T4: move the companion on if the heuristic likes it, and end the turn."""
    if onward(g, p) != NONE and weigh_going(g, m, p) > 0:
        land(t, g, p, best_landing(g, p, np.int64(p.cave[p.seat]) + 1))
    end_turn(g, p)


@kernel
def play_turn(t: Any, g: Any, m: Any, p: Any, masks: Any, stream: Any) -> Any:
    """One turn of the seat to act; the stream as it is then."""
    move, weight, stream = best_tool(t, g, m, p, masks, stream)
    if p.cave[p.seat] == NOWHERE:
        square = best_landing(g, p, BLUE)
        found = m.gain * worth(g, p.lying & (ONE << np.uint64(square)))
        stream += STEP
        if move < 0 or weigh_companion(g, m, p) + found + noise(m, mix(stream)) > weight:
            land(t, g, p, square)
            end_turn(g, p)
            return stream
    place_tool(t, p, move >> BY_FACE, move & 63)
    go(t, g, m, p)
    return stream


@kernel
def best_tool(t: Any, g: Any, m: Any, p: Any, masks: Any, stream: Any) -> Any:
    """The best tool and circle, or -1; their value with noise; the stream as it is then."""
    lacking(g, p, masks)
    found, most = -1, -1e9
    faces = (face_for(t, p, 0), face_for(t, p, 1), face_for(t, p, 2))
    circles = t.circles & ~p.taken
    while circles != NONE:
        circle = bits.lowest(circles)
        circles &= circles - ONE
        stream += STEP
        random = mix(stream)
        for tool in range(TOOLS):
            if faces[tool] >= 0:
                here = weigh_tool(t, g, m, masks, tool, circle) + noise(m, random)
                random >>= SHIFT
                if here > most:
                    found, most = (faces[tool] << BY_FACE) | circle, here
    return found, most, stream


@kernel
def noise(m: Any, random: Any) -> Any:
    """Noise of the heuristic, in points, from 16 random bits."""
    return m.noise * DICE * np.float64(np.int64(random & LOW))
