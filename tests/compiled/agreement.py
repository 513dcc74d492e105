"""Core and referee side by side: whole games, every state compared in every way.

A game is played by the referee. Then its twin has to find, for every state on the way, the
same moves, the same weights of chance, the same state after the event that happened and
after others that might have, the same scores, and at the end the same places.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import numpy as np

from lapidarium.dealing import Dealer
from lapidarium.games.game import CHANCE, OVER
from tests.compiled.players import player_of

if TYPE_CHECKING:
    from lapidarium.compiled import Twin

SAMPLED = 2
"""Other moves tried in each state."""


def agree(twin: Twin[Any, Any], number: int) -> int:
    """Play a game and compare; how many states there were."""
    states, events = _played(twin, number)
    compare(twin, states, events)
    return len(states)


def _played(twin: Twin[Any, Any], number: int) -> tuple[list[Any], list[Any]]:
    game, dealer, draw = twin.game, Dealer(number), random.Random(number)
    choose = player_of(game, number)
    states, events = [game.start()], list[Any]()
    while (turn := game.to_act(states[-1])) != OVER:
        if turn == CHANCE:
            event = dealer.draw(game.chance(states[-1]))
        else:
            event = choose(game, states[-1], game.legal(states[-1]), draw)
        events.append(event)
        states.append(game.after(states[-1], event))
    return states, events


def compare(twin: Twin[Any, Any], states: list[Any], events: list[Any]) -> None:
    """Every state of a game from its start to its end, and the events between them."""
    records = twin.records(states)
    _compare_states(twin, states, records)
    _compare_moves(twin, states, records)
    _compare_chance(twin, states, records)
    _compare_successors(twin, events, records)
    _compare_others(twin, states, records)
    _compare_scores(twin, states, records)


def _compare_states(twin: Twin[Any, Any], states: list[Any], records: Any) -> None:
    assert (records[:1] == twin.start()).all()
    assert [twin._state(record) for record in records] == states
    assert twin.to_act(records).tolist() == [twin.game.to_act(state) for state in states]
    text = twin.game.position(states[len(states) // 2])
    there = twin.from_position(text)
    assert there == records[len(states) // 2]
    assert twin.position(there[0]) == text


def _compare_moves(twin: Twin[Any, Any], states: list[Any], records: Any) -> None:
    for state, record, numbers in zip(states, records, twin.legal(records), strict=True):
        moves = twin.game.legal(state)
        found = {twin._number(record, move): move for move in moves}
        assert sorted(found) == sorted(numbers.tolist())
        assert len(found) == len(moves)
        assert all(twin._event(record, number) == move for number, move in found.items())


def _compare_chance(twin: Twin[Any, Any], states: list[Any], records: Any) -> None:
    for state, record, weights in zip(states, records, twin.weights(records), strict=True):
        expected: dict[int, int] = {}
        if twin.game.to_act(state) == CHANCE:
            outcomes = twin.game.chance(state).outcomes
            expected = {twin._number(record, event): weight for event, weight in outcomes}
            assert [twin._event(record, n) for n in expected] == [event for event, _ in outcomes]
        assert {n: w for n, w in enumerate(weights.tolist()) if w} == expected


def _compare_successors(twin: Twin[Any, Any], events: list[Any], records: Any) -> None:
    numbers = [twin._number(record, e) for record, e in zip(records[:-1], events, strict=True)]
    before = records[:-1].copy()
    assert (twin.after(records[:-1], numbers) == records[1:]).all()
    assert (before == records[:-1]).all()


def _compare_others(twin: Twin[Any, Any], states: list[Any], records: Any) -> None:
    draw = random.Random(len(states))
    at, events = list[int](), list[Any]()
    for n, state in enumerate(states):
        others = list[Any]()
        if twin.game.to_act(state) >= 0:
            moves = twin.game.legal(state)
            others = draw.sample(moves, min(SAMPLED, len(moves)))
        elif twin.game.to_act(state) == CHANCE:
            others = [draw.choice(twin.game.chance(state).outcomes)[0]]
        at += [n] * len(others)
        events += others
    numbers = [twin._number(records[n], e) for n, e in zip(at, events, strict=True)]
    after = [twin.game.after(states[n], e) for n, e in zip(at, events, strict=True)]
    assert (twin.after(records[at], numbers) == twin.records(after)).all()


def _compare_scores(twin: Twin[Any, Any], states: list[Any], records: Any) -> None:
    assert twin.scores(records).tolist() == [list(twin.game.scores(state)) for state in states]
    outcome = twin.game.outcome(states[-1])
    assert outcome is not None
    ahead = np.cumsum([0, *map(len, outcome.places)])
    expected = {seat: ahead[n] for n, seats in enumerate(outcome.places) for seat in seats}
    places = twin.places(records[-1:])[0].tolist()
    assert places == [expected[seat] for seat in range(twin.game.players)]
