"""The entries of Monolyth: what Python calls (see `core.entries`)."""

from __future__ import annotations

from lapidarium.core.entries import Kernels, entries_of
from lapidarium.core.monolyth import (
    chance,
    checking,
    layout,
    listing,
    observing,
    playing,
    scoring,
    turn,
)
from lapidarium.core.monolyth.features import FEATURES

KERNELS = Kernels(
    tables=layout.TABLES,
    state=layout.STATE,
    seats=layout.SEATS,
    most=layout.MOST,
    outcomes=layout.STONES,
    features=FEATURES.size,
    fault=checking.fault,
    is_chance=chance.is_chance,
    is_over=turn.has_ended,
    is_legal=listing.is_legal,
    generate=listing.generate,
    apply=turn.apply,
    weight=chance.weight,
    settle=chance.settle,
    draw=chance.draw,
    deal=playing.deal,
    play_out=playing.play_out,
    score=scoring.score,
    place=scoring.place,
    observe=observing.observe,
)
ENTRIES = entries_of(KERNELS)
