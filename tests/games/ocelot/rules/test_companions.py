"""Companions: placed, moved, and what they bring (O-T3 to O-T5)."""

from __future__ import annotations

import pytest

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


@pytest.mark.parametrize("pack_text", PACK_TEXTS)
def test_a_companion_starts_in_blue_on_one_point(pack_text: str) -> None:
    """O-T3: every rock crystal and celestite of the blue cave is open to it, nothing else."""
    game = ocelot(pack_text)
    state = set_up(game)
    gems = dict(zip((s.name for s in game.pack.mat.squares), game.view(state, 0).gems, strict=True))
    blue = {square.name for square in game.pack.mat.squares_in("blue")}
    ones = {name for name in blue if gems[name] in ("crystal", "sun", "moon", "star")}
    assert moves(game, state, "companion") == {f"companion {name}" for name in ones}


def test_placing_the_companion_takes_the_gem() -> None:
    """O-T3, O-T5: the gem under it is collected, and the token counts as the one of the turn."""
    game = ocelot()
    state = play(game, set_up(game, lay={"b2": "moon"}), "companion b2")
    assert field(game, state, "collected") == "moon:1/-"
    assert field(game, state, "companions") == "b2/-"
    assert game.scores(state) == (1, 0)
    assert game.to_act(state) == 1


def test_a_companion_may_start_on_an_empty_square() -> None:
    """O-T3: an empty blue square is as good, whatever lay there, and brings nothing."""
    game = ocelot()
    state = at(game, lay={"d4": "opal"}, gone={"d4": 2})
    after = play(game, state, "companion d4")
    assert field(game, after, "collected") == "-/opal:1"


def test_a_companion_is_placed_once() -> None:
    """O-T3: a companion in a cave is not placed again."""
    game = ocelot()
    state = at(game, companions=("b2", "-"))
    assert moves(game, state, "companion") == set()
    assert refusal(game, state, "companion c2") == ("refused-ocelot-companion-placed", "O-T3")


@pytest.mark.parametrize(
    ("square", "code"),
    [
        ("d4", "refused-ocelot-not-one-point"),
        ("g7", "refused-ocelot-other-cave"),
        ("j10", "refused-ocelot-other-cave"),
        ("c3", "refused-ocelot-other-companion"),
    ],
)
def test_where_a_companion_cannot_start(square: str, code: str) -> None:
    """O-T3: not on more than one point, not in green or red, not beside the other companion."""
    game = ocelot()
    lay = {"d4": "opal", "g7": "crystal", "j10": "crystal", "c3": "sun"}
    state = at(game, companions=("-", "c3"), lay=lay)
    assert f"companion {square}" not in moves(game, state)
    assert refusal(game, state, f"companion {square}") == (code, "O-T3")


def test_the_companion_moves_only_after_a_tool() -> None:
    """O-T4: not in place of a token, but on a turn in which a tool is placed."""
    game = ocelot()
    state = at(game, companions=("b2", "-"), lay={"g7": "crystal"})
    assert refusal(game, state, "companion g7") == ("refused-ocelot-companion-placed", "O-T3")
    after = play(game, state, "AC f7")
    assert "companion g7" in moves(game, after)
    moved = play(game, after, "companion g7")
    assert field(game, moved, "companions") == "g7/-"
    assert field(game, moved, "collected") == "crystal:2/-"


def test_a_companion_does_not_move_on_the_turn_it_is_placed() -> None:
    """O-T4: the turn passes at once."""
    game = ocelot()
    assert game.to_act(play(game, set_up(game), "companion b2")) == 1


def test_a_companion_moves_once_a_turn() -> None:
    """O-T4: from blue to green, and not on to red in the same turn."""
    game = ocelot()
    state = at(game, companions=("b2", "-"), lay={"g7": "crystal"})
    moved = play(game, state, "AC f7", "companion g7")
    assert game.to_act(moved) == 1


@pytest.mark.parametrize(("own", "cave"), [("b2", "green"), ("g7", "red")])
def test_a_companion_moves_one_level_on(own: str, cave: str) -> None:
    """O-T4: from blue to green, from green to red; never within a level, back, or past one."""
    game = ocelot()
    lay = {"g7": "crystal", "h9": "crystal", "j10": "crystal", "c2": "sun"}
    state = play(game, at(game, companions=(own, "-"), lay=lay), "AC f7")
    caves = {square.name: square.cave for square in game.pack.mat.squares}
    targets = {move.split()[1] for move in moves(game, state, "companion")}
    assert {caves[target] for target in targets} == {cave}
    for square in {"c2", "h9", "j10"} - targets:
        assert refusal(game, state, f"companion {square}") == ("refused-ocelot-other-cave", "O-T4")


def test_where_a_companion_may_move() -> None:
    """O-T4: onto a rock crystal or an empty square, but not where the other companion is."""
    game = ocelot()
    lay = {"g7": "crystal", "h9": "crystal", "h8": "emerald", "f9": "opal", "g9": "geode"}
    state = at(game, companions=("b2", "g7"), lay=lay, gone={"f9": 2})
    after = play(game, state, "AC b1")
    assert moves(game, after) == {"companion h9", "companion f9", "stay"}
    assert refusal(game, after, "companion g7") == ("refused-ocelot-other-companion", "O-T4")
    for square in ("h8", "g9"):
        assert refusal(game, after, f"companion {square}") == (
            "refused-ocelot-not-one-point",
            "O-T4",
        )


def test_the_move_is_made_before_collecting() -> None:
    """O-T4: while the companion is asked nothing is taken; afterwards it does not move."""
    game = ocelot()
    state = at(game, companions=("b2", "-"), tools="d1:AC a4:AL", lay={"g7": "crystal"})
    asked = play(game, state, "BP g4")
    assert refusal(game, asked, "take d4") == ("refused-ocelot-companion-first", "O-T4")
    assert refusal(game, asked, "done") == ("refused-ocelot-companion-first", "O-T4")
    collecting = play(game, asked, "stay")
    assert moves(game, collecting) == {"take d4", "done"}
    assert refusal(game, collecting, "companion g7") == ("refused-ocelot-collecting", "O-T1")


def test_a_companion_that_moved_helps_in_its_new_cave_at_once() -> None:
    """O-T4, O-G3: what can be collected is settled by where it is after the move."""
    game = ocelot()
    lay = {"b2": "sun", "g7": "crystal", "h8": "emerald"}
    state = at(game, companions=("b2", "-"), tools="h6:AC e8:AC", lay=lay)
    asked = play(game, state, "AL j8")
    stays, moves_on = play(game, asked, "stay"), play(game, asked, "companion g7")
    assert game.to_act(stays) == 1
    assert moves(game, moves_on) == {"take h8", "done"}


def test_a_celestite_under_the_companion_completes_a_set() -> None:
    """O-T5, O-G7: sun and moon collected, the star taken by placing the companion: an amethyst."""
    game = ocelot()
    lay = {"c2": "sun", "d2": "moon", "b2": "star"}
    state = at(game, lay=lay, gone={"c2": 1, "d2": 1})
    after = play(game, state, "companion b2")
    assert field(game, after, "owed") == "blue"
    drawn = play(game, after, "amethyst blue 7")
    assert field(game, drawn, "amethysts") == "blue:7/-"
    assert game.scores(drawn) == (10, 0)
