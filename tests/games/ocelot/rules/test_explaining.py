"""The referee explains a square (O-G1 to O-G4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from lapidarium.games.errors import Illegal, Unreadable
from lapidarium.words import render
from tests.games.ocelot.rules.random_games import situations
from tests.games.ocelot.rules.situations import at, ocelot, play

if TYPE_CHECKING:
    from lapidarium.games.ocelot.rules import Ocelot
    from lapidarium.games.ocelot.rules.state import State

GREEN = {"h8": "geode", "g7": "crystal", "b2": "sun"}
"""h8 is seen from h6 (N), j8 (E), h10 (S) and e8 (W)."""


def explained(tools: str, companions: tuple[str, str] = ("-", "-"), seat: int | None = 0) -> str:
    """What is said of the geode on h8."""
    game = ocelot()
    state = at(game, tools=tools, companions=companions, lay=GREEN)
    return render(game.explain(state, "h8", seat).message)


@pytest.mark.parametrize(
    ("tools", "words"),
    [
        ("", "geode on h8: no tool sees it"),
        ("h6:AL", "geode on h8, seen from N by lamp: a compass and a pickaxe are missing"),
        ("h6:AL j8:AC", "geode on h8, seen from N, E by lamp, compass: a pickaxe is missing"),
        (
            "h6:AL j8:AC h10:BP",
            "geode on h8, seen from N, E, S by lamp, compass, pickaxe: it can be collected",
        ),
        (
            "h6:AL j8:AC h10:AL e8:AL",
            "geode on h8, seen from N, E, S, W by lamp, compass, lamp, lamp: "
            "a pickaxe is missing, and too few of the circles that see it are free",
        ),
    ],
)
def test_what_is_missing(tools: str, words: str) -> None:
    """O-G1: sides and tools that are there, and the tools that are not."""
    assert explained(tools) == words


@pytest.mark.parametrize(
    ("tools", "words"),
    [
        ("h6:AL j8:AL h10:AC", "a pickaxe is missing; your moth stands in for it"),
        (
            "h6:AL j8:AC",
            "a pickaxe is missing; your moth stands in for it, but not for the missing side",
        ),
        (
            "h6:AL j8:AL h10:AL",
            "a compass and a pickaxe are missing; your moth stands in for one of the two",
        ),
        (
            "h6:AL",
            "a compass and a pickaxe are missing; "
            "your moth stands in for one of the two, but not for the 2 missing sides",
        ),
    ],
)
def test_what_the_companion_does(tools: str, words: str) -> None:
    """O-G3: it stands in for one kind of tool and for no side."""
    assert explained(tools, ("g7", "-")).endswith(f": {words}")


def test_the_example_of_the_issue() -> None:
    """O-G3: seen from N, E, S by lamp, lamp, compass."""
    assert explained("h6:AL j8:AL h10:AC", ("g7", "-")) == (
        "geode on h8, seen from N, E, S by lamp, lamp, compass: "
        "a pickaxe is missing; your moth stands in for it"
    )


def test_the_other_companion_is_not_mine() -> None:
    """O-G4: the bat does nothing for Sir Ocelot; a spectator is told whose it is."""
    tools, bat = "h6:AL j8:AL h10:AC", ("-", "g7")
    assert explained(tools, bat).endswith(": a pickaxe is missing")
    assert explained(tools, bat, seat=1).endswith("; your bat stands in for it")
    assert explained(tools, bat, seat=None).endswith("; Professor Penguin’s bat stands in for it")


def test_an_explanation_in_parts() -> None:
    """O-G1, O-G3: for tables that draw it: sightings clockwise, what is missing, for whom."""
    game = ocelot()
    state = at(game, tools="h6:AL j8:AL h10:AC", companions=("g7", "-"), lay=GREEN)
    explained = game.explain(state, "h8", None)
    assert [(s.side, s.circle, s.tool) for s in explained.sightings] == [
        ("N", "h6", "lantern"),
        ("E", "j8", "lantern"),
        ("S", "h10", "compass"),
        ("W", "e8", None),
    ]
    assert (explained.cave, explained.gem) == ("green", "geode")
    assert (explained.missing, explained.missing_sides) == (("pick",), 0)
    assert explained.stands_in == (True, False)
    assert explained.is_collectable == (True, False)


def test_a_refused_take_is_explained() -> None:
    """O-G1: the error uses the same explanation, in every language."""
    game = ocelot()
    state = play(game, at(game, tools="d1:AC a4:AL", lay={"c4": "opal"}), "BP g4")
    with pytest.raises(Illegal) as caught:
        game.after(state, game.parse("take c4"))
    assert caught.value.message.params["why"] == game.explain(state, "c4", 0).message
    assert render(caught.value.message, "es") == (
        "no se puede recoger esta piedra preciosa: "
        "Ópalo de c4, visible desde E, O para Pico, Farol: falta una Brújula"
    )


def test_a_square_without_a_gem() -> None:
    """O-G1: there is nothing to collect on it."""
    game = ocelot()
    state = at(game, companions=("b2", "-"))
    assert render(game.explain(state, "b2", 0).message) == "there is no gem on b2"
    assert game.explain(state, "b2", 0).is_collectable == (False, False)


def test_a_place_that_is_no_square() -> None:
    """O-C1: only squares can be asked about."""
    game = ocelot()
    with pytest.raises(Unreadable) as caught:
        game.explain(game.start(), "f7", 0)
    assert caught.value.message.code == "expected-ocelot-square-name"


@settings(deadline=None, max_examples=60)
@given(situations())
def test_explanations_agree_with_what_can_be_collected(situation: tuple[Ocelot, State]) -> None:
    """O-G1, O-G3: by their parts alone, for every square and both seats."""
    game, state = situation
    can = [game.collectable(state, seat) for seat in (0, 1)]
    for square in game.pack.mat.squares:
        explained = game.explain(state, square.name, None)
        for seat in (0, 1):
            helps = explained.stands_in[seat]
            is_enough = len(explained.missing) <= helps and not explained.missing_sides
            expected = explained.gem is not None and is_enough
            assert explained.is_collectable[seat] == expected == (square.name in can[seat])
