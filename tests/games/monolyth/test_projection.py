"""M-1P: what a solo game comes to at the pace so far."""

from __future__ import annotations

import random

from lapidarium.dealing import Dealer
from lapidarium.games.monolyth.projection import on_course
from lapidarium.games.monolyth.rules import Monolyth
from lapidarium.games.monolyth.rules.scoring import sheet
from lapidarium.games.packs import load
from lapidarium.games.registry import referee


def test_it_begins_with_the_first_stone_and_ends_with_the_score() -> None:
    game = referee(load("monolyth"), 1)
    assert isinstance(game, Monolyth)
    draw = random.Random(3)
    for seed in range(4):
        state, _ = Dealer(seed).deal(game, game.start())
        height = game.tables.height
        points = sheet(game.pack, state.boards[0], height)
        assert on_course(state, points, height) is None, "no pace yet"
        while game.to_act(state) >= 0:
            event = draw.choice(game.legal(state))
            state, _ = Dealer(seed).deal(game, game.after(state, event))
            points = sheet(game.pack, state.boards[0], height)
            expected = on_course(state, points, height)
            if state.boards[0].filled and state.turn:
                assert expected is not None
                assert expected >= points.level_points + points.structure
        if not state.prophecies:
            assert on_course(state, points, height) == points.total
