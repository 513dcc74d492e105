"""The worked examples of the rulebook (O-X1 to O-X8), on the shipped mat."""

from __future__ import annotations

import pytest

from tests.games.ocelot.rules.situations import at, field, moves, ocelot, play, refusal, set_up


def test_fifteen_squares_are_open_at_the_start() -> None:
    """O-X1: all rock crystals and celestites of the blue cave."""
    game = ocelot()
    assert len(moves(game, set_up(game), "companion ")) == 15


def test_two_lanterns_and_a_compass_do_not_collect_a_beryl() -> None:
    """O-X2: three sides but two kinds; a pick on the fourth side allows it."""
    game = ocelot()
    lay = {"j10": "beryl"}
    state = at(game, tools="l10:AL h10:BL", lay=lay)
    assert game.would_collect(state, game.parse("CC j12")) == ()
    with_compass = at(game, tools="l10:AL h10:BL j12:CC", lay=lay)
    taken = play(game, with_compass, "BP j8", "take j10")
    assert field(game, taken, "collected") == "beryl:1/-"


def test_the_moth_stands_in_for_a_kind() -> None:
    """O-X3: a geode seen from three sides by two kinds, with the moth in that cave."""
    game = ocelot()
    lay = {"h8": "geode", "g7": "crystal"}
    state = at(game, tools="h6:AL e8:AL", companions=("g7", "-"), lay=lay)
    with_moth = play(game, state, "AC j8", "stay")
    assert "take h8" in moves(game, with_moth)
    without = at(game, tools="h6:AL e8:AL", companions=("-", "g7"), lay=lay)
    assert game.would_collect(without, game.parse("AC j8")) == ()


def test_the_moth_is_not_a_side() -> None:
    """O-X4: an emerald seen by a lantern and a compass from two sides stays, moth or not."""
    game = ocelot()
    lay = {"h8": "emerald", "g7": "crystal"}
    state = at(game, tools="h6:AL", companions=("g7", "-"), lay=lay)
    assert game.would_collect(state, game.parse("AC e8")) == ()
    assert game.explain(play(game, state, "AC e8", "stay"), "h8", 0).missing_sides == 1


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("circle", ["j8", "h10"])
def test_the_other_player_s_tools_count(seat: int, circle: str) -> None:
    """O-X5: a pick on either free side of the emerald lets whoever places it collect."""
    game = ocelot()
    state = at(game, seat=seat, tools="h6:AL e8:CC", lay={"h8": "emerald"})
    collecting = play(game, state, f"BP {circle}")
    assert game.to_act(collecting) == seat - 1
    assert "take h8" in moves(game, collecting)


def test_moving_onto_a_crystal_and_not_onto_an_emerald() -> None:
    """O-X6: blue to green onto a rock crystal takes it; an emerald is no target."""
    game = ocelot()
    lay = {"g7": "crystal", "h8": "emerald"}
    state = play(game, at(game, companions=("b2", "-"), lay=lay), "AC b1")
    assert refusal(game, state, "companion h8") == ("refused-ocelot-not-one-point", "O-T4")
    moved = play(game, state, "companion g7")
    assert "crystal" in field(game, moved, "collected")
    assert game.view(moved, 0).gems[game.box.square_number["g7"]] is None


def test_placing_the_bat_on_a_celestite() -> None:
    """O-X6: Professor Penguin places the bat on a celestite and takes it."""
    game = ocelot()
    state = play(game, set_up(game, lay={"e5": "star"}, first=2), "companion e5")
    assert field(game, state, "collected") == "-/star:1"
    assert field(game, state, "companions") == "-/e5"


def test_a_green_geode_draws_from_the_green_bag() -> None:
    """O-X7: the geode leaves the game, and an amethyst comes from the bag of its cave."""
    game = ocelot()
    state = at(game, tools="h6:AL e8:CC", lay={"h8": "geode"})
    opened = play(game, state, "BP j8", "take h8")
    assert game.chance(opened).source == "green bag"
    drawn = play(game, opened, "amethyst green 8")
    assert field(game, drawn, "amethysts") == "green:8/-"
    assert field(game, drawn, "collected") == "-/-"
    assert game.scores(drawn) == (8, 0)


def test_circles_beside_the_green_cave() -> None:
    """O-X8: a circle of that cave alone sees only green, one between blue and green both."""
    game = ocelot()
    caves = {square.name: square.cave for square in game.pack.mat.squares}
    sees = {
        circle.name: {caves[square] for look in circle.looks for square in look.squares}
        for circle in game.pack.mat.circles
    }
    assert sees["h6"] == {"green"}
    assert sees["g6"] == {"blue", "green"}
    lay = {"f6": "opal", "g8": "opal"}
    state = at(game, tools="a6:AC f1:AL f10:AC g10:AL", lay=lay)
    assert set(game.would_collect(state, game.parse("BP g6"))) >= {"f6"}
