"""The tables of a pack for the kernels, taken from the referee's (any valid pack)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from lapidarium.games.monolyth.compiled.layout import (
    COPIES,
    NONE,
    POSITIONS,
    SIDES,
    TABLES,
    TURNINGS,
)
from lapidarium.games.monolyth.rules.cells import SIDES as EVERY_SIDE
from lapidarium.games.monolyth.rules.cells import wall

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from lapidarium.games.monolyth.rules import Monolyth

WORD = (1 << 64) - 1


def tables_of(game: Monolyth) -> NDArray[Any]:
    """All that follows from a pack and a number of players, as one record."""
    known, pack = game.tables, game.pack
    found = np.zeros(1, TABLES)
    t = found[0]
    _put_ways(t, game)
    _put_cards(t, game)
    t["walls"] = [wall(side, known.height) for side in EVERY_SIDE]
    t["limit"] = known.limit
    t["cards"] = len(pack.cards)
    t["players"], t["height"] = game.players, known.height
    t["single"] = known.single
    t["sides"] = pack.boards
    _put_start(t["start"], game)
    return found


def _put_ways(t: Any, game: Monolyth) -> None:
    for shape, turnings in enumerate(game.tables.turnings):
        t["turnings"][shape] = len(turnings)
        t["rows"][shape] = len(turnings) + len(turnings) % 2
        for number, turning in enumerate(turnings):
            way = TURNINGS * shape + number
            bottoms = [*turning.bottoms[1:], 0, 0, 0]
            t["anchors"][way], t["cells"][way] = turning.anchors, turning.cells
            t["second"][way], t["third"][way], t["fourth"][way] = bottoms[:3]


def _put_cards(t: Any, game: Monolyth) -> None:
    """M-L2: a card with fewer than 8 distinct positions repeats its first.

    What a card asks above the highest tower is always so, and is left out.
    """
    for card, patterns in enumerate(game.tables.patterns):
        every = [*patterns, *[patterns[0]] * POSITIONS][:POSITIONS]
        t["asked"][card] = [pattern.asked & WORD for pattern in every]
        t["must"][card] = [pattern.filled for pattern in every]


def _put_start(s: Any, game: Monolyth) -> None:
    start = game.start()
    for field in ("card", "first", "left", "sites", "boards"):
        s[field] = NONE
    s["lid"] = [sum(1 << n for n, c in enumerate(start.lid) if c > m) for m in range(COPIES)]
    s["supply"] = start.supply
    for value in start.prophecies:
        s["prophecies"][value - 1] += 1
        s["offer"] |= 1 << (value - 1)
    s["levels"][: len(start.levels)] = start.levels
    s["levels_left"] = len(start.levels)
    s["structures"][: len(start.structures)] = start.structures
    s["structures_left"] = len(start.structures)
    s["free"] = (1 << SIDES) - 1
