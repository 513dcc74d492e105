"""The ways a stone can be turned (M-T4), numbered as in docs/notation.md."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations, product
from typing import TYPE_CHECKING

from lapidarium.games.monolyth.rules.cells import COLUMNS, GRID, LEVEL, Cells

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lapidarium.games.monolyth.pack.pack import Cube

Offsets = tuple[tuple[int, int, int], ...]
"""Cubes as (level, row, column) from the anchor, which is the first."""


@dataclass(frozen=True, slots=True)
class Turning:
    """One way a stone lies, from its anchor: the first of its lowest cubes."""

    cubes: Offsets
    cells: Cells
    """With the anchor at bit 0; shift left to where the anchor is."""
    bottoms: tuple[int, ...]
    """How far above the anchor's bit the lowest cube of each column lies."""
    anchors: Cells
    """Where the anchor may be: all of it in the grid (M-T4.2) and low enough (M-T4.4)."""


def turnings(cubes: frozenset[Cube], height: int) -> tuple[Turning, ...]:
    """Every distinct way to turn a stone, for towers of this height."""
    ways = sorted({_from_anchor(turned) for turned in _rotated(cubes)})
    return tuple(_turning(way, height) for way in ways)


def _rotated(cubes: frozenset[Cube]) -> Iterator[list[Cube]]:
    """The 24 rotations of a cube: axes in any order and direction, without reflections."""
    for axes in permutations(range(3)):
        for signs in product((1, -1), repeat=3):
            if _parity(axes) * signs[0] * signs[1] * signs[2] == 1:
                x, y, z = axes
                yield [(signs[0] * c[x], signs[1] * c[y], signs[2] * c[z]) for c in cubes]


def _parity(axes: tuple[int, ...]) -> int:
    swaps = sum(axes[i] > axes[j] for i in range(3) for j in range(i + 1, 3))
    return -1 if swaps % 2 else 1


def _from_anchor(cubes: list[Cube]) -> Offsets:
    ordered = sorted((level, row, column) for column, row, level in cubes)
    level, row, column = ordered[0]
    return tuple((a - level, b - row, c - column) for a, b, c in ordered)


def _bit(cube: tuple[int, int, int]) -> int:
    level, row, column = cube
    return LEVEL * level + GRID * row + column


def _turning(cubes: Offsets, height: int) -> Turning:
    columns = {cube[1:]: cube for cube in reversed(cubes)}
    return Turning(
        cubes=cubes,
        cells=sum(1 << _bit(cube) for cube in cubes),
        bottoms=tuple(sorted(_bit(cube) for cube in columns.values())),
        anchors=_anchors(cubes, height),
    )


def _anchors(cubes: Offsets, height: int) -> Cells:
    top = max(cube[0] for cube in cubes)
    return sum(
        1 << (LEVEL * level + column)
        for level in range(height - top)
        for column in COLUMNS
        if not outside(cubes, column)
    )


def outside(cubes: Offsets, column: int) -> bool:
    """M-T4.2: would some part lie outside the grid with the anchor in this column?"""
    row, place = divmod(column, GRID)
    return any(not (0 <= row + cube[1] < GRID and 0 <= place + cube[2] < GRID) for cube in cubes)
