"""What a seat knows and what it does not (O-G8)."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from lapidarium.games.ocelot.rules.setup import left_in_bags
from lapidarium.games.ocelot.rules.state import Step
from tests.games.ocelot.rules.random_games import Played, games, situations
from tests.games.ocelot.rules.situations import SHIPPED, at, ocelot

if TYPE_CHECKING:
    from lapidarium.games.ocelot.rules import Ocelot
    from lapidarium.games.ocelot.rules.state import State


def redrawn(game: Ocelot, state: State, knower: int | None, draw: random.Random) -> State:
    """A state that the knower cannot tell apart: the others drew something else."""
    unknown = [seat for seat in (0, 1) if seat != knower]
    pool = Counter(dict(enumerate(left_in_bags(game.box, state))))
    for seat in unknown:
        pool.update(state.amethysts[seat])
    hands = list(state.amethysts)
    for seat in unknown:
        hand = []
        for number in state.amethysts[seat]:
            bag = game.box.bag_of[number]
            left = [n for n in pool.elements() if game.box.bag_of[n] == bag]
            hand.append(draw.choice(left))
            pool[hand[-1]] -= 1
        hands[seat] = tuple(sorted(hand))
    return replace(state, amethysts=tuple(hands))


@settings(deadline=None, max_examples=150)
@given(situations(), st.sampled_from([0, 1, None]), st.integers(0, 999))
def test_a_view_is_the_same_in_states_a_seat_cannot_tell_apart(
    situation: tuple[Ocelot, State], seat: int | None, seed: int
) -> None:
    """O-G8: nothing in a view depends on the values of amethysts that are not the seat's."""
    game, state = situation
    if state.step is Step.OVER:
        return
    other = redrawn(game, state, seat, random.Random(seed))
    assert game.view(state, seat) == game.view(other, seat)
    assert game.legal(state) == game.legal(other)


def test_redrawing_really_changes_the_state() -> None:
    """O-G8: the property above compares states that differ."""
    game = ocelot()
    state = at(game, amethysts=("blue:3,green:8", "blue:7,red:12"))
    others = {redrawn(game, state, 0, random.Random(seed)) for seed in range(20)}
    assert len(others) > 10
    assert all(other.amethysts[0] == state.amethysts[0] for other in others)


def test_own_values_are_seen_the_other_s_are_not() -> None:
    """O-G8: how many, and from which bag, is open; the value is the owner's."""
    game = ocelot()
    state = at(game, amethysts=("blue:3,green:8", "blue:7,red:c"))
    shown = {
        seat: [[(a.bag, a.value) for a in own] for own in game.view(state, seat).amethysts]
        for seat in (0, 1, None)
    }
    first, second = [("blue", 3), ("green", 8)], [("blue", 7), ("red", "c")]
    hidden = [[(bag, None) for bag, _ in own] for own in (first, second)]
    assert shown == {0: [first, hidden[1]], 1: [hidden[0], second], None: hidden}


def test_bags_are_counted_and_what_may_be_in_them_is_known() -> None:
    """O-G8: counts are open; unseen is all that is not in the own hand, bag by bag."""
    game = ocelot()
    state = at(game, amethysts=("green:8", "green:a"))
    view = game.view(state, 0)
    assert view.bags == (20, 6, 8)
    assert sorted(map(str, view.unseen[1])) == ["4", "5", "6", "6", "7", "a", "b"]
    assert len(game.view(state, None).unseen[1]) == 8
    assert sorted(map(str, game.view(state, 1).unseen[1])) == ["4", "5", "6", "6", "7", "8", "b"]


def test_known_scores() -> None:
    """O-G8, O-E3: the own score whole, specials as they stand; of the other what lies open."""
    game = ocelot()
    lay = {"b2": "opal", "c2": "opal", "h8": "emerald"}
    gone = {"b2": 1, "c2": 2, "h8": 2}
    state = at(game, lay=lay, gone=gone, amethysts=("green:b,blue:3", "red:12"))
    assert game.scores(state) == (3 + 3 + 2, 3 + 5 + 12)
    seen = {seat: game.view(state, seat) for seat in (0, 1, None)}
    assert (seen[0].scores, seen[0].hidden) == ((8, 8), (0, 1))
    assert (seen[1].scores, seen[1].hidden) == ((3, 20), (2, 0))
    assert (seen[None].scores, seen[None].hidden) == ((3, 8), (2, 1))


def test_all_is_revealed_at_the_end() -> None:
    """O-G8: once the game is over everybody sees everything."""
    game = ocelot()
    state = replace(at(game, amethysts=("blue:3", "green:a,red:12")), step=Step.OVER)
    views = [replace(game.view(state, seat), seat=None) for seat in (0, 1, None)]
    assert views[0] == views[1] == views[2]
    assert [[a.value for a in own] for own in views[0].amethysts] == [[3], ["a", 12]]
    assert views[0].scores == game.scores(state)
    assert views[0].hidden == (0, 0)
    assert len(views[0].unseen[2]) == 7


def test_a_view_shows_the_mat() -> None:
    """O-G8: everything but values is open: gems, tools, hands, companions, collections."""
    game = ocelot(SHIPPED)
    lay = {"b2": "sun", "c2": "opal"}
    state = at(game, companions=("b2", "-"), tools="d1:AC", lay=lay, gone={"c2": 2})
    view = game.view(state, 1)
    squares = [square.name for square in game.pack.mat.squares]
    circles = [circle.name for circle in game.pack.mat.circles]
    assert view.gems[squares.index("b2")] is None
    assert view.gems[squares.index("d2")] == "crystal"
    assert view.tools[circles.index("d1")] == "AC"
    assert view.tools[circles.index("b1")] is None
    assert view.companions == ("b2", None)
    assert view.collected == ((("sun", 1),), (("opal", 1),))
    assert view.hands == ((5, 5, 5), (4, 5, 5))
    assert (view.step, view.to_act, view.active) == ("place", 0, 0)


@settings(deadline=None, max_examples=30)
@given(games(), st.sampled_from([0, 1, None]))
def test_what_a_seat_sees_happen(played: Played, seat: int | None) -> None:
    """O-G8: a seat's record has every event, and the value of an amethyst only if it drew it."""
    game = played.game
    for state, event, _ in played.steps():
        seen = game.text(game.seen(state, event, seat))
        text = game.text(event)
        if text.startswith("amethyst ") and state.seat != seat:
            assert seen == f"{text.rsplit(' ', 1)[0]} ?"
        else:
            assert seen == text
        assert game.text(game.parse(seen)) == seen
