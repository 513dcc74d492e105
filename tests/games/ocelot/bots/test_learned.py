"""The weights: what they say of themselves, and that spoiled ones are refused."""

from __future__ import annotations

from importlib.resources import files

import numpy as np
import pytest

from lapidarium.bots.errors import SpoiledWeights
from lapidarium.games.ocelot.bots import weights
from lapidarium.games.ocelot.bots.kernels.layout import WEIGHTS
from lapidarium.games.ocelot.bots.search_context import twin_of
from tests.games.ocelot.bots.playing import FOREIGN, cave


def content() -> bytes:
    return (files(weights.PACKAGE) / "weights.npz").read_bytes()


def test_the_weights_say_what_made_them() -> None:
    facts = weights.facts()
    assert facts["command"].startswith("lapidarium train ocelot --rounds ")
    assert facts["seed"]
    assert facts["hours"] > 0
    assert len(content()) < 1_000_000
    assert all(np.isfinite(weights.weights()[name]).all() for name in WEIGHTS.names or ())


def test_spoiled_weights_are_refused() -> None:
    spoiled = bytearray(content())
    spoiled[len(spoiled) // 2] ^= 1
    with pytest.raises(SpoiledWeights):
        weights.read(bytes(spoiled), weights.facts()["sha256"])


def test_they_fit_the_pack_they_were_learned_on_alone() -> None:
    assert weights.fits(twin_of(cave()).tables)
    assert not any(weights.fits(twin_of(cave(name)).tables) for name in FOREIGN)
