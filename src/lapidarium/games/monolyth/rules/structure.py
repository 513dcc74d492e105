"""Does a tower match the structure card (M-L2)?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from lapidarium.games.monolyth.rules.cells import COLUMNS, GRID, Cells, cell

if TYPE_CHECKING:
    from lapidarium.games.monolyth.pack.pack import Card


@dataclass(frozen=True, slots=True)
class Pattern:
    """A card in one of its positions: the range for each column, and as cells."""

    ranges: Card
    asked: Cells
    """Cells that matter: the one below each lowest height, the one at each highest."""
    filled: Cells
    """Those of them that must be filled."""


def patterns(card: Card) -> tuple[Pattern, ...]:
    """M-L2: the distinct ones among the 8 rotations and mirror images."""
    positions = {}
    for _ in range(2):
        for _ in range(GRID):
            card = tuple(card[GRID * (GRID - 1 - c % GRID) + c // GRID] for c in COLUMNS)
            positions[card] = _pattern(card)
        card = tuple(card[c - 2 * (c % GRID) + GRID - 1] for c in COLUMNS)
    return tuple(positions.values())


def _pattern(card: Card) -> Pattern:
    filled = sum(cell(c, part.low - 1) for c, part in enumerate(card) if part.low)
    empty = sum(cell(c, part.high) for c, part in enumerate(card) if part.high is not None)
    return Pattern(card, filled | empty, filled)


def matches(card: tuple[Pattern, ...], tower: Cells) -> bool:
    """M-L2, M-L3: does the tower, as it stands, match the card in any position?"""
    for pattern in card:  # noqa: SIM110 - this is asked thousands of times per second
        if tower & pattern.asked == pattern.filled:
            return True
    return False
