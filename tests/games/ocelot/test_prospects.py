"""Special amethysts, counted as they usually count in the end (O-E3)."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING, cast

import pytest

from lapidarium.games.game import CHANCE, OVER
from lapidarium.games.ocelot.prospects import prospects
from lapidarium.games.packs import load
from lapidarium.games.registry import referee

if TYPE_CHECKING:
    from lapidarium.games.ocelot.rules import Ocelot
    from lapidarium.games.ocelot.rules.state import State


@pytest.fixture(scope="module")
def game() -> Ocelot:
    return cast("Ocelot", referee(load("ocelot"), 2))


def states(game: Ocelot, seed: int) -> list[State]:
    """A random game."""
    draw, state = random.Random(seed), game.start()
    found = [state]
    while (seat := game.to_act(state)) != OVER:
        chance = seat == CHANCE
        events = (
            [event for event, _ in game.chance(state).outcomes] if chance else game.legal(state)
        )
        state = game.after(state, draw.choice(events))
        found.append(state)
    return found


def with_special(game: Ocelot, state: State, special: str) -> State:
    number = next(n for n, one in enumerate(game.box.amethysts) if one.value == special)
    return replace(state, amethysts=((number,), ()))


@pytest.mark.parametrize("special", ["c", "d"])
def test_gems_that_lie_there_early_will_mostly_be_gone(game: Ocelot, special: str) -> None:
    """Such a special would bring dozens of points if the game ended now."""
    early = next(state for state in states(game, 1) if game.to_act(state) >= 0)
    had = with_special(game, early, special)
    assert game.scores(had)[0] > 25
    assert 3 <= prospects(game, had)[0] <= 12


@pytest.mark.parametrize("special", ["a", "b"])
def test_gems_will_be_collected(game: Ocelot, special: str) -> None:
    early = next(state for state in states(game, 1) if game.to_act(state) >= 0)
    had = with_special(game, early, special)
    assert game.scores(had)[0] <= 1
    assert 4 <= prospects(game, had)[0] <= 9


def test_at_the_end_it_is_the_score(game: Ocelot) -> None:
    for seed in range(5):
        last = states(game, seed)[-1]
        assert prospects(game, last) == game.scores(last)
