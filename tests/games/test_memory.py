"""What is kept so that tables are drawn quickly does not grow with games or packs."""

from __future__ import annotations

import gc
import random
from dataclasses import replace

import pytest

from lapidarium.dealing import Dealer
from lapidarium.games.game import MOST_REFEREES
from lapidarium.games.monolyth import view_names
from lapidarium.games.monolyth.rules import choices
from lapidarium.games.monolyth.rules.scoring import Wall
from lapidarium.games.ocelot import view as cave_view
from lapidarium.games.packs import load
from lapidarium.games.registry import game_type, referee

PACKS = 80


def draw_tables_of_many_packs(name: str) -> None:
    for number in range(PACKS):
        game = referee(replace(load(name), digest=f"{number:064x}"), 2)
        assert game_type(name).display(game).pieces()


@pytest.mark.slow
def test_names_of_packs_that_nobody_plays_any_more_are_forgotten() -> None:
    draw_tables_of_many_packs("monolyth")
    gc.collect()
    living = sum(type(one) is view_names.Names for one in gc.get_objects())
    assert living <= MOST_REFEREES < PACKS


def test_mats_that_nobody_plays_on_any_more_are_forgotten() -> None:
    draw_tables_of_many_packs("ocelot")
    assert cave_view._pieces.cache_info().currsize <= MOST_REFEREES < PACKS


def test_only_so_many_written_sets_of_cells_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Most come up again, but there are millions."""
    kept = choices._Sets()
    monkeypatch.setattr(choices, "MOST_SETS", 50)
    monkeypatch.setattr(choices, "_SETS", kept)
    game, draw = referee(load("monolyth"), 2), random.Random(7)
    state, _ = Dealer(7).deal(game, game.start())
    while game.to_act(state) >= 0:
        game.choices(state)
        state, _ = Dealer(7).deal(game, game.after(state, draw.choice(game.legal(state))))
    assert len(kept) == 50


def test_only_so_many_walls_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each game has some that no game before had."""
    monkeypatch.setattr(view_names, "MOST_WALLS", 50)
    kept = view_names.Walls(["A", "B"])
    for cubes in range(100):
        wall = Wall(colour=1, cubes=cubes, prophecy=7, possible=16)
        assert kept[wall]["count"] == cubes
    assert len(kept) == 50
