"""A game of Monolyth at one moment, as an immutable value.

Stones, shapes, colours, boards and cards are indexes into the pack; `EMPTY` means nothing.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import Final, NamedTuple

from lapidarium.games.monolyth.rules.cells import Cells

EMPTY: Final = -1
REACH: Final = 4
"""M-T2: how far the crystal may go."""


class Phase(Enum):
    """What comes next. The first four are setup, in order; `FILL` is also the refill."""

    CARD = "card"
    BOARD = "board"
    FIRST = "first"
    SET_OUT = "set-out"
    TURN = "turn"
    GIVE = "give"
    FILL = "fill"
    OVER = "over"


class PlayerBoard(NamedTuple):
    """M-C2: what one player has built, foretold and won."""

    board: int
    colours: tuple[Cells, ...]
    """The cells of each colour."""
    slots: tuple[int, ...]
    """The prophecy on each side; 0 means none."""
    levels: tuple[int, ...]
    structure: int

    @property
    def filled(self) -> Cells:
        """All cells of the tower."""
        return sum(self.colours)


class State(NamedTuple):
    """The whole table: nothing is hidden but the order of draws, and that is not in it (M-T7)."""

    phase: Phase
    card: int
    first: int
    turn: int
    """Turns finished so far."""
    crystal: int
    left: int
    """The site the crystal left, until it is filled again (M-T5)."""
    sites: tuple[int, ...]
    lid: tuple[int, ...]
    """How many of each stone."""
    supply: tuple[int, ...]
    """How many singles of each colour."""
    prophecies: tuple[int, ...]
    levels: tuple[int, ...]
    structures: tuple[int, ...]
    """Tokens on the main board, in rising order."""
    boards: tuple[PlayerBoard, ...]

    @property
    def active(self) -> int:
        """M-S8: the seat whose turn it is; play goes clockwise from the first."""
        first = self.first if self.first > 0 else 0
        return (first + self.turn) % len(self.boards)

    @property
    def ends_round(self) -> bool:
        """M-E1: is this the turn of the last player in turn order?"""
        return (self.turn + 1) % len(self.boards) == 0


def reachable(state: State) -> list[int]:
    """M-T2: the next four sites clockwise that have a stone; all, if there are fewer.

    In the order of steps: the first is one step away.
    """
    sites, found = state.sites, []
    for site in _clockwise(len(sites))[state.crystal]:
        if sites[site] != EMPTY:
            found.append(site)
            if len(found) == REACH:
                break
    return found


@cache
def _clockwise(sites: int) -> tuple[tuple[int, ...], ...]:
    """From each site, all others in the order of steps."""
    return tuple((*range(site + 1, sites), *range(site)) for site in range(sites))
