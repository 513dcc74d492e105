"""What a turn is (M-T1 to M-T3, M-T5 to M-T10)."""

from __future__ import annotations

from collections import Counter

import pytest

from lapidarium.arena.simulation import play_at_random
from lapidarium.games.game import CHANCE, OVER
from tests.games.monolyth.tables import (
    BOARDS,
    EMPTY_SUPPLY,
    at,
    board,
    built,
    corrected,
    drawn,
    field,
    monolyth,
    moves,
    play,
    refusal,
    set_up,
    sites_of,
    tower,
    unreadable,
)

# Only one cell is free, on top of d4.
ALMOST_FULL = board("BOKT", built("3333/3333/3333/3332"))


def test_a_turn_is_one_of_two_actions() -> None:
    """M-T1: the crystal and a stone, or a prophecy; and no third thing, such as passing."""
    game = monolyth()
    kinds = Counter(text.split()[0] for text in moves(game, set_up(game)))
    assert set(kinds) == {"@2", "@3", "@4", "@5", "prophecy"}
    assert kinds["prophecy"] == 11 * 4


def test_one_action_ends_the_turn() -> None:
    """M-T1: after either action it is the next player's turn."""
    game = monolyth()
    placed = play(game, set_up(game), "@2 swap a1", "fill 1 W-I2")
    assert game.to_act(placed) == 1
    foretold = play(game, set_up(game), "prophecy 7 B")
    assert game.to_act(foretold) == 1
    assert refusal(game, foretold, "prophecy 8 O", seat=0) == ("refused-not-your-turn", "M-S8")


def test_one_to_four_sites_clockwise() -> None:
    """M-T2: from site 12 the crystal reaches 13, 1, 2 and 3; not back, and not farther."""
    game = monolyth()
    stones = {site: "B-I2" if site % 2 else "O-I3" for site in (10, 11, 13, 1, 2, 3)}
    stones |= {4: "T-I2"}
    state = at(game, crystal=12, sites=stones | {11: "K-I2", 13: "W-I2", 3: "W-I2", 10: "T-I3"})
    assert sites_of(moves(game, state)) == {"@13", "@1", "@2", "@3"}
    assert refusal(game, state, "@4 I2/1 a1") == ("refused-too-far", "M-T2")
    assert refusal(game, state, "@11 I2/1 a1") == ("refused-too-far", "M-T2")


def test_a_site_without_a_stone_is_not_counted() -> None:
    """M-T2: the fourth stone ahead is in reach however many bare sites lie between."""
    game = monolyth()
    stones = {3: "B-I2", 4: "O-I2", 8: "K-I2", 11: "T-I2", 12: "W-I2"}
    state = at(game, sites=stones)
    assert sites_of(moves(game, state)) == {"@3", "@4", "@8", "@11"}
    assert refusal(game, state, "@2 swap a1") == ("refused-no-stone", "M-T2")
    assert refusal(game, state, "@12 swap a1") == ("refused-too-far", "M-T2")


def test_with_few_stones_all_are_in_reach_once() -> None:
    """M-T2: with fewer than four the count goes round; a move is named by its site."""
    game = monolyth()
    state = at(game, crystal=7, sites={3: "B-I2", 6: "O-I2"})
    assert sites_of(moves(game, state)) == {"@3", "@6"}
    assert len(game.legal(state)) == len(set(game.legal(state)))
    assert len(moves(game, state, "@")) == 2 * (40 + 16)


def test_the_crystal_moves_to_the_site_of_the_stone() -> None:
    """M-T2: it stands where the stone was, and the next player counts from there."""
    game = monolyth()
    state = play(game, set_up(game), "@4 swap a1", "fill 1 W-I2")
    assert field(game, state, "crystal") == "4"
    assert sites_of(moves(game, state)) == {"@5", "@6", "@7", "@8"}


def test_the_stone_is_taken() -> None:
    """M-T3: the stone of the site, in its colour, goes on the own tower and no other."""
    game = monolyth()
    state = play(game, set_up(game), "@3 I3/1 b2")
    assert tower(game, state, 1) == "-,-,-,-/-,O,O,O/-,-,-,-/-,-,-,-"
    assert tower(game, state, 2) == "-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,-"
    assert field(game, state, "sites").split(",")[2] == "-"
    assert field(game, state, "supply") == "B*3,O*3,K*3,T*3,W*3"


