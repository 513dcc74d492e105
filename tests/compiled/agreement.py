"""Core and referee side by side: whole games, every state compared in every way.

A game is played by the referee. Then its compiled form has to find, for every state on the way, the
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
    from lapidarium.compiled import CompiledGame

SAMPLED = 2
"""Other moves tried in each state."""


def agree(compiled: CompiledGame[Any, Any], number: int) -> int:
    """Play a game and compare; how many states there were."""
    states, events = _played(compiled, number)
    compare(compiled, states, events)
    return len(states)


def _played(compiled: CompiledGame[Any, Any], number: int) -> tuple[list[Any], list[Any]]:
    game, dealer, draw = compiled.game, Dealer(number), random.Random(number)
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


def compare(compiled: CompiledGame[Any, Any], states: list[Any], events: list[Any]) -> None:
    """Every state of a game from its start to its end, and the events between them."""
    records = compiled.records(states)
    _compare_states(compiled, states, records)
    _compare_moves(compiled, states, records)
    _compare_chance(compiled, states, records)
    _compare_successors(compiled, events, records)
    _compare_others(compiled, states, records)
    _compare_scores(compiled, states, records)


def _compare_states(compiled: CompiledGame[Any, Any], states: list[Any], records: Any) -> None:
    assert (records[:1] == compiled.start()).all()
    assert [compiled._state(record) for record in records] == states
    assert compiled.to_act(records).tolist() == [compiled.game.to_act(state) for state in states]
    text = compiled.game.position(states[len(states) // 2])
    there = compiled.from_position(text)
    assert there == records[len(states) // 2]
    assert compiled.position(there[0]) == text


def _compare_moves(compiled: CompiledGame[Any, Any], states: list[Any], records: Any) -> None:
    for state, record, numbers in zip(states, records, compiled.legal(records), strict=True):
        moves = compiled.game.legal(state)
        found = {compiled._number(record, move): move for move in moves}
        assert sorted(found) == sorted(numbers.tolist())
        assert len(found) == len(moves)
        assert all(compiled._event(record, number) == move for number, move in found.items())


def _compare_chance(compiled: CompiledGame[Any, Any], states: list[Any], records: Any) -> None:
    for state, record, weights in zip(states, records, compiled.weights(records), strict=True):
        expected: dict[int, int] = {}
        if compiled.game.to_act(state) == CHANCE:
            outcomes = compiled.game.chance(state).outcomes
            expected = {compiled._number(record, event): weight for event, weight in outcomes}
            assert [compiled._event(record, n) for n in expected] == [
                event for event, _ in outcomes
            ]
        assert {n: w for n, w in enumerate(weights.tolist()) if w} == expected


def _compare_successors(compiled: CompiledGame[Any, Any], events: list[Any], records: Any) -> None:
    numbers = [compiled._number(record, e) for record, e in zip(records[:-1], events, strict=True)]
    before = records[:-1].copy()
    assert (compiled.after(records[:-1], numbers) == records[1:]).all()
    assert (before == records[:-1]).all()


def _compare_others(compiled: CompiledGame[Any, Any], states: list[Any], records: Any) -> None:
    draw = random.Random(len(states))
    at, events = list[int](), list[Any]()
    for n, state in enumerate(states):
        others = list[Any]()
        if compiled.game.to_act(state) >= 0:
            moves = compiled.game.legal(state)
            others = draw.sample(moves, min(SAMPLED, len(moves)))
        elif compiled.game.to_act(state) == CHANCE:
            others = [draw.choice(compiled.game.chance(state).outcomes)[0]]
        at += [n] * len(others)
        events += others
    numbers = [compiled._number(records[n], e) for n, e in zip(at, events, strict=True)]
    after = [compiled.game.after(states[n], e) for n, e in zip(at, events, strict=True)]
    assert (compiled.after(records[at], numbers) == compiled.records(after)).all()


def _compare_scores(compiled: CompiledGame[Any, Any], states: list[Any], records: Any) -> None:
    assert compiled.scores(records).tolist() == [
        list(compiled.game.scores(state)) for state in states
    ]
    outcome = compiled.game.outcome(states[-1])
    assert outcome is not None
    ahead = np.cumsum([0, *map(len, outcome.places)])
    expected = {seat: ahead[n] for n, seats in enumerate(outcome.places) for seat in seats}
    places = compiled.places(records[-1:])[0].tolist()
    assert places == [expected[seat] for seat in range(compiled.game.players)]
