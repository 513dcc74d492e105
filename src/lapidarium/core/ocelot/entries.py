"""The entries of Sir Ocelot's Cave: what Python calls (see `core.entries`)."""

from __future__ import annotations

from lapidarium.core.entries import Kernels, entries_of
from lapidarium.core.ocelot import (
    chance,
    checking,
    layout,
    moves,
    observing,
    playing,
    scoring,
    turn,
)
from lapidarium.core.ocelot.features import FEATURES

KERNELS = Kernels(
    tables=layout.TABLES,
    state=layout.STATE,
    seats=layout.SEATS,
    most=layout.MOST,
    outcomes=layout.SPACES,
    features=FEATURES.size,
    fault=checking.fault,
    is_chance=chance.is_chance,
    is_over=turn.has_ended,
    is_legal=moves.is_legal,
    generate=moves.generate,
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
