"""The functions that a game's codec exports to Python: environments on many games at a time.

Each goes through the games `first` to `last` (exclusive). `vector_signatures` has the kinds of
their arguments; the caller is responsible for the sizes of the arrays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numba import carray  # type: ignore[attr-defined]

from lapidarium.compiled import bits, engine_exports
from lapidarium.compiled.kernel import kernel
from lapidarium.compiled.lists import put_word
from lapidarium.compiled.random_numbers import STEP, below, mix
from lapidarium.compiled.rows import get_word, put_bits
from lapidarium.compiled.spread import spread_byte
from lapidarium.compiled.vector_signatures import (
    ANEW,
    AUTORESET,
    ENDED,
    ILLEGAL,
    LEARNER,
    MASKS,
    NEXT_STEP,
    OBSERVATIONS,
    PENALTY,
    REWARD,
    SAME_STEP,
    SCORE,
    SETTINGS,
    WIN,
    WRITE,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.compiled.engine_exports import VectorKernels

BYTE: Final = np.uint64(0xFF)
EIGHT: Final = np.uint64(8)


def vector_exports_of(k: VectorKernels) -> dict[str, Callable[..., int]]:
    """The exported functions of a codec, by name."""
    return {
        "vector_step": _step(k),
        "vector_renew": _renew(k),
        "vector_permit": _permit(k),
        "vector_choose": _choose(k),
        "vector_list": _list(k),
        "vector_advance": engine_exports.advance_of(k),
        "vector_look": engine_exports.look_of(k),
        "vector_observe": engine_exports.observe_of(k),
        "vector_finish": engine_exports.finish_of(k),
    }


def _words(k: VectorKernels) -> tuple[int, int, int]:
    """Of a row of legal ids: as words of bits, as uint16 of bits, as words of bytes."""
    return -(-k.actions // 64), 4 * -(-k.actions // 64), 2 * -(-k.actions // 16)


def _spread(k: VectorKernels) -> Callable[..., Any]:
    """The mask of a row of bits.

    This is done after all games were looked at: bits that were written just now in small pieces
    cannot be read in large ones at once.
    """
    shorts, whole = -(-k.actions // 16), k.actions // 64

    @kernel
    def spread(row: Any, mask: Any) -> None:
        for n in range(whole):
            put_bits(mask, 64 * n, get_word(row, 8 * n))
        for n in range(4 * whole, shorts):
            found = np.uint64(row[n])
            mask[2 * n] = spread_byte(found & BYTE)
            mask[2 * n + 1] = spread_byte(found >> EIGHT)

    return spread


def _begin(k: VectorKernels) -> Callable[..., Any]:
    """A new game, up to the first decision of whoever learns; the stream after it."""
    deal, follow = k.core.deal, _follow(k)

    @kernel
    def begin(t: Any, games: Any, n: Any, stream: Any, learner: Any) -> Any:
        games[n] = t.start
        stream = deal(t, games[n], stream)
        return follow(t, games[n], stream, learner)

    return begin


def _follow(k: VectorKernels) -> Callable[..., Any]:
    """The other seats play at random until the learner decides; without one nobody does."""
    deal, is_over, apply, choose = k.core.deal, k.core.is_over, k.core.apply, k.choose

    @kernel
    def follow(t: Any, s: Any, stream: Any, learner: Any) -> Any:
        while learner >= 0 and s.seat != learner and not is_over(s):
            stream += STEP
            apply(t, s, choose(t, s, mix(stream)))
            stream = deal(t, s, stream)
        return stream

    return follow


def _pay(k: VectorKernels) -> Callable[..., Any]:
    """The rewards of all seats for one step; `before` has their points until now."""
    score, place = k.core.score, k.core.place

    @kernel
    def pay(t: Any, s: Any, kind: Any, is_end: Any, rewards: Any, before: Any) -> None:
        if kind == SCORE:
            if is_end:
                for seat in range(t.players):
                    rewards[seat] = score(t, s, seat)
        elif kind == WIN:
            if is_end:
                for seat in range(t.players):
                    own, equals = place(t, s, seat), 0
                    for other in range(t.players):
                        equals += place(t, s, other) == own
                    rewards[seat] = 1.0 - (2 * own + equals - 1) / (t.players - 1)
        else:
            for seat in range(t.players):
                points = score(t, s, seat)
                rewards[seat] = points - before[seat]
                before[seat] = points

    return pay


def _step(k: VectorKernels) -> Callable[..., int]:  # noqa: PLR0915 - one step, in order
    apply, deal, is_over, is_legal = k.core.apply, k.core.deal, k.core.is_over, k.core.is_legal
    number, score, seats, observe = k.number, k.core.score, k.core.seats, k.observe
    legal_bits, spread = k.legal_bits, _spread(k)
    begin, follow, pay = _begin(k), _follow(k), _pay(k)
    _, shorts, bytes_ = _words(k)

    def vector_step(  # noqa: PLR0912
        tables: Any,
        states: Any,
        first: Any,
        last: Any,
        actions: Any,
        streams: Any,
        found: Any,
        masks: Any,
        observations: Any,
        finals: Any,
        who: Any,
        reward: Any,
        rewards: Any,
        points: Any,
        ended: Any,
        dead: Any,
        width: Any,
        settings: Any,
    ) -> Any:
        """An action in each game, what is drawn, the others' moves; then what there is to see."""
        t, games, ids = carray(tables, 1)[0], carray(states, last), carray(actions, last)
        random, rows = carray(streams, last), carray(found, (last, shorts))
        mask, seen = carray(masks, (last, bytes_)), carray(observations, (last, width))
        final = carray(finals, (last, width))
        seat_of, paid = carray(who, last), carray(reward, last)
        each, before = carray(rewards, (last, seats)), carray(points, (last, seats))
        over, waits, use = carray(ended, last), carray(dead, last), carray(settings, SETTINGS)
        mode, kind, learner, what = use[AUTORESET], use[REWARD], use[LEARNER], use[WRITE]
        for n in range(first, last):
            over[n] = 0
            paid[n] = 0.0
            each[n, :] = 0
            mover = np.int64(seat_of[n])
            is_new = False
            if waits[n]:
                is_new = mode == NEXT_STEP
            else:
                s = games[n]
                move = number(t, s, ids[n])
                if move < 0 or not is_legal(t, s, move):
                    over[n] = ILLEGAL
                    each[n, mover] = PENALTY
                else:
                    apply(t, s, move)
                    random[n] = follow(t, s, deal(t, s, random[n]), learner)
                    if is_over(s):
                        over[n] = ENDED
                    pay(t, s, kind, over[n] == ENDED, each[n], before[n])
                paid[n] = each[n, mover]
                if over[n] != 0:
                    waits[n] = 1
                    if mode == SAME_STEP:
                        is_new = True
                        if what & OBSERVATIONS:
                            observe(t, s, mover, final[n])
            if is_new:
                random[n] = begin(t, games, n, random[n], learner)
                waits[n] = 0
                for seat in range(t.players):
                    before[n, seat] = score(t, games[n], seat)
            s = games[n]
            if waits[n] == 0:
                seat_of[n] = s.seat
            legal_bits(t, s, rows[n])
            if waits[n]:  # whatever is chosen is ignored, but something must be there to choose
                rows[n, 0] |= 1
            if what & OBSERVATIONS:
                observe(t, s, np.int64(seat_of[n]), seen[n])
        if what & MASKS:
            for n in range(first, last):
                spread(rows[n], mask[n])
        return 0

    return vector_step


