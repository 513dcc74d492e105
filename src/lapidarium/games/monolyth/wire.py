"""What clients are sent of Monolyth: the parts of a table that belong to the game.

The browser's types are written from these (client/scripts/wire.py).
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from lapidarium.games.views import View
from lapidarium.messages import Words


class WallView(View, frozen=True):
    """One wall: cubes of its colour now, its prophecy (0: none), the most still possible."""

    colour: str
    count: int
    prophecy: int
    possible: int
    points: int


class StoneView(View, frozen=True):
    """A stone on a tower, by its cells: 16 * level + 4 * row + column."""

    stone: str
    cells: list[int]


class AskView(View, frozen=True):
    """What a structure card asks of a column: its height at least, and at most (or no limit)."""

    low: int
    text: str
    high: int | UnsetType = UNSET


class FitView(View, frozen=True):
    """The card in its nearest position: what it asks of each column, and whether it is met.

    An ask is named by its text; `pieces.asks` says what it means.
    """

    asks: list[str]
    met: list[bool]


class TowerView(View, frozen=True):
    """What one seat has built, foretold and won. Walls clockwise: far, right, near, left."""

    seat: int
    board: str
    stones: dict[str, StoneView]
    """By their order, from 0."""
    walls: dict[str, WallView]
    """By their order, from 0."""
    levels: tuple[int, ...]
    level_points: int
    prophecy_points: int
    """Of the prophecies that the walls fulfil as they stand."""
    structure: int
    fit: FitView
    score: int


class MonolythView(View, frozen=True, tag_field="kind", tag="monolyth"):
    """The table of Monolyth; everything but the order of draws is open."""

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
    prophecies: tuple[int, ...]
    levels: tuple[int, ...]
    structures: tuple[int, ...]
    card: int
    asks: list[str]
    """The structure card, row by row."""
    towers: dict[str, TowerView]
    """By seat."""
    turns_left: int | UnsetType = UNSET
    """Solo: with this one, at most so many."""
    on_course: int | UnsetType = UNSET
    """Solo: the points at the end, if it goes on at the pace so far."""


class MonolythChoices(View, frozen=True):
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


class StoneParts(View, frozen=True):
    """What a stone's name stands for: the letter of its colour, and its shape."""

    colour: str
    shape: str


class MonolythPieces(View, frozen=True, tag_field="kind", tag="monolyth"):
    """What never changes in a game: letters of the colours, ways to turn each shape."""

    colours: dict[str, str]
    """Letter -> name."""
    stones: dict[str, StoneParts]
    """By name: every stone there is."""
    turnings: dict[str, list[list[list[int]]]]
    """Shape -> turnings -> cubes as [column, row, level] from the anchor."""
    single: str
    asks: dict[str, AskView]
    """By text: all that the structure cards ask."""


class MonolythOptions(View, frozen=True):
    """What may be chosen for a new table (M-S9)."""

    cards: list[list[AskView]]
    """The structure cards, each row by row."""
    boards: dict[str, list[str]]
    """The player boards by name: the colours of their sides, clockwise from the far one."""


class GainView(View, frozen=True):
    """A token that a move wins; `level` for the kind of that name only."""

    kind: Literal["level", "structure"]
    points: int
    message: Words
    level: int | UnsetType = UNSET


class MonolythTrial(View, frozen=True):
    """Where a stone that is too far away would fit: turning -> where the anchor may be."""

    places: dict[str, list[int]]


class MonolythEffect(View, frozen=True):
    """What a move would bring: the cells it fills, tokens won, walls and score afterwards."""

    cells: list[int]
    gains: list[GainView]
    walls: list[WallView]
    fit: FitView
    score: int


# ------------------------------------------------------------------ what an event does


class PlaceFacts(View, frozen=True, tag_field="kind", tag="place"):
    """A stone was placed: its cells, and the tokens this won."""

    site: int
    stone: str
    """On the tower; after a swap the single."""
    turning: int
    column: str
    cells: list[int]
    levels: tuple[int, ...]
    structure: int


class SwapFacts(PlaceFacts, frozen=True, tag_field="kind", tag="swap"):
    """A stone was swapped for a single, which was placed."""


class DiscardFacts(View, frozen=True, tag_field="kind", tag="discard"):
    """A stone left the circle, since nothing could be placed."""

    site: int
    stone: str


class ProphesyFacts(View, frozen=True, tag_field="kind", tag="prophesy"):
    """A prophecy token went to a wall, named as in notation."""

    value: int
    wall: str


class GiveFacts(View, frozen=True, tag_field="kind", tag="give"):
    """Solo: a prophecy token was given up."""

    value: int


class FillFacts(View, frozen=True, tag_field="kind", tag="fill"):
    """A stone was drawn for a site."""

    site: int
    stone: str


class CardFacts(View, frozen=True, tag_field="kind", tag="card"):
    """The structure card was drawn."""

    card: int


class BoardFacts(View, frozen=True, tag_field="kind", tag="board"):
    """A seat got its player board."""

    seat: int
    board: str


class FirstFacts(View, frozen=True, tag_field="kind", tag="first"):
    """Who starts was drawn."""

    seat: int


MonolythFacts = (
    PlaceFacts
    | SwapFacts
    | DiscardFacts
    | ProphesyFacts
    | GiveFacts
    | FillFacts
    | CardFacts
    | BoardFacts
    | FirstFacts
)
