"""The coach of Sir Ocelot's Cave names the reason that was planted, and knows no secret."""

from __future__ import annotations

from pathlib import Path

import pytest

from lapidarium import words
from lapidarium.dealing import Dealer
from lapidarium.games.ocelot.rules.events import PlaceTool
from lapidarium.games.registry import game_type
from tests.games import planted
from tests.games.ocelot.rules.situations import at, ocelot

REASONS = Path(__file__).with_name("reasons.toml")


def test_the_planted_reason_is_named() -> None:
    planted.check(game_type("ocelot"), REASONS, lambda _players: ocelot())


def test_a_hint_says_what_a_move_denies() -> None:
    planted.check_denials(game_type("ocelot"), REASONS, lambda _players: ocelot())


@pytest.mark.parametrize("seed", range(4))
def test_every_opening_has_a_reason(seed: int) -> None:
    """A tool on an empty mat collects nothing, but what it sees can be counted."""
    game = ocelot()
    coach = game_type("ocelot").coach(game)
    assert coach is not None
    state, _ = Dealer(seed).deal(game, game.start())
    view = game.view(state, game.to_act(state))
    assert len(game.legal(state)) > 50
    for move in game.legal(state):
        (reason,) = coach.merits(view, move, None)
        if not isinstance(move, PlaceTool):
            assert reason.theme == "companion"
            continue
        sight = game.box.sight[game.box.circle_number[move.circle]]
        assert reason.message.params["gems"] == sight.bit_count(), "every square has a gem at first"


def test_a_gem_that_two_kinds_of_tool_see() -> None:
    """A lamp where a compass looks already: the dearest gem of both is named."""
    game = ocelot()
    coach = game_type("ocelot").coach(game)
    assert coach is not None
    state = at(game, tools="d1:AC", lay={"d2": "sun", "d3": "opal", "c3": "crystal"})
    view = game.view(state, game.to_act(state))
    for text, named in (("BL a3", True), ("AC a3", False)):
        said = coach.merits(view, game.parse(text), None)
        codes = [reason.message.code for reason in said]
        assert ("ocelot-why-seen-twice" in codes) == named
        spoken = [words.render(reason.message) for reason in said]
        assert any("the opal on d3" in one for one in spoken) == named
