"""Weight files, the same for every game: NAME.npz beside NAME.toml.

The first holds arrays, whichever a game needs. The second says where they come from and
what they fit:

    version = 1
    pack = "93e524af2adbfa271246"     # fingerprint of the pack and number of players
    layers = [19123, 32, 32, 2]
    command = "lapidarium train …"    # with seed, rounds, games and hours
    sha256 = "…"                      # of NAME.npz; verified whenever it is read
"""

from __future__ import annotations

import hashlib
import io
import json
import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lapidarium.atomic_file import write_atomically
from lapidarium.bots.errors import InvalidWeights

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from numpy.typing import NDArray

    Arrays = Mapping[str, NDArray[Any]]

VERSION: Final = 1
REQUIRED: Final = ("version", "pack", "layers", "sha256")


@dataclass(frozen=True, slots=True)
class Weights:
    """The arrays of a weight file, and what is said about them."""

    arrays: dict[str, NDArray[Any]]
    about: dict[str, Any]

    def fits(self, tables: NDArray[Any]) -> bool:
        """Were they trained for this pack and number of players?"""
        return bool(self.about["pack"] == fingerprint(tables))


def fingerprint(tables: NDArray[Any]) -> str:
    """A short digest of all that a pack and a number of players mean to the compiled game."""
    return hashlib.sha256(tables.tobytes()).hexdigest()[:20]


def read(file: Path, layers: list[int]) -> Weights:
    """Read NAME.npz for a network of these layers; raises InvalidWeights."""
    about_file = file.with_suffix(".toml")
    about = _about(about_file)
    content = file.read_bytes() if file.exists() else b""
    if hashlib.sha256(content).hexdigest() != about["sha256"]:
        raise InvalidWeights(f"{file} does not have the checksum in {about_file.name}")
    if about["version"] != VERSION or about["layers"] != layers:
        raise InvalidWeights(f"{file} is for other layers: {about['layers']}, not {layers}")
    with np.load(io.BytesIO(content), allow_pickle=False) as kept:
        return Weights({name: kept[name] for name in kept.files}, about)


def _about(file: Path) -> dict[str, Any]:
    if not file.exists():
        raise InvalidWeights(f"{file}, which describes {file.stem}.npz, is missing")
    try:
        about = tomllib.loads(file.read_text("utf-8"))
    except ValueError as problem:
        raise InvalidWeights(f"{file} is not TOML: {problem}") from problem
    if missing := [name for name in REQUIRED if name not in about]:
        raise InvalidWeights(f"{file} does not describe {file.stem}.npz: no {', '.join(missing)}")
    return about


def write(file: Path, arrays: Arrays, about: Mapping[str, Any]) -> None:
    """Write NAME.npz and NAME.toml; `about` has at least the pack and the layers."""
    whole = io.BytesIO()
    np.savez_compressed(whole, allow_pickle=False, **arrays)
    content = whole.getvalue()
    facts = {"version": VERSION, **about, "sha256": hashlib.sha256(content).hexdigest()}
    write_atomically(file, content)
    write_atomically(file.with_suffix(".toml"), as_toml(facts).encode())


def as_toml(facts: Mapping[str, Any]) -> str:
    """Texts, numbers, lists of them, and tables of these."""
    plain = {name: value for name, value in facts.items() if not isinstance(value, dict)}
    lines = [f"{name} = {json.dumps(value, ensure_ascii=False)}\n" for name, value in plain.items()]
    for name, value in facts.items():
        if isinstance(value, dict):
            lines.append(f"\n[{name}]\n{as_toml(value)}")
    return "".join(lines)
