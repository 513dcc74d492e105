"""What can happen in Monolyth: five things to draw, five decisions (docs/notation.md)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Card:
    """M-S3: this structure card is out."""

    card: int


@dataclass(frozen=True, slots=True)
class Board:
    """M-S7: a seat gets this player board."""

    seat: int
    board: int


@dataclass(frozen=True, slots=True)
class First:
    """M-S8: this seat starts."""

    seat: int


@dataclass(frozen=True, slots=True)
class Fill:
    """M-S6, M-T5: a stone drawn from the lid goes on this site."""

    site: int
    stone: int


@dataclass(frozen=True, slots=True)
class Place:
    """M-T3, M-T4: the stone of this site, turned this way, its anchor in this column."""

    site: int
    shape: int
    turning: int
    column: int


@dataclass(frozen=True, slots=True)
class Swap:
    """M-T3: the stone of this site leaves; a single of its colour goes to this column."""

    site: int
    column: int


@dataclass(frozen=True, slots=True)
class Discard:
    """M-T6: nothing can be placed; the stone of this site leaves."""

    site: int


@dataclass(frozen=True, slots=True)
class Prophesy:
    """M-T8: a token goes into the slot of the wall with this colour."""

    value: int
    colour: int
    number: int = 1
    """Which wall of this colour, clockwise from the far one: a board may repeat a colour."""


@dataclass(frozen=True, slots=True)
class Give:
    """M-1P2: solo, this prophecy token is given up."""

    value: int


Event = Card | Board | First | Fill | Place | Swap | Discard | Prophesy | Give
