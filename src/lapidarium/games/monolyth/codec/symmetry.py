"""Quarter turns of a seat's own board, for augmenting data.

A stone, a wall and a level count the same from every side, and a structure card fits in any
quarter turn (M-L2). So a board may be turned, with all that is on it, whatever the others do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lapidarium.games.codec import NOT_USED, Symmetry
from lapidarium.games.monolyth.codec.actions import ACTIONS, PER_REACH, PROPHECIES, SWAP_WAY
from lapidarium.games.monolyth.codec.planes import planes
from lapidarium.games.monolyth.compiled.layout import COLOURS, COLUMNS, HEIGHT, REACH, SIDES, VALUES
from lapidarium.games.monolyth.rules.cells import GRID

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from lapidarium.games.monolyth.rules import Monolyth

QUARTERS: Final = 4


def turned_column(column: int, quarters: int) -> int:
    """Where a column is after so many quarter turns clockwise: far becomes right."""
    row, place = divmod(column, GRID)
    for _ in range(quarters):
        row, place = place, GRID - 1 - row
    return GRID * row + place


def symmetries(game: Monolyth) -> tuple[Symmetry, ...]:
    """The four quarter turns, the one that changes nothing first."""
    return tuple(_symmetry(game, quarters) for quarters in range(QUARTERS))


def _symmetry(game: Monolyth, quarters: int) -> Symmetry:
    ways = _way_table(game, quarters)
    layout = planes(game.players)

    def actions(observation: NDArray[Any]) -> NDArray[np.int64]:
        """The id of each action on the turned board; which one depends on the stones in reach."""
        targets = np.arange(ACTIONS)
        stones = layout.part(observation, "stones")[:REACH, COLOURS:]
        for reach in range(REACH):
            here = slice(reach * PER_REACH, (reach + 1) * PER_REACH)
            if stones[reach].any():
                targets[here] = reach * PER_REACH + ways[int(stones[reach].argmax())]
        for value in range(VALUES):
            for side in range(SIDES):
                at = PROPHECIES + value * SIDES
                targets[at + side] = at + (side + quarters) % SIDES
        return targets

    return Symmetry(f"quarter-turns-{quarters}", _sources(game.players, quarters), actions)


def _sources(players: int, quarters: int) -> NDArray[np.int64]:
    layout = planes(players)
    sources = np.arange(layout.size)
    before = sources.copy()
    cells, old = (layout.part(row, "cells")[0] for row in (sources, before))
    for level in range(HEIGHT):
        for column in range(COLUMNS):
            target = level * COLUMNS + turned_column(column, quarters)
            cells[:, target] = old[:, level * COLUMNS + column]
    for name in ("walls", "possible", "slots", "sides"):
        rows, own = (layout.part(row, name)[0] for row in (sources, before))
        for side in range(SIDES):
            rows[(side + quarters) % SIDES] = own[side]
    return sources


def _way_table(game: Monolyth, quarters: int) -> NDArray[np.int64]:
    """For each shape and each way and column: the same stone's way and column when turned."""
    table = np.full((len(game.tables.turnings), PER_REACH), NOT_USED, np.int64)
    for shape, turnings in enumerate(game.tables.turnings):
        known = {turning.cubes: way for way, turning in enumerate(turnings)}
        for way, turning in enumerate(turnings):
            for column in range(COLUMNS):
                target = _turned(turning.cubes, column, quarters, known)
                if target is not None:
                    table[shape, way * COLUMNS + column] = target
    for column in range(COLUMNS):
        at = SWAP_WAY * COLUMNS
        table[:, at + column] = at + turned_column(column, quarters)
    for row in table:  # what is never legal goes wherever there is room: a permutation
        row[row == NOT_USED] = np.setdiff1d(np.arange(PER_REACH), row)
    return table


def _turned(cubes: Any, column: int, quarters: int, known: dict[Any, int]) -> int | None:
    row, place = divmod(column, GRID)
    found = []
    for level, down, right in cubes:
        if not (0 <= row + down < GRID and 0 <= place + right < GRID):
            return None
        target = turned_column(GRID * (row + down) + place + right, quarters)
        found.append((level, *divmod(target, GRID)))
    found.sort()
    first = found[0]
    offsets = tuple(tuple(a - b for a, b in zip(cube, first, strict=True)) for cube in found)
    return known[offsets] * COLUMNS + GRID * first[1] + first[2]
