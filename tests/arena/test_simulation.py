"""Random games, and perft on cases small enough to count by hand."""

from __future__ import annotations

from lapidarium import record
from lapidarium.arena.simulation import perft, play_at_random
from tests.games.monolyth.tables import at, board, built, monolyth, play

FULL = board("BOKT", built("3333/3333/3333/3333"), slots="4,5,6,7", levels="8,7,6")


def test_nothing_to_count_is_one_way() -> None:
    """Depth 0: to stop here."""
    game = monolyth()
    assert perft(game, game.start(), 0) == 1


def test_depth_one_is_the_number_of_moves() -> None:
    game = monolyth()
    state = at(game, sites={4: "B-I2"}, prophecies="-")
    assert perft(game, state, 1) == len(game.legal(state)) == 40 + 16


def test_a_draw_adds_no_depth() -> None:
    """Each distinct outcome is one branch, whatever its weight: 2 fills × what follows."""
    game = monolyth(3)
    state = at(game, sites={2: "B-I2"}, lid="K-I2*2,O-I3*1", prophecies="-", seat1=FULL, levels="3")
    moved = play(game, state, "@2 discard")
    domino, three = 40 + 16, 32 + 16
    assert perft(game, moved, 1) == domino + three
    assert perft(game, state, 2) == domino + three


def test_equal_outcomes_are_one_branch() -> None:
    game = monolyth(3)
    state = at(game, sites={2: "B-I2"}, lid="K-I2*2", prophecies="-", seat1=FULL, levels="3")
    assert perft(game, play(game, state, "@2 discard"), 1) == 56


def test_a_finished_game_has_no_way_to_go_on() -> None:
    game = monolyth()
    state = at(game, sites={4: "B-I2"}, lid="-", prophecies="-")
    assert perft(game, state, 1) == 56
    assert perft(game, state, 2) == 0


def test_random_games_are_whole_and_the_same_for_a_seed() -> None:
    game = monolyth(2)
    one, same, other = (play_at_random(game, seed) for seed in (1, 1, 2))
    assert one.record == same.record
    assert one.record.events != other.record.events
    assert record.read(record.write(one.record)).events == one.record.events
    assert one.outcome == game.outcome(one.last)
    moves = [event for event in one.record.events if type(event).__name__ not in DRAWN]
    assert len(one.choices) == len(moves)


DRAWN = {"Card", "Board", "First", "Fill"}
