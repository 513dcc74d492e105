"""Every search bot makes the moves it made before: the file changes only with how they think."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from lapidarium import bots
from lapidarium.bots import Budget
from lapidarium.dealing import Dealer
from lapidarium.games.packs import load
from lapidarium.games.registry import referee

pytestmark = pytest.mark.slow

LINES = [
    line
    for line in (Path(__file__).parent / "golden/moves.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]


@cache
def opening(name: str, players: int, moves: int) -> tuple[Any, Any]:
    """A game some moves on."""
    game: Any = referee(load(name), players)
    dealer = Dealer("golden")
    state, _ = dealer.deal(game, game.start())
    for _ in range(moves):
        legal = game.legal(state)
        state, _ = dealer.deal(game, game.after(state, legal[len(legal) * 2 // 3]))
    return game, state


@pytest.mark.parametrize("line", LINES)
def test_the_same_moves_as_before(line: str) -> None:
    position, move = line.split(": ")
    name, players, moves, bot = position.split()
    game, state = opening(name, int(players), int(moves))
    view = game.view(state, game.to_act(state))
    assert game.text(bots.choose(game, view, bot, 1, Budget(simulations=200)).move) == move
