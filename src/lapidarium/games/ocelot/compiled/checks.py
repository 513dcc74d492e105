"""Whether a record can be a state at all, so that no kernel leaves its bounds.

Not whether players could get there: a position may be made up to study something.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.games.ocelot.compiled.faults import (
    AMETHYSTS_WRONG,
    COMPANIONS_WRONG,
    GEMS_WRONG,
    HANDS_WRONG,
    MOVES_WRONG,
    OWED_WRONG,
    SEAT_WRONG,
    SIGHT_WRONG,
    STEP_WRONG,
    TOOLS_WRONG,
    VALID,
)
from lapidarium.games.ocelot.compiled.layout import (
    CAVES,
    COLLECT,
    DEAL,
    DRAW,
    FACES,
    FIRST,
    KINDS,
    LETTERS,
    MOVE,
    NONE,
    OVER,
    PLACE,
    SEATS,
    SPACES,
    STAR,
    TOOLS,
)
from lapidarium.games.ocelot.compiled.sight import collectable, onward
from lapidarium.games.ocelot.compiled.turn import in_bag, tokens_left

ONE: Final = np.uint64(1)
NOTHING: Final = np.uint64(0)


@kernel
def fault(t: Any, s: Any) -> Any:
    """The first thing wrong with a record (see `faults`), or VALID."""
    if s.step > OVER:
        return STEP_WRONG
    is_drawn = s.step != FIRST
    if (s.first < SEATS) != is_drawn or (s.seat < SEATS) != is_drawn:
        return SEAT_WRONG
    if not is_drawn and (s.first != NONE or s.seat != NONE):
        return SEAT_WRONG
    if (s.owed < CAVES) != (s.step == DRAW) or (s.step != DRAW and s.owed != NONE):
        return OWED_WRONG
    found = _gems(t, s)
    if found == VALID:
        found = _tools(t, s)
    if found == VALID:
        found = _companions(t, s)
    if found == VALID:
        found = _amethysts(t, s)
    return found if found != VALID else _step(t, s)


@kernel
def _gems(t: Any, s: Any) -> Any:
    """O-C4, O-S3: gems lie on squares, in setup in order, and the masks know of them."""
    lying = cheap = NOTHING
    for square in range(SPACES):
        if s.gems[square] != NONE:
            if s.gems[square] >= KINDS or square >= t.squares:
                return GEMS_WRONG
            lying |= ONE << np.uint64(square)
            if s.gems[square] <= STAR:
                cheap |= ONE << np.uint64(square)
    if lying != s.lying or cheap != s.cheap:
        return GEMS_WRONG
    if s.step <= DEAL and lying & (lying + ONE) != 0:
        return GEMS_WRONG
    if s.step == DEAL and bits.count(lying) >= t.squares:
        return GEMS_WRONG
    return _kinds(t, s)


@kernel
def _kinds(t: Any, s: Any) -> Any:
    """O-C4: no more gems of a kind than were dealt; those collected among them."""
    for kind in range(KINDS):
        total = np.int64(0)
        for cave in range(CAVES):
            here = 0
            for square in range(t.squares):
                here += s.gems[square] == kind and t.cave_of[square] == cave
            if here > t.dealt[cave, kind]:
                return GEMS_WRONG
            total += np.int64(t.dealt[cave, kind]) - here
        if np.int64(s.collected[0, kind]) + np.int64(s.collected[1, kind]) > total:
            return GEMS_WRONG
    return VALID


@kernel
def _tools(t: Any, s: Any) -> Any:
    """O-C2, O-G2: one tool per circle, no more tokens than there are, and what they see."""
    taken = once = twice = thrice = NOTHING
    for face in range(FACES):
        if s.faces[face] & taken != 0:
            return TOOLS_WRONG
        taken |= s.faces[face]
    if taken != s.taken or taken & ~t.circles != 0:
        return TOOLS_WRONG
    for tool in range(TOOLS):
        seen = NOTHING
        for face in range(FACES):
            circles = s.faces[face] if t.tool_of[face] == tool else NOTHING
            while circles != 0:
                sight = t.sight[bits.lowest(circles)]
                seen |= sight
                thrice |= twice & sight
                twice |= once & sight
                once |= sight
                circles &= circles - ONE
        if seen != s.seen[tool]:
            return SIGHT_WRONG
    if once != s.once or twice != s.twice or thrice != s.thrice:
        return SIGHT_WRONG
    return _hands(t, s)


@kernel
def _hands(t: Any, s: Any) -> Any:
    for letter in range(LETTERS):
        total = bits.count(s.faces[2 * letter] | s.faces[2 * letter + 1])
        whole = 0
        for seat in range(SEATS):
            if s.hands[seat, letter] > t.start.hands[seat, letter]:
                return HANDS_WRONG
            total += s.hands[seat, letter]
            whole += t.start.hands[seat, letter]
        if total != whole:
            return HANDS_WRONG
    return VALID


@kernel
def _companions(t: Any, s: Any) -> Any:
    """O-T3: a companion has its square for itself."""
    for seat in range(SEATS):
        square = s.companions[seat] + 0
        if square == NONE:
            continue
        if square >= t.squares or (s.lying >> np.uint64(square)) & ONE == ONE:
            return COMPANIONS_WRONG
    if s.companions[0] != NONE and s.companions[0] == s.companions[1]:
        return COMPANIONS_WRONG
    return VALID


@kernel
def _amethysts(t: Any, s: Any) -> Any:
    """O-S2: nobody has what is not in the bags, and of a kind each holds their end."""
    low, high = s.amethysts[0], s.amethysts[1]
    whole = t.bags[0] | t.bags[1] | t.bags[2]
    if low & high != 0 or (low | high) & ~whole != 0:
        return AMETHYSTS_WRONG
    for kind in range(t.kinds):
        tokens = t.same[kind]
        lowest = ONE << np.uint64(bits.lowest(tokens))
        own, not_other = low & tokens, tokens & ~high
        if (own + lowest) & own != 0 or (not_other + lowest) & not_other != 0:
            return AMETHYSTS_WRONG
    return VALID


@kernel
def _step(t: Any, s: Any) -> Any:
    """O-T7, O-E1: something is asked only where there is something to decide."""
    if s.step <= DEAL:
        is_fresh = s.taken == 0 and s.amethysts[0] | s.amethysts[1] == 0
        return VALID if is_fresh and s.companions[0] & s.companions[1] == NONE else STEP_WRONG
    is_possible = True
    if s.step == PLACE:
        is_possible = tokens_left(s, s.seat) > 0
    elif s.step == OVER:
        is_possible = tokens_left(s, s.seat) == 0
    elif s.step == MOVE:
        is_possible = onward(t, s) != 0
    elif s.step == COLLECT:
        is_possible = collectable(t, s, s.seat) != 0
    elif s.step == DRAW:
        is_possible = in_bag(t, s, s.owed) != 0
    return VALID if is_possible else MOVES_WRONG
