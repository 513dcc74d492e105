"""What is true of every game of Monolyth at every moment."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lapidarium.games.errors import Illegal
from lapidarium.games.game import CHANCE, OVER
from lapidarium.games.monolyth.rules.cells import LEVEL, full_levels, heights, up_to
from lapidarium.games.monolyth.rules.events import Discard, Event, Give, Place, Prophesy, Swap
from lapidarium.games.monolyth.rules.state import EMPTY, Phase
from tests.games.monolyth.situations import (
    SITUATIONS,
    STABLE,
    WHOLE_GAMES,
    Situation,
    played,
    readable,
)
from tests.games.monolyth.tables import monolyth

if TYPE_CHECKING:
    from lapidarium.games.monolyth.rules import Monolyth
    from lapidarium.games.monolyth.rules.state import State


@pytest.mark.slow
@STABLE
@given(WHOLE_GAMES)
def test_eighty_stones_are_accounted_for(situation: Situation) -> None:
    """M-C1: lid, supply, sites, towers, and what has left the game: 16 of each colour."""
    game = situation.game
    state, used = game.start(), Counter[int]()
    for event in situation.events:
        stone = state.sites[event.site] if isinstance(event, (Place, Swap, Discard)) else EMPTY
        if stone != EMPTY:
            used[stone // game.tables.shapes] += 2 if isinstance(event, Swap) else 1
        state = game.after(state, event)
        left = stones_left(game, state)
        assert [left[colour] + used[colour] for colour in range(5)] == [16] * 5


def stones_left(game: Monolyth, state: State) -> Counter[int]:
    """How many stones of each colour are in the lid, on sites, and in the supply."""
    left = Counter(dict(enumerate(state.supply)))
    for stone, count in enumerate(state.lid):
        left[stone // game.tables.shapes] += count
    left.update(stone // game.tables.shapes for stone in state.sites if stone != EMPTY)
    return left


@STABLE
@given(WHOLE_GAMES)
def test_cubes_are_those_of_the_stones_placed(situation: Situation) -> None:
    """M-T3: each placement adds the cubes of its stone, in its colour, to the own tower alone."""
    game = situation.game
    state, cubes = game.start(), Counter[tuple[int, int]]()
    for event in situation.events:
        if isinstance(event, (Place, Swap)):
            colour, shape = divmod(state.sites[event.site], game.tables.shapes)
            size = 1 if isinstance(event, Swap) else len(game.pack.shapes[shape].cubes)
            cubes[state.active, colour] += size
        state = game.after(state, event)
    for seat, own in enumerate(state.boards):
        counts = [cells.bit_count() for cells in own.colours]
        assert counts == [cubes[seat, colour] for colour in range(5)]


@STABLE
@given(SITUATIONS)
def test_towers_are_sound(situation: Situation) -> None:
    """M-T4: every column is solid from the floor up, within the height, one colour a cube."""
    game, _, state = situation
    for own in state.boards:
        filled = 0
        for cells in own.colours:
            assert not filled & cells
            filled |= cells
        assert filled == own.filled
        assert filled & ~up_to(game.tables.height) == 0
        assert filled >> LEVEL & ~filled == 0


@STABLE
@given(WHOLE_GAMES)
def test_tokens_are_conserved(situation: Situation) -> None:
    """M-S2: on the main board, with a player, or (solo, given up) out of the game."""
    game = situation.game
    state, given_up = game.start(), list[int]()
    begun = (state.prophecies, state.levels, state.structures)
    for event in situation.events:
        state = game.after(state, event)
        if isinstance(event, Give):
            given_up.append(event.value)
        slots = [value for own in state.boards for value in own.slots if value]
        levels = [value for own in state.boards for value in own.levels]
        structures = [own.structure for own in state.boards if own.structure]
        assert sorted([*state.prophecies, *slots, *given_up]) == sorted(begun[0])
        assert sorted([*state.levels, *levels]) == sorted(begun[1])
        assert sorted([*state.structures, *structures]) == sorted(begun[2])


@STABLE
@given(SITUATIONS)
def test_a_level_token_for_each_level(situation: Situation) -> None:
    """M-L1: whenever a turn is over, a player has as many as levels are complete."""
    game, _, state = situation
    for own in game.with_tokens(state).boards:
        assert len(own.levels) == full_levels(own.filled) == min(heights(own.filled))


@STABLE
@given(SITUATIONS)
def test_whose_turn(situation: Situation) -> None:
    """M-T9: a seat has a move, chance has an outcome, and after the end there is neither."""
    game, _, state = situation
    turn = game.to_act(state)
    assert bool(game.legal(state)) == (turn >= 0)
    assert (game.outcome(state) is not None) == (turn == OVER)
    if turn == CHANCE:
        assert all(weight > 0 for _, weight in game.chance(state).outcomes)
        assert game.chance(state).outcomes


@STABLE
@given(SITUATIONS)
def test_what_is_listed_is_accepted(situation: Situation) -> None:
    """M-T1: each move is listed once and can be made; each outcome can be drawn."""
    game, _, state = situation
    listed = possible(game, state)
    assert len(listed) == len(set(listed))
    for event in listed:
        assert game.after(state, event) != state


def possible(game: Monolyth, state: State) -> list[Event]:
    """All that may happen now."""
    if game.to_act(state) == CHANCE:
        return [event for event, _ in game.chance(state).outcomes]
    return list(game.legal(state))


@pytest.mark.slow
@STABLE
@given(SITUATIONS, st.data())
def test_everything_else_is_refused(situation: Situation, data: st.DataObject) -> None:
    """M-T1: any event that can be read happens if it is listed; else nothing changes."""
    game, _, state = situation
    before, listed = game.position(state), set(possible(game, state))
    for text in data.draw(st.lists(readable(game), min_size=5, max_size=15)):
        event = game.parse(text)
        if event in listed:
            game.after(state, event)
        else:
            with pytest.raises(Illegal) as caught:
                game.after(state, event)
            assert caught.value.text == text
            assert caught.value.clause.startswith("M-")
        assert game.position(state) == before


@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_of_all_that_can_be_written_only_what_is_listed(players: int, seed: int) -> None:
    """M-T1: every event there is a text for, tried in the middle of a game."""
    game, _, state = played(monolyth(players), seed, 60)
    while game.to_act(state) == CHANCE:
        state = game.after(state, game.chance(state).outcomes[0][0])
    accepted = {event for event in every_decision(game) if is_accepted(game, state, event)}
    assert accepted == set(game.legal(state))


def every_decision(game: Monolyth) -> list[Event]:
    """Whatever a seat could write down."""
    sites, colours = range(game.pack.sites), range(len(game.pack.colours))
    return [
        *(way for site in game.tables.places for ways in site for way in ways),
        *(swap for site in game.tables.swaps for swap in site),
        *(Discard(site) for site in sites),
        *(Prophesy(value, colour) for value in range(1, 21) for colour in colours),
        *(Give(value) for value in range(1, 21)),
    ]


def is_accepted(game: Monolyth, state: State, event: Event) -> bool:
    try:
        game.after(state, event)
    except Illegal:
        return False
    return True


@STABLE
@given(SITUATIONS)
def test_a_view_tells_only_what_has_happened(situation: Situation) -> None:
    """M-T7: whoever saw all events knows the view; the order of draws to come is not in it."""
    game, events, state = situation
    again = game.start()
    for event in events:
        again = game.after(again, game.parse(game.text(event)))
    for seat in (*range(game.players), None):
        assert game.view(again, seat) == game.view(state, seat)


@STABLE
@given(SITUATIONS)
def test_chance_is_what_the_view_shows(situation: Situation) -> None:
    """M-T7: the odds of a draw are the stones in the lid that everybody may look at."""
    game, _, state = situation
    if state.phase in (Phase.SET_OUT, Phase.FILL):
        weights = sorted(weight for _, weight in game.chance(state).outcomes)
        assert weights == sorted(n for n in game.view(state, None).lid if n)
