"""Placing tools, and the order of a turn (O-T1, O-T2, O-T6, O-T7)."""

from __future__ import annotations

import pytest

from lapidarium.games.game import CHANCE
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


def test_a_turn_begins_with_a_token() -> None:
    """O-T1: nothing is collected, and the turn does not pass, before a token is placed."""
    game = ocelot()
    state = set_up(game)
    for text in ("take b2", "done", "stay"):
        assert refusal(game, state, text) == ("refused-ocelot-place-first", "O-T1")


def test_exactly_one_token_a_turn() -> None:
    """O-T1: after a tool neither another tool nor the companion is placed."""
    game = ocelot()
    state = play(game, at(game, tools="d1:AC a4:AL"), "BP g4")
    assert moves(game, state) == {"take d4", "done"}
    for text in ("AC b1", "companion b2"):
        assert refusal(game, state, text) == ("refused-ocelot-collecting", "O-T1")


@pytest.mark.parametrize("pack_text", PACK_TEXTS)
def test_any_tool_either_face_on_any_circle(pack_text: str) -> None:
    """O-T2: six faces on every circle of every cave, from the first turn on."""
    game = ocelot(pack_text)
    circles = [circle.name for circle in game.pack.mat.circles]
    faces = ("AC", "AL", "BL", "BP", "CP", "CC")
    expected = {f"{face} {circle}" for circle in circles for face in faces}
    assert moves(game, set_up(game)) - moves(game, set_up(game), "companion") == expected


def test_a_circle_takes_one_tool() -> None:
    """O-T2: only empty circles, whoever placed what lies there."""
    game = ocelot()
    state = play(game, set_up(game), "AC f7")
    assert not {move for move in moves(game, state) if move.endswith(" f7")}
    assert refusal(game, state, "BL f7") == ("refused-ocelot-circle-taken", "O-T2")


def test_only_tools_that_are_left() -> None:
    """O-T2: a player with no A left has no A to place."""
    game = ocelot()
    tools = "b1:AC c1:BL d1:AC e1:BL f1:AL g2:BL a2:AL g3:BL a4:AC a3:CC"
    state = at(game, seat=2, tools=tools)
    assert field(game, state, "hands") == "055/514"
    state = play(game, state, "CC l9")
    assert {move[0] for move in moves(game, state)} == {"B", "C", "c"}
    assert refusal(game, state, "AC f7") == ("refused-ocelot-no-tool-left", "O-T2")


def test_a_placed_tool_leaves_the_hand() -> None:
    """O-T2: the token lies on its circle with the chosen face up, and is no longer in the hand."""
    game = ocelot()
    state = play(game, set_up(game), "BP f7")
    assert field(game, state, "tools") == "f7:BP"
    assert field(game, state, "hands") == "545/555"


ALL_BUT_COMPANION = (
    "b1:AC c1:AC d1:AC e1:AC f1:AC a2:AC a3:AC a4:AC a5:AC a6:AC "
    "a7:BL b8:BL c8:BL d8:BL e8:BL e9:BL f10:BL g10:BL h10:BL h11:BL "
    "i12:CC j12:CC k12:CC l11:CC l10:CC l9:CC k8:CC j8:CC j7:CC i6:CC"
)


def test_a_last_companion_must_be_placed() -> None:
    """O-T6: with no tool left only the companion can be placed."""
    game = ocelot()
    state = at(game, tools=ALL_BUT_COMPANION)
    assert field(game, state, "hands") == "000/000"
    assert moves(game, state) == moves(game, state, "companion ")
    assert len(moves(game, state)) == 15


def test_there_is_always_a_square_for_the_companion() -> None:
    """O-T6: where all 1-point gems are taken, the squares they lay on are empty."""
    game = ocelot()
    start = at(game)
    ones = {move.split()[1]: 1 for move in moves(game, start, "companion ")}
    state = at(game, tools=ALL_BUT_COMPANION, gone=ones)
    assert moves(game, state) == {f"companion {square}" for square in ones}


def test_the_companion_is_asked_only_if_it_can_move() -> None:
    """O-T7: the step is passed over while the companion is not placed, or is in red."""
    game = ocelot()
    out = at(game, companions=("-", "-"))
    assert game.to_act(play(game, out, "AC f7")) == 1
    red = at(game, companions=("j10", "-"), lay={"j10": "crystal"})
    assert game.to_act(play(game, red, "AC f7")) == 1
    blue = at(game, companions=("b2", "-"))
    assert "stay" in moves(game, play(game, blue, "AC f7"))


def test_a_companion_with_nowhere_to_go_is_not_asked() -> None:
    """O-T7: with one landing left in red and the other companion on it, the turn goes on."""
    game = ocelot()
    crystal = {"j10": "crystal", "g7": "crystal"}
    state = at(game, companions=("g7", "j10"), lay=crystal)
    after = play(game, state, "AC b1")
    assert game.to_act(after) == 1
    assert refusal(game, after, "stay") == ("refused-ocelot-place-first", "O-T1")


def test_collecting_is_asked_only_if_something_can_be_collected() -> None:
    """O-T7: without a collectable gem the turn passes with the token; with one it does not."""
    game = ocelot()
    state = at(game, tools="d1:AC a4:AL")
    assert game.to_act(play(game, state, "BP b1")) == 1
    asked = play(game, state, "BP g4")
    assert game.to_act(asked) == 0
    assert game.to_act(play(game, asked, "take d4")) in (1, CHANCE)


def test_the_turn_passes_with_the_last_gem() -> None:
    """O-T7: after the last gem that can be taken there is no `done`."""
    game = ocelot()
    state = play(game, at(game, tools="d1:AC a4:AL", lay={"d4": "opal"}), "BP g4", "take d4")
    assert game.to_act(state) == 1
    assert moves(game, state, "AC") != set()
