"""Core and referee side by side: whole games at random, every state compared in every way.

A game is played by the referee. Then its twin has to find, for every state on the way, the
same moves in the same order, the same weights of chance, the same state after the event
that happened and after others that might have, the same scores, and at the end the
same places.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import numpy as np

from lapidarium.arena.dealing import Dealer
from lapidarium.rules.game import CHANCE, OVER

if TYPE_CHECKING:
    from lapidarium.core import Twin
    from lapidarium.rules.game import Game

SAMPLED = 2
"""Other moves tried in each state."""


def agree(twin: Twin[Any, Any], seed: str) -> int:
    """Play a game and compare; how many states there were."""
    states, events = _played(twin.game, seed)
    records = twin.records(states)
    _compare_states(twin, states, records)
    _compare_moves(twin, states, records)
    _compare_chance(twin, states, records)
    _compare_successors(twin, states, events, records)
    _compare_others(twin, states, records, seed)
    _compare_scores(twin, states, records)
    return len(states)


def _played(game: Game[Any, Any], seed: str) -> tuple[list[Any], list[Any]]:
    dealer, choose = Dealer(seed), random.Random(f"{seed}/moves")
    states, events = [game.start()], []
    while (turn := game.to_act(states[-1])) != OVER:
        if turn == CHANCE:
            event = dealer.draw(game.chance(states[-1]))
        else:
            event = choose.choice(game.legal(states[-1]))
        events.append(event)
        states.append(game.after(states[-1], event))
    return states, events


def _compare_states(twin: Twin[Any, Any], states: list[Any], records: Any) -> None:
    assert [twin.state(record) for record in records] == states
    assert twin.to_act(records).tolist() == [twin.game.to_act(state) for state in states]
    text = twin.game.position(states[-1])
    assert twin.from_position(text) == records[-1:]
    assert twin.position(records[-1]) == text


def _compare_moves(twin: Twin[Any, Any], states: list[Any], records: Any) -> None:
    for state, record, numbers in zip(states, records, twin.legal(records), strict=True):
        found = list(twin.game.legal(state))
        assert [twin._event(record, int(number)) for number in numbers] == found
        assert [twin._number(record, move) for move in found] == numbers.tolist()


def _compare_chance(twin: Twin[Any, Any], states: list[Any], records: Any) -> None:
    for state, record, weights in zip(states, records, twin.weights(records), strict=True):
        expected: dict[int, int] = {}
        if twin.game.to_act(state) == CHANCE:
            outcomes = twin.game.chance(state).outcomes
            expected = {twin._number(record, event): weight for event, weight in outcomes}
            assert [twin._event(record, n) for n in expected] == [event for event, _ in outcomes]
        assert {n: w for n, w in enumerate(weights.tolist()) if w} == expected


def _compare_successors(
    twin: Twin[Any, Any], states: list[Any], events: list[Any], records: Any
) -> None:
    numbers = [twin._number(record, e) for record, e in zip(records[:-1], events, strict=True)]
    before, after = records[:-1].copy(), twin.after(records[:-1], numbers)
    assert (after == records[1:]).all()
    assert (before == records[:-1]).all()


def _compare_others(twin: Twin[Any, Any], states: list[Any], records: Any, seed: str) -> None:
    choose = random.Random(f"{seed}/others")
    at, events = [], []
    for n, state in enumerate(states):
        if twin.game.to_act(state) >= 0:
            moves = twin.game.legal(state)
            others = choose.sample(moves, min(SAMPLED, len(moves)))
        elif twin.game.to_act(state) == CHANCE:
            others = [choose.choice(twin.game.chance(state).outcomes)[0]]
        else:
            others = []
        at += [n] * len(others)
        events += others
    numbers = [twin._number(records[n], e) for n, e in zip(at, events, strict=True)]
    after = [twin.game.after(states[n], e) for n, e in zip(at, events, strict=True)]
    assert (twin.after(records[at], numbers) == twin.records(after)).all()


def _compare_scores(twin: Twin[Any, Any], states: list[Any], records: Any) -> None:
    assert twin.scores(records).tolist() == [list(twin.game.scores(state)) for state in states]
    outcome = twin.game.outcome(states[-1])
    assert outcome is not None
    places = twin.places(records[-1:])[0]
    ahead = np.cumsum([0, *map(len, outcome.places)])
    expected = {seat: ahead[n] for n, seats in enumerate(outcome.places) for seat in seats}
    assert places.tolist() == [expected[seat] for seat in range(twin.game.players)]
