"""The mat of Sir Ocelot's Cave, read off its drawing (O-C1, O-G2).

A circle looks along every straight run of squares that touches it, to the end of the
run. The other way round: walk from a square towards a side until the squares end;
the circle there, if there is one, sees the square from that side. So a square has
at most one circle per side, and a circle sees a square from one side only.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

CAVES: Final = ("blue", "green", "red")
SIGNS: Final = {"b": "blue", "g": "green", "r": "red"}
CIRCLE: Final = "o"
NOTHING: Final = "."

WAYS: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
"""Columns and rows of a step, clockwise from up."""
OPPOSITE: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}

Place = tuple[int, int]
"""Column and row, from 0."""


@dataclass(frozen=True, slots=True)
class Square:
    """A space for a gem, and the circles that see it by side, clockwise from N."""

    name: str
    cave: str
    seen_from: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Look:
    """One arrow of a circle, and the squares along it, nearest first."""

    way: str
    squares: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Circle:
    """A space for a tool, and the ways it looks, clockwise from N."""

    name: str
    looks: tuple[Look, ...]


@dataclass(frozen=True, slots=True)
class Mat:
    """The rows of the drawing, and its squares and circles in reading order."""

    rows: tuple[str, ...]
    squares: tuple[Square, ...]
    circles: tuple[Circle, ...]

    def squares_in(self, cave: str) -> tuple[Square, ...]:
        """The squares of one cave."""
        return tuple(square for square in self.squares if square.cave == cave)


def name_of(place: Place) -> str:
    """The name of a place on the drawing: a letter for the column, a number for the row."""
    column, row = place
    return f"{chr(ord('a') + column)}{row + 1}"


def rows_of(drawing: str) -> tuple[str, ...]:
    """The rows of a drawing without the blanks between its signs."""
    return tuple("".join(line.split()) for line in drawing.strip().splitlines())


def places(rows: Sequence[str], signs: str) -> list[Place]:
    """Where these signs stand, in reading order."""
    return [
        (column, row)
        for row, line in enumerate(rows)
        for column, sign in enumerate(line)
        if sign in signs
    ]


def mat_of(rows: Sequence[str], looks: Mapping[str, str]) -> Mat:
    """The mat of a drawing; `looks` gives the ways of circles that have fewer arrows."""
    squares = {place: SIGNS[rows[place[1]][place[0]]] for place in places(rows, "bgr")}
    circles = {
        place: tuple(
            Look(way, run)
            for way in WAYS
            if way in looks.get(name_of(place), "".join(WAYS))
            and (run := _run(squares, place, way))
        )
        for place in places(rows, CIRCLE)
    }
    seen: dict[str, dict[str, str]] = {name_of(place): {} for place in squares}
    for place, arrows in circles.items():
        for look in arrows:
            for square in look.squares:
                seen[square][OPPOSITE[look.way]] = name_of(place)
    return Mat(
        tuple(rows),
        tuple(
            Square(name_of(place), cave, _clockwise(seen[name_of(place)]))
            for place, cave in squares.items()
        ),
        tuple(Circle(name_of(place), arrows) for place, arrows in circles.items()),
    )


def _run(squares: Mapping[Place, str], start: Place, way: str) -> tuple[str, ...]:
    (column, row), (right, down) = start, WAYS[way]
    run = []
    while (place := (column + right, row + down)) in squares:
        run.append(name_of(place))
        column, row = place
    return tuple(run)


def _clockwise(sides: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple((side, sides[side]) for side in WAYS if side in sides)
