"""Who collects what in the turns after a move."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from lapidarium.games.ocelot.aftermath import swing
from lapidarium.games.ocelot.bots.heuristic import gem_worth
from lapidarium.games.ocelot.coach import OcelotCoach
from lapidarium.games.ocelot.rules.state import bits, kind_on, union
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from tests.games.ocelot.test_prospects import states

if TYPE_CHECKING:
    from lapidarium.games.ocelot.rules import Ocelot
    from lapidarium.games.ocelot.rules.state import State

GAME = cast("Ocelot", referee(load("ocelot"), 2))


def path(seed: int) -> list[State]:
    """The decisions of a random game, and its end."""
    every = states(GAME, seed)
    return [state for state in every[:-1] if GAME.to_act(state) >= 0] + [every[-1]]


def test_every_gem_that_a_seat_collected_counts_for_it() -> None:
    for seed in range(5):
        played = path(seed)
        nothing = [played[0], played[0]]
        both = [swing(GAME.box, seat, [played], [nothing]).points for seat in (0, 1)]
        taken = bits(union(played[0].gems) & ~union(played[-1].gems))
        worth = sum(gem_worth(GAME.box, kind_on(played[0], n), GAME.box.cave_of[n]) for n in taken)
        assert sum(map(sum, played[-1].collected)) > 0
        assert sum(both) == pytest.approx(worth)


def test_a_gem_is_named_if_it_is_nearly_always_collected() -> None:
    played = path(1)
    seat = played[0].seat
    nothing = [played[0], played[0]]
    found = swing(GAME.box, seat, [played], [nothing])
    reasons = OcelotCoach(GAME).later([nothing], [played], 99.0)
    assert [reason.theme for reason in reasons] == ["prepare", "gift"]
    assert reasons[0].points == found.points > 0
    assert reasons[0].message.params["square"] == GAME.box.squares[found.square]
    assert reasons[0].message.params["when"] == "end"
    assert reasons[1].points < 0, "the other collects less where nothing happens"
    unsure = OcelotCoach(GAME).later([nothing] * 2, [played, nothing], 99.0)
    assert "square" not in unsure[0].message.params


def test_no_more_points_are_named_than_were_lost() -> None:
    played = path(1)
    nothing = [played[0], played[0]]
    reasons = OcelotCoach(GAME).later([nothing] * 2, [played, nothing], 4.0)
    assert reasons[0].points > 4.0
    assert reasons[0].message.params["points"] == 4
