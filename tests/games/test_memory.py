"""What is kept so that tables are drawn quickly does not grow with games or packs."""

from __future__ import annotations

import gc
import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from lapidarium.dealing import Dealer
from lapidarium.games.game import MOST_REFEREES
from lapidarium.games.monolyth import view_names
from lapidarium.games.monolyth.rules import choices
from lapidarium.games.monolyth.rules.scoring import Wall
from lapidarium.games.ocelot import presenter as cave
from lapidarium.games.packs import load
from lapidarium.games.registry import game_type, game_types, referee

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lapidarium.games.game_type import GameType

PACKS = 80


@pytest.fixture
def without_collector() -> Iterator[None]:
    """Reference cycles stay."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@pytest.mark.usefixtures("without_collector")
@pytest.mark.parametrize("kind", game_types().values(), ids=lambda kind: kind.name)
def test_a_referee_that_nobody_uses_any_more_needs_no_collector(kind: GameType) -> None:
    """Tables of Monolyth and their notation kept each other: a megabyte for each referee."""
    pack = load(kind.name)
    gc.collect()
    before = len(gc.get_objects())
    made = kind.referee(pack, kind.player_counts[-1])
    assert len(gc.get_objects()) > before
    del made
    assert len(gc.get_objects()) <= before


def draw_tables_of_many_packs(name: str) -> None:
    for number in range(PACKS):
        game = referee(replace(load(name), digest=f"{number:064x}"), 2)
        assert game_type(name).presenter(game).pieces()


@pytest.mark.usefixtures("without_collector")
@pytest.mark.slow
def test_names_of_packs_that_nobody_plays_any_more_are_forgotten() -> None:
    draw_tables_of_many_packs("monolyth")
    living = sum(type(one) is view_names.Names for one in gc.get_objects())
    assert living <= MOST_REFEREES < PACKS


def test_mats_that_nobody_plays_on_any_more_are_forgotten() -> None:
    draw_tables_of_many_packs("ocelot")
    assert cave._pieces.cache_info().currsize <= MOST_REFEREES < PACKS


def test_only_so_many_listed_sets_of_cells_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
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
        assert kept[wall].count == cubes
    assert len(kept) == 50
