"""What happens in Sir Ocelot's Cave, each event with its text (docs/notation.md).

Squares and circles are named as on the drawing; seats count from 0, from 1 in texts.
"""

from __future__ import annotations

from dataclasses import dataclass

from lapidarium.games.ocelot.pack.pack import Value

UNKNOWN = "?"


@dataclass(frozen=True, slots=True)
class First:
    """Chance (O-S5): this seat starts."""

    seat: int

    def __str__(self) -> str:
        return f"first {self.seat + 1}"


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance (O-S3): a gem of this kind lies on this square."""

    square: str
    gem: str

    def __str__(self) -> str:
        return f"deal {self.square} {self.gem}"


@dataclass(frozen=True, slots=True)
class Amethyst:
    """Chance (O-G6, O-G7): the active seat draws this amethyst; None is an unknown value."""

    bag: str
    value: Value | None

    def __str__(self) -> str:
        return f"amethyst {self.bag} {UNKNOWN if self.value is None else self.value}"


@dataclass(frozen=True, slots=True)
class PlaceTool:
    """A seat (O-T2): a tool token, this face up, goes on this circle."""

    letter: str
    face: str
    circle: str

    def __str__(self) -> str:
        return f"{self.letter}{self.face[0].upper()} {self.circle}"


@dataclass(frozen=True, slots=True)
class PlaceCompanion:
    """A seat (O-T3, O-T4): the companion is placed on this square, or moves to it."""

    square: str

    def __str__(self) -> str:
        return f"companion {self.square}"


@dataclass(frozen=True, slots=True)
class Stay:
    """A seat (O-T4): the companion may move, but stays."""

    def __str__(self) -> str:
        return "stay"


@dataclass(frozen=True, slots=True)
class Take:
    """A seat (O-G5): the gem on this square is collected."""

    square: str

    def __str__(self) -> str:
        return f"take {self.square}"


@dataclass(frozen=True, slots=True)
class Done:
    """A seat (O-G5): nothing more is collected this turn."""

    def __str__(self) -> str:
        return "done"


Event = First | Deal | Amethyst | PlaceTool | PlaceCompanion | Stay | Take | Done
STAY = Stay()
DONE = Done()
