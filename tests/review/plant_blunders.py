"""Writes `blunders.toml`: blunders planted in the middle of games, and how many points they lose.

    python -m tests.review.plant_blunders > tests/review/blunders.toml

The strongest bot plays with a short search; in the middle of the game a random move is planted. Two
deep searches with other worlds and draws say what it loses against the best move. Each lets the
strongest bot answer both moves in so many worlds that fit what the seat knew, with draws that
really happen; it does not use what a review compares moves with (`GameType.expectation`), and it
thinks fifty times as long. A blunder is kept when both find at least three points and agree within
three quarters of one; their mean is stored. How many were dropped is written at the end.
"""

from __future__ import annotations

import random
import sys
from typing import TYPE_CHECKING, Any, Final

from lapidarium import bots
from lapidarium.arena.game_loop import DealtGame
from lapidarium.bots import Budget
from lapidarium.dealing import Dealer
from lapidarium.games.packs import load
from lapidarium.games.registry import game_type, referee
from lapidarium.review import Depth
from lapidarium.review.assessment import standing
from lapidarium.review.following import followed

if TYPE_CHECKING:
    from lapidarium.games.game import Game

GAMES: Final = (("monolyth", 1), ("monolyth", 2), ("ocelot", 2))
PER_GAME: Final = 10
SHORT: Final = Budget(simulations=100)
DEEP: Final = {
    "monolyth": Depth(Budget(simulations=8_000), Budget(simulations=2_000), 16),
    "ocelot": Depth(Budget(simulations=60_000), Budget(simulations=5_000), 16),
}
LEAST: Final = 3.0
AGREED: Final = 0.75
