"""A state of Sir Ocelot's Cave: an immutable value made of small numbers.

Squares and circles are bits, numbered in reading order of the drawing; kinds of gems,
caves, faces of tokens and amethysts are numbered as in `Box`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

ABSENT: Final = -1
"""The square of a companion not placed yet, the bag where none is drawn from, the first seat
before it is drawn."""


class Step(Enum):
    """What is decided or drawn next (O-T1, O-T7)."""

    FIRST = "first"
    DEAL = "deal"
    PLACE = "place"
    MOVE = "move"
    DRAW = "draw"
    COLLECT = "collect"
    OVER = "over"


SETUP: Final = (Step.FIRST, Step.DEAL)
CHANCES: Final = (Step.FIRST, Step.DEAL, Step.DRAW)
PLACED: Final = (Step.MOVE, Step.DRAW, Step.COLLECT)
"""The token of this turn lies already."""


@dataclass(frozen=True, slots=True)
class State:
    """All there is to know. What is left in a bag follows from what was drawn."""

    step: Step
    first: int
    seat: int
    """The active seat: whose turn it is, also while something is drawn for it."""
    owed: int
    """The bag an amethyst is drawn from next, in step DRAW."""
    gems: tuple[int, ...]
    """For each kind, the squares that hold one."""
    faces: tuple[int, ...]
    """For each face of a token, the circles on which it is up."""
    hands: tuple[tuple[int, ...], ...]
    """For each seat, the tools left of each letter."""
    companions: tuple[int, ...]
    """For each seat, the square of its companion."""
    collected: tuple[tuple[int, ...], ...]
    """For each seat, the gems it has of each kind; geodes leave the game."""
    amethysts: tuple[tuple[int, ...], ...]
    """For each seat, what it drew, sorted: the order of drawing is of no account."""


def union(masks: tuple[int, ...]) -> int:
    """Every bit that is set in one of them."""
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def changed(values: tuple[int, ...], number: int, value: int) -> tuple[int, ...]:
    """The same with another value at one place."""
    return (*values[:number], value, *values[number + 1 :])


def with_seat(
    parts: tuple[tuple[int, ...], ...], seat: int, part: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """The same with another part for one seat."""
    return (part, parts[1]) if seat == 0 else (parts[0], part)


def kind_on(state: State, square: int) -> int:
    """The kind of gem on a square, or ABSENT."""
    return _which(state.gems, square)


def face_on(state: State, circle: int) -> int:
    """The face of the token on a circle, or ABSENT."""
    return _which(state.faces, circle)


def _which(masks: tuple[int, ...], number: int) -> int:
    for kind, mask in enumerate(masks):
        if mask >> number & 1:
            return kind
    return ABSENT
