"""The trained weights: a file of numbers beside one that says where they come from.

`monolyth-N.npz` holds the weights for N players, each row of the first layer as bytes with a
scale of its own; `monolyth-N.toml` the pack and the layers they fit, the command that made
them, and a checksum, which is verified. Where a search does better with others, those are in
`monolyth-N-search` and whatever else begins so.
"""

from __future__ import annotations

import hashlib
import io
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from lapidarium.bots.errors import SpoiledWeights
from lapidarium.games.monolyth.bots.kernels import sizes
from lapidarium.games.monolyth.bots.kernels.inputs import ROWS

if TYPE_CHECKING:
    from numpy.typing import NDArray

FOLDER = Path(__file__).parent / "trained"
VERSION = 1
FINEST = 127
"""Steps to each side of nought."""
LAYERS = [ROWS, sizes.WIDTH, sizes.HIDDEN, sizes.HEADS]


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights, and the pack they were trained for."""

    values: NDArray[np.float32]
    pack: str


def fingerprint(tables: NDArray[Any]) -> str:
    """What a pack and a number of players are to the compiled core, in a few digits."""
    return hashlib.sha256(tables.tobytes()).hexdigest()[:20]


def to_search(players: int, folder: Path = FOLDER) -> list[str]:
    """The sets to search with, by name: those of their own if there are any."""
    own = sorted(file.stem for file in folder.glob(f"monolyth-{players}-search*.toml"))
    return own or [at_once(players)]


def at_once(players: int) -> str:
    """The set to make the best move at once with."""
    return f"monolyth-{players}"


def load(name: str, folder: Path = FOLDER) -> Weights | None:
    """The weights of this name; None if there are none.

    Raises SpoiledWeights.
    """
    about_file = folder / f"{name}.toml"
    if not about_file.exists():
        return None
    file = about_file.with_suffix(".npz")
    content = file.read_bytes() if file.exists() else b""
    try:
        about = tomllib.loads(about_file.read_text("utf-8"))
        wanted = {name: about[name] for name in ("sha256", "version", "layers", "pack")}
    except (KeyError, ValueError) as problem:
        raise SpoiledWeights(f"{about_file} does not say what {file.name} is") from problem
    if hashlib.sha256(content).hexdigest() != wanted["sha256"]:
        raise SpoiledWeights(f"{file} does not have the checksum that {about_file.name} gives")
    if wanted["version"] != VERSION or wanted["layers"] != LAYERS:
        raise SpoiledWeights(f"{file} is for other layers: {wanted['layers']}, not {LAYERS}")
    return Weights(unpacked(content), str(wanted["pack"]))


def packed(weights: NDArray[np.float32], second: NDArray[np.float32]) -> bytes:
    """The numbers as a file; rows that no state ever had (`second` is 0) are left out."""
    first = np.where(second == 0, 0, weights)[: sizes.W2].reshape(ROWS, sizes.WIDTH)
    scales = (np.abs(first).max(1, keepdims=True) / FINEST).astype(np.float32)
    rows = np.round(first / np.where(scales == 0, 1, scales)).astype(np.int8)
    whole = io.BytesIO()
    np.savez_compressed(whole, rows=rows, scales=scales, rest=weights[sizes.W2 :])
    return whole.getvalue()


def unpacked(content: bytes) -> NDArray[np.float32]:
    """The numbers of such a file."""
    with np.load(io.BytesIO(content), allow_pickle=False) as kept:
        first = kept["rows"].astype(np.float32) * kept["scales"]
        return np.concatenate([first.ravel(), kept["rest"]])


def described(content: bytes, tables: NDArray[Any], about: dict[str, Any]) -> str:
    """What belongs beside such a file, as TOML."""
    facts: dict[str, Any] = {
        "version": VERSION,
        "pack": fingerprint(tables),
        "layers": LAYERS,
        **about,
        "sha256": hashlib.sha256(content).hexdigest(),
    }
    return "".join(f"{key} = {_toml(value)}\n" for key, value in facts.items())


def _toml(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)
