"""Ids, masks and observations of the cave on records (see `actions` and `planes`)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.compiled.spread import spread_word
from lapidarium.games.ocelot.codec.actions import ACTIONS
from lapidarium.games.ocelot.codec.planes import MOST_HELD, MOST_POINTS, PLANES
from lapidarium.games.ocelot.compiled.layout import (
    CAVES,
    COLLECT,
    FACES,
    KINDS,
    LETTERS,
    MOVE,
    NONE,
    OVER,
    PLACE,
    SEATS,
    SPACES,
    TOOLS,
)
from lapidarium.games.ocelot.compiled.moves import faces_in_hand, first_squares
from lapidarium.games.ocelot.compiled.scoring import gem_points, score
from lapidarium.games.ocelot.compiled.sight import collectable, onward

ONE: Final = np.uint64(1)
SHORT: Final = np.uint64(0xFFFF)
SIXTEEN: Final = np.uint64(16)
WORD: Final = SPACES // 8
PER_WORD: Final = SPACES // 16
AT_TOOLS, AT_SEEN, AT_THRICE = (PLANES.at[name] // 8 for name in ("tools", "seen", "thrice"))
AT_COLLECTABLE, AT_COMPANIONS = PLANES.at["collectable"] // 8, PLANES.at["companions"]
AT_HANDS, AT_COLLECTED, AT_AMETHYSTS = (
    PLANES.at[name] for name in ("hands", "collected", "amethysts")
)
AT_OWN, AT_UNSEEN, AT_POINTS = (PLANES.at[name] for name in ("own", "unseen", "points"))
AT_STEP, AT_OWED, AT_ACTIVE, AT_FIRST = (
    PLANES.at[name] for name in ("step", "owed", "active", "first")
)


@kernel
def number(t: Any, s: Any, action: Any) -> Any:  # noqa: ARG001 - every game's is called alike
    """The core's number of an id; -1 if it can be none."""
    return action if 0 <= action < ACTIONS else -1


@kernel
def legal_bits(t: Any, s: Any, out: Any) -> None:
    """Every legal id as a bit; 64 bits for each face, for the companion, for gems, and the rest."""
    out[:] = 0
    if s.step == PLACE:
        circles, faces = t.circles & ~s.taken, faces_in_hand(s)
        for face in range(FACES):
            if (faces >> np.uint64(face)) & ONE:
                _put(circles, out, face)
        _put(first_squares(t, s), out, FACES)
    elif s.step == MOVE:
        _put(onward(t, s), out, FACES)
        out[(FACES + 2) * PER_WORD] = 1
    elif s.step == COLLECT:
        _put(collectable(t, s, s.seat), out, FACES + 1)
        out[(FACES + 2) * PER_WORD] = 2


@kernel
def _put(word: Any, out: Any, at: Any) -> None:
    for n in range(PER_WORD):
        out[at * PER_WORD + n] = np.uint16(word & SHORT)
        word >>= SIXTEEN


@kernel
def observe(t: Any, s: Any, seat: Any, words: Any, out: Any) -> None:
    """What this seat knows, into a row of zeros (as words and as bytes)."""
    for square in range(t.squares):
        if s.gems[square] != NONE:
            out[s.gems[square] * SPACES + square] = 1
    for face in range(FACES):
        spread_word(s.faces[face], words, AT_TOOLS + face * WORD)
    for tool in range(TOOLS):
        spread_word(s.seen[tool], words, AT_SEEN + tool * WORD)
    spread_word(s.thrice, words, AT_THRICE)
    for n in range(SEATS):
        _observe_seat(t, s, seat ^ n, n, words, out)
    _observe_amethysts(t, s, seat, out)
    step = 0 if s.step == PLACE else 1 if s.step == MOVE else 2 if s.step == COLLECT else 3
    out[AT_STEP + step] = 1
    if s.owed != NONE:
        out[AT_OWED + s.owed] = 1
    out[AT_FIRST] = s.first == seat


@kernel
def _observe_seat(t: Any, s: Any, seat: Any, n: Any, words: Any, out: Any) -> None:
    spread_word(collectable(t, s, seat), words, AT_COLLECTABLE + n * WORD)
    if s.companions[seat] != NONE:
        out[AT_COMPANIONS + n * SPACES + s.companions[seat]] = 1
    for letter in range(LETTERS):
        out[AT_HANDS + n * LETTERS + letter] = min(s.hands[seat, letter], MOST_HELD)
    for kind in range(KINDS):
        out[AT_COLLECTED + n * KINDS + kind] = min(s.collected[seat, kind], MOST_HELD)
    for bag in range(CAVES):
        held = bits.count(s.amethysts[seat] & t.bags[bag])
        out[AT_AMETHYSTS + n * CAVES + bag] = min(held, MOST_HELD)
    is_known = n == 0 or s.step == OVER
    points = score(t, s, seat) if is_known else gem_points(t, s, seat)
    out[AT_POINTS + n] = min(points, MOST_POINTS)
    out[AT_ACTIVE + n] = s.seat == seat and s.step != OVER


@kernel
def _observe_amethysts(t: Any, s: Any, seat: Any, out: Any) -> None:
    """O-G8: the own ones; any other may be in a bag or with the other seat, before the end."""
    own = s.amethysts[seat]
    known = own | s.amethysts[1 - seat] if s.step == OVER else own
    for kind in range(t.kinds):
        out[AT_OWN + kind] = min(bits.count(own & t.same[kind]), MOST_HELD)
        out[AT_UNSEEN + kind] = min(bits.count(t.same[kind] & ~known), MOST_HELD)
