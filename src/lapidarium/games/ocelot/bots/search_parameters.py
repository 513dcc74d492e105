"""How each player of Sir Ocelot's Cave searches, in figures (see `layout.MANNER`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lapidarium.games.ocelot.bots.kernels.layout import MANNER

if TYPE_CHECKING:
    from numpy.typing import NDArray

TO_THE_END: Final = 99
USUAL: Final = {
    "gain": 1.0,
    "gift": 0.6,
    "opened": 0.5,
    "blur": 1.0,
    "companion": 0.5,
    "waiting": 0.3,
    "moving": 0.05,
    "warmth": 1.5,
    "explore": 1.0,
    "first": 0.05,
    "scale": 15.0,
    "widen": 3.0,
    "learned": 0,
    "turns": TO_THE_END,
    "expand": 2,
    "cautious": 0,
}


def manner(**figures: float) -> NDArray[Any]:
    """The usual figures but for these, as a record."""
    found = np.zeros(1, MANNER)
    for name, figure in {**USUAL, **figures}.items():
        found[0][name] = figure
    return found


BY_VALUE: Final = {
    "learned": 2,
    "turns": 0,
    "expand": 1,
    "first": 0.0,
    "explore": 0.3,
    "warmth": 2.0,
}
MASTER: Final = manner(**BY_VALUE, cautious=1)
LESSON: Final = manner(**BY_VALUE)
WITHOUT_VALUE: Final = manner()
REPLY: Final = manner()
RANDOM: Final = manner(explore=0.3)
