"""Beam search: the best a state can lead to if the stones come in a certain order.

A refill lands behind the crystal, so the next three or four turns hardly depend on it. A beam
keeps the most promising states of each turn, whichever way they were reached. Rivals, if there
are any, make the move of the highest use.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lapidarium.compiled.kernel import kernel
from lapidarium.compiled.random_numbers import STEP, mix
from lapidarium.games.monolyth.bots.kernels.afterstate import make
from lapidarium.games.monolyth.bots.kernels.evaluation import NOWHERE, best_of, final_use, rate
from lapidarium.games.monolyth.bots.kernels.next_turn import go_round
from lapidarium.games.monolyth.bots.kernels.sizes import CANDIDATES
from lapidarium.games.monolyth.compiled.layout import OVER
from lapidarium.games.monolyth.compiled.move_list import generate


@kernel
def mark(t: Any, s: Any) -> Any:
    """A number that two states share only if they are the same (or by a very rare accident)."""
    word = np.uint64(s.crystal) | (np.uint64(s.phase) << np.uint64(8))
    for seat in range(t.players):
        for colour in range(5):
            word = mix(word * STEP + s.colours[seat, colour])
        for side in range(4):
            word = word * STEP + np.uint64(s.slots[seat, side])
    for value in range(16):
        word = word * STEP + np.uint64(s.prophecies[value])
    word = mix(word)
    for site in range(13):
        word = word * STEP + np.uint64(s.sites[site])
    return mix(word)


@kernel
def expand(t: Any, w: Any, kept: Any, ws: Any) -> Any:
    """Rate every move of every state kept; how many moves there are."""
    moves, uses, now = ws.moves[:], ws.uses[:], ws.now[:]
    worth, parents, made = ws.worth[:], ws.parents[:], ws.made[:]
    found = 0
    for n in range(kept):
        count = generate(t, now[n], moves)
        if found + count > CANDIDATES:
            break
        rate(t, now[n], w, count, ws)
        for k in range(count):
            worth[found] = uses[k]
            parents[found] = n
            made[found] = moves[k]
            found += 1
    return found


@kernel
def is_known(marks: Any, n: Any) -> Any:
    """Is the n-th mark among those before it?"""
    known = False
    for k in range(n):
        known |= marks[k] == marks[n]
    return known


@kernel
def beam(
    t: Any,
    start: Any,
    seat: Any,
    w: Any,
    world: Any,
    width: Any,
    turns: Any,
    ws: Any,
) -> Any:
    """The highest use found, and how many states were expanded."""
    now, after, marks = ws.now[:], ws.after[:], ws.marks[:]
    worth, parents, made = ws.worth[:], ws.parents[:], ws.made[:]
    most, kept = NOWHERE, 1
    after[0] = start
    looked = go_round(t, after[0], seat, w, world, ws)
    if after[0].phase == OVER:
        return final_use(t, after[0], seat), looked
    for turn in range(turns):
        for n in range(kept):
            now[n] = after[n]
        found = expand(t, w, kept, ws)
        looked += kept
        if turn == turns - 1:
            return max(most, worth[best_of(worth, found)]), looked
        kept = 0
        while kept < width:
            best = best_of(worth, found)
            use = worth[best]
            if use == NOWHERE:
                break
            worth[best] = NOWHERE
            after[kept] = now[parents[best]]
            make(t, after[kept], np.int64(made[best]))
            looked += go_round(t, after[kept], seat, w, world, ws)
            if after[kept].phase == OVER:
                most = max(most, final_use(t, after[kept], seat))
                continue
            marks[kept] = mark(t, after[kept])
            kept += not is_known(marks, kept)
        if kept == 0:
            break
    return most, looked
