"""The signatures of `bot_exports`; needs no Numba."""

from __future__ import annotations

import numpy as np

from lapidarium.games.ocelot.compiled.layout import STATE, TABLES

SIGNATURES = {"best_scores": (TABLES, STATE, int, STATE, np.int16, np.int64)}
