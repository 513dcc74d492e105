"""Ids, masks and observations of the cave on records (see `actions` and `planes`)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.compiled.rows import put_bits, put_eight_capped, put_equal, put_word
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
PER_WORD: Final = SPACES // 16
NOTHING: Final = np.uint64(0)
AT_TOOLS, AT_SEEN, AT_THRICE = (PLANES.at[name] for name in ("tools", "seen", "thrice"))
AT_COLLECTABLE, AT_COMPANIONS = PLANES.at["collectable"], PLANES.at["companions"]
AT_HANDS, AT_COLLECTED, AT_AMETHYSTS = (
    PLANES.at[name] for name in ("hands", "collected", "amethysts")
)
SIZE: Final = PLANES.size
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
def observe(t: Any, s: Any, seat: Any, out: Any) -> None:
    """What this seat knows; every byte is written."""
    for kind in range(KINDS):
        put_equal(out, kind * SPACES, s.gems, kind)
    for face in range(FACES):
        put_bits(out, AT_TOOLS + face * SPACES, s.faces[face])
    for tool in range(TOOLS):
        put_bits(out, AT_SEEN + tool * SPACES, s.seen[tool])
    put_bits(out, AT_THRICE, s.thrice)
    for n in range(SEATS):
        _observe_seat(t, s, np.uint64(seat ^ n), n, out)
    _observe_amethysts(t, s, np.uint64(seat), out)
    put_word(out, AT_STEP, NOTHING)
    put_word(out, SIZE - 8, NOTHING)
    step = 0 if s.step == PLACE else 1 if s.step == MOVE else 2 if s.step == COLLECT else 3
    out[AT_STEP + step] = 1
    if s.owed != NONE:
        out[AT_OWED + s.owed] = 1
    out[AT_FIRST] = s.first == seat
    for n in range(SEATS):
        other = seat ^ n
        is_known = n == 0 or s.step == OVER
        points = score(t, s, other) if is_known else gem_points(t, s, other)
        out[AT_POINTS + n] = min(points, MOST_POINTS)
        out[AT_ACTIVE + n] = s.seat == other and s.step != OVER


@kernel
def _observe_seat(t: Any, s: Any, seat: Any, n: Any, out: Any) -> None:
    put_bits(out, AT_COLLECTABLE + n * SPACES, collectable(t, s, seat))
    square = s.companions[seat]
    companion = NOTHING if square == NONE else ONE << np.uint64(square)
    put_bits(out, AT_COMPANIONS + n * SPACES, companion)
    for letter in range(LETTERS):
        out[AT_HANDS + n * LETTERS + letter] = min(s.hands[seat, letter], MOST_HELD)
    put_eight_capped(out, AT_COLLECTED + n * KINDS, s.collected[seat], MOST_HELD)
    for bag in range(CAVES):
        held = bits.count(s.amethysts[seat] & t.bags[bag])
        out[AT_AMETHYSTS + n * CAVES + bag] = min(held, MOST_HELD)


@kernel
def _observe_amethysts(t: Any, s: Any, seat: Any, out: Any) -> None:
    """O-G8: the own ones; any other may be in a bag or with the other seat, before the end."""
    own = s.amethysts[seat]
    known = own | s.amethysts[seat ^ ONE] if s.step == OVER else own
    put_bits(out, AT_OWN, NOTHING)
    put_bits(out, AT_UNSEEN, NOTHING)
    for kind in range(t.kinds):
        of_kind = t.same[np.uint64(kind)]
        out[AT_OWN + kind] = min(bits.count(own & of_kind), MOST_HELD)
        out[AT_UNSEEN + kind] = min(bits.count(of_kind & ~known), MOST_HELD)
