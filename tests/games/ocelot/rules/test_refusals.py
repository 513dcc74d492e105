"""Events of another mat or no mat at all, and moves of the wrong seat."""

from __future__ import annotations

import pytest

from lapidarium.games.errors import Illegal
from lapidarium.games.ocelot.rules import Ocelot
from lapidarium.games.ocelot.rules.events import (
    Amethyst,
    Deal,
    Event,
    First,
    PlaceCompanion,
    PlaceTool,
    Take,
)
from tests.games.ocelot.rules.situations import at, ocelot, play, refusal, set_up


@pytest.mark.parametrize(
    ("event", "clause"),
    [
        (PlaceTool("A", "compass", "z9"), "O-T2"),
        (PlaceTool("A", "pick", "f7"), "O-T2"),
        (PlaceTool("X", "compass", "f7"), "O-T2"),
        (PlaceCompanion("z9"), "O-T3"),
        (PlaceCompanion("f7"), "O-T3"),
    ],
)
def test_a_token_that_is_not_there(event: Event, clause: str) -> None:
    """O-T2, O-T3: a referee trusts nobody who makes events by hand."""
    game = ocelot()
    with pytest.raises(Illegal) as caught:
        game.after(set_up(game), event)
    assert (caught.value.clause, caught.value.text) == (clause, str(event))


def test_a_gem_of_another_mat() -> None:
    """O-G1: a square that this mat does not have."""
    game = ocelot()
    state = play(game, at(game, tools="d1:AC a4:AL"), "BP g4")
    with pytest.raises(Illegal) as caught:
        game.after(state, Take("z9"))
    assert caught.value.message.code == "refused-ocelot-no-such-square"


def test_draws_of_another_box() -> None:
    """O-S3, O-S5, O-G6: seats, gems and bags that there are not."""
    game = ocelot()
    begun = play(game, game.start(), "first 1")
    opened = play(game, at(game, tools="d1:AC a4:AL", lay={"d4": "geode"}), "BP g4", "take d4")
    for state, event in (
        (game.start(), First(2)),
        (begun, Deal("b2", "ruby")),
        (opened, Amethyst("pink", 5)),
        (opened, Amethyst("blue", "z")),
    ):
        with pytest.raises(Illegal):
            game.after(state, event)


def test_moves_wait_for_setup() -> None:
    """O-S3, O-S5: nobody places anything before the mat is laid out."""
    game = ocelot()
    assert refusal(game, game.start(), "AC f7") == ("refused-chance-first", "O-S5")
    begun = play(game, game.start(), "first 1")
    for text in ("AC f7", "companion b2", "stay", "take b2", "done"):
        assert refusal(game, begun, text) == ("refused-chance-first", "O-S3")
    assert refusal(game, begun, "amethyst blue 5") == ("refused-ocelot-not-drawn-now", "O-G6")


def test_only_the_active_seat_moves() -> None:
    """O-S5: turns alternate."""
    game = ocelot()
    state = set_up(game)
    assert game.check(state, "AC f7", 0) == game.parse("AC f7")
    with pytest.raises(Illegal) as caught:
        game.check(state, "AC f7", 1)
    assert (caught.value.message.code, caught.value.clause) == ("refused-not-your-turn", "O-S5")


def test_the_game_is_for_two() -> None:
    """O-S1: Sir Ocelot and Professor Penguin."""
    for players in (1, 3):
        with pytest.raises(ValueError, match="for 2 players"):
            Ocelot(ocelot().pack, players)
