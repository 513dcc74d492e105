"""Luck apart from skill: what a draw brought, against what draws bring on average."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, cast

import pytest

from lapidarium.bots import Choice
from lapidarium.dealing import Dealer
from lapidarium.games.game import CHANCE, OVER
from lapidarium.games.packs import load
from lapidarium.games.registry import game_type, referee
from lapidarium.learning.review.assessment import decided, decisions_of
from lapidarium.learning.review.summary import OTHER, Review, Summary, summed_up
from lapidarium.messages import Message
from lapidarium.record import Record
from lapidarium.words import LANGUAGES, render

if TYPE_CHECKING:
    from lapidarium.learning.review import Decision


def random_game(name: str, players: int) -> Record:
    game, dealer, draw = referee(load(name), players), Dealer(3), random.Random(3)
    state, events = game.start(), []
    while (seat := game.to_act(state)) != OVER:
        event = (
            dealer.draw(game.chance(state)) if seat == CHANCE else draw.choice(game.legal(state))
        )
        events.append(event)
        state = game.after(state, event)
    return Record(game, tuple(events))


def reviewed(record: Record) -> Review:
    """A review that expects more with every decision."""
    decisions = []
    for number, (event, state, played) in enumerate(decisions_of(record)):
        worth = {played: (float(number),) * record.game.players}
        decisions.append(decided(record.game, state, event, Choice(played), worth))
    return summed_up(record, decisions)


def test_a_draw_that_brings_points_is_as_lucky_as_they_are_above_their_mean() -> None:
    """O-G6: an amethyst counts at once; what was expected before and after says less."""
    record = random_game("ocelot", 2)
    game, states = record.game, list(record.states())
    prospects = game_type("ocelot").prospects
    draws = reviewed(record)["draws"]
    assert draws
    for draw in draws:
        luck: list[Any] = [0.0, 0.0]
        at = draw["event"] - 1
        while game.to_act(states[at]) == CHANCE:
            chance = game.chance(states[at])
            whole = sum(chance.weights)
            for seat in range(2):
                luck[seat] += prospects(game, states[at + 1])[seat] - sum(
                    weight * prospects(game, game.after(states[at], one))[seat] / whole
                    for one, weight in chance.outcomes
                )
            at -= 1
        assert draw["luck"] == pytest.approx(luck, abs=0.01)


def test_a_draw_that_brings_no_points_is_as_lucky_as_what_can_be_expected_then() -> None:
    """M-T5: a stone brings nothing by itself."""
    draws = reviewed(random_game("monolyth", 2))["draws"]
    assert {tuple(draw["luck"]) for draw in draws[:-1]} == {(1.0, 1.0)}


def summary(record: Record, changes: dict[int, dict[str, Any]]) -> Summary:
    """What is said of the first seat, with its decisions changed (by number, from 0)."""
    decisions = []
    own = 0
    for event, state, played in decisions_of(record):
        worth = {played: (10.0,) * record.game.players}
        one = decided(record.game, state, event, Choice(played), worth)
        if one["seat"] == 1:
            one = cast("Decision", {**one, **changes.get(own, {})})
            own += 1
        decisions.append(one)
    return summed_up(record, decisions)["seats"][0]


def events(record: Record) -> list[int]:
    """The events of the first seat's decisions."""
    game = record.game
    return [event for event, state, _ in decisions_of(record) if game.to_act(state) == 0]


def test_the_best_move_is_one_that_the_next_best_loses_a_point_against() -> None:
    record = random_game("monolyth", 2)
    assert summary(record, {3: {"margin": 0.9}})["best"] is None
    both = {2: {"margin": 1.2}, 5: {"margin": 3.0}}
    assert summary(record, both)["best"] == events(record)[5]
    assert summary(record, {5: {"margin": 3.0, "grade": "good"}})["best"] is None


def test_of_equally_good_moves_the_best_brought_more_points() -> None:
    record = random_game("monolyth", 2)
    scores = [record.game.scores(state)[0] for state in record.states()]
    firsts = [number for number, _, _ in decisions_of(record)]
    ends = [*(number - 1 for number in firsts[1:]), len(scores) - 1]
    brought = {n: scores[end] - scores[n - 1] for n, end in zip(firsts, ends, strict=True)}
    gained = [brought[event] for event in events(record)]
    most = max(range(len(gained)), key=lambda n: gained[n])
    assert gained[most] > gained[1]
    found = summary(record, {1: {"margin": 2.0}, most: {"margin": 2.0}})
    assert found["best"] == events(record)[most]


def test_to_collect_what_was_won_is_no_best_move() -> None:
    """O-G5: whoever does not take a gem loses much, but nobody would leave it."""
    record = random_game("ocelot", 2)
    game = record.game
    turns = [game.turns(state) for _, state, _ in decisions_of(record) if game.to_act(state) == 0]
    second = next(n for n in range(1, len(turns)) if turns[n] == turns[n - 1])
    assert summary(record, {second: {"margin": 9.0}})["best"] is None
    assert summary(record, {second - 1: {"margin": 2.0}})["best"] is not None


def test_a_theme_has_the_losses_that_it_carries() -> None:
    """Reasons that say little of what was lost are no place where it was lost."""

    def lost(points: float, *reasons: tuple[str, float]) -> dict[str, Any]:
        said = [{"theme": t, "points": p, "message": Message("a").to_wire()} for t, p in reasons]
        return {"lost": points, "grade": "mistake", "reasons": said}

    found = summary(
        random_game("monolyth", 2),
        {
            0: lost(4.0, ("wall", 3.0)),
            1: lost(6.0, ("token", 0.5), ("tempo", 0.4)),
            2: lost(3.0),
            3: lost(1.0, ("wall", 0.5)),
            4: {"lost": 0.4, "grade": "good"},
        },
    )
    assert found["themes"] == [("other", 9.0), ("wall", 5.0)]


@pytest.mark.parametrize("name", ["monolyth", "ocelot"])
def test_what_no_theme_carries_has_a_name(name: str) -> None:
    coach = game_type(name).coach(referee(load(name), 2))
    assert coach is not None
    names = {render(coach.say_theme(OTHER), lang) for lang in LANGUAGES}
    assert len(names) == len(LANGUAGES)