def _renew(k: VectorKernels) -> Callable[..., int]:
    score, seats, begin, spread = k.core.score, k.core.seats, _begin(k), _spread(k)
    legal_bits, observe = k.legal_bits, k.observe
    _, shorts, bytes_ = _words(k)

    def vector_renew(
        tables: Any,
        states: Any,
        first: Any,
        last: Any,
        chosen: Any,
        streams: Any,
        found: Any,
        masks: Any,
        observations: Any,
        who: Any,
        points: Any,
        dead: Any,
        width: Any,
        settings: Any,
    ) -> Any:
        """A new game where ANEW is asked for; what there is to see there, and where AGAIN is."""
        t, games, asked = carray(tables, 1)[0], carray(states, last), carray(chosen, last)
        random, rows = carray(streams, last), carray(found, (last, shorts))
        mask, seen = carray(masks, (last, bytes_)), carray(observations, (last, width))
        seat_of, waits = carray(who, last), carray(dead, last)
        before = carray(points, (last, seats))
        use = carray(settings, SETTINGS)
        for n in range(first, last):
            if asked[n] == ANEW:
                random[n] = begin(t, games, n, random[n], use[LEARNER])
                waits[n] = 0
                seat_of[n] = games[n].seat
                for seat in range(t.players):
                    before[n, seat] = score(t, games[n], seat)
            if asked[n] != 0:
                legal_bits(t, games[n], rows[n])
                if waits[n]:
                    rows[n, 0] |= 1
                if use[WRITE] & OBSERVATIONS:
                    observe(t, games[n], np.int64(seat_of[n]), seen[n])
        for n in range(first, last):
            if asked[n] != 0 and use[WRITE] & MASKS:
                spread(rows[n], mask[n])
        return 0

    return vector_renew


