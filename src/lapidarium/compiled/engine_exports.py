"""What a codec exports for single states: transitions, what is legal, observations, playouts.

A codec provides three kernels: which move an id stands for, the legal ids as bits, and an
observation. The functions here go through games as those of `exports` do.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import carray  # type: ignore[attr-defined]

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.compiled.exports import Kernels

CHANCE, OVER = -1, -2


@dataclass(frozen=True)
class VectorKernels:
    """The kernels of a codec, and the sizes of its rows."""

    core: Kernels
    choose: Callable[..., Any]
    number: Callable[..., Any]
    """(t, s, action): the core's number of the move, -1 for none; the move may be illegal."""
    legal_bits: Callable[..., Any]
    """(t, s, out): the legal ids as bits of uint16 words, all of which are written."""
    observe: Callable[..., Any]
    """(t, s, seat, out): what a seat knows, as bytes, all of which are written."""
    actions: int


def advance_of(k: VectorKernels) -> Callable[..., int]:
    """`vector_advance` of a game."""
    is_chance, weight, settle = k.core.is_chance, k.core.weight, k.core.settle
    number, is_legal, apply = k.number, k.core.is_legal, k.core.apply

    def vector_advance(tables: Any, states: Any, first: Any, last: Any, chosen: Any) -> Any:
        """An action or an outcome of chance in each game; the first that cannot be, or -1."""
        t, games, ids = carray(tables, 1)[0], carray(states, last), carray(chosen, last)
        for n in range(first, last):
            s = games[n]
            if is_chance(s):
                if weight(t, s, ids[n]) <= 0:
                    return n
                settle(t, s, ids[n])
            else:
                move = number(t, s, ids[n])
                if move < 0 or not is_legal(t, s, move):
                    return n
                apply(t, s, move)
        return -1

    return vector_advance


def look_of(k: VectorKernels) -> Callable[..., int]:
    """`vector_look` of a game."""
    is_chance, is_over, legal_bits = k.core.is_chance, k.core.is_over, k.legal_bits
    shorts = 4 * -(-k.actions // 64)

    def vector_look(tables: Any, states: Any, first: Any, last: Any, who: Any, found: Any) -> Any:
        """Who decides in each game (CHANCE, OVER), and which ids are legal, as bits."""
        t, games, seat_of = carray(tables, 1)[0], carray(states, last), carray(who, last)
        rows = carray(found, (last, shorts))
        for n in range(first, last):
            s = games[n]
            seat_of[n] = OVER if is_over(s) else CHANCE if is_chance(s) else np.int64(s.seat)
            legal_bits(t, s, rows[n])
        return 0

    return vector_look


def observe_of(k: VectorKernels) -> Callable[..., int]:
    """`vector_observe` of a game."""
    observe = k.observe

    def vector_observe(
        tables: Any, states: Any, first: Any, last: Any, who: Any, observations: Any, width: Any
    ) -> Any:
        """What a seat knows of each game."""
        t, games, seat_of = carray(tables, 1)[0], carray(states, last), carray(who, last)
        seen = carray(observations, (last, width))
        for n in range(first, last):
            observe(t, games[n], np.int64(seat_of[n]), seen[n])
        return 0

    return vector_observe


def finish_of(k: VectorKernels) -> Callable[..., int]:
    """`vector_finish` of a game."""
    play_out, score, place, seats = k.core.play_out, k.core.score, k.core.place, k.core.seats

    def vector_finish(
        tables: Any,
        states: Any,
        first: Any,
        last: Any,
        scratch: Any,
        streams: Any,
        points: Any,
        places: Any,
    ) -> Any:
        """Play the first game to its end at random once per stream; points and places of each."""
        t, games, work = carray(tables, 1)[0], carray(states, 1), carray(scratch, last)
        random = carray(streams, last)
        won, ahead = carray(points, (last, seats)), carray(places, (last, seats))
        for n in range(first, last):
            work[n] = games[0]
            random[n], _ = play_out(t, work[n], random[n])
            for seat in range(t.players):
                won[n, seat] = score(t, work[n], seat)
                ahead[n, seat] = place(t, work[n], seat)
        return 0

    return vector_finish
