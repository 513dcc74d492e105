"""The referee's states as records and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from lapidarium.compiled.errors import CoreError
from lapidarium.games.ocelot.compiled.layout import FACES, KINDS, NONE, SEATS, STAR, STATE
from lapidarium.games.ocelot.rules.state import ABSENT, State, Step, bits, union

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from lapidarium.games.ocelot.rules import Ocelot

STEPS = tuple(Step)
NUMBERS = {step: number for number, step in enumerate(STEPS)}


def record_of(game: Ocelot, state: State) -> NDArray[np.void]:
    """A state as an array of one record."""
    if not isinstance(state, State) or len(state.gems) != KINDS:
        raise CoreError(f"expected a state of ocelot, got {state!r:.60}")
    found = np.zeros(1, STATE)
    s = found[0]
    s["step"] = NUMBERS[state.step]
    for field in ("first", "seat", "owed"):
        s[field] = _byte(getattr(state, field))
    s["gems"] = NONE
    for kind, squares in enumerate(state.gems):
        s["gems"][list(bits(squares))] = kind
    s["lying"], s["cheap"] = union(state.gems), union(state.gems[: STAR + 1])
    _put_tools(s, game, state)
    s["hands"], s["collected"] = state.hands, state.collected
    s["companions"] = [_byte(square) for square in state.companions]
    for seat, drawn in enumerate(state.amethysts):
        s["amethysts"][seat] = _tokens(game, drawn, seat)
    return found


def _byte(number: int) -> int:
    return NONE if number == ABSENT else number


def _put_tools(s: Any, game: Ocelot, state: State) -> None:
    s["faces"], s["taken"] = state.faces, union(state.faces)
    once = twice = thrice = 0
    seen = [0, 0, 0]
    for face in range(FACES):
        for circle in bits(state.faces[face]):
            sight = game.box.sight[circle]
            seen[game.box.tool_of[face]] |= sight
            thrice |= twice & sight
            twice |= once & sight
            once |= sight
    s["seen"], s["once"], s["twice"], s["thrice"] = seen, once, twice, thrice


def _tokens(game: Ocelot, drawn: Sequence[int], seat: int) -> int:
    """Amethysts as bits: those of a kind from its lowest up for seat 0, else from its highest."""
    tokens = first = 0
    for kind, copies in enumerate(game.box.copies):
        own = drawn.count(kind)
        if own > copies:
            raise CoreError(f"there are only {copies} of {game.box.amethysts[kind]}")
        tokens |= ((1 << own) - 1) << (first if seat == 0 else first + copies - own)
        first += copies
    return tokens


def state_of(game: Ocelot, s: Any) -> State:
    """The state of a valid record."""
    gems = s["gems"].tolist()
    return State(
        step=STEPS[s["step"]],
        first=_number(s["first"]),
        seat=_number(s["seat"]),
        owed=_number(s["owed"]),
        gems=tuple(
            sum(1 << square for square, found in enumerate(gems) if found == kind)
            for kind in range(KINDS)
        ),
        faces=tuple(s["faces"].tolist()),
        hands=tuple(tuple(hand) for hand in s["hands"].tolist()),
        companions=tuple(_number(square) for square in s["companions"]),
        collected=tuple(tuple(own) for own in s["collected"].tolist()),
        amethysts=tuple(_drawn(game, int(s["amethysts"][seat])) for seat in range(SEATS)),
    )


def _number(byte: Any) -> int:
    return ABSENT if byte == NONE else int(byte)


def _drawn(game: Ocelot, tokens: int) -> tuple[int, ...]:
    drawn: list[int] = []
    for kind, copies in enumerate(game.box.copies):
        drawn += [kind] * (tokens & ((1 << copies) - 1)).bit_count()
        tokens >>= copies
    return tuple(drawn)
