"""What can be collected, and taking it (O-G1 to O-G5)."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.ocelot.rules.situations import (
    PACK_TEXTS,
    at,
    field,
    moves,
    ocelot,
    play,
    refusal,
    set_up,
)

if TYPE_CHECKING:
    from lapidarium.games.ocelot.rules import Ocelot
    from lapidarium.games.ocelot.rules.state import State

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}


def test_three_sides_and_three_tools() -> None:
    """O-G1: compass, lantern and pick on three sides, whoever placed them and wherever."""
    game = ocelot()
    state = at(game, tools="d1:AC a4:AL")
    assert game.would_collect(state, game.parse("BP g4")) == ("d4",)
    assert game.would_collect(state, game.parse("BP d8")) == ("d4",)
    assert game.would_collect(state, game.parse("BL g4")) == ()


def test_all_caves_in_one_turn() -> None:
    """O-G1: every such gem, in all caves: one tool at an inner corner opens blue and green."""
    game = ocelot()
    tools = "a2:AC f1:BL e8:AC f10:BL"
    lay = {"f2": "opal", "f8": "opal"}
    state = at(game, tools=tools, lay=lay)
    collecting = play(game, state, "BP f7")
    assert moves(game, collecting, "take") == {"take f2", "take f8"}
    taken = play(game, collecting, "take f8", "take f2")
    assert field(game, taken, "collected") == "opal:2/-"


def test_a_circle_sees_to_the_end_of_its_line() -> None:
    """O-G2: the whole row or column of the cave, over gems, empty squares and companions."""
    game = ocelot()
    lay = {"b4": "sun", "c4": "opal", "f4": "opal"}
    state = at(game, companions=("b4", "-"), lay=lay, gone={"c4": 2}, tools="f1:AC f7:AL")
    assert "f4" in game.would_collect(state, game.parse("BP a4"))


def test_a_circle_looks_only_where_its_arrows_show() -> None:
    """O-G2: on the strip, j3 stands between blue and green and has one arrow, to blue."""
    game = ocelot(PACK_TEXTS[1])
    looks = {c.name: [look.way for look in c.looks] for c in game.pack.mat.circles}
    assert (looks["j2"], looks["j3"], looks["e3"]) == (["E", "W"], ["W"], ["N", "E", "S", "W"])
    seen = {square.name: dict(square.seen_from) for square in game.pack.mat.squares}
    assert seen["l3"] == {"N": "l1", "E": "o3", "S": "l5"}
    assert seen["i3"] == {"N": "i1", "E": "j3", "S": "i5", "W": "e3"}


def test_a_companion_stands_in_for_one_kind_of_its_player() -> None:
    """O-G3: three sides, two kinds and the own companion in that cave."""
    game = ocelot()
    state = at(game, companions=("b2", "-"), tools="d1:AC a4:AC")
    assert game.would_collect(state, game.parse("AL g4")) == ("d4",)
    assert game.would_collect(state, game.parse("AC g4")) == ()


def test_a_companion_is_no_side_and_helps_in_its_cave_only() -> None:
    """O-G3: not from two sides, and not in another cave."""
    game = ocelot()
    two = at(game, companions=("b2", "-"), tools="d1:AC")
    assert game.would_collect(two, game.parse("AL g4")) == ()
    elsewhere = at(game, companions=("g7", "-"), tools="d1:AC a4:AC", lay={"g7": "crystal"})
    assert game.would_collect(elsewhere, game.parse("AL g4")) == ()


def test_the_other_companion_gives_nothing_and_blocks_nothing() -> None:
    """O-G4: neither in place of a tool, nor when it stands in the line of sight."""
    game = ocelot()
    state = at(game, companions=("-", "c4"), tools="d1:AC a4:AC", lay={"c4": "sun", "d4": "opal"})
    assert game.would_collect(state, game.parse("AL g4")) == ()
    complete = at(game, companions=("-", "c4"), tools="d1:AC a4:AL", lay={"c4": "sun"})
    assert game.would_collect(complete, game.parse("BP d8")) == ("d4",)


def test_gems_are_taken_one_by_one_in_any_order() -> None:
    """O-G5: either first, one left on purpose, and `done` ends the turn."""
    game = ocelot()
    lay = {"d4": "opal", "d5": "opal"}
    state = at(game, tools="d1:AC a4:AL a5:AL d8:BP", lay=lay)
    both = play(game, state, "CC b1")
    assert moves(game, both) == {"take d4", "take d5", "done"}
    for first, left in (("d4", "d5"), ("d5", "d4")):
        one = play(game, both, f"take {first}")
        assert moves(game, one) == {f"take {left}", "done"}
        done = play(game, one, "done")
        assert game.to_act(done) == 1
        assert game.collectable(done, 1) == (left,)
        assert field(game, done, "collected") == "opal:1/-"


def test_taking_opens_and_blocks_nothing() -> None:
    """O-G5: what could be collected is fixed once the token is placed."""
    game = ocelot()
    lay = {"d4": "opal", "d5": "opal"}
    state = play(game, at(game, tools="d1:AC a4:AL a5:AL d8:BP", lay=lay), "CC b1")
    before = set(game.collectable(state, 0))
    after = play(game, state, "take d4")
    assert set(game.collectable(after, 0)) == before - {"d4"}


def test_a_gem_that_is_not_seen_enough_is_refused_with_the_reason() -> None:
    """O-G1, O-G3: the refusal carries the explanation of the square."""
    game = ocelot()
    state = play(game, at(game, tools="d1:AC a4:AL", lay={"c4": "opal"}), "BP g4")
    assert refusal(game, state, "take c4") == ("refused-ocelot-not-collectable", "O-G1")
    helped = at(game, companions=("b2", "-"), tools="d1:AC a4:AL", lay={"g7": "crystal"})
    asked = play(game, helped, "BP g4", "stay")
    assert refusal(game, asked, "take e2") == ("refused-ocelot-not-collectable", "O-G3")
    taken = play(game, play(game, set_up(game), "companion b2"), "AC b1")
    assert game.explain(taken, "b2", 0).gem is None


@cache
def arrows(pack_text: str) -> dict[str, str]:
    """The circles that the pack says look fewer ways."""
    looks: dict[str, str] = tomllib.loads(pack_text)["mat"].get("looks", {})
    return looks


def walk(game: Ocelot, square: str, side: str) -> str | None:
    """The circle one gets to from a square towards a side, if it has an arrow back."""
    rows = game.pack.mat.rows
    column, row = ord(square[0]) - ord("a"), int(square[1:]) - 1
    right, down = STEPS[side]
    while True:
        column, row = column + right, row + down
        if not (0 <= row < len(rows) and 0 <= column < len(rows[0])):
            return None
        sign = rows[row][column]
        if sign == "o":
            circle = f"{chr(ord('a') + column)}{row + 1}"
            return circle if BACK[side] in arrows(game.pack.text).get(circle, "NESW") else None
        if sign == ".":
            return None


def by_brute_force(game: Ocelot, state: State, square: str, seat: int) -> bool:
    """O-G1 to O-G4 as they read: is there a triple of tools that will do?"""
    view = game.view(state, seat)
    names = [s.name for s in game.pack.mat.squares]
    if view.gems[names.index(square)] is None:
        return False
    circles = [c.name for c in game.pack.mat.circles]
    faces = {"C": "compass", "L": "lantern", "P": "pick"}
    tools = {c: faces[t[1]] for c, t in zip(circles, view.tools, strict=True) if t}
    seeing = [(side, tools[c]) for side in STEPS if (c := walk(game, square, side)) in tools]
    caves = {s.name: s.cave for s in game.pack.mat.squares}
    own = view.companions[seat]
    wild = 1 if own is not None and caves[own] == caves[square] else 0
    for triple in combinations(seeing, 3):
        sides, kinds = {side for side, _ in triple}, {tool for _, tool in triple}
        if len(sides) == 3 and len(kinds) + wild >= 3:
            return True
    return False


@st.composite
def boards(draw: st.DrawFn) -> tuple[Ocelot, State]:
    """Any tools on any circles, companions anywhere, some gems gone."""
    game = ocelot(draw(st.sampled_from(PACK_TEXTS)))
    state = set_up(game)
    circles, squares = len(game.box.circles), len(game.box.squares)
    faces = [0] * len(game.box.face_names)
    filled = draw(st.lists(st.integers(0, circles - 1), min_size=3, max_size=30, unique=True))
    for circle in filled:
        faces[draw(st.integers(0, len(faces) - 1))] |= 1 << circle
    gone = draw(st.integers(0, (1 << squares) - 1)) & draw(st.integers(0, (1 << squares) - 1))
    places = draw(st.lists(st.integers(-1, squares - 1), min_size=2, max_size=2))
    return game, replace(
        state,
        faces=tuple(faces),
        gems=tuple(mask & ~gone for mask in state.gems),
        companions=tuple(places),
    )


@settings(deadline=None, max_examples=150)
@given(boards(), st.integers(0, 1))
def test_collecting_is_exactly_the_rule(board: tuple[Ocelot, State], seat: int) -> None:
    """O-G1, O-G2, O-G3, O-G4: compared with every triple of tools, on three mats."""
    game, state = board
    squares = [square.name for square in game.pack.mat.squares]
    expected = {square for square in squares if by_brute_force(game, state, square, seat)}
    assert set(game.collectable(state, seat)) == expected


@pytest.mark.parametrize("pack_text", PACK_TEXTS)
def test_circles_and_squares_see_each_other(pack_text: str) -> None:
    """O-G2: walking from a square to a side ends at the circle that sees it from there."""
    game = ocelot(pack_text)
    for square in game.pack.mat.squares:
        walked = {side: circle for side in STEPS if (circle := walk(game, square.name, side))}
        assert dict(square.seen_from) == walked


def test_would_collect_asks_only_for_moves_that_can_be_made() -> None:
    """O-T2: the preview of a tool on a taken circle is refused like the move."""
    game = ocelot()
    state = at(game, tools="d1:AC a4:AL")
    preview = {tool: game.would_collect(state, game.parse(f"{tool} g4")) for tool in ("BP", "CC")}
    assert preview == {"BP": ("d4",), "CC": ()}
    assert refusal(game, state, "BP a4")[0] == "refused-ocelot-circle-taken"
