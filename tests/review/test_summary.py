"""Luck apart from skill: what a draw brought, against what draws bring on average."""

from __future__ import annotations

import random
from typing import Any

import pytest

from lapidarium.bots import Choice
from lapidarium.dealing import Dealer
from lapidarium.games.game import CHANCE, OVER
from lapidarium.games.packs import load
from lapidarium.games.registry import game_type, referee
from lapidarium.record import Record
from lapidarium.review.assessment import decided, decisions_of
from lapidarium.review.summary import Review, summed_up


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
    record = random_game("monolyth", 2)
    found = reviewed(record)
    decisions, draws = found["decisions"], found["draws"]
    assert len(draws) > 10
    for draw in draws[:-1]:
        after = next(one["after"] for one in reversed(decisions) if one["event"] <= draw["event"])
        then = next(one["before"] for one in decisions if one["event"] > draw["event"])
        assert draw["luck"] == pytest.approx([b - a for a, b in zip(after, then, strict=True)])
