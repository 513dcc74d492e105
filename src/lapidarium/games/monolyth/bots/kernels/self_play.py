"""Self-play by the value, and the training targets of the states that occur."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled.kernel import kernel
from lapidarium.compiled.random_numbers import STEP, below, mix
from lapidarium.games.monolyth.bots.kernels.afterstate import make
from lapidarium.games.monolyth.bots.kernels.evaluation import (
    NOWHERE,
    best_of,
    evaluate,
    final_use,
    rate,
)
from lapidarium.games.monolyth.bots.kernels.next_turn import go_round
from lapidarium.games.monolyth.bots.kernels.sizes import LIKELY, MOST_AHEAD
from lapidarium.games.monolyth.compiled.layout import GIVE, OVER, TURN
from lapidarium.games.monolyth.compiled.move_list import generate
from lapidarium.games.monolyth.compiled.playout import deal
from lapidarium.games.monolyth.compiled.scoring import score

PARTS_OF_ALL: Final = 1 << 20


@kernel
def best_of_two_turns(t: Any, s: Any, w: Any, world: Any, ahead: Any, count: Any, ws: Any) -> Any:
    """Of the `ahead` most promising moves the one with the best next turn."""
    moves, uses, i, r = ws.moves[:], ws.uses[:], ws.places[:], ws.records[:]
    likely = i[LIKELY : LIKELY + MOST_AHEAD]
    tried = min(ahead, count, MOST_AHEAD)
    for n in range(tried):
        likely[n] = best_of(uses, count)
        uses[likely[n]] = NOWHERE
    found, most = np.int64(likely[0]), NOWHERE
    for n in range(tried):
        generate(t, s, moves)
        r[2] = s
        make(t, r[2], np.int64(moves[likely[n]]))
        go_round(t, r[2], np.int64(s.seat), w, world, ws)
        use = final_use(t, r[2], np.int64(s.seat))
        if r[2].phase != OVER:
            after = generate(t, r[2], moves)
            rate(t, r[2], w, after, ws)
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
    exploration: Any,
    giving_exploration: Any,
    ahead: Any,
    ws: Any,
    states: Any,
) -> Any:
    """One game to its end; how many afterstates it had.

    Notes the afterstates, the value (points, use) of each decision's best move for every seat,
    and where another move was explored.
    """
    moves, uses, r = ws.moves[:], ws.uses[:], ws.records[:]
    values, explored = ws.values, ws.explored[:]
    made = 0
    stream = deal(t, s, stream)
    while s.phase != OVER:
        count = generate(t, s, moves)
        rate(t, s, w, count, ws)
        stream += STEP
        random = mix(stream)
        best = best_of(uses, count)
        if ahead > 1 and s.phase == TURN:
            best = best_of_two_turns(t, s, w, random, ahead, count, ws)
        rate_now = giving_exploration if s.phase == GIVE else exploration
        chosen = best
        if below(random << np.uint64(32), PARTS_OF_ALL) < rate_now:
            chosen = below(random, count)
        explored[made] = chosen != best
        r[0] = s
        make(t, r[0], np.int64(moves[best]))
        for seat in range(t.players):
            points, use = evaluate(t, r[0], w, seat, ws)
            values[made, seat, 0] = points
            values[made, seat, 1] = use
        make(t, s, np.int64(moves[chosen]))
        states[made] = s
        made += 1
        stream = deal(t, s, stream)
    return made


@kernel
def look_back(t: Any, s: Any, made: Any, trace: Any, ws: Any, targets: Any) -> None:
    """TD(trace): the target of each afterstate for every seat; `s` is the end."""
    values, explored = ws.values, ws.explored[:]
    for seat in range(t.players):
        targets[made - 1, seat, 0] = score(t, s, seat)
        targets[made - 1, seat, 1] = final_use(t, s, seat)
        for n in range(made - 2, -1, -1):
            for k in range(2):
                known = values[n + 1, seat, k]
                later = known if explored[n + 1] else targets[n + 1, seat, k]
                targets[n, seat, k] = (1 - trace) * known + trace * later
