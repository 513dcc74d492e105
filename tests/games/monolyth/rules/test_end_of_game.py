"""The end of the game and the score (M-E1 to M-E6, M-X3)."""

from __future__ import annotations

import pytest

from lapidarium.games.game import OVER, Outcome
from lapidarium.games.monolyth.rules import Monolyth
from lapidarium.games.monolyth.rules.state import State
from tests.games.monolyth.tables import BOARDS, at, board, built, field, monolyth, moved, play

ALMOST = built("3333/3333/3333/3332")


def finished(game: Monolyth, state: State) -> Outcome:
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome


@pytest.mark.parametrize(
    ("first", "builder", "followers"), [(1, 1, [2, 3]), (2, 1, []), (2, 3, [1]), (3, 1, [2])]
)
def test_the_round_is_finished(first: int, builder: int, followers: list[int]) -> None:
    """M-E1: after the top level play goes on to the last player of the round, and no farther."""
    game = monolyth(3)
    turn = (builder - first) % 3
    seats = [board(name) for name in BOARDS[:3]]
    seats[builder - 1] = board(BOARDS[builder - 1], ALMOST, levels="8,7")
    state = at(game, card=10, first=first, turn=turn, levels="3,4,4,5,5,6,6", seats=seats)
    state = play(game, state, "@2 swap d4", "fill 1 W-I2")
    for seat in followers:
        assert game.to_act(state) == seat - 1
        state = play(game, state, f"prophecy {3 + seat} T")
    assert game.to_act(state) == OVER
    assert finished(game, state).ended.params == {"seat": builder, "level": 3}
    assert game.legal(state) == []


def test_all_have_had_the_same_number_of_turns() -> None:
    """M-E1: also when the builder is last in turn order, and the game ends at once."""
    game = monolyth(2)
    own = board("OKTW", built("4444/4444/4444/4443"), levels="8,8,7")
    state = at(game, card=10, turn=9, seat2=own, levels="3,4,4,5,6")
    state = moved(game, state, "@2 swap d4")
    assert game.to_act(state) == OVER
    assert game.turns(state) == 10
    assert field(game, state, "turn") == "10"


def test_a_lower_level_does_not_end_the_game() -> None:
    """M-E1: level 3 is the top with three players, not with two."""
    game = monolyth(2)
    state = at(game, card=10, turn=1, seat2=board("OKTW", ALMOST, levels="8,8"), levels="3,4,7")
    state = play(game, state, "@2 swap d4", "fill 1 W-I2")
    assert game.to_act(state) == 0


def test_no_stone_left_ends_the_game_at_once() -> None:
    """M-E2: the turn under way is finished and paid; then nobody else plays."""
    game = monolyth(3)
    own = board("BOKT", built("1111/1111/1111/1110"))
    state = at(game, card=10, lid="-", sites={4: "B-I2"}, seat1=own)
    state = play(game, state, "@4 swap d4")
    assert game.to_act(state) == OVER
    assert game.scores(state) == (8, 0, 0)
    assert finished(game, state).ended.code == "ended-no-stones"


def test_the_last_stone_cuts_even_the_last_round_short() -> None:
    """M-E2: seat 1 completes the top level with it; seats 2 and 3 have no turn any more."""
    game = monolyth(3)
    own = board("BOKT", ALMOST, levels="8,7")
    state = at(game, card=10, lid="-", sites={4: "B-I2"}, seat1=own, levels="3,4,4,5,5,6,6")
    state = play(game, state, "@4 swap d4")
    assert game.to_act(state) == OVER
    assert game.turns(state) == 1
    assert finished(game, state).ended.code == "ended-no-stones"
    assert game.scores(state) == (8 + 7 + 6, 0, 0)


def test_an_empty_lid_alone_does_not_end_the_game() -> None:
    """M-E2: a stone on a site keeps the game going; so does one in the lid."""
    game = monolyth(2)
    on_site = play(game, at(game, lid="-", sites={4: "B-I2", 5: "B-I3"}), "@4 I2/1 a1")
    assert game.to_act(on_site) == 1
    in_lid = play(game, at(game, lid="O-I2*1", sites={4: "B-I2"}), "@4 I2/1 a1", "fill 1 O-I2")
    assert game.to_act(in_lid) == 1


def walls(game: Monolyth, tower: str, name: str = "BOKT") -> list[int]:
    """How many cubes count for each side: far, right, near, left."""
    (sheet, *_) = game.sheets(at(game, seat1=board(name, tower)))
    return [wall.cubes for wall in sheet.walls]


@pytest.mark.parametrize(
    ("letter", "counts"),
    [("B", [8, 0, 0, 0]), ("O", [0, 8, 0, 0]), ("K", [0, 0, 8, 0]), ("T", [0, 0, 0, 8]),
     ("W", [0, 0, 0, 0])],
)  # fmt: skip
def test_each_wall_counts_its_printed_colour(letter: str, counts: list[int]) -> None:
    """M-E3: far, right, near and left; a colour that is not printed counts nowhere."""
    assert walls(monolyth(), built("2222/2222/2222/2222", letter)) == counts


@pytest.mark.parametrize(
    ("tower", "counts"),
    [
        ("B,BB,B,BBB/-,-,-,-/-,-,-,-/-,-,-,-", [7, 0, 0, 0]),
        ("-,-,-,O/-,-,-,OO/-,-,-,-/-,-,-,O", [0, 4, 0, 0]),
        ("-,-,-,-/-,-,-,-/-,-,-,-/K,-,-,WKK", [0, 0, 3, 0]),
        ("T,-,-,-/WT,-,-,-/-,-,-,-/T,-,-,-", [0, 0, 0, 3]),
    ],
)
def test_which_side_is_which(tower: str, counts: list[int]) -> None:
    """M-E3: row 1 is far, column d right, row 4 near, column a left (docs/notation.md)."""
    assert walls(monolyth(), tower) == counts


