"""The weights of the cave's network: `weights/ocelot`, as the record that kernels take."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lapidarium.bots import weights
from lapidarium.bots.errors import InvalidWeights
from lapidarium.games.ocelot.bots.kernels.layout import (
    HIDDEN,
    INNER,
    INPUTS,
    OUTPUTS,
    WEIGHTS,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from lapidarium.bots.weights import Weights

NAME: Final = "ocelot"
FILE: Final = Path(__file__).parent / "weights" / f"{NAME}.npz"
LAYERS: Final = [INPUTS, HIDDEN, INNER, OUTPUTS]
NAMES: Final = tuple(WEIGHTS.names or ())


@cache
def shipped() -> Weights:
    """The weights to play with; raises InvalidWeights."""
    return weights.read(FILE, LAYERS)


@cache
def shipped_record() -> NDArray[Any]:
    """The same as a record."""
    return as_record(shipped().arrays)


def as_record(arrays: Mapping[str, NDArray[Any]]) -> NDArray[Any]:
    """The arrays of a weight file as one record; raises InvalidWeights."""
    found = np.zeros(1, WEIGHTS)
    for name in NAMES:
        wanted, here = found[0][name].shape, arrays[name].shape
        if here != wanted:
            raise InvalidWeights(f"the weights are for other layers: {here}, not {wanted}")
        found[0][name] = arrays[name]
    return found
