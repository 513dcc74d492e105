"""What is put together from ready pieces is what the general way would write."""

from __future__ import annotations

import random

import orjson

from lapidarium.dealing import Dealer
from lapidarium.games.display import Display
from lapidarium.games.monolyth.rules import Monolyth
from lapidarium.games.monolyth.rules.choices import listed
from lapidarium.games.monolyth.rules.events import Place
from lapidarium.games.monolyth.view import MonolythDisplay
from lapidarium.games.packs import load
from lapidarium.games.registry import referee


def test_a_stone_that_is_placed_is_told_as_every_event_is() -> None:
    """The ready line has the words of the referee."""
    game = referee(load("monolyth"), 2)
    assert isinstance(game, Monolyth)
    display, draw, seen = MonolythDisplay(game), random.Random(1), 0
    for seed in range(3):
        state, _ = Dealer(seed).deal(game, game.start())
        while game.to_act(state) >= 0:
            event = draw.choice(game.legal(state))
            after = game.after(state, event)
            body = display.line_body(state, event, after)
            assert body == Display.line_body(display, state, event, after)
            seen += isinstance(event, Place)
            state, _ = Dealer(seed).deal(game, after)
    assert seen > 50


def test_a_set_of_cells_is_listed_from_the_lowest() -> None:
    """Whether or not it was written before."""
    draw = random.Random(1)
    for cells in [0, 1, 1 << 63, *(draw.getrandbits(64) & draw.getrandbits(64) for _ in range(50))]:
        numbers = [number for number in range(64) if cells >> number & 1]
        assert orjson.loads(listed(cells)) == numbers
        assert orjson.loads(listed(cells)) == numbers
