"""The tables of a pack for the kernels, taken from the referee's box (any valid pack)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from lapidarium.games.ocelot.compiled.layout import DIGITS, NONE, SEATS, TABLES
from lapidarium.games.ocelot.pack.pack import SPECIALS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from lapidarium.games.ocelot.rules import Ocelot


def tables_of(game: Ocelot) -> NDArray[Any]:
    """All that follows from a pack, as one record."""
    box = game.box
    found = np.zeros(1, TABLES)
    t = found[0]
    t["sight"][: len(box.sight)] = box.sight
    t["caves"], t["circles"] = box.caves, box.every_circle
    t["squares"], t["players"], t["kinds"] = len(box.squares), SEATS, len(box.amethysts)
    t["cave_of"][: len(box.squares)] = box.cave_of
    t["dealt"], t["values"], t["tool_of"] = box.dealt, box.values, box.tool_of
    _put_amethysts(t, game)
    start = t["start"]
    for field in ("gems", "companions", "first", "seat", "owed"):
        start[field] = NONE
    start["hands"] = box.hand
    return found


def _put_amethysts(t: Any, game: Ocelot) -> None:
    """O-C4, O-E3: one bit per token, kind by kind."""
    box, bit = game.box, 0
    for kind, (amethyst, copies) in enumerate(zip(box.amethysts, box.copies, strict=True)):
        tokens = ((1 << copies) - 1) << bit
        t["same"][kind] = tokens
        t["bags"][box.bag_of[kind]] |= np.uint64(tokens)
        t["kind_of"][bit : bit + copies] = kind
        bit += copies
        value = amethyst.value
        if not isinstance(value, int):
            t["specials"][SPECIALS.index(str(value))] = tokens
            continue
        for digit in range(DIGITS):
            if value >> digit & 1:
                t["digits"][digit] |= np.uint64(tokens)
        if value in (1, 3):
            t["ones" if value == 1 else "threes"] |= np.uint64(tokens)
