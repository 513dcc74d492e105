"""What holds in every state of every game."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from lapidarium.games.errors import Illegal
from lapidarium.games.game import CHANCE, OVER
from lapidarium.games.ocelot.rules.events import Amethyst, PlaceCompanion, PlaceTool, Take
from lapidarium.games.ocelot.rules.state import SETUP
from tests.games.ocelot.rules.random_games import Played, games, situations
from tests.games.ocelot.rules.situations import PACK_TEXTS, ocelot

if TYPE_CHECKING:
    from lapidarium.games.ocelot.rules import Ocelot
    from lapidarium.games.ocelot.rules.state import State


@settings(deadline=None, max_examples=20)
@given(games())
def test_no_gem_token_is_lost(played: Played) -> None:
    """O-C4, O-G6: 83 tokens on squares, with players, in bags, or geodes out of the game."""
    game, opened = played.game, 0
    names = [square.name for square in game.pack.mat.squares]
    for before, event, after in played.steps():
        if isinstance(event, Take):
            opened += game.view(before, 0).gems[names.index(event.square)] == "geode"
        view = game.view(after, 0)
        lying = sum(gem is not None for gem in view.gems)
        kept = sum(count for own in view.collected for _, count in own)
        amethysts = sum(view.bags) + sum(map(len, view.amethysts))
        undealt = len(names) - lying if after.step in SETUP else 0
        assert lying + undealt + kept + amethysts + opened == 83
    assert opened == sum(kind == "geode" for kind in _taken_kinds(played))


def _taken_kinds(played: Played) -> list[str | None]:
    names = [square.name for square in played.game.pack.mat.squares]
    return [
        played.game.view(before, 0).gems[names.index(event.square)]
        for before, event, _ in played.steps()
        if isinstance(event, (Take, PlaceCompanion))
    ]


@settings(deadline=None, max_examples=20)
@given(games())
def test_no_placed_token_is_lost(played: Played) -> None:
    """O-C2, O-S4, O-E1: 32 tokens in hands, on circles and on squares; 16 turns for each seat."""
    game = played.game
    turns: Counter[int] = Counter()
    for before, event, after in played.steps():
        view = game.view(after, None)
        hands = sum(map(sum, view.hands)) + view.companions.count(None)
        mat = sum(tool is not None for tool in view.tools) + 2 - view.companions.count(None)
        assert hands + mat == 32
        is_placing = before.step.value == "place"
        turns[game.to_act(before)] += is_placing
        if is_placing:
            assert isinstance(event, (PlaceTool, PlaceCompanion))
            assert mat == game.turns(before) + 1
    assert (turns[0], turns[1]) == (16, 16)
    assert game.turns(played.states[-1]) == 32


@settings(deadline=None, max_examples=20)
@given(games())
def test_every_amethyst_is_earned(played: Played) -> None:
    """O-G6, O-G7: one for each geode taken and for each set, right after it; no bag runs empty."""
    kinds = _taken_kinds(played)
    draws = [event for event in played.events if isinstance(event, Amethyst)]
    sets = sum(len(played.game.gains(before, event)) for before, event, _ in played.steps())
    assert len(draws) == kinds.count("geode") + sets
    for event, following in pairwise(played.events):
        if isinstance(following, Amethyst):
            assert isinstance(event, (Take, PlaceCompanion))


@settings(deadline=None, max_examples=60)
@given(situations())
def test_what_is_listed_is_accepted_and_nothing_else(situation: tuple[Ocelot, State]) -> None:
    """O-T1, O-T7: legal moves, or outcomes of chance, and no other event there could be."""
    game, state = situation
    turn = game.to_act(state)
    if turn == CHANCE:
        listed = [event for event, _ in game.chance(state).outcomes]
        assert game.legal(state) == ()
    else:
        listed = list(game.legal(state))
        with pytest.raises(ValueError, match="nothing is drawn"):
            game.chance(state)
    assert len(listed) == len(set(listed))
    assert bool(listed) == (turn != OVER)
    for event in game.box.events.values():
        if event in listed:
            assert game.after(state, event) != state
        else:
            with pytest.raises(Illegal) as caught:
                game.after(state, event)
            assert caught.value.clause.startswith("O-")


@settings(deadline=None, max_examples=100)
@given(situations())
def test_a_position_tells_everything(situation: tuple[Ocelot, State]) -> None:
    """The text of a state reads back as the same state."""
    game, state = situation
    text = game.position(state)
    assert game.from_position(text) == state
    assert "\n" not in text


@pytest.mark.parametrize("pack_text", PACK_TEXTS)
def test_every_event_reads_back(pack_text: str) -> None:
    """Text and event are each other's inverse."""
    game = ocelot(pack_text)
    for text, event in game.box.events.items():
        assert game.text(event) == text
        assert game.parse(text) == event


@settings(deadline=None, max_examples=20)
@given(games())
def test_sources_of_chance_count_their_own_draws(played: Played) -> None:
    """O-S2, O-S3: source and count depend only on what was drawn from that source."""
    game = played.game
    drawn: Counter[str] = Counter()
    for state in played.states:
        if game.to_act(state) == CHANCE:
            chance = game.chance(state)
            assert chance.nth == drawn[chance.source]
            drawn[chance.source] += 1
            assert all(weight > 0 for _, weight in chance.outcomes)
    caves = {f"{cave} cave": len(game.pack.mat.squares_in(cave)) for cave in game.pack.gems}
    assert {source: drawn[source] for source in caves} == caves
    assert drawn["first"] == 1