def test_a_corner_belongs_to_both_its_walls() -> None:
    """M-E3: each corner has a cube for either of its walls."""
    game = monolyth()
    assert walls(game, "BT,-,-,BO/-,-,-,-/-,-,-,-/KT,-,-,KO") == [2, 2, 2, 2]


def test_cubes_deeper_in_never_count() -> None:
    """M-E3: not even where the wall in front is open."""
    game = monolyth()
    assert walls(game, "-,B,B,-/B,BBBB,BBBB,B/B,B,B,B/B,-,-,B") == [2, 0, 0, 0]


def test_worked_example_prophecies() -> None:
    """M-X3: 7 turquoise fulfil a 7; 13 white fail a 14, and a 14th behind the wall is no help."""
    game = monolyth()
    # BOTW: turquoise is near (row 4), white is left (column a); b2 has a white cube inside.
    tower = "WWWW,-,-,-/WWWW,W,-,-/WWW,-,-,-/WWTT,TT,TT,T"
    own = board("BOTW", tower, slots="-,-,7,14")
    state = at(game, seat1=own, prophecies="4,5,6,8,9,10,11,12,13")
    sheet = game.sheets(state)[0]
    assert [(wall.cubes, wall.prophecy, wall.points) for wall in sheet.walls[2:]] == [
        (7, 7, 7),
        (13, 14, 0),
    ]
    assert game.scores(state) == (7, 0)


def test_more_turquoise_than_foretold_is_as_good() -> None:
    """M-X3: 8 turquoise fulfil a 7 too, and score 7."""
    game = monolyth()
    own = board("BOTW", built("0000/0000/0000/2222", "T"), slots="-,-,7,-")
    state = at(game, seat1=own, prophecies="4,5,6,8,9,10,11,12,13,14")
    assert game.scores(state) == (7, 0)


@pytest.mark.parametrize(("cubes", "points"), [(6, 0), (7, 7), (8, 7)])
def test_a_prophecy_is_kept_or_not(cubes: int, points: int) -> None:
    """M-E4: at least its value: then its value, however many; else nothing."""
    game = monolyth()
    tower = {6: "2220", 7: "2221", 8: "2222"}[cubes] + "/0000/0000/0000"
    own = board("BOKT", built(tower, "B"), slots="7,-,-,-")
    state = at(game, seat1=own, prophecies="4,5,6,8,9,10,11,12,13,14")
    assert game.scores(state) == (points, 0)


def test_a_wall_without_prophecy_scores_nothing() -> None:
    """M-E4: cubes alone are worth nothing."""
    game = monolyth()
    assert game.scores(at(game, seat1=board("BOKT", built("4444/0000/0000/0000", "B")))) == (0, 0)


def test_total() -> None:
    """M-E5: kept prophecies, level tokens and structure token: 4 + 8 + 7 + 6 = 25."""
    game = monolyth()
    own = board("BOKT", built("2222/2222/2222/2222", "B"), "4,5,-,-", levels="8,7", structure="6")
    state = at(
        game, seat1=own, prophecies="6,7,8,9,10,11,12,13,14", levels="3,4,4,5,6,8", structures=8
    )
    assert game.scores(state) == (25, 0)


def over(levels: list[str], first: int = 1) -> Outcome:
    """The outcome of a finished game in which the seats hold these level tokens."""
    game = monolyth(len(levels))
    seats = [board(name, levels=own) for name, own in zip(BOARDS, levels, strict=False)]
    state = at(game, phase="over", first=first, levels="-", lid="-", sites={}, seats=seats)
    return finished(game, state)


def test_most_points_win() -> None:
    """M-E5: whoever they are."""
    outcome = over(["5", "8,4", "7,4", "6"])
    assert outcome.scores == (5, 12, 11, 6)
    assert outcome.winners == (1,)
    assert outcome.places == ((1,), (2,), (3,), (0,))
    assert (outcome.decided.code, outcome.decided.params["points"]) == ("decided-points", 12)


@pytest.mark.parametrize(
    ("first", "places"),
    [(1, [4, 3, 2, 1]), (2, [1, 4, 3, 2]), (3, [2, 1, 4, 3]), (4, [3, 2, 1, 4])],
)
def test_ties_go_to_whoever_sat_later(first: int, places: list[int]) -> None:
    """M-E6: later in the order of the first round, and so for all places."""
    outcome = over(["8", "8", "7", "7"], first)
    best = [seat for seat in places if seat in (1, 2)]
    rest = [seat for seat in places if seat in (3, 4)]
    assert [seat + 1 for (seat,) in outcome.places] == best + rest
    assert outcome.decided.code == "decided-later"


def test_there_is_exactly_one_winner() -> None:
    """M-E6: even when nobody has a point."""
    outcome = over(["-", "-", "-"], first=2)
    assert outcome.scores == (0, 0, 0)
    assert outcome.winners == (0,)


def test_no_outcome_before_the_end() -> None:
    """M-E5: the points can be counted at any time, but nobody has won yet."""
    game = monolyth()
    assert game.outcome(at(game)) is None
    assert game.scores(at(game)) == (0, 0)
    assert field(game, at(game), "phase") == "turn"
