"""What the seat to act may do in Monolyth, straight from the masks of the referee.

Where an anchor may be is a set of cells (16 * level + column), and a set is written level by
level from what was written before: listing the moves one by one is never needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lapidarium.rules.monolyth.cells import FLOOR, LEVEL
from lapidarium.rules.monolyth.state import Phase, reachable

if TYPE_CHECKING:
    from lapidarium.rules.monolyth.cells import Cells
    from lapidarium.rules.monolyth.state import State
    from lapidarium.rules.monolyth.tables import Tables
    from lapidarium.server.views.showing import Json

FORM = b'{"places":{%b},"swaps":{%b},"discards":[%b],"prophecies":[%b],"walls":[%b],"gives":[%b]}'


class _Level(dict[int, bytes]):
    """The cells of one level, written, each with a comma behind it; filled as they come up."""

    def __init__(self, level: int) -> None:
        super().__init__({0: b""})
        self.first = LEVEL * level

    def __missing__(self, columns: int) -> bytes:
        numbers = [self.first + n for n in range(LEVEL) if columns >> n & 1]
        written = self[columns] = b"".join([b"%d," % number for number in numbers])
        return written


_L0, _L1, _L2, _L3 = (_Level(level) for level in range(4))


def listed(cells: Cells) -> Json:
    """The numbers of a set of cells as a JSON list."""
    written = _L0[cells & FLOOR]
    if cells >> LEVEL:
        written += _L1[cells >> 16 & FLOOR] + _L2[cells >> 32 & FLOOR] + _L3[cells >> 48]
    return b"[%b]" % written[:-1]


class Choosing:
    """The choices of one game; ways to place a shape on the same tower are found once."""

    __slots__ = ("filled", "free", "tables", "ways")

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.filled = -1
        self.free: dict[int, Cells] = {}
        self.ways: dict[int, bytes] = {}

    def choices(self, state: State) -> Json:
        """M-T1, M-1P2: what may be done, written."""
        if state.phase is Phase.GIVE:
            return FORM % (b"", b"", b"", b"", b"", _values(state))
        if state.phase is not Phase.TURN:
            return FORM % (b"", b"", b"", b"", b"", b"")
        places, swaps, discards = self._crystal(state)
        own = state.boards[state.active]
        colours = self.tables.pack.colours
        sides = zip(self.tables.pack.boards[own.board], own.slots, strict=True)
        walls = [b'"%b"' % colours[c].letter.encode() for c, value in sides if not value]
        prophecies = _values(state) if walls else b""
        return FORM % (places, swaps, discards, prophecies, b",".join(walls), b"")

    def _crystal(self, state: State) -> tuple[bytes, bytes, bytes]:
        """M-T2, M-T3, M-T6: placements and swaps by site; if there are none at all, discards."""
        filled = state.boards[state.active].filled
        if filled != self.filled:
            self._look_at(filled)
        sites = reachable(state)
        places, swaps = [], []
        for site in sites:
            colour, shape = divmod(state.sites[site], self.tables.shapes)
            if ways := self._ways(shape):
                places.append(b'"%d":{%b}' % (site + 1, ways))
            if state.supply[colour] and (singles := self._ways(self.tables.single)):
                swaps.append(b'"%d":%b' % (site + 1, singles[4:]))
        discards = [] if places or swaps else [b"%d" % (site + 1) for site in sites]
        return b",".join(places), b",".join(swaps), b",".join(discards)

    def _look_at(self, filled: Cells) -> None:
        """M-T4.3: the lowest free cell of each column, as each offset of a stone sees it."""
        free = ((filled << LEVEL) | FLOOR) & ~filled
        self.filled, self.ways = filled, {}
        self.free = {offset: free >> offset for offset in _offsets(self.tables)}

    def _ways(self, shape: int) -> bytes:
        """M-T4: turning -> where the anchor may be, as the inside of a JSON object."""
        found = self.ways.get(shape)
        if found is not None:
            return found
        parts, free = [], self.free
        for number, anchors, bottoms in _turnings(self.tables, shape):
            for bottom in bottoms:
                anchors &= free[bottom]  # noqa: PLW2901
            if anchors:
                cells = _L0[anchors & FLOOR]
                if anchors > FLOOR:
                    cells += (
                        _L1[anchors >> 16 & FLOOR] + _L2[anchors >> 32 & FLOOR] + _L3[anchors >> 48]
                    )
                parts.append(number + cells[:-1])
        found = self.ways[shape] = b"],".join(parts) + b"]" if parts else b""
        return found


_TURNINGS: dict[tuple[str, int, int], list[tuple[bytes, Cells, tuple[int, ...]]]] = {}


def _turnings(tables: Tables, shape: int) -> list[tuple[bytes, Cells, tuple[int, ...]]]:
    """For each way to turn a shape: its number as a key of JSON, anchors and lowest cubes."""
    key = (tables.pack.digest, tables.height, shape)
    if key not in _TURNINGS:
        ways = enumerate(tables.turnings[shape], 1)
        _TURNINGS[key] = [(b'"%d":[' % n, way.anchors, way.bottoms) for n, way in ways]
    return _TURNINGS[key]


_OFFSETS: dict[str, tuple[int, ...]] = {}


def _offsets(tables: Tables) -> tuple[int, ...]:
    """Every offset at which some stone has the lowest cube of a column."""
    digest = tables.pack.digest
    if digest not in _OFFSETS:
        ways = [way for shape in tables.turnings for way in shape]
        _OFFSETS[digest] = tuple(sorted({offset for way in ways for offset in way.bottoms}))
    return _OFFSETS[digest]


def _values(state: State) -> bytes:
    return b",".join([b"%d" % value for value in sorted(set(state.prophecies))])
