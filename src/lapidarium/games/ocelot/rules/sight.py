"""What is seen and can be collected, and where a companion can go (O-G1 to O-G4, O-T3, O-T4).

A circle sees a square from one side, and no two circles see it from the same side (see
`pack.mat`). So three tools that see a square always stand on three different sides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lapidarium.games.ocelot.rules.box import GREEN, ONE_POINT, RED
from lapidarium.games.ocelot.rules.state import ABSENT, union

if TYPE_CHECKING:
    from lapidarium.games.ocelot.rules.box import Box
    from lapidarium.games.ocelot.rules.state import State


def collectable(box: Box, state: State, seat: int) -> int:
    """O-G1, O-G3: the squares whose gem this seat could collect as tools and companions lie."""
    compass, lantern, pick, from_three = seen(box, state)
    can = compass & lantern & pick
    cave = companion_cave(box, state, seat)
    if cave != ABSENT:
        two = compass & lantern | lantern & pick | pick & compass
        can |= two & from_three & box.caves[cave]
    return can & union(state.gems)


def seen(box: Box, state: State) -> tuple[int, int, int, int]:
    """O-G2: the squares seen by a compass, by a lantern, by a pick, and from three sides.

    It does not matter who placed the tools, and nothing blocks the view.
    """
    by_tool = [0, 0, 0]
    once = twice = thrice = 0
    for tool, circles in zip(box.tool_of, state.faces, strict=True):
        left = circles
        while left:  # `bits` written out: this loop is most of a turn's time
            circle = left & -left
            left ^= circle
            sight = box.sight[circle.bit_length() - 1]
            by_tool[tool] |= sight
            thrice |= twice & sight
            twice |= once & sight
            once |= sight
    compass, lantern, pick = by_tool
    return compass, lantern, pick, thrice


def companion_cave(box: Box, state: State, seat: int) -> int:
    """The cave a companion is in, or ABSENT."""
    square = state.companions[seat]
    return ABSENT if square == ABSENT else box.cave_of[square]


def next_cave(box: Box, state: State, seat: int) -> int:
    """O-T4: the cave a placed companion may move to; from red it never leaves."""
    cave = companion_cave(box, state, seat)
    return cave + 1 if cave != ABSENT and cave + 1 in (GREEN, RED) else ABSENT


def landings(box: Box, state: State, cave: int) -> int:
    """O-T3, O-T4: the squares of a cave that are empty or hold a 1-point gem, without a companion.

    In green and red that gem is a rock crystal: celestites lie in blue only (O-G7).
    """
    one_point = 0
    for kind in ONE_POINT:
        one_point |= state.gems[kind]
    free = box.caves[cave] & ~(union(state.gems) & ~one_point)
    for square in state.companions:
        if square != ABSENT:
            free &= ~(1 << square)
    return free
