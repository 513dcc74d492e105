"""What Monolyth says has changed is what comparing the two views finds."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium.dealing import Dealer, deal
from lapidarium.games.changes import changes
from lapidarium.games.display import Drawn
from lapidarium.games.game import OVER
from lapidarium.games.monolyth import drawn
from lapidarium.games.monolyth.view import MonolythDisplay
from lapidarium.games.packs import load
from lapidarium.games.registry import referee

if TYPE_CHECKING:
    from lapidarium.games.monolyth.rules import Monolyth

Steps = list[tuple[Any, Any, Any]]


def played(game: Monolyth, seed: int) -> Steps:
    """A whole game at random: every event with the states around it."""
    draw, dealer, state = random.Random(seed), Dealer(seed), game.start()
    steps: Steps = []
    while game.to_act(state) != OVER:
        found = deal(game, state, dealer.draw)
        if not found:
            event = draw.choice(game.legal(state))
            found = [(event, game.after(state, event))]
        for event, after in found:
            steps.append((state, event, after))
            state = after
    return steps


def shown(game: Monolyth, steps: Steps) -> MonolythDisplay:
    display = MonolythDisplay(game)
    for step in steps:
        display.on_event(*step)
    return display


def check(old: Drawn, new: Drawn) -> None:
    assert new.changes(old) == changes("/view", old.whole(), new.whole())


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("apart", [1, 2, 5])
def test_both_ways_to_find_changes_agree(players: int, apart: int) -> None:
    """Forwards, one event or several at once, from the empty table to the end."""
    game: Any = referee(load("monolyth"), players)
    for seed in range(3):
        display = MonolythDisplay(game)
        last = display.draw(game.view(game.start(), None))
        for number, (before, event, after) in enumerate(played(game, seed), 1):
            display.on_event(before, event, after)
            if number % apart == 0:
                now = display.draw(game.view(after, None))
                check(last, now)
                last = now


@pytest.mark.parametrize("players", [1, 2, 4])
def test_both_ways_agree_when_something_is_taken_back(players: int) -> None:
    """From any moment of a game back to any other, and on again."""
    game: Any = referee(load("monolyth"), players)
    steps, draw = played(game, 7), random.Random(1)
    for _ in range(40):
        first, second = (draw.randrange(2, len(steps)) for _ in range(2))
        here = shown(game, steps[:first]).draw(game.view(steps[first - 1][2], None))
        there = shown(game, steps[:second]).draw(game.view(steps[second - 1][2], None))
        check(here, there)


def test_a_view_is_as_it_was_when_it_was_drawn() -> None:
    """It may be asked for later, when the display has gone on."""
    game: Any = referee(load("monolyth"), 2)
    steps = played(game, 3)
    display = shown(game, steps[:40])
    late = display.draw(game.view(steps[39][2], None))
    at_once = shown(game, steps[:40]).view(game.view(steps[39][2], None))
    for step in steps[40:60]:
        display.on_event(*step)
    assert late.whole() == at_once


def test_the_test_would_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawn, "_add_walls", lambda *_: None)
    with pytest.raises(AssertionError):
        test_both_ways_to_find_changes_agree(2, 1)
