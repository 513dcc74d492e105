"""What the seat to act may do, as a client offers it (M-T1 to M-T8), written as JSON.

Where an anchor may be is a set of cells (16 * level + column), and the JSON of a set is joined
from prepared parts, so the moves need not be listed one by one.
"""

from __future__ import annotations

from operator import getitem
from typing import TYPE_CHECKING, NamedTuple

from lapidarium.games.monolyth.rules.cells import FLOOR, LEVEL
from lapidarium.games.monolyth.rules.state import Phase, reachable

if TYPE_CHECKING:
    from lapidarium.games.game import Json
    from lapidarium.games.monolyth.rules.cells import Cells
    from lapidarium.games.monolyth.rules.state import State
    from lapidarium.games.monolyth.rules.stones import Turning
    from lapidarium.games.monolyth.rules.tables import Tables

FORM = (
    b'{"places":{%b},"swaps":[%b],"singles":%b,"discards":[%b],"prophecies":[%b],"walls":[%b],'
    b'"gives":[%b]}'
)
NOTHING = b"", b"", b"[]", b""
"""Of stones nothing may be done."""


_EIGHTS = [
    [b"".join([b"%d," % (first + n) for n in range(8) if cells >> n & 1]) for cells in range(256)]
    for first in range(0, 4 * LEVEL, 8)
]
"""Every set of eight cells, written, each cell with a comma behind it."""
MOST_SETS = 32_000
MOST_OFFERS = 1_000


class _Sets(dict[int, bytes]):
    """Sets of cells as numbers with commas, cached: nine of ten come up again."""

    def __missing__(self, cells: Cells) -> bytes:
        written = b"".join(map(getitem, _EIGHTS, cells.to_bytes(8, "little")))[:-1]
        if len(self) < MOST_SETS:
            self[cells] = written
        return written


_SETS = _Sets()


def listed(cells: Cells) -> Json:
    """The numbers of a set of cells as a JSON list."""
    return b"[%b]" % _SETS[cells]


class _Tower(NamedTuple):
    """The tower that was looked at last; threads that share a referee each go on with their own."""

    filled: Cells
    free: list[Cells]
    """M-T4.3: the lowest free cell of each column, as each offset of a stone sees it."""
    ways: dict[int, bytes]
    """The ways to place each shape, as far as they are worked out."""


class ChoiceWriter:
    """Writes the choices; ways to place a shape on the same tower are found once."""

    __slots__ = (
        "offsets",
        "shapes",
        "sites",
        "tables",
        "tower",
        "turnings",
        "values",
        "walls",
    )

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.shapes = tables.shapes
        self.sites = [b'"%d":{' % (site + 1) for site in range(tables.pack.sites)]
        self.offsets = _offsets(tables)
        self.turnings = _turnings(tables, self.offsets)
        self.walls = [
            [b'"%b"' % tables.wall_text(*wall).encode() for wall in walls] for walls in tables.walls
        ]
        self.tower = _Tower(-1, [], {})
        self.values: dict[tuple[int, ...], bytes] = {}

    def choices(self, state: State) -> Json:
        """M-T1, M-1P2: what may be done, written."""
        if state.phase is Phase.GIVE:
            return FORM % (*NOTHING, b"", b"", self._values(state.prophecies))
        if state.phase is not Phase.TURN:
            return FORM % (*NOTHING, b"", b"", b"")
        own = state.boards[state.active]
        sides = zip(self.walls[own.board], own.slots, strict=True)
        walls = b",".join([wall for wall, value in sides if not value])
        prophecies = self._values(state.prophecies) if walls else b""
        return FORM % (*self._crystal(state, own.filled), prophecies, walls, b"")

    def _values(self, tokens: tuple[int, ...]) -> bytes:
        """M-T8: the values of the tokens on the main board, each once, in ascending order."""
        written = self.values.get(tokens)
        if written is None:
            written = b",".join([b"%d" % value for value in dict.fromkeys(tokens)])
            if len(self.values) < MOST_OFFERS:
                self.values[tokens] = written
        return written

    def _crystal(self, state: State, filled: Cells) -> tuple[bytes, bytes, bytes, bytes]:
        """M-T2, M-T3, M-T6: placements by site, sites to swap and where singles may be; discards
        if there are none.
        """
        tower = self._look_at(filled)
        sites = reachable(state)
        singles = self._ways(tower, self.tables.single)[4:]
        places, swaps = [], []
        for site in sites:
            colour, shape = divmod(state.sites[site], self.shapes)
            if ways := self._ways(tower, shape):
                places.append(self.sites[site] + ways + b"}")
            if singles and state.supply[colour]:
                swaps.append(b"%d" % (site + 1))
        discards = [] if places or swaps else [b"%d" % (site + 1) for site in sites]
        return b",".join(places), b",".join(swaps), singles if swaps else b"[]", b",".join(discards)

    def _look_at(self, filled: Cells) -> _Tower:
        tower = self.tower
        if tower.filled != filled:
            free = ((filled << LEVEL) | FLOOR) & ~filled
            tower = self.tower = _Tower(filled, [free >> offset for offset in self.offsets], {})
        return tower

    def _ways(self, tower: _Tower, shape: int) -> bytes:
        """M-T4: turning -> where the anchor may be, as the inside of a JSON object."""
        found = tower.ways.get(shape)
        if found is not None:
            return found
        parts, free, sets = [], tower.free, _SETS
        lowest = free[0]
        for number, anchors, second, others in self.turnings[shape]:
            anchors &= lowest & free[second]  # noqa: PLW2901
            if anchors:
                for other in others:
                    anchors &= free[other]  # noqa: PLW2901
                if anchors:
                    parts.append(number + sets[anchors])
        found = tower.ways[shape] = b"],".join(parts) + b"]" if parts else b""
        return found


Turned = tuple[bytes, int, int, tuple[int, ...]]


def _turnings(tables: Tables, offsets: tuple[int, ...]) -> list[list[Turned]]:
    """For each way to turn each shape: its number as a key of JSON, anchors and lowest cubes.

    The second and the others are places in `offsets`; if there is none, the anchor is the second.
    """
    place = {offset: number for number, offset in enumerate(offsets)}

    def turned(number: int, way: Turning) -> Turned:
        second, *others = [place[offset] for offset in way.bottoms[1:] or way.bottoms]
        return b'"%d":[' % number, way.anchors, second, tuple(others)

    return [[turned(n, way) for n, way in enumerate(ways, 1)] for ways in tables.turnings]


def _offsets(tables: Tables) -> tuple[int, ...]:
    """Every offset at which some stone has the lowest cube of a column; the anchor's first."""
    ways = [way for shape in tables.turnings for way in shape]
    return tuple(sorted({offset for way in ways for offset in way.bottoms}))