def _permit(k: VectorKernels) -> Callable[..., int]:
    number, is_legal = k.number, k.core.is_legal

    def vector_permit(
        tables: Any, states: Any, first: Any, last: Any, actions: Any, dead: Any
    ) -> Any:
        """The first game in which the action is not legal, or -1; one that waits takes any."""
        t, games, ids = carray(tables, 1)[0], carray(states, last), carray(actions, last)
        waits = carray(dead, last)
        for n in range(first, last):
            if waits[n] == 0:
                move = number(t, games[n], ids[n])
                if move < 0 or not is_legal(t, games[n], move):
                    return n
        return -1

    return vector_permit


def _choose(k: VectorKernels) -> Callable[..., int]:
    count, _, _ = _words(k)

    def vector_choose(found: Any, first: Any, last: Any, streams: Any, actions: Any) -> Any:
        """One of the legal ids of each game, each as likely as any other."""
        rows, random = carray(found, (last, count)), carray(streams, last)
        ids = carray(actions, last)
        for n in range(first, last):
            total = 0
            for at in range(count):
                total += bits.count(rows[n, at])
            random[n] += STEP
            left = below(mix(random[n]), total)
            at = before = here = 0
            for word in range(count - 1):  # without a branch that depends on chance
                here += bits.count(rows[n, word])
                is_past = here <= left
                at += is_past
                before = here if is_past else before
            ids[n] = 64 * at + bits.nth(rows[n, np.uint64(at)], left - before)
        return 0

    return vector_choose


def _list(k: VectorKernels) -> Callable[..., int]:
    count, _, _ = _words(k)

    def vector_list(
        found: Any, first: Any, last: Any, ids: Any, counts: Any, width: Any, fill: Any
    ) -> Any:
        """The legal ids of each game in ascending order, then `fill`; rows are `width` long.

        Returns the first game whose list does not fit (with eight to spare), or -1.
        """
        rows, lists = carray(found, (last, count)), carray(ids, (last, width))
        lengths = carray(counts, last)
        for n in range(first, last):
            total = 0
            for at in range(count):
                total += bits.count(rows[n, at])
            lengths[n] = total
            if total + 8 > width:
                return n
            end = 0
            for at in range(count):
                end = put_word(lists[n], end, rows[n, at], 64 * at)
            lists[n, end:] = fill
        return -1

    return vector_list
