"""Games of the value against itself, and what is to be learned from each of their states."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.bots.monolyth.kernels.judging import final_use, judge, rate
from lapidarium.core.compiling import kernel
from lapidarium.core.drawing import STEP, below, mix
from lapidarium.core.monolyth.layout import GIVE, OVER
from lapidarium.core.monolyth.listing import generate
from lapidarium.core.monolyth.playing import deal
from lapidarium.core.monolyth.scoring import score
from lapidarium.core.monolyth.turn import apply

PARTS_OF_ALL: Final = 1 << 20


@kernel
def best_of(uses: Any, count: Any) -> Any:
    """Where the highest number is."""
    best = 0
    for n in range(1, count):
        if uses[n] > uses[best]:
            best = n
    return best


@kernel
def play(
    t: Any,
    s: Any,
    w: Any,
    stream: Any,
    stray: Any,
    stray_giving: Any,
    moves: Any,
    uses: Any,
    f: Any,
    i: Any,
    r: Any,
    states: Any,
    values: Any,
    strayed: Any,
) -> Any:
    """One game to its end: the afterstates, what the best one of each decision was worth to
    every seat (points, use), and where another than the best move was made. How many.
    """
    made = 0
    stream = deal(t, s, stream)
    while s.phase != OVER:
        count = generate(t, s, moves)
        rate(t, s, w, moves, count, uses, f, i, r)
        best = best_of(uses, count)
        stream += STEP
        random = mix(stream)
        odds = stray_giving if s.phase == GIVE else stray
        chosen = best
        if below(random << np.uint64(32), PARTS_OF_ALL) < odds:
            chosen = below(random, count)
        strayed[made] = chosen != best
        r[0] = s
        apply(t, r[0], np.int64(moves[best]))
        for seat in range(t.players):
            points, use = judge(t, r[0], w, seat, f, i)
            values[made, seat, 0] = points
            values[made, seat, 1] = use
        apply(t, s, np.int64(moves[chosen]))
        states[made] = s
        made += 1
        stream = deal(t, s, stream)
    return made


@kernel
def look_back(
    t: Any, s: Any, made: Any, trace: Any, values: Any, strayed: Any, targets: Any
) -> None:
    """TD(trace): what each afterstate turned out to be worth to every seat; `s` is the end."""
    for seat in range(t.players):
        targets[made - 1, seat, 0] = score(t, s, seat)
        targets[made - 1, seat, 1] = final_use(t, s, seat)
        for n in range(made - 2, -1, -1):
            for k in range(2):
                known = values[n + 1, seat, k]
                later = known if strayed[n + 1] else targets[n + 1, seat, k]
                targets[n, seat, k] = (1 - trace) * known + trace * later
