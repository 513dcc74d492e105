"""The functions that Python calls (see `lapidarium.compiled.exports`)."""

from __future__ import annotations

from lapidarium.compiled.exports import Kernels, exports_of
from lapidarium.games.monolyth.compiled import (
    chance,
    checks,
    layout,
    move_list,
    observation,
    playout,
    scoring,
    turn,
)
from lapidarium.games.monolyth.compiled.features import FEATURES

KERNELS = Kernels(
    seats=layout.SEATS,
    most=layout.MOST,
    outcomes=layout.STONES,
    features=FEATURES.size,
    fault=checks.fault,
    is_chance=chance.is_chance,
    is_over=turn.has_ended,
    is_legal=move_list.is_legal,
    generate=move_list.generate,
    apply=turn.apply,
    weight=chance.weight,
    settle=chance.settle,
    draw=chance.draw,
    deal=playout.deal,
    play_out=playout.play_out,
    score=scoring.score,
    place=scoring.place,
    observe=observation.observe,
)
EXPORTS = exports_of(KERNELS)
