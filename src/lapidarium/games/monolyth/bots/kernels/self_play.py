"""Games of the value against itself, and what is to be learned from each of their states."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled.kernel import kernel
from lapidarium.compiled.random_numbers import STEP, below, mix
from lapidarium.games.monolyth.bots.kernels.evaluation import (
    NOWHERE,
    best_of,
    final_use,
    judge,
    rate,
)
from lapidarium.games.monolyth.bots.kernels.next_turn import go_round
from lapidarium.games.monolyth.bots.kernels.sizes import LIKELY, MOST_AHEAD
from lapidarium.games.monolyth.compiled.layout import GIVE, OVER, TURN
from lapidarium.games.monolyth.compiled.move_list import generate
from lapidarium.games.monolyth.compiled.playout import deal
from lapidarium.games.monolyth.compiled.scoring import score
from lapidarium.games.monolyth.compiled.turn import apply

PARTS_OF_ALL: Final = 1 << 20


@kernel
def best_of_two_turns(
    t: Any,
    s: Any,
    w: Any,
    world: Any,
    ahead: Any,
    moves: Any,
    count: Any,
    uses: Any,
    f: Any,
    i: Any,
    r: Any,
) -> Any:
    """Of so many likely moves, the one after which the next turn can lead to the best."""
    likely = i[LIKELY : LIKELY + MOST_AHEAD]
    tried = min(ahead, count, MOST_AHEAD)
    for n in range(tried):
        likely[n] = best_of(uses, count)
        uses[likely[n]] = NOWHERE
    found, most = np.int64(likely[0]), NOWHERE
    for n in range(tried):
        generate(t, s, moves)
        r[2] = s
        apply(t, r[2], np.int64(moves[likely[n]]))
        go_round(t, r[2], np.int64(s.seat), w, world, moves, uses, f, i, r)
        use = final_use(t, r[2], np.int64(s.seat))
        if r[2].phase != OVER:
            after = generate(t, r[2], moves)
            rate(t, r[2], w, moves, after, uses, f, i, r)
            use = uses[best_of(uses, after)]
        if use > most:
            found, most = np.int64(likely[n]), use
    generate(t, s, moves)
    return found


@kernel
def play(
    t: Any,
    s: Any,
    w: Any,
    stream: Any,
    stray: Any,
    stray_giving: Any,
    ahead: Any,
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
        stream += STEP
        random = mix(stream)
        best = best_of(uses, count)
        if ahead > 1 and s.phase == TURN:
            best = best_of_two_turns(t, s, w, random, ahead, moves, count, uses, f, i, r)
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
