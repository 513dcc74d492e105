"""Counting walls and tokens (M-E3 to M-E6)."""

from __future__ import annotations

from typing import Any

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.games.monolyth.compiled.layout import HEIGHT, NONE, SIDES


@kernel
def wall_count(t: Any, s: Any, seat: Any, side: Any) -> Any:
    """M-E3: cubes of a side's colour in the outermost layer of that side."""
    colour = t.sides[s.boards[seat], side]
    return bits.count(s.colours[seat, colour] & t.walls[side])


@kernel
def score(t: Any, s: Any, seat: Any) -> Any:
    """M-E5: the points of a seat as if the game ended now."""
    total = s.structure[seat] + 0
    for level in range(HEIGHT):
        total += s.won[seat, level]
    if s.boards[seat] == NONE:
        return total
    for side in range(SIDES):
        value = s.slots[seat, side] + 0
        if wall_count(t, s, seat, side) >= value:
            total += value
    return total


@kernel
def place(t: Any, s: Any, seat: Any) -> Any:
    """M-E6: how many seats are ahead; among equals, who sat later in the first round."""
    own = score(t, s, seat)
    turn = (seat - s.first + t.players) % t.players
    ahead = 0
    for other in range(t.players):
        points = score(t, s, other)
        is_later = (other - s.first + t.players) % t.players > turn
        if points > own or (points == own and is_later):
            ahead += 1
    return ahead
