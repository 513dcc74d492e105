"""What is put together from ready pieces is what the general way would write."""

from __future__ import annotations

import random
from typing import Any

import orjson
import pytest

from lapidarium.dealing import Dealer
from lapidarium.games.display import Display
from lapidarium.games.game import FORMAT
from lapidarium.games.monolyth.rules.choices import listed
from lapidarium.games.monolyth.rules.events import Place
from lapidarium.games.monolyth.rules.structure import Pattern
from lapidarium.games.monolyth.view import MonolythDisplay
from lapidarium.games.packs import load
from lapidarium.games.registry import referee


@pytest.mark.parametrize("version", [1, FORMAT])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_stone_that_is_placed_is_told_as_every_event_is(players: int, version: int) -> None:
    """The ready line has the words of the referee: tokens too (M-L1, M-L2), and if the lid is empty
    (M-T5).
    """
    game: Any = referee(load("monolyth"), players, version)
    display, draw = MonolythDisplay(game), random.Random(1)
    tokens: set[str] = set()
    for seed in range(8):
        state, _ = Dealer(seed).deal(game, game.start())
        while game.to_act(state) >= 0:
            event = draw.choice(game.legal(state))
            for before in (state, state._replace(lid=(0,) * len(state.lid))):
                after = game.after(before, event)
                body = display.line_body(before, event, after)
                assert body == Display.line_body(display, before, event, after)
                tokens |= {gain["code"] for gain in orjson.loads(body)["gains"]}
            state, _ = Dealer(seed).deal(game, game.after(state, event))
    assert "gain-level" in tokens


def test_a_structure_that_is_won_is_told_in_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """M-L2: the first stone makes the tower that the card asks for."""
    game: Any = referee(load("monolyth"), 2)
    state, _ = Dealer(1).deal(game, game.start())
    event = next(move for move in game.legal(state) if isinstance(move, Place))
    cells = game.after(state, event).boards[state.active].filled
    card = (Pattern(game.tables.patterns[state.card][0].ranges, cells, cells),)
    monkeypatch.setattr(game.tables, "patterns", (card,) * len(game.tables.patterns))
    display, after = MonolythDisplay(game), game.after(state, event)
    body = display.line_body(state, event, after)
    assert body == Display.line_body(display, state, event, after)
    line = orjson.loads(body)
    assert line["facts"]["structure"] == state.structures[-1]
    assert [gain["code"] for gain in line["gains"]] == ["gain-structure"]


def test_a_set_of_cells_is_listed_from_the_lowest() -> None:
    """Whether or not it was written before."""
    draw = random.Random(1)
    for cells in [0, 1, 1 << 63, *(draw.getrandbits(64) & draw.getrandbits(64) for _ in range(50))]:
        numbers = [number for number in range(64) if cells >> number & 1]
        assert orjson.loads(listed(cells)) == numbers
        assert orjson.loads(listed(cells)) == numbers
