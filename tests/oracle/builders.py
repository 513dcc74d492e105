"""Players of Monolyth for the agreement: random ones hardly ever finish anything.

A *filler* takes big stones and keeps the top of its tower even, and so completes levels and
the whole tower; an *architect* builds towards the structure card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lapidarium.games.monolyth.rules.cells import COLUMNS, GRID, heights
from lapidarium.games.monolyth.rules.events import Place, Prophesy, Swap
from lapidarium.games.monolyth.rules.placement import placed

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from lapidarium.games.monolyth.rules import Monolyth
    from lapidarium.games.monolyth.rules.events import Event
    from lapidarium.games.monolyth.rules.state import State

    Builder = Callable[[Monolyth, State, Event], float]

CUBE = 4.0
NEVER = -1000.0
NEIGHBOURS = [
    (column, column + step)
    for column in COLUMNS
    for step in (1, GRID)
    if column + step in COLUMNS and (step == GRID or column % GRID < GRID - 1)
]


def chosen(builder: Builder, game: Monolyth, state: State, draw: random.Random) -> Event:
    """The move that the builder likes best."""
    return max(game.legal(state), key=lambda move: (builder(game, state, move), draw.random()))


def at_random(_game: Monolyth, _state: State, _move: Event) -> float:
    """Anything."""
    return 0.0


def filler(game: Monolyth, state: State, move: Event) -> float:
    """Many cubes, and few steps between neighbouring columns."""
    standing = heights_after(game, state, move)
    if standing is None:
        return NEVER
    steps = sum(abs(standing[one] - standing[other]) for one, other in NEIGHBOURS)
    return CUBE * sum(standing) - steps


def architect(game: Monolyth, state: State, move: Event) -> float:
    """Heights near those of the card, in its nearest position; then like a filler."""
    standing = heights_after(game, state, move)
    if standing is None or state.boards[state.active].structure:
        return filler(game, state, move)
    return -min(
        sum(
            max(
                part.low - height,
                height - (game.tables.height if part.high is None else part.high),
                0,
            )
            * (1 if height < part.low else 4)
            for part, height in zip(pattern.ranges, standing, strict=True)
        )
        for pattern in game.tables.patterns[state.card]
    )


def prophet(game: Monolyth, state: State, move: Event) -> float:
    """Prophecies first, then anything: towers stay low and stones run out late."""
    return float(isinstance(move, Prophesy)) + at_random(game, state, move)


def heights_after(game: Monolyth, state: State, move: Event) -> tuple[int, ...] | None:
    """The active player's heights after a move that places something."""
    filled = state.boards[state.active].filled
    match move:
        case Place(_, shape, turning, column):
            cells = placed(game.tables.turnings[shape][turning], column, filled)
        case Swap(_, column):
            cells = placed(game.tables.turnings[game.tables.single][0], column, filled)
        case _:
            return None
    assert cells is not None
    return heights(filled | cells)
