"""What the seat to act may do, as a client offers it (M-T1 to M-T8), as plain values.

Where an anchor may be is a set of cells (16 * level + column), so the moves need not be listed one
by one.
"""

from __future__ import annotations

from itertools import chain
from operator import getitem
from typing import TYPE_CHECKING, Any, NamedTuple

from lapidarium.games.monolyth.rules.cells import FLOOR, LEVEL
from lapidarium.games.monolyth.rules.state import Phase, reachable

if TYPE_CHECKING:
    from lapidarium.games.monolyth.rules.cells import Cells
    from lapidarium.games.monolyth.rules.state import State
    from lapidarium.games.monolyth.rules.stones import Turning
    from lapidarium.games.monolyth.rules.tables import Tables

Choices = dict[str, Any]
_EIGHTS = [
    [tuple([first + n for n in range(8) if cells >> n & 1]) for cells in range(256)]
    for first in range(0, 4 * LEVEL, 8)
]
"""Every set of eight cells, each as its numbers."""
MOST_SETS = 32_000
NOTHING: Choices = {
    "places": {},
    "swaps": (),
    "singles": (),
    "discards": (),
    "prophecies": (),
    "walls": (),
    "gives": (),
}
"""Nothing may be done."""


class _Sets(dict[int, tuple[int, ...]]):
    """Sets of cells as their numbers, cached: nine of ten come up again."""

    def __missing__(self, cells: Cells) -> tuple[int, ...]:
        eights = map(getitem, _EIGHTS, cells.to_bytes(8, "little"))
        numbers = tuple(chain.from_iterable(eights))
        if len(self) < MOST_SETS:
            self[cells] = numbers
        return numbers


_SETS = _Sets()


class _Tower(NamedTuple):
    """The tower that was looked at last; threads that share a referee each go on with their own."""

    filled: Cells
    free: list[Cells]
    """M-T4.3: the lowest free cell of each column, as each offset of a stone sees it."""
    ways: dict[int, dict[str, tuple[int, ...]]]
    """The ways to place each shape, as far as they are worked out."""


class ChoiceFinder:
    """Finds the choices; ways to place a shape on the same tower are found once."""

    __slots__ = (
        "offsets",
        "shapes",
        "tables",
        "tower",
        "turnings",
        "walls",
    )

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.shapes = tables.shapes
        self.offsets = _offsets(tables)
        self.turnings = _turnings(tables, self.offsets)
        self.walls = [[tables.wall_text(*wall) for wall in walls] for walls in tables.walls]
        self.tower = _Tower(-1, [], {})

    def choices(self, state: State) -> Choices:
        """M-T1, M-1P2: what may be done."""
        if state.phase is Phase.GIVE:
            return {**NOTHING, "gives": _values(state.prophecies)}
        if state.phase is not Phase.TURN:
            return {**NOTHING}
        own = state.boards[state.active]
        sides = zip(self.walls[own.board], own.slots, strict=True)
        walls = [wall for wall, value in sides if not value]
        prophecies = _values(state.prophecies) if walls else ()
        return {
            **NOTHING,
            **self._crystal(state, own.filled),
            "prophecies": prophecies,
            "walls": walls,
        }

    def _crystal(self, state: State, filled: Cells) -> Choices:
        """M-T2, M-T3, M-T6: placements by site, sites to swap and where singles may be; discards
        if there are none.
        """
        tower = self._look_at(filled)
        sites = reachable(state)
        singles = self._ways(tower, self.tables.single).get("1", ())
        places, swaps = {}, []
        for site in sites:
            colour, shape = divmod(state.sites[site], self.shapes)
            if ways := self._ways(tower, shape):
                places[str(site + 1)] = ways
            if singles and state.supply[colour]:
                swaps.append(site + 1)
        if not (places or swaps):
            return {"discards": [site + 1 for site in sites]}
        return {"places": places, "swaps": swaps, "singles": singles if swaps else ()}

    def _look_at(self, filled: Cells) -> _Tower:
        tower = self.tower
        if tower.filled != filled:
            free = ((filled << LEVEL) | FLOOR) & ~filled
            tower = self.tower = _Tower(filled, [free >> offset for offset in self.offsets], {})
        return tower

    def _ways(self, tower: _Tower, shape: int) -> dict[str, tuple[int, ...]]:
        """M-T4: turning -> where the anchor may be."""
        ways = tower.ways.get(shape)
        if ways is not None:
            return ways
        ways, free, sets = {}, tower.free, _SETS
        lowest = free[0]
        for number, anchors, second, others in self.turnings[shape]:
            anchors &= lowest & free[second]  # noqa: PLW2901
            if anchors:
                for other in others:
                    anchors &= free[other]  # noqa: PLW2901
                if anchors:
                    ways[number] = sets[anchors]
        tower.ways[shape] = ways
        return ways


def _values(tokens: tuple[int, ...]) -> tuple[int, ...]:
    """M-T8: the values of the tokens on the main board, each once, in ascending order."""
    return tuple(dict.fromkeys(tokens))


Turned = tuple[str, int, int, tuple[int, ...]]


def _turnings(tables: Tables, offsets: tuple[int, ...]) -> list[list[Turned]]:
    """For each way to turn each shape: its number as a key, anchors and lowest cubes.

    The second and the others are places in `offsets`; if there is none, the anchor is the second.
    """
    place = {offset: number for number, offset in enumerate(offsets)}

    def turned(number: int, way: Turning) -> Turned:
        second, *others = [place[offset] for offset in way.bottoms[1:] or way.bottoms]
        return str(number), way.anchors, second, tuple(others)

    return [[turned(n, way) for n, way in enumerate(ways, 1)] for ways in tables.turnings]


def _offsets(tables: Tables) -> tuple[int, ...]:
    """Every offset at which some stone has the lowest cube of a column; the anchor's first."""
    ways = [way for shape in tables.turnings for way in shape]
    return tuple(sorted({offset for way in ways for offset in way.bottoms}))
