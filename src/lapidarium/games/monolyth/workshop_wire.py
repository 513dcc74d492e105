"""A pack of Monolyth as the workshop edits it, and what it comes to.

The browser's types are written from these (client/scripts/wire.py).
"""

from __future__ import annotations

from typing import NotRequired

from typing_extensions import TypedDict


class StoneFigures(TypedDict):
    """A shape in a pack: its drawing from above, or one for each layer, lowest first."""

    shape: str
    copies: int
    cells: list[str] | list[list[str]]
    provenance: NotRequired[dict[str, str]]


class SitesFigures(TypedDict):
    """The main board in a pack."""

    sites: int
    provenance: NotRequired[dict[str, str]]


class BoardFigures(TypedDict):
    """The player boards in a pack; sides are letters of colours, clockwise."""

    grid: int
    heights: list[int]
    sides: list[str]
    provenance: NotRequired[dict[str, str]]


class TokenFigures(TypedDict):
    """Tokens of one kind in a pack: all in the box, and those in play."""

    all: list[int]
    players_1: list[int]
    players_2: list[int]
    players_3: list[int]
    players_4: list[int]
    provenance: NotRequired[dict[str, str]]


class CardFigures(TypedDict):
    """A structure card in a pack: four rows of signs."""

    rows: list[str]
    provenance: NotRequired[dict[str, str]]


class MonolythFigures(TypedDict):
    """A pack as the workshop edits it."""

    game: str
    name: str
    title: str
    colours: dict[str, str | dict[str, str]]
    stone: NotRequired[list[StoneFigures]]
    main_board: SitesFigures
    player_boards: BoardFigures
    prophecy_tokens: TokenFigures
    level_tokens: TokenFigures
    structure_tokens: TokenFigures
    structure_signs: dict[str, str | dict[str, str]]
    structure_card: NotRequired[list[CardFigures]]


class PointsInPlay(TypedDict):
    """The points that can be won with so many players."""

    players: int
    prophecies: int
    levels: int
    structures: int


class MonolythMeaning(TypedDict):
    """What the figures of a pack come to."""

    stones: int
    cubes: int
    points: list[PointsInPlay]
