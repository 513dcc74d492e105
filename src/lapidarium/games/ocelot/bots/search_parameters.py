"""The parameters of each search (see `layout.PARAMETERS`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lapidarium.games.ocelot.bots.kernels.layout import PARAMETERS

if TYPE_CHECKING:
    from numpy.typing import NDArray

TO_THE_END: Final = 99
USUAL: Final = {
    "gain": 1.0,
    "gift": 0.6,
    "opened": 0.5,
    "noise": 1.0,
    "companion": 0.5,
    "waiting": 0.3,
    "moving": 0.05,
    "temperature": 1.5,
    "explore": 1.0,
    "first_play": 0.05,
    "scale": 15.0,
    "widen": 3.0,
    "learned": 0,
    "turns": TO_THE_END,
    "expand": 2,
    "cautious": 0,
}


def parameters(**figures: float) -> NDArray[Any]:
    """The usual figures except for these, as a record."""
    found = np.zeros(1, PARAMETERS)
    for name, figure in {**USUAL, **figures}.items():
        found[0][name] = figure
    return found


BY_VALUE: Final = {
    "learned": 2,
    "turns": 0,
    "expand": 1,
    "first_play": 0.0,
    "explore": 0.3,
    "temperature": 2.0,
}
MASTER: Final = parameters(**BY_VALUE, cautious=1)
SELF_PLAY: Final = parameters(**BY_VALUE)
WITHOUT_VALUE: Final = parameters()
REPLY: Final = parameters()
RANDOM: Final = parameters(explore=0.3)