def test_no_other_stone_can_be_taken() -> None:
    """M-T3: site 3 holds an I3, so an L4 cannot come from there."""
    game = monolyth()
    assert refusal(game, set_up(game), "@3 L4/1 a1") == ("refused-other-stone", "M-T3")
    assert refusal(game, set_up(game), "@3 1/1 a1") == ("refused-other-stone", "M-T3")


def test_a_swap_takes_a_single_of_the_same_colour() -> None:
    """M-T3: the stone leaves the game for good, and the supply has one single less."""
    game = monolyth()
    before = set_up(game)
    state = play(game, before, "@3 swap b2")
    assert tower(game, state) == "-,-,-,-/-,O,-,-/-,-,-,-/-,-,-,-"
    assert field(game, state, "supply") == "B*3,O*2,K*3,T*3,W*3"
    assert state.lid == before.lid
    assert Counter(before.sites) - Counter(state.sites) == Counter({before.sites[2]: 1})


def test_no_swap_without_a_single_of_that_colour() -> None:
    """M-T3: other colours do not help."""
    game = monolyth()
    state = at(game, supply="B*3,O*0,K*3,T*3,W*3")
    assert moves(game, state, "@3 swap") == set()
    assert len(moves(game, state, "@4 swap")) == 16
    assert refusal(game, state, "@3 swap a1") == ("refused-no-single", "M-T3")


def test_the_refill_goes_where_the_crystal_stood() -> None:
    """M-T5: on the site it left, not on the one it reached."""
    game = monolyth()
    state = play(game, at(game, crystal=1), "@4 T4/1 a1")
    assert game.to_act(state) == CHANCE
    assert {text.split()[1] for text in drawn(game, state)} == {"1"}
    assert refusal(game, state, "fill 4 W-I2") == ("refused-fill-site", "M-T5")
    state = play(game, state, "fill 1 W-I2")
    assert field(game, state, "sites").split(",")[:4] == ["W-I2", "B-L4", "O-I3", "-"]


def test_the_refill_is_drawn_from_the_lid() -> None:
    """M-T5: each stone left in the lid is as likely as another, and then it is gone."""
    game = monolyth()
    state = play(game, at(game, lid="B-I3*2,O-O4*1"), "@4 T4/1 a1")
    assert drawn(game, state) == {"fill 1 B-I3": 2, "fill 1 O-O4": 1}
    assert refusal(game, state, "fill 1 W-S4") == ("refused-not-in-lid", "M-T5")
    assert field(game, play(game, state, "fill 1 O-O4"), "lid") == "B-I3*2"


def test_an_empty_lid_leaves_the_site_empty() -> None:
    """M-T5: nothing is drawn, and the next player is on turn at once."""
    game = monolyth()
    state = play(game, at(game, lid="-"), "@4 T4/1 a1")
    assert game.to_act(state) == 1
    assert field(game, state, "sites").split(",")[:4] == ["-", "B-L4", "O-I3", "-"]


def test_whoever_can_place_must_place() -> None:
    """M-T6: one stone of the four fits, so discarding is not offered at all."""
    game = monolyth(3)
    stones = {2: "B-L4", 3: "O-I3", 4: "K-T4", 5: "T-I2"}
    tall = board("BOKT", built("3333/3333/3333/3331"))
    state = at(game, seat1=tall, supply=EMPTY_SUPPLY, sites=stones)
    assert moves(game, state, "@") == {"@5 I2/3 d4"}
    assert refusal(game, state, "@2 discard") == ("refused-must-place", "M-T6")
    assert refusal(game, state, "@5 discard") == ("refused-must-place", "M-T6")


def test_a_possible_swap_is_a_possible_placement() -> None:
    """M-T6: no stone fits but one can be swapped: "and", not "or", joins the conditions."""
    game = monolyth(3)
    stones = {2: "B-L4", 3: "O-I3", 4: "K-T4", 5: "T-I2"}
    state = at(game, seat1=ALMOST_FULL, supply="B*0,O*0,K*0,T*1,W*3", sites=stones)
    assert moves(game, state, "@") == {"@5 swap d4"}
    assert refusal(game, state, "@3 discard") == ("refused-must-place", "M-T6")


def test_only_if_nothing_reachable_can_be_placed() -> None:
    """M-T6: then any of the four may be discarded; a stone farther away does not matter."""
    game = monolyth(3)
    stones = {2: "B-L4", 3: "O-I3", 4: "K-T4", 5: "T-I2", 6: "W-I2"}
    state = at(game, seat1=ALMOST_FULL, supply="B*0,O*0,K*0,T*0,W*3", sites=stones)
    assert moves(game, state, "@") == {"@2 discard", "@3 discard", "@4 discard", "@5 discard"}
    assert moves(game, state, "prophecy") != set()
    assert refusal(game, state, "@6 discard") == ("refused-too-far", "M-T2")
    assert refusal(game, state, "@6 swap d4") == ("refused-too-far", "M-T2")


