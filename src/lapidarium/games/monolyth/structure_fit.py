"""The structure card in the position that a tower is nearest to (M-L2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import orjson

from lapidarium.games.monolyth.rules.cells import COLUMNS, FLOOR, LEVEL

if TYPE_CHECKING:
    from lapidarium.games.game import Json
    from lapidarium.games.monolyth.pack.pack import Range
    from lapidarium.games.monolyth.rules.cells import Cells
    from lapidarium.games.monolyth.rules.structure import Pattern
    from lapidarium.games.monolyth.wire import AskView, FitView


def ask_view(part: Range) -> AskView:
    """What a card asks of one column."""
    return {"low": part.low, "high": part.high, "text": str(part)}


class Fit:
    """A structure card: its positions, and which of them a tower is nearest to (M-L2)."""

    def __init__(self, patterns: tuple[Pattern, ...]) -> None:
        self.patterns = patterns
        self.asks = [[str(part) for part in pattern.ranges] for pattern in patterns]
        self.written = [orjson.dumps(asks) for asks in self.asks]

    def nearest(self, tower: Cells) -> tuple[int, int]:
        """The position with most columns met, and the columns that are not, as bits."""
        best, fewest, lacking = 0, LEVEL + 1, 0
        for number, pattern in enumerate(self.patterns):
            wrong = (tower & pattern.asked) ^ pattern.filled
            columns = (wrong | wrong >> 16 | wrong >> 32 | wrong >> 48 | wrong >> 64) & FLOOR
            count = columns.bit_count()
            if count < fewest:
                best, fewest, lacking = number, count, columns
        return best, lacking

    def view(self, tower: Cells) -> FitView:
        """The card in its nearest position."""
        best, lacking = self.nearest(tower)
        return {"asks": self.asks[best], "met": [not lacking >> c & 1 for c in COLUMNS]}

    def json(self, tower: Cells) -> Json:
        """The same as JSON."""
        best, lacking = self.nearest(tower)
        return b'{"asks":%b,"met":%b}' % (self.written[best], _met(lacking))


_MET: dict[int, bytes] = {}


def _met(lacking: int) -> bytes:
    found = _MET.get(lacking)
    if found is None:
        found = _MET[lacking] = orjson.dumps([not lacking >> c & 1 for c in COLUMNS])
    return found
