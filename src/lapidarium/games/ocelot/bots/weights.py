"""The weights of the learned value, and whether they fit a pack.

`weights.npz` holds the arrays, `weights.json` what made them, what pack they were learned
on and the checksum that is verified before they are used.
"""

from __future__ import annotations

import hashlib
import io
import json
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import numpy as np

from lapidarium.bots.errors import SpoiledWeights
from lapidarium.games.ocelot.bots.kernels.layout import WEIGHTS

if TYPE_CHECKING:
    from numpy.typing import NDArray

PACKAGE = "lapidarium.games.ocelot.bots"


@cache
def facts() -> dict[str, Any]:
    """What made the weights."""
    return described((files(PACKAGE) / "weights.json").read_text("utf-8"))


@cache
def weights() -> NDArray[Any]:
    """The weights as one record; raises SpoiledWeights."""
    return read((files(PACKAGE) / "weights.npz").read_bytes(), facts()["sha256"])


def described(text: str) -> dict[str, Any]:
    """What a file says of the weights beside it; raises SpoiledWeights."""
    try:
        found = json.loads(text)
    except ValueError:
        found = None
    if not isinstance(found, dict) or not isinstance(found.get("sha256"), str):
        raise SpoiledWeights("the file beside the weights does not say what they are")
    return found


def read(content: bytes, checksum: str) -> NDArray[Any]:
    """Weights of this content, if it is what the checksum says; raises SpoiledWeights."""
    if hashlib.sha256(content).hexdigest() != checksum:
        raise SpoiledWeights("the weights of ocelot do not have the checksum they should")
    found = np.zeros(1, WEIGHTS)
    with np.load(io.BytesIO(content), allow_pickle=False) as arrays:
        for name in WEIGHTS.names or ():
            wanted, here = found[0][name].shape, arrays[name].shape
            if here != wanted:
                raise SpoiledWeights(f"the weights are for other layers: {here}, not {wanted}")
            found[0][name] = arrays[name]
    return found


def fits(tables: NDArray[Any]) -> bool:
    """Were the weights learned on a pack with just these figures?"""
    return digest(tables) == str(facts()["pack"])


def digest(tables: NDArray[Any]) -> str:
    """The figures of a pack in a few digits."""
    return hashlib.sha256(tables.tobytes()).hexdigest()[:20]
