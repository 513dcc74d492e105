"""A pack of Sir Ocelot's Cave as the workshop edits it, and what it comes to.

The browser's types are written from these (client/scripts/wire.py).
"""

from __future__ import annotations

from typing import NotRequired

from typing_extensions import TypedDict


class MatFigures(TypedDict):
    """The mat in a pack: its drawing, and circles with fewer arrows."""

    drawing: str
    looks: NotRequired[dict[str, str | dict[str, str]]]
    provenance: NotRequired[dict[str, str]]


class ToolFigures(TypedDict):
    """A tool in a pack."""

    letter: str
    faces: list[str]
    copies: int
    provenance: NotRequired[dict[str, str]]


class GemFigures(TypedDict):
    """The tokens of each kind in each cave."""

    blue: dict[str, int | dict[str, str]]
    green: dict[str, int | dict[str, str]]
    red: dict[str, int | dict[str, str]]


class BagFigures(TypedDict):
    """What each bag holds: printed values, and letters of specials."""

    blue: list[int | str]
    green: list[int | str]
    red: list[int | str]
    provenance: NotRequired[dict[str, str]]


class OcelotFigures(TypedDict):
    """A pack as the workshop edits it."""

    game: str
    name: str
    title: str
    mat: MatFigures
    tool: list[ToolFigures]
    gems: GemFigures
    values: dict[str, int | dict[str, str]]
    amethysts: BagFigures


class CaveMeaning(TypedDict):
    """What one cave comes to; specials have no points of their own."""

    squares: int
    gems: int
    amethysts: int
    gem_points: int
    amethyst_points: int


class OcelotMeaning(TypedDict):
    """What the figures of a pack come to."""

    circles: int
    sight: dict[str, dict[str, list[str]]]
    """The squares that each circle sees, by the way it looks."""
    ways: dict[str, str]
    """All ways in which squares touch a circle, whether or not an arrow points there."""
    seen_from: dict[str, int]
    """How many circles see each square."""
    caves: dict[str, CaveMeaning]