def test_a_discarded_stone_is_gone_and_the_site_is_refilled() -> None:
    """M-T6: the crystal moves, the stone leaves the game, the site it left is refilled."""
    game = monolyth(3)
    stones = {2: "B-L4", 3: "O-I3", 4: "K-T4", 5: "T-I2"}
    before = at(game, seat1=ALMOST_FULL, supply=EMPTY_SUPPLY, sites=stones)
    state = play(game, before, "@3 discard")
    assert field(game, state, "crystal") == "3"
    assert field(game, state, "sites").split(",")[:5] == ["-", "B-L4", "-", "K-T4", "T-I2"]
    assert state.boards == before.boards
    assert state.lid == before.lid
    assert {text.split()[1] for text in drawn(game, state)} == {"1"}


def test_lid_and_supply_are_open() -> None:
    """M-T7: every seat and any spectator sees what is left, and all see the same."""
    game = monolyth(4)
    state = set_up(game)
    for seat in (0, 1, 2, 3, None):
        seen = game.view(state, seat)
        assert seen.lid == state.lid
        assert seen.supply == state.supply
        assert seen == game.view(state, 0)


def test_a_prophecy_takes_any_token_to_any_free_slot() -> None:
    """M-T8: a token on offer goes into a free slot, and is not on offer any more."""
    game = monolyth()
    state = play(game, set_up(game), "prophecy 7 K")
    assert field(game, state, "prophecies") == "4,5,6,8,9,10,11,12,13,14"
    assert field(game, state, "seat1").split(";")[2] == "-,-,7,-"
    assert moves(game, state, "prophecy 7") == set()
    assert refusal(game, state, "prophecy 7 O") == ("refused-no-token", "M-T8")


def test_a_prophecy_leaves_crystal_and_sites_alone() -> None:
    """M-T8: nothing else moves, and nothing is refilled."""
    game = monolyth()
    before = set_up(game)
    state = play(game, before, "prophecy 7 K")
    assert (state.crystal, state.sites, state.lid) == (before.crystal, before.sites, before.lid)
    assert game.to_act(state) == 1


def test_one_token_a_slot() -> None:
    """M-T8: there to the end: a slot that has one takes no other."""
    game = monolyth()
    state = at(game, seat1=board("BOKT", slots="-,5,-,4"), prophecies="6,7,8")
    walls = {text.split()[-1] for text in moves(game, state, "prophecy")}
    assert walls == {"B", "K"}
    assert refusal(game, state, "prophecy 7 O") == ("refused-slot-taken", "M-T8")
    assert refusal(game, state, "prophecy 7 W") == ("refused-no-wall", "M-T8")


def test_equal_tokens_are_one_move() -> None:
    """M-T8: of two sevens either may be taken; it is the same move, and one is left."""
    game = monolyth(4)
    state = set_up(game)
    texts = [game.text(move) for move in game.legal(state)]
    assert texts.count("prophecy 7 B") == 1
    after = play(game, state, "prophecy 7 B")
    assert field(game, after, "prophecies").split(",").count("7") == 1
    assert "prophecy 7 O" in moves(game, after)


def test_a_colour_twice_on_a_board_has_two_slots() -> None:
    """M-C2, M-T8: walls of one colour are told apart by a number, clockwise from the far one."""
    game = monolyth(pack_text=corrected(('"BOKW"', '"BOBT"')))
    state = at(game, seat1=board("BOBT"), prophecies="6,7,8")
    walls = {text.split()[-1] for text in moves(game, state, "prophecy 7")}
    assert walls == {"B", "O", "B2", "T"}
    second = play(game, state, "prophecy 7 B2")
    assert field(game, second, "seat1").split(";")[2] == "-,-,7,-"
    first = play(game, state, "prophecy 7 B")
    assert field(game, first, "seat1").split(";")[2] == "7,-,-,-"
    full = at(game, seat1=board("BOBT", slots="-,-,6,-"), prophecies="7,8")
    assert refusal(game, full, "prophecy 7 B2") == ("refused-slot-taken", "M-T8")
    assert refusal(game, full, "prophecy 7 B3") == ("refused-no-wall", "M-T8")
    assert refusal(game, full, "prophecy 7 O2") == ("refused-no-wall", "M-T8")
    assert game.choices(full)["walls"] == ["B", "O", "T"]
    assert unreadable(game, "prophecy 7 B1") == "expected-colour-letter"


