"""What is written can be read back, and nothing that is read breaks the referee."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lapidarium.games.errors import Unreadable
from lapidarium.games.game import CHANCE, OVER
from lapidarium.games.monolyth.rules import Monolyth
from lapidarium.games.monolyth.rules.state import State
from tests.games.monolyth.situations import GAMES, SITUATIONS, STABLE, Situation, mutated, readable


@STABLE
@given(SITUATIONS)
def test_every_event_reads_back(situation: Situation) -> None:
    """All that may happen in any situation, and all that has."""
    game, events, state = situation
    if game.to_act(state) == CHANCE:
        events += tuple(event for event, _ in game.chance(state).outcomes)
    for event in (*events, *game.legal(state)):
        assert game.parse(game.text(event)) == event


@STABLE
@given(GAMES, st.data())
def test_every_readable_text_is_written_the_same(game: Monolyth, data: st.DataObject) -> None:
    """There is one text for an event; spaces round about do not matter."""
    text = data.draw(readable(game))
    assert game.text(game.parse(text)) == text
    assert game.text(game.parse(f"  {text.replace(' ', '   ')}\n")) == text


@STABLE
@given(SITUATIONS)
def test_every_position_reads_back(situation: Situation) -> None:
    """The line holds the whole state."""
    game, _, state = situation
    assert game.from_position(game.position(state)) == state


@STABLE
@given(GAMES, st.text())
def test_any_text_is_unreadable_at_worst(game: Monolyth, text: str) -> None:
    """Never a traceback: not as a move, not as a position."""
    for read in (game.parse, game.from_position):
        with suppress(Unreadable):
            read(text)


@STABLE
@given(GAMES, st.data())
def test_a_mutated_event(game: Monolyth, data: st.DataObject) -> None:
    """It is another event that can be written again, or unreadable."""
    text = data.draw(readable(game).flatmap(mutated))
    try:
        event = game.parse(text)
    except Unreadable:
        return
    assert game.parse(game.text(event)) == event


@STABLE
@given(SITUATIONS, st.data())
def test_a_mutated_position(situation: Situation, data: st.DataObject) -> None:
    """It is unreadable, or a position from which the game can go on."""
    game, _, state = situation
    try:
        other = game.from_position(data.draw(mutated(game.position(state))))
    except Unreadable:
        return
    assert game.from_position(game.position(other)) == other
    go_on(game, other)


@pytest.mark.slow
@STABLE
@given(SITUATIONS, SITUATIONS, st.data())
def test_a_position_put_together_from_two(
    one: Situation, two: Situation, data: st.DataObject
) -> None:
    """A field of another moment of the game: the same."""
    other = Situation(one.game, (), one.game.start()) if one.game != two.game else two
    parts = one.game.position(one.state).split()
    others = other.game.position(other.state).split()
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(parts) - 1))
        parts[at] = others[at]
    try:
        state = one.game.from_position(" ".join(parts))
    except Unreadable:
        return
    go_on(one.game, state)


def go_on(game: Monolyth, state: State) -> None:
    """Play on at random for a while; nothing may break."""
    draw = random.Random(0)
    for _ in range(30):
        game.scores(state)
        turn = game.to_act(state)
        if turn == OVER:
            assert game.outcome(state) is not None
            return
        if turn == CHANCE:
            events = [event for event, _ in game.chance(state).outcomes]
        else:
            events = list(game.legal(state))
        state = game.after(state, draw.choice(events))
