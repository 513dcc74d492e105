"""What the seat to act may do in Monolyth, straight from the masks of the referee.

Where an anchor may be is a set of cells (16 * level + column), and a set is written level by
level from a table of what was written before: listing the moves one by one is never needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lapidarium.rules.monolyth.cells import FLOOR, LEVEL
from lapidarium.rules.monolyth.placing import resting
from lapidarium.rules.monolyth.state import Phase, reachable

if TYPE_CHECKING:
    from lapidarium.rules.monolyth.cells import Cells
    from lapidarium.rules.monolyth.state import State
    from lapidarium.rules.monolyth.tables import Tables
    from lapidarium.server.views.showing import Json

NOTHING = (
    b'{"places":{%b},"swaps":{%b},"discards":[%b],"prophecies":[%b],"walls":[%b],"gives":[%b]}'
)
_LEVELS: dict[tuple[int, int], bytes] = {}
"""Level and columns -> their cells, written; at most 4 * 65536 short texts."""


def listed(cells: Cells) -> Json:
    """The numbers of a set of cells as a JSON list."""
    parts = []
    level = 0
    while cells:
        if columns := cells & FLOOR:
            key = (level, columns)
            written = _LEVELS.get(key)
            if written is None:
                numbers = [n for n in range(LEVEL) if columns >> n & 1]
                written = b",".join([b"%d" % (LEVEL * level + n) for n in numbers])
                _LEVELS[key] = written
            parts.append(written)
        cells >>= LEVEL
        level += 1
    return b"[" + b",".join(parts) + b"]"


class Choosing:
    """The choices of one game; ways to place a shape on the same tower are found once."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.filled = -1
        self.ways: dict[int, bytes] = {}

    def choices(self, state: State) -> Json:
        """M-T1, M-1P2: what may be done, written."""
        if state.phase is Phase.GIVE:
            return NOTHING % (b"", b"", b"", b"", b"", _values(state))
        if state.phase is not Phase.TURN:
            return NOTHING % (b"", b"", b"", b"", b"", b"")
        places, swaps, discards = self._crystal(state)
        own = state.boards[state.active]
        colours = self.tables.pack.colours
        sides = zip(self.tables.pack.boards[own.board], own.slots, strict=True)
        walls = [b'"%b"' % colours[c].letter.encode() for c, value in sides if not value]
        prophecies = _values(state) if walls else b""
        return NOTHING % (places, swaps, discards, prophecies, b",".join(walls), b"")

    def _crystal(self, state: State) -> tuple[bytes, bytes, bytes]:
        """M-T2, M-T3, M-T6: placements and swaps by site; if there are none at all, discards."""
        filled = state.boards[state.active].filled
        if filled != self.filled:
            self.filled, self.ways = filled, {}
        sites = reachable(state)
        places, swaps = [], []
        for site in sites:
            colour, shape = divmod(state.sites[site], self.tables.shapes)
            if ways := self._ways(shape):
                places.append(b'"%d":{%b}' % (site + 1, ways))
            if state.supply[colour] and (singles := self._singles()):
                swaps.append(b'"%d":%b' % (site + 1, singles))
        discards = [] if places or swaps else [b"%d" % (site + 1) for site in sites]
        return b",".join(places), b",".join(swaps), b",".join(discards)

    def _ways(self, shape: int) -> bytes:
        """M-T4: turning -> where the anchor may be, as the inside of a JSON object."""
        found = self.ways.get(shape)
        if found is None:
            parts = []
            for number, turning in enumerate(self.tables.turnings[shape], 1):
                if anchors := resting(turning, self.filled):
                    parts.append(b'"%d":%b' % (number, listed(anchors)))
            found = self.ways[shape] = b",".join(parts)
        return found

    def _singles(self) -> bytes:
        found = self.ways.get(-1)
        if found is None:
            single = self.tables.turnings[self.tables.single][0]
            anchors = resting(single, self.filled)
            found = self.ways[-1] = listed(anchors) if anchors else b""
        return found


def _values(state: State) -> bytes:
    return b",".join([b"%d" % value for value in sorted(set(state.prophecies))])
