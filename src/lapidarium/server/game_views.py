"""Both games as somebody sees them: the parts of a view that belong to a game (see `messages`).

Something for people is a `Words`: a code of the catalogues with its parameters, rendered where
it is read.
"""

from __future__ import annotations

from typing import Any, Literal

from typing_extensions import TypedDict


class Words(TypedDict):
    """Something said: a code of the catalogues, and what fills its gaps (texts, numbers, Words)."""

    code: str
    params: dict[str, Any]


# ------------------------------------------------------------------ Monolyth, as seen


class WallView(TypedDict):
    """One wall: cubes of its colour now, its prophecy (0: none), the most still possible."""

    colour: str
    count: int
    prophecy: int
    possible: int
    points: int


class StoneView(TypedDict):
    """A stone on a tower, by its cells: 16 * level + 4 * row + column."""

    stone: str
    cells: list[int]


class FitView(TypedDict):
    """The card in its nearest position: what it asks of each column, and whether it is met."""

    asks: list[str]
    met: list[bool]


class TowerView(TypedDict):
    """What one seat has built, foretold and won. Walls clockwise: far, right, near, left."""

    seat: int
    board: str
    stones: list[StoneView]
    walls: list[WallView]
    levels: list[int]
    structure: int
    fit: FitView
    score: int


class MonolythView(TypedDict):
    """The table of Monolyth; everything but the order of draws is open."""

    kind: Literal["monolyth"]
    phase: Literal["card", "board", "first", "set-out", "turn", "give", "fill", "over"]
    height: int
    first: int
    turns: int
    crystal: int
    sites: list[str | None]
    reach: list[int]
    """Sites within reach of the crystal, in the order of steps."""
    lid: dict[str, int]
    supply: dict[str, int]
    prophecies: list[int]
    levels: list[int]
    structures: list[int]
    card: int
    asks: list[str]
    """The structure card, row by row."""
    towers: list[TowerView]


class MonolythChoices(TypedDict):
    """What the seat to act may do.

    `places`: site -> turning -> where the anchor may be, as 16 * level + column.
    """

    places: dict[str, dict[str, list[int]]]
    swaps: dict[str, list[int]]
    discards: list[int]
    prophecies: list[int]
    walls: list[str]
    gives: list[int]


class MonolythPieces(TypedDict):
    """What never changes in a game: letters of the colours, ways to turn each shape."""

    kind: Literal["monolyth"]
    colours: dict[str, str]
    """Letter -> name."""
    turnings: dict[str, list[list[list[int]]]]
    """Shape -> turnings -> cubes as [column, row, level] from the anchor."""
    single: str


class MonolythEffect(TypedDict):
    """What a move would bring: the cells it fills, tokens won, walls and score afterwards."""

    cells: list[int]
    gains: list[Words]
    walls: list[WallView]
    fit: FitView
    score: int


# ------------------------------------------------------------------ Sir Ocelot's Cave, as seen


class ToolView(TypedDict):
    """A tool on a circle."""

    letter: str
    face: Literal["compass", "lantern", "pick"]
    seat: int


class AmethystView(TypedDict):
    """An amethyst: its bag, and its value or letter where the seat may know it."""

    bag: Literal["blue", "green", "red"]
    value: int | str | None


class HandView(TypedDict):
    """What one seat holds and has collected. `score` is the known part."""

    seat: int
    tools: dict[str, int]
    companion: str | None
    """Its square; None while it is in the hand."""
    tokens_left: int
    collected: dict[str, int]
    amethysts: list[AmethystView]
    score: int
    hidden: int


class OcelotView(TypedDict):
    """The table of Sir Ocelot's Cave as one seat (or a spectator) sees it."""

    kind: Literal["ocelot"]
    phase: str
    first: int
    turns: int
    gems: dict[str, str]
    """Square -> kind, for squares that hold a gem."""
    tools: dict[str, ToolView]
    """Circle -> tool."""
    hands: list[HandView]
    bags: dict[str, int]
    unseen: dict[str, dict[str, int]]
    """Bag -> value -> how many could be in it or face down with somebody."""


class OcelotChoices(TypedDict):
    """What the seat to act may do."""

    tools: list[str]
    """Letters of the tools left; either face, on any of `circles`."""
    circles: list[str]
    companion: list[str]
    stay: bool
    take: list[str]
    done: bool


class OcelotPieces(TypedDict):
    """What never changes in a game: the mat, lines of sight, faces and values."""

    kind: Literal["ocelot"]
    drawing: list[str]
    caves: dict[str, Literal["blue", "green", "red"]]
    """Square -> cave."""
    sight: dict[str, dict[str, list[str]]]
    """Circle -> way (N E S W) -> squares it sees, nearest first."""
    faces: dict[str, list[str]]
    values: dict[str, int]


class NearlyView(TypedDict):
    """A gem that would be collected, or is one step away: what it lacks, in words."""

    square: str
    gem: str
    points: int
    message: Words


class OcelotEffect(TypedDict):
    """What placing a token would let the seat collect, and what would be one step away."""

    collects: list[NearlyView]
    nearly: list[NearlyView]
    score: int
