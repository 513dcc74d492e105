"""The structure card in the position that a tower is nearest to (M-L2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from lapidarium.games.monolyth.rules.cells import FLOOR, LEVEL
from lapidarium.games.monolyth.wire import AskView, FitView

if TYPE_CHECKING:
    from lapidarium.games.monolyth.pack.pack import Range
    from lapidarium.games.monolyth.rules.cells import Cells
    from lapidarium.games.monolyth.rules.structure import Pattern


def ask_view(part: Range) -> AskView:
    """What a card asks of one column."""
    return AskView(part.low, str(part), UNSET if part.high is None else part.high)


class Fit:
    """A structure card: its positions, and which of them a tower is nearest to (M-L2)."""

    def __init__(self, patterns: tuple[Pattern, ...]) -> None:
        self.masks = [(pattern.asked, pattern.filled) for pattern in patterns]
        self.asks = [[str(part) for part in pattern.ranges] for pattern in patterns]

    def nearest(self, tower: Cells) -> tuple[int, int]:
        """The position with most columns met, and the columns that are not, as bits."""
        best, fewest, lacking = 0, LEVEL + 1, 0
        for number, (asked, filled) in enumerate(self.masks):
            wrong = (tower & asked) ^ filled
            wrong |= wrong >> 4 * LEVEL
            wrong |= wrong >> 2 * LEVEL
            columns = (wrong | wrong >> LEVEL) & FLOOR
            count = columns.bit_count()
            if count < fewest:
                best, fewest, lacking = number, count, columns
        return best, lacking

    def view(self, tower: Cells) -> FitView:
        """The card in its nearest position, and the columns that are met."""
        best, lacking = self.nearest(tower)
        return FitView(self.asks[best], MET[lacking & EIGHT] + MET[lacking >> 8])


EIGHT = 0xFF
MET = [[not lacking >> column & 1 for column in range(8)] for lacking in range(EIGHT + 1)]
"""Which of eight columns are met, by those that are not."""
