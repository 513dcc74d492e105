"""Geodes, sets of celestites, and what is drawn for them (O-G6 to O-G8)."""

from __future__ import annotations

import pytest

from lapidarium.games.game import CHANCE
from tests.games.ocelot.rules.situations import at, drawn, field, moves, ocelot, play, refusal

SEEN = "d1:AC a4:AL"
"""With a pick on g4 or d8, d4 can be collected."""


@pytest.mark.parametrize(
    ("square", "tools", "pick", "bag"),
    [
        ("d4", SEEN, "g4", "blue"),
        ("h8", "h6:AC e8:AL", "j8", "green"),
        ("j10", "j8:AC h10:AL", "l10", "red"),
    ],
)
def test_a_geode_draws_from_the_bag_of_its_cave(
    square: str, tools: str, pick: str, bag: str
) -> None:
    """O-G6: at once, weighted by what is in the bag; the geode leaves the game."""
    game = ocelot()
    state = play(game, at(game, tools=tools, lay={square: "geode"}), f"BP {pick}")
    opened = play(game, state, f"take {square}")
    assert game.to_act(opened) == CHANCE
    values = [str(value) for value in game.pack.amethysts[bag]]
    assert drawn(game, opened) == {f"amethyst {bag} {v}": values.count(v) for v in values}
    assert (game.chance(opened).source, game.chance(opened).nth) == (f"{bag} bag", 0)
    assert field(game, opened, "collected") == "-/-"
    assert game.scores(opened) == (0, 0)


def test_what_was_drawn_is_no_longer_in_the_bag() -> None:
    """O-G6: weights and count go by what both players have drawn."""
    game = ocelot()
    had = ("blue:3,blue:d", "blue:3,green:8")
    state = at(game, tools=SEEN, lay={"d4": "geode"}, amethysts=had)
    opened = play(game, state, "BP g4", "take d4")
    assert game.chance(opened).nth == 3
    assert drawn(game, opened)["amethyst blue 3"] == 3
    assert "amethyst blue d" not in drawn(game, opened)
    assert refusal(game, opened, "amethyst blue d") == ("refused-ocelot-not-in-bag", "O-G6")


def test_with_an_empty_bag_nothing_is_drawn() -> None:
    """O-G6, ruling: the geode is opened, nobody draws, and the turn goes on."""
    game = ocelot()
    every = ",".join(f"blue:{value}" for value in game.pack.amethysts["blue"])
    lay = {"d4": "geode", "d5": "geode"}
    tools = "d1:AC a4:AL a5:AL b1:BL"
    state = play(game, at(game, tools=tools, lay=lay, amethysts=("-", every)), "BP d8")
    assert game.view(state, 0).bags[0] == 0
    after = play(game, state, "take d4")
    assert game.to_act(after) == 0
    assert moves(game, after) == {"take d5", "done"}
    last = play(game, after, "take d5")
    assert game.to_act(last) == 1
    assert field(game, last, "amethysts").startswith("-/")


def test_with_an_empty_blue_bag_a_set_earns_nothing() -> None:
    """O-G6, O-G7: the same ruling for a set of celestites."""
    game = ocelot()
    every = ",".join(f"blue:{value}" for value in game.pack.amethysts["blue"])
    lay = {"b2": "sun", "c2": "moon", "d4": "star"}
    gone = {"b2": 1, "c2": 1}
    state = at(game, tools=SEEN, lay=lay, gone=gone, amethysts=("-", every))
    after = play(game, state, "BP g4", "take d4")
    assert game.to_act(after) == 1
    assert field(game, after, "collected").startswith("sun:1,moon:1,star:1/")


