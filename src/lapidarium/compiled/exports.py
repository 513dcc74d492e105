"""The functions that every compiled game exports to Python.

Each goes through the games `first` to `last` (exclusive) of an array. They are the same for every
game; a game provides its kernels and layout. `signatures` has the kinds of their arguments;
the caller is responsible for the sizes of the arrays.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numba import carray  # type: ignore[attr-defined]

from lapidarium.compiled.random_numbers import STEP, below, mix

if TYPE_CHECKING:
    from collections.abc import Callable

NO_MOVE: Final = -1
HALF: Final = np.uint64(32)


@dataclass(frozen=True)
class Kernels:
    """The kernels of a game, by what they do."""

    seats: int
    most: int
    outcomes: int
    features: int
    fault: Callable[..., Any]
    is_chance: Callable[..., Any]
    is_over: Callable[..., Any]
    is_legal: Callable[..., Any]
    generate: Callable[..., Any]
    apply: Callable[..., Any]
    weight: Callable[..., Any]
    settle: Callable[..., Any]
    draw: Callable[..., Any]
    deal: Callable[..., Any]
    play_out: Callable[..., Any]
    score: Callable[..., Any]
    place: Callable[..., Any]
    observe: Callable[..., Any]


def exports_of(k: Kernels) -> dict[str, Callable[..., int]]:
    """The exported functions of a game, by name."""
    return {
        "check": _check(k),
        "legal": _legal(k),
        "weigh": _weigh(k),
        "advance": _advance(k),
        "deal": _deal(k),
        "play_out": _play_out(k),
        "play_listed": _play_listed(k),
        "score": _score(k),
        "observe": _observe(k),
        "permit": _permit(k),
        "step": _step(k),
    }


def _check(k: Kernels) -> Callable[..., int]:
    fault = k.fault

    def check(tables: Any, states: Any, first: Any, last: Any, faults: Any) -> Any:
        """What is wrong with each state; the first that is not valid, or -1."""
        t, games, out = carray(tables, 1)[0], carray(states, last), carray(faults, last)
        found = -1
        for n in range(first, last):
            out[n] = fault(t, games[n])
            if out[n] != 0 and found < 0:
                found = n
        return found

    return check


def _legal(k: Kernels) -> Callable[..., int]:
    generate, most = k.generate, k.most

    def legal(  # noqa: PLR0913, PLR0917
        tables: Any, states: Any, first: Any, last: Any, moves: Any, starts: Any, counts: Any
    ) -> Any:
        """The moves of each state one after another: where they begin, and how many there are."""
        t, games, row = carray(tables, 1)[0], carray(states, last), carray(moves, last * most)
        begin, lengths = carray(starts, last), carray(counts, last)
        at = first * most
        for n in range(first, last):
            begin[n] = at
            lengths[n] = generate(t, games[n], row[at:])
            at += lengths[n]
        return 0

    return legal


def _weigh(k: Kernels) -> Callable[..., int]:
    weight, outcomes = k.weight, k.outcomes

    def weigh(tables: Any, states: Any, first: Any, last: Any, weights: Any) -> Any:
        """How likely each outcome of chance is in each state."""
        t, games = carray(tables, 1)[0], carray(states, last)
        out = carray(weights, (last, outcomes))
        for n in range(first, last):
            for outcome in range(outcomes):
                out[n, outcome] = weight(t, games[n], outcome)
        return 0

    return weigh


def _advance(k: Kernels) -> Callable[..., int]:
    is_chance, is_legal, weight = k.is_chance, k.is_legal, k.weight
    apply, settle = k.apply, k.settle

    def advance(tables: Any, states: Any, first: Any, last: Any, numbers: Any) -> Any:
        """Carry out a move or an outcome in each state; or, if one cannot be, none: which?"""
        t, games, chosen = carray(tables, 1)[0], carray(states, last), carray(numbers, last)
        for n in range(first, last):
            s, number = games[n], np.int64(chosen[n])
            if not (weight(t, s, number) > 0 if is_chance(s) else is_legal(t, s, number)):
                return n
        for n in range(first, last):
            if is_chance(games[n]):
                settle(t, games[n], np.int64(chosen[n]))
            else:
                apply(t, games[n], np.int64(chosen[n]))
        return -1

    return advance


def _deal(k: Kernels) -> Callable[..., int]:
    deal_one = k.deal

    def deal(tables: Any, states: Any, first: Any, last: Any, streams: Any) -> Any:
        """Draw in each state until somebody has to decide, or the game is over."""
        t, games, random = carray(tables, 1)[0], carray(states, last), carray(streams, last)
        for n in range(first, last):
            random[n] = deal_one(t, games[n], random[n])
        return 0

    return deal


def _play_out(k: Kernels) -> Callable[..., int]:
    play_one = k.play_out

    def play_out(tables: Any, states: Any, first: Any, last: Any, streams: Any) -> Any:
        """Play each game to its end at random; how many decisions that took."""
        t, games, random = carray(tables, 1)[0], carray(states, last), carray(streams, last)
        decisions = 0
        for n in range(first, last):
            random[n], made = play_one(t, games[n], random[n])
            decisions += made
        return decisions

    return play_out


def _play_listed(k: Kernels) -> Callable[..., int]:
    deal_one, is_over, is_chance = k.deal, k.is_over, k.is_chance
    generate, apply, draw, most = k.generate, k.apply, k.draw, k.most

    def play_listed(  # noqa: PLR0913, PLR0917
        tables: Any, states: Any, first: Any, last: Any, streams: Any, moves: Any
    ) -> Any:
        """The same games as play_out, but each move is picked from the list of all."""
        t, games, random = carray(tables, 1)[0], carray(states, last), carray(streams, last)
        row, decisions = carray(moves, most), 0
        for n in range(first, last):
            s, stream = games[n], deal_one(t, games[n], random[n])
            while not is_over(s):
                stream += STEP
                word = mix(stream)
                apply(t, s, np.int64(row[below(word, generate(t, s, row))]))
                decisions += 1
                if is_chance(s):
                    draw(t, s, word << HALF)
            random[n] = stream
        return decisions

    return play_listed


def _score(k: Kernels) -> Callable[..., int]:
    points, place, seats = k.score, k.place, k.seats

    def score(  # noqa: PLR0913, PLR0917
        tables: Any, states: Any, first: Any, last: Any, scores: Any, places: Any
    ) -> Any:
        """Points and places of each seat as if the games ended now."""
        t, games = carray(tables, 1)[0], carray(states, last)
        won, placed = carray(scores, (last, seats)), carray(places, (last, seats))
        for n in range(first, last):
            for seat in range(t.players):
                won[n, seat] = points(t, games[n], seat)
                placed[n, seat] = place(t, games[n], seat)
        return 0

    return score


def _observe(k: Kernels) -> Callable[..., int]:
    observe_one, features = k.observe, k.features

    def observe(  # noqa: PLR0913, PLR0917
        tables: Any, states: Any, first: Any, last: Any, seats: Any, out: Any
    ) -> Any:
        """What a seat knows of each state, as features."""
        t, games = carray(tables, 1)[0], carray(states, last)
        who, seen = carray(seats, last), carray(out, (last, features))
        for n in range(first, last):
            observe_one(t, games[n], np.int64(who[n]), seen[n])
        return 0

    return observe


def _permit(k: Kernels) -> Callable[..., int]:
    is_legal, is_over = k.is_legal, k.is_over

    def permit(tables: Any, states: Any, first: Any, last: Any, chosen: Any) -> Any:
        """The first game in which the move is not legal, or -1; one that is over takes NO_MOVE."""
        t, games, numbers = carray(tables, 1)[0], carray(states, last), carray(chosen, last)
        for n in range(first, last):
            is_idle = is_over(games[n]) and numbers[n] == NO_MOVE
            if not is_idle and not is_legal(t, games[n], np.int64(numbers[n])):
                return n
        return -1

    return permit


def _step(k: Kernels) -> Callable[..., int]:
    apply, deal_one, generate = k.apply, k.deal, k.generate
    is_over, points, most, seats = k.is_over, k.score, k.most, k.seats

    def step(  # noqa: PLR0913, PLR0917
        tables: Any,
        states: Any,
        first: Any,
        last: Any,
        chosen: Any,
        streams: Any,
        moves: Any,
        starts: Any,
        counts: Any,
        ended: Any,
        scores: Any,
        renew: Any,
    ) -> Any:
        """A permitted move in each game, then what is drawn, then the moves there are now.

        A game that ends here leaves its scores and, if asked, begins anew.
        """
        t, games, numbers = carray(tables, 1)[0], carray(states, last), carray(chosen, last)
        random, over = carray(streams, last), carray(ended, last)
        row, begin, lengths = carray(moves, last * most), carray(starts, last), carray(counts, last)
        won = carray(scores, (last, seats))
        at = first * most
        for n in range(first, last):
            s = games[n]
            over[n] = 0
            if numbers[n] != NO_MOVE:
                apply(t, s, np.int64(numbers[n]))
                random[n] = deal_one(t, s, random[n])
                if is_over(s):
                    over[n] = 1
                    for seat in range(t.players):
                        won[n, seat] = points(t, s, seat)
                    if renew:
                        games[n] = t.start
                        random[n] = deal_one(t, games[n], random[n])
            begin[n] = at
            lengths[n] = generate(t, games[n], row[at:])
            at += lengths[n]
        return 0

    return step
