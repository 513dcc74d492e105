"""What the browser is told of a turn in the cave before it is made."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from lapidarium.games.ocelot.presenter import OcelotPresenter
from lapidarium.games.ocelot.rules import Ocelot
from lapidarium.games.ocelot.rules.state import State
from lapidarium.games.ocelot.wire import LandingView, OcelotEffect, TotalView
from tests.games.ocelot.rules.situations import at, ocelot, play, set_up


def effect(game: Ocelot, state: State, *moves: str) -> OcelotEffect:
    """What the last of these moves brings, as the server answers for a whole turn."""
    after = play(game, state, *moves)
    return OcelotPresenter(game).effect(state, game.parse(moves[-1]), after)


@pytest.mark.parametrize("gem", ["crystal", "moon"])
def test_the_gem_that_a_companion_lands_on(gem: str) -> None:
    """O-T3, O-T5: it is told and counted, though nothing else can be collected."""
    game = ocelot()
    found = effect(game, set_up(game, lay={"b2": gem}), "companion b2")
    assert found.landing == LandingView(gem, completes_set=False)
    assert found.collects == []
    assert found.totals == {"": TotalView(points=1, draws=[], score=1)}


def test_a_landing_that_completes_a_set() -> None:
    """O-T5, O-G7: the set is told, and the amethyst that it draws."""
    game = ocelot()
    state = at(game, lay={"b2": "star", "b3": "sun", "b4": "moon"}, gone={"b3": 1, "b4": 1})
    found = effect(game, state, "companion b2")
    assert found.landing == LandingView("star", completes_set=True)
    assert found.totals[""].draws == ["blue"]


def test_a_companion_that_moves_after_a_tool() -> None:
    """O-T4, O-T5: the same for the crystal in the next cave."""
    game = ocelot()
    state = at(game, companions=("b2", "-"), lay={"g7": "crystal"})
    found = effect(game, state, "AC a2", "companion g7")
    assert found.landing == LandingView("crystal", completes_set=False)
    assert found.totals[""].points == 1
    assert effect(game, state, "AC a2", "stay").landing is UNSET


def test_an_empty_square_brings_nothing() -> None:
    """O-T3: a companion may stand there, and takes no gem."""
    game = ocelot()
    state = at(game, lay={"d4": "opal"}, gone={"d4": 2})
    assert effect(game, state, "companion d4").landing is UNSET
