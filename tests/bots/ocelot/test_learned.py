"""The weights: what they say of themselves, and that spoiled ones are refused."""

from __future__ import annotations

from importlib.resources import files

import numpy as np
import pytest

from lapidarium.bots.errors import SpoiledWeights
from lapidarium.bots.ocelot import learned
from lapidarium.bots.ocelot.kernels.layout import WEIGHTS
from lapidarium.bots.ocelot.thinking import twin_of
from tests.bots.ocelot.playing import FOREIGN, cave


def content() -> bytes:
    return (files(learned.PACKAGE) / "weights.npz").read_bytes()


def test_the_weights_say_what_made_them() -> None:
    facts = learned.facts()
    assert facts["command"].startswith("lapidarium train ocelot --rounds ")
    assert facts["seed"]
    assert facts["hours"] > 0
    assert len(content()) < 1_000_000
    assert all(np.isfinite(learned.weights()[name]).all() for name in WEIGHTS.names or ())


def test_spoiled_weights_are_refused() -> None:
    spoiled = bytearray(content())
    spoiled[len(spoiled) // 2] ^= 1
    with pytest.raises(SpoiledWeights):
        learned.read(bytes(spoiled), learned.facts()["sha256"])


def test_they_fit_the_pack_they_were_learned_on_alone() -> None:
    assert learned.fits(twin_of(cave()).tables)
    assert not any(learned.fits(twin_of(cave(name)).tables) for name in FOREIGN)
