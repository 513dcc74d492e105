"""Setup (O-S1 to O-S5)."""

from __future__ import annotations

import pytest

from lapidarium.games.game import CHANCE
from tests.games.ocelot.rules.situations import (
    PACK_TEXTS,
    at,
    drawn,
    field,
    ocelot,
    play,
    refusal,
    set_up,
    spread,
)


def test_each_seat_has_its_character_and_companion() -> None:
    """O-S1: seat 1 is Sir Ocelot with the moth, seat 2 Professor Penguin with the bat."""
    game = ocelot()
    for seat, companion in ((1, "moth"), (2, "bat")):
        state = at(game, seat=seat)
        message = game.describe(state, game.parse("companion b2"))
        assert str(message.params["companion"]) == f"ocelot-{companion}"
        who = game.describe(game.start(), game.parse(f"first {seat}")).params["who"]
        assert str(who) == f"ocelot-seat-{seat}"


@pytest.mark.parametrize("pack_text", PACK_TEXTS)
def test_amethysts_begin_in_their_bags(pack_text: str) -> None:
    """O-S2: every amethyst is in the bag of its colour, and nobody has one."""
    game = ocelot(pack_text)
    view = game.view(game.start(), 0)
    assert view.bags == tuple(len(bag) for bag in game.pack.amethysts.values())
    assert view.amethysts == ((), ())


@pytest.mark.parametrize("pack_text", PACK_TEXTS)
def test_the_colours_of_a_cave_are_dealt_to_its_squares(pack_text: str) -> None:
    """O-S3: one gem a square in reading order, each colour in its own cave, by what is left."""
    game = ocelot(pack_text)
    left = {cave: dict(gems) for cave, gems in game.pack.gems.items()}
    count = dict.fromkeys(left, 0)
    state = play(game, game.start(), "first 1")
    for square, kind in spread(game, {}).items():
        cave = next(s.cave for s in game.pack.mat.squares if s.name == square)
        chance = game.chance(state)
        assert (chance.source, chance.nth) == (f"{cave} cave", count[cave])
        expected = {f"deal {square} {k}": n for k, n in left[cave].items() if n}
        assert drawn(game, state) == expected
        state = play(game, state, f"deal {square} {kind}")
        left[cave][kind] -= 1
        count[cave] += 1
    assert not any(n for gems in left.values() for n in gems.values())
    assert game.to_act(state) == 0
    assert field(game, state, "tools") == "-"


def test_a_deal_is_refused_out_of_order_or_from_another_cave() -> None:
    """O-S3: the next square in reading order, and only kinds that are left for its cave."""
    game = ocelot()
    state = play(game, game.start(), "first 1")
    assert refusal(game, state, "deal c2 opal") == ("refused-ocelot-deal-order", "O-S3")
    assert refusal(game, state, "deal b2 beryl") == ("refused-ocelot-none-left", "O-S3")
    suns = play(game, state, "deal b2 sun", "deal c2 sun", "deal d2 sun")
    assert refusal(game, suns, "deal e2 sun") == ("refused-ocelot-none-left", "O-S3")


def test_each_player_begins_with_sixteen_tokens() -> None:
    """O-S4: five A, five B, five C, and the companion."""
    game = ocelot()
    state = set_up(game)
    assert field(game, state, "hands") == "555/555"
    assert field(game, state, "companions") == "-/-"


def test_who_starts_is_drawn() -> None:
    """O-S5: both seats are equally likely; the table may as well name one."""
    game = ocelot()
    assert game.to_act(game.start()) == CHANCE
    assert drawn(game, game.start()) == {"first 1": 1, "first 2": 1}
    assert (game.chance(game.start()).source, game.chance(game.start()).nth) == ("first", 0)


@pytest.mark.parametrize("first", [1, 2])
def test_turns_alternate(first: int) -> None:
    """O-S5: the first seat, then the other, and so on."""
    game = ocelot()
    state = set_up(game, first=first)
    order = []
    for circle in ("b1", "c1", "d1", "e1"):
        order.append(game.to_act(state) + 1)
        state = play(game, state, f"AC {circle}")
    assert order == [first, 3 - first, first, 3 - first]
    assert game.turns(state) == 4


def test_who_starts_is_drawn_once() -> None:
    """O-S5: once it is known who starts, it is not drawn again."""
    game = ocelot()
    state = play(game, game.start(), "first 1")
    assert refusal(game, state, "first 2") == ("refused-ocelot-not-drawn-now", "O-S5")
