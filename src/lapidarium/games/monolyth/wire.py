"""What clients are sent of Monolyth: the parts of a table that belong to the game.

The browser's types are written from these (client/scripts/wire.py).
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from lapidarium.messages import Words


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


class AskView(TypedDict):
    """What a structure card asks of a column: its height at least, and at most (None: no limit)."""

    low: int
    high: int | None
    text: str


class FitView(TypedDict):
    """The card in its nearest position: what it asks of each column, and whether it is met.

    An ask is named by its text; `pieces.asks` says what it means.
    """

    asks: list[str]
    met: list[bool]


class TowerView(TypedDict):
    """What one seat has built, foretold and won. Walls clockwise: far, right, near, left."""

    seat: int
    board: str
    stones: list[StoneView]
    walls: list[WallView]
    levels: list[int]
    level_points: int
    prophecy_points: int
    """Of the prophecies that the walls fulfil as they stand."""
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
    turns_left: int | None
    """Solo: with this one, at most so many."""
    on_course: int | None
    """Solo: the points at the end, if it goes on at the pace so far."""
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
    swaps: list[int]
    """Sites whose stone may be swapped for a single."""
    singles: list[int]
    """Where that single may be."""
    discards: list[int]
    prophecies: list[int]
    walls: list[str]
    gives: list[int]


class StoneParts(TypedDict):
    """What a stone's name stands for: the letter of its colour, and its shape."""

    colour: str
    shape: str


class MonolythPieces(TypedDict):
    """What never changes in a game: letters of the colours, ways to turn each shape."""

    kind: Literal["monolyth"]
    colours: dict[str, str]
    """Letter -> name."""
    stones: dict[str, StoneParts]
    """By name: every stone there is."""
    turnings: dict[str, list[list[list[int]]]]
    """Shape -> turnings -> cubes as [column, row, level] from the anchor."""
    single: str
    asks: dict[str, AskView]
    """By text: all that the structure cards ask."""


class MonolythOptions(TypedDict):
    """What may be chosen for a new table (M-S9)."""

    cards: list[list[AskView]]
    """The structure cards, each row by row."""
    boards: dict[str, list[str]]
    """The player boards by name: the colours of their sides, clockwise from the far one."""


class GainView(TypedDict):
    """A token that a move wins; `level` for the kind of that name only."""

    kind: Literal["level", "structure"]
    level: int | None
    points: int
    message: Words


class MonolythTrial(TypedDict):
    """Where a stone that is too far away would fit: turning -> where the anchor may be."""

    places: dict[str, list[int]]


class MonolythEffect(TypedDict):
    """What a move would bring: the cells it fills, tokens won, walls and score afterwards."""

    cells: list[int]
    gains: list[GainView]
    walls: list[WallView]
    fit: FitView
    score: int


# ------------------------------------------------------------------ what an event does


class PlaceFacts(TypedDict):
    """A stone was placed, or swapped for a single: its cells, and the tokens this won."""

    kind: Literal["place", "swap"]
    site: int
    stone: str
    """On the tower; after a swap the single."""
    turning: int
    column: str
    cells: list[int]
    levels: list[int]
    structure: int


class DiscardFacts(TypedDict):
    """A stone left the circle, since nothing could be placed."""

    kind: Literal["discard"]
    site: int
    stone: str


class ProphesyFacts(TypedDict):
    """A prophecy token went to a wall, named as in notation."""

    kind: Literal["prophesy"]
    value: int
    wall: str


class GiveFacts(TypedDict):
    """Solo: a prophecy token was given up."""

    kind: Literal["give"]
    value: int


class FillFacts(TypedDict):
    """A stone was drawn for a site."""

    kind: Literal["fill"]
    site: int
    stone: str


class CardFacts(TypedDict):
    """The structure card was drawn."""

    kind: Literal["card"]
    card: int


class BoardFacts(TypedDict):
    """A seat got its player board."""

    kind: Literal["board"]
    seat: int
    board: str


class FirstFacts(TypedDict):
    """Who starts was drawn."""

    kind: Literal["first"]
    seat: int


MonolythFacts = (
    PlaceFacts
    | DiscardFacts
    | ProphesyFacts
    | GiveFacts
    | FillFacts
    | CardFacts
    | BoardFacts
    | FirstFacts
)
