"""Functions such as a bot may export: the best score after any one move, for many games."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import carray  # type: ignore[attr-defined]

from lapidarium.games.ocelot.compiled.exports import KERNELS
from lapidarium.games.ocelot.compiled.layout import MOST

generate, apply, score = KERNELS.generate, KERNELS.apply, KERNELS.score


def best_scores(  # noqa: PLR0917
    tables: Any, states: Any, count: Any, child: Any, moves: Any, best: Any
) -> Any:
    """One move deep; `child` is a record and `moves` a list to work with."""
    t, games, found = carray(tables, 1)[0], carray(states, count), carray(best, count)
    after, row = carray(child, 1), carray(moves, MOST)
    for n in range(count):
        s = games[n]
        for place in range(generate(t, s, row)):
            after[0] = s
            apply(t, after[0], np.int64(row[place]))
            found[n] = max(found[n], score(t, after[0], np.int64(s.seat)))
    return count


EXPORTS = {"best_scores": best_scores}
