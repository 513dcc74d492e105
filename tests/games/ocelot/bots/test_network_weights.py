"""The weights: what they say of themselves, and that invalid ones are refused."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest

from lapidarium.bots import weights
from lapidarium.bots.errors import InvalidWeights
from lapidarium.games.ocelot.bots import network_weights
from lapidarium.games.ocelot.bots.kernels.layout import WEIGHTS
from lapidarium.games.ocelot.compiled.compiled_game import compiled_form
from tests.games.ocelot.bots.playing import FOREIGN, cave


def test_the_weights_say_what_made_them() -> None:
    about = network_weights.shipped().about
    assert about["command"].startswith("lapidarium train ocelot --rounds ")
    assert about["seed"]
    assert about["hours"] > 0
    assert network_weights.FILE.stat().st_size < 1_000_000
    record = network_weights.shipped_record()
    assert all(np.isfinite(record[name]).all() for name in WEIGHTS.names or ())


def test_damaged_weights_are_refused(tmp_path: Path) -> None:
    for suffix in (".npz", ".toml"):
        shutil.copy(network_weights.FILE.with_suffix(suffix), tmp_path)
    file = tmp_path / network_weights.FILE.name
    damaged = bytearray(file.read_bytes())
    damaged[len(damaged) // 2] ^= 1
    file.write_bytes(damaged)
    with pytest.raises(InvalidWeights, match="checksum"):
        weights.read(file, network_weights.LAYERS)


def test_they_fit_the_pack_they_were_learned_on_alone() -> None:
    found = network_weights.shipped()
    assert found.fits(compiled_form(cave()).tables)
    assert not any(found.fits(compiled_form(cave(name)).tables) for name in FOREIGN)
