"""What a turn would bring is what playing it brings."""

from __future__ import annotations

import random
from itertools import combinations
from typing import TYPE_CHECKING, cast

from lapidarium.dealing import Dealer
from lapidarium.games.ocelot.rules import Ocelot
from lapidarium.games.ocelot.rules.events import Amethyst
from lapidarium.games.ocelot.rules.scoring import gem_points
from lapidarium.games.ocelot.rules.state import Step
from lapidarium.games.ocelot.rules.totals import MOST_GEMS, totals
from lapidarium.games.packs import load
from lapidarium.games.registry import referee

if TYPE_CHECKING:
    from lapidarium.games.ocelot.rules.state import State


def taken(game: Ocelot, state: State, squares: tuple[str, ...]) -> tuple[State, list[str]]:
    """The state after these gems, and the bags of the amethysts that are drawn on the way."""
    bags = []
    for square in squares:
        state = game.after(state, game.parse(f"take {square}"))
        while state.step is Step.DRAW:
            event, _ = game.chance(state).outcomes[0]
            assert isinstance(event, Amethyst)
            bags.append(event.bag)
            state = game.after(state, event)
    return state, bags


def test_every_way_to_collect_is_counted_as_the_referee_plays_it() -> None:
    """O-G5 to O-G7, O-E2, O-E3: gems, sets, specials; but for what is drawn."""
    game = cast("Ocelot", referee(load("ocelot"), 2))
    choose, ways = random.Random(3), 0
    for seed in range(12):
        dealer = Dealer(seed)
        state, _ = dealer.deal(game, game.start())
        while game.to_act(state) >= 0:
            if state.step is Step.COLLECT:
                ways += checked(game, state)
            moves = game.legal(state)
            state, _ = dealer.deal(game, game.after(state, choose.choice(moves)))
    assert ways > 500


def checked(game: Ocelot, state: State) -> int:
    """Every way to choose is there, and right; how many there are."""
    can = game.choices(state)
    found, seat = can["totals"], state.seat
    ways = [way for n in range(len(can["take"]) + 1) for way in combinations(can["take"], n)]
    if len(can["take"]) > MOST_GEMS:
        ways = [ways[0], ways[-1]]
    assert set(found) == {" ".join(way) for way in ways}
    for way in ways:
        after, bags = taken(game, state, way)
        total = found[" ".join(way)]
        gems = gem_points(game.box, after, seat) - gem_points(game.box, state, seat)
        assert total["points"] == gems
        assert total["draws"] == bags
        if not bags:
            assert total["score"] == game.scores(after)[seat]
    return len(ways)


def test_of_very_many_gems_only_all_or_none_are_counted() -> None:
    """The ways to choose double with each gem."""
    game = cast("Ocelot", referee(load("ocelot"), 2))
    state, _ = Dealer(1).deal(game, game.start())
    squares = [n for n in range(len(game.box.squares)) if any(g >> n & 1 for g in state.gems)]
    many = squares[: MOST_GEMS + 1]
    assert len(totals(game.box, state, state, 0, many[:-1])) == 2**MOST_GEMS
    names = " ".join(game.box.squares[n] for n in many)
    assert set(totals(game.box, state, state, 0, many)) == {"", names}
