"""What is true of every game of Monolyth at every moment."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lapidarium.arena.dealing import Dealer
from lapidarium.rules.errors import Illegal
from lapidarium.rules.game import CHANCE, OVER
from lapidarium.rules.monolyth.cells import LEVEL, full_levels, heights, up_to
from lapidarium.rules.monolyth.events import Discard, Event, Give, Place, Swap
from lapidarium.rules.monolyth.state import EMPTY, Phase
from tests.situations import GAMES, SITUATIONS, STABLE, WHOLE_GAMES, Situation, readable
from tests.tables import monolyth, set_up

if TYPE_CHECKING:
    from lapidarium.rules.monolyth import Monolyth
    from lapidarium.rules.monolyth.state import State


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
    for own in situation.state.boards:
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


@pytest.mark.parametrize("players", [2, 3])
def test_everything_else_is_refused_exhaustively(players: int) -> None:
    """M-T1: of all placements that can be written down, just those listed are accepted."""
    game = monolyth(players)
    state = set_up(game)
    for move in ("@3 I3/2 a1", "fill 1 W-I2", "@4 T4/7 b2", "fill 3 O-L4", "@5 O4/2 c3"):
        if game.to_act(state) == CHANCE or game.parse(move) in game.legal(state):
            state = game.after(state, game.parse(move))
    state, _ = Dealer(1).deal(game, state)
    listed = {move for move in game.legal(state) if isinstance(move, Place)}
    assert {move for move in every_placement(game) if is_accepted(game, state, move)} == listed


def every_placement(game: Monolyth) -> list[Place]:
    return [way for site in game.tables.places for ways in site for way in ways]


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
@given(GAMES, st.integers(0, 999), st.integers(0, 999))
def test_two_orders_of_the_lid_look_alike(game: Monolyth, one: int, other: int) -> None:
    """M-T7: until something is drawn, nobody can tell which order the lid is in."""
    state, _ = Dealer(one).deal(game, game.start())
    moved = game.after(state, game.legal(state)[0])
    views = []
    for seed in (one, other):
        table = Dealer(seed)
        views.append(game.view(moved, 0))
        if game.to_act(moved) == CHANCE:
            table.draw(game.chance(moved))
    assert views[0] == views[1]


@STABLE
@given(SITUATIONS)
def test_chance_is_what_the_view_shows(situation: Situation) -> None:
    """M-T7: the odds of a draw are the stones in the lid that everybody may look at."""
    game, _, state = situation
    if state.phase in (Phase.SET_OUT, Phase.FILL):
        weights = sorted(weight for _, weight in game.chance(state).outcomes)
        assert weights == sorted(n for n in game.view(state, None).lid if n)