def test_a_set_of_three_shapes_draws_at_once() -> None:
    """O-G7: the third shape earns a blue amethyst; the celestites stay."""
    game = ocelot()
    lay = {"b2": "sun", "c2": "moon", "d4": "star"}
    state = at(game, tools=SEEN, lay=lay, gone={"b2": 1, "c2": 1})
    ready = play(game, state, "BP g4")
    assert [message.code for message in game.gains(ready, game.parse("take d4"))] == [
        "ocelot-gain-set"
    ]
    taken = play(game, ready, "take d4")
    assert game.chance(taken).source == "blue bag"
    after = play(game, taken, "amethyst blue 5")
    assert field(game, after, "collected") == "sun:1,moon:1,star:1/-"
    assert game.scores(after) == (8, 0)


def test_shapes_of_both_players_make_no_set() -> None:
    """O-G7: each player's own celestites."""
    game = ocelot()
    lay = {"b2": "sun", "c2": "moon", "d4": "star"}
    state = at(game, tools=SEEN, lay=lay, gone={"b2": 1, "c2": 2})
    assert game.to_act(play(game, state, "BP g4", "take d4")) == 1


def test_two_of_a_shape_make_no_second_set() -> None:
    """O-G7: each celestite counts in one set only."""
    game = ocelot()
    lay = {"b2": "sun", "c2": "moon", "e2": "star", "d4": "star"}
    gone = {"b2": 1, "c2": 1, "e2": 1}
    state = at(game, tools=SEEN, lay=lay, gone=gone, amethysts=("blue:3", "-"))
    assert game.to_act(play(game, state, "BP g4", "take d4")) == 1


def test_a_second_set_draws_again() -> None:
    """O-G7: with two of each other shape the sixth celestite completes the second set."""
    game = ocelot()
    lay = {"b2": "sun", "c2": "moon", "e2": "star", "b3": "sun", "c3": "moon", "d4": "star"}
    gone = dict.fromkeys(("b2", "c2", "e2", "b3", "c3"), 1)
    state = at(game, tools=SEEN, lay=lay, gone=gone, amethysts=("blue:3", "-"))
    taken = play(game, state, "BP g4", "take d4")
    assert game.to_act(taken) == CHANCE
    assert game.chance(taken).nth == 1


def test_collecting_goes_on_after_a_draw() -> None:
    """O-G5, O-G6: each draw is made and seen before the next gem is taken or left."""
    game = ocelot()
    lay = {"d4": "geode", "d5": "opal"}
    state = play(game, at(game, tools="d1:AC a4:AL a5:AL b1:BL", lay=lay), "BP d8")
    opened = play(game, state, "take d4")
    for text in ("take d5", "done", "AC b8"):
        assert refusal(game, opened, text) == ("refused-chance-first", "O-G6")
    after = play(game, opened, "amethyst blue d")
    assert game.to_act(after) == 0
    assert moves(game, after) == {"take d5", "done"}


def test_an_amethyst_is_drawn_only_when_it_is_due() -> None:
    """O-G6: not unasked, not from another bag, and not without a value (O-G8)."""
    game = ocelot()
    state = play(game, at(game, tools=SEEN, lay={"d4": "geode"}), "BP g4")
    assert refusal(game, state, "amethyst blue 5") == ("refused-ocelot-not-drawn-now", "O-G6")
    opened = play(game, state, "take d4")
    assert refusal(game, opened, "amethyst red 7") == ("refused-ocelot-other-bag", "O-G6")
    assert refusal(game, opened, "amethyst blue 99") == ("refused-ocelot-not-in-bag", "O-G6")
    assert refusal(game, opened, "amethyst blue ?") == ("refused-ocelot-value-unknown", "O-G8")


def test_the_value_is_its_owner_s_secret() -> None:
    """O-G8: the other seat and spectators see the bag and that something was drawn, no value."""
    game = ocelot()
    state = play(game, at(game, tools=SEEN, lay={"d4": "geode"}), "BP g4", "take d4")
    event = game.parse("amethyst blue 7")
    assert game.text(game.seen(state, event, 0)) == "amethyst blue 7"
    for seat in (1, None):
        assert game.text(game.seen(state, event, seat)) == "amethyst blue ?"
    move = game.parse("take d4")
    assert game.seen(state, move, 1) == move
