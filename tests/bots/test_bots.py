"""Opponents: legal moves from a view alone, the same for the same seed, never stuck."""

from __future__ import annotations

from typing import Any

import pytest

from lapidarium import bots
from lapidarium.arena.dealing import Dealer
from lapidarium.components import load
from lapidarium.rules import referee
from lapidarium.rules.game import OVER, Outcome

TABLES = [("monolyth", 1), ("monolyth", 2), ("monolyth", 3), ("monolyth", 4), ("ocelot", 2)]


def played(name: str, levels: list[str], seed: int) -> tuple[list[str], Outcome]:
    game: Any = referee(load(name), len(levels))
    dealer = Dealer(seed)
    state, _ = dealer.deal(game, game.start())
    moves: list[str] = []
    while (turn := game.to_act(state)) != OVER:
        choice = bots.choose(game, game.view(state, turn), levels[turn], f"{seed}/{len(moves)}")
        assert choice.move in game.legal(state)
        moves.append(game.text(choice.move))
        state, _ = dealer.deal(game, game.after(state, choice.move))
    outcome = game.outcome(state)
    assert outcome is not None
    return moves, outcome


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("level", [*bots.LEVELS, "random"])
def test_every_level_plays_whole_games(name: str, players: int, level: str) -> None:
    moves, _ = played(name, [level] * players, 1)
    assert moves == played(name, [level] * players, 1)[0]


@pytest.mark.parametrize("name", ["monolyth", "ocelot"])
def test_the_builder_beats_the_beginner(name: str) -> None:
    better = 0
    for seed in range(6):
        levels = [bots.LEVELS[1], bots.LEVELS[0]]
        _, outcome = played(name, levels if seed % 2 else levels[::-1], seed)
        better += outcome.winners == (0 if seed % 2 else 1,)
    assert better >= 5


def test_an_unknown_bot_is_refused() -> None:
    game: Any = referee(load("ocelot"), 2)
    with pytest.raises(bots.NoSuchBot):
        bots.choose(game, None, "nobody", 1)