def test_no_prophecy_without_slot_or_token() -> None:
    """M-T8: four filled slots, or an empty main board, leave only the crystal."""
    game = monolyth()
    full = at(game, seat1=board("BOKT", slots="4,5,6,7"), prophecies="8,9")
    assert moves(game, full, "prophecy") == set()
    none = at(game, prophecies="-")
    assert moves(game, none, "prophecy") == set()
    assert moves(game, none, "@") != set()


def test_there_is_always_something_to_do() -> None:
    """M-T9: whoever is on turn has a legal move, to the end of every game."""
    for players in (1, 2, 3, 4):
        for seed in range(4):
            assert min(play_at_random(monolyth(players), seed).choices) >= 1


def test_the_last_stone_ends_the_game_before_anybody_is_stuck() -> None:
    """M-T9: with no stone and no prophecy left nobody is on turn any more."""
    game = monolyth()
    full = board("OKTW", slots="8,9,10,11")
    state = at(game, prophecies="-", lid="-", sites={5: "B-I2"}, seat2=full)
    assert game.to_act(play(game, state, "@5 I2/1 a1")) == OVER


def test_order_in_which_a_turn_ends() -> None:
    """M-T5, M-T10: stone, refill, then the tokens of the turn, then the next seat."""
    game = monolyth()
    state = at(game, seat1=board("BOKT", built("1111/1111/1111/1110")))
    state = play(game, state, "@2 swap d4")
    assert field(game, state, "seat1").split(";")[3] == "-"
    assert (field(game, state, "phase"), field(game, state, "turn")) == ("fill", "0")
    state = play(game, state, "fill 1 W-I2")
    assert field(game, state, "seat1").split(";")[3] == "8"
    assert (field(game, state, "phase"), field(game, state, "turn")) == ("turn", "1")


def test_without_a_refill_the_turn_ends_at_once() -> None:
    """M-T5, M-T10: from an empty lid nothing is drawn, and the tokens are taken now."""
    game = monolyth()
    own = board("BOKT", built("1111/1111/1111/1110"))
    state = at(game, seat1=own, lid="-", sites={2: "B-I2", 3: "B-I3"})
    state = play(game, state, "@2 swap d4")
    assert field(game, state, "seat1").split(";")[3] == "8"
    assert (field(game, state, "phase"), field(game, state, "turn")) == ("turn", "1")


def test_tokens_are_told_with_the_move_that_wins_them() -> None:
    """M-L1, M-T10: they are taken after the refill, but the stone decides."""
    game = monolyth()
    state = at(game, seat1=board("BOKT", built("1111/1111/1111/1110")))
    won = ["gain-level(level=1, points=8)"]
    assert [str(gain) for gain in game.gains(state, game.parse("@2 swap d4"))] == won
    state = play(game, state, "@2 swap d4")
    assert game.gains(state, game.parse("fill 1 W-I2")) == ()


def test_solo_order_in_which_a_turn_ends() -> None:
    """M-T10, M-1P2: stone, refill, tokens, and last the token given up."""
    game = monolyth(1)
    state = at(game, seat1=board("BOKT", built("1111/1111/1111/1110")))
    seen = [(field(game, state, "phase"), field(game, state, "seat1").split(";")[3])]
    for text in ("@2 swap d4", "fill 1 W-I2", "give 4"):
        state = play(game, state, text)
        seen.append((field(game, state, "phase"), field(game, state, "seat1").split(";")[3]))
    assert seen == [("turn", "-"), ("fill", "-"), ("give", "6"), ("turn", "6")]


@pytest.mark.parametrize("players", [1, 2])
def test_the_refill_is_drawn_also_in_the_last_turn(players: int) -> None:
    """M-T10: it belongs to the action; only then the question whether the game is over."""
    game = monolyth(players)
    won = {1: ("6,8,10", "16"), 2: ("8,8,7", "3,4,4,5,6")}[players]
    own = board(BOARDS[players - 1], built("4444/4444/4444/4443"), levels=won[0])
    seats = [board(name) for name in BOARDS[: players - 1]] + [own]
    state = at(game, turn=players - 1, levels=won[1], seats=seats)
    state = play(game, state, "@2 swap d4")
    assert game.to_act(state) == CHANCE
    state = play(game, state, "fill 1 W-I2")
    assert game.to_act(state) == OVER
    assert field(game, state, "sites").split(",")[0] == "W-I2"
