"""The weights of Monolyth's network: which there are, and how they are packed in a weight file.

`monolyth-N` are those for N players. Where a search does better with others, those are
`monolyth-N-search` and whatever else begins so. In a file each row of the first layer is
stored as bytes with a scale of its own.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lapidarium.bots import weights
from lapidarium.games.monolyth.bots.kernels import sizes
from lapidarium.games.monolyth.bots.kernels.inputs import ROWS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from lapidarium.bots.weights import Weights

FOLDER: Final = Path(__file__).parent / "weights"
FINEST: Final = 127
"""Steps to each side of zero."""
LAYERS: Final = [ROWS, sizes.WIDTH, sizes.HIDDEN, sizes.HEADS]


def without_search(players: int) -> str:
    """The name of the weights to play without search."""
    return f"monolyth-{players}"


def for_search(players: int, folder: Path = FOLDER) -> list[str]:
    """The names of the sets of weights to search with: their own if there are any."""
    own = sorted(file.stem for file in folder.glob(f"monolyth-{players}-search*.toml"))
    return own or [without_search(players)]


def load(name: str, folder: Path = FOLDER) -> Weights | None:
    """The weights of this name; None if there are none. Raises InvalidWeights."""
    file = folder / f"{name}.npz"
    return weights.read(file, LAYERS) if file.with_suffix(".toml").exists() else None


def packed(values: NDArray[np.float32], second: NDArray[np.float32]) -> dict[str, NDArray[Any]]:
    """All weights as the arrays of a file; rows that never occurred (`second` is 0) are zero."""
    first = np.where(second == 0, 0, values)[: sizes.W2].reshape(ROWS, sizes.WIDTH)
    scales = (np.abs(first).max(1, keepdims=True) / FINEST).astype(np.float32)
    rows = np.round(first / np.where(scales == 0, 1, scales)).astype(np.int8)
    return {"rows": rows, "scales": scales, "rest": values[sizes.W2 :]}


def unpacked(arrays: Mapping[str, NDArray[Any]]) -> NDArray[np.float32]:
    """All weights as one array, as kernels take them."""
    first = arrays["rows"].astype(np.float32) * arrays["scales"]
    return np.concatenate([first.ravel(), arrays["rest"]])
