"""The solo game (M-1P1 to M-1P5, M-X5)."""

from __future__ import annotations

import pytest

from lapidarium.games.game import CHANCE, OVER
from lapidarium.games.monolyth.rules.scoring import rank
from tests.games.monolyth.tables import (
    EMPTY_SUPPLY,
    at,
    board,
    built,
    field,
    monolyth,
    moved,
    moves,
    play,
    refusal,
    set_up,
)


def test_solo_is_the_same_game() -> None:
    """M-1P1: height 4, and the same two actions."""
    game = monolyth(1)
    state = set_up(game)
    assert moves(game, state) - moves(game, state, "prophecy") == moves(
        monolyth(2), set_up(monolyth(2)), "@"
    )
    tall = at(game, seat1=board("BOKT", built("3000/0000/0000/0000")))
    assert "@2 swap a1" in moves(game, tall)


@pytest.mark.parametrize("text", ["@3 I3/1 a1", "@3 swap a1"])
def test_moving_the_crystal_costs_a_token(text: str) -> None:
    """M-1P2: after the action one token of the player's choice is given up."""
    game = monolyth(1)
    state = moved(game, set_up(game), text)
    assert game.to_act(state) == 0
    assert moves(game, state) == {f"give {value}" for value in range(4, 15)}
    state = play(game, state, "give 9")
    assert field(game, state, "prophecies") == "4,4,5,5,6,6,7,7,8,8,9,10,10,11,11,12,12,13,14"
    assert field(game, state, "seat1").split(";")[2] == "-,-,-,-"


def test_the_token_is_given_after_the_refill() -> None:
    """M-1P2: whoever chooses it knows what was drawn; and nothing else can be done."""
    game = monolyth(1)
    state = play(game, set_up(game), "@3 I3/1 a1")
    assert game.to_act(state) == CHANCE
    assert refusal(game, state, "give 9") == ("due-fill", "M-T5")
    state = play(game, state, "fill 1 W-I2")
    assert refusal(game, state, "fill 1 W-I2") == ("due-give", "M-1P2")
    assert refusal(game, state, "prophecy 4 B") == ("due-give", "M-1P2")
    assert refusal(game, state, "@4 swap a1") == ("due-give", "M-1P2")
    assert field(game, play(game, state, "give 9"), "phase") == "turn"


def test_only_a_token_that_is_there() -> None:
    """M-1P2: from the main board, so not one that has gone."""
    game = monolyth(1)
    state = moved(game, at(game, prophecies="4,5,13"), "@3 I3/1 a1")
    assert moves(game, state) == {"give 4", "give 5", "give 13"}
    assert refusal(game, state, "give 14") == ("refused-no-token", "M-1P2")


def test_a_token_is_due_though_nothing_was_placed() -> None:
    """M-1P2: also when M-T6 leaves nothing placed."""
    game = monolyth(1)
    own = board("BOKT", built("4444/4444/4444/4443"), levels="6,8,10")
    state = at(game, seat1=own, levels=16, supply=EMPTY_SUPPLY)
    state = moved(game, state, "@2 discard")
    assert all(text.startswith("give ") for text in moves(game, state))
    assert refusal(game, state, "@3 discard") == ("due-give", "M-1P2")


def test_a_prophecy_uses_just_its_own_token() -> None:
    """M-1P2: every solo turn uses one token, so a prophecy costs no second one."""
    game = monolyth(1)
    state = play(game, set_up(game), "prophecy 9 K")
    assert len(state.prophecies) == 19
    assert moves(game, state, "give") == set()
    assert refusal(game, state, "give 9") == ("due-turn", "M-T1")


def test_with_more_players_nothing_is_given_up() -> None:
    """M-1P2: the cost is the solo player's alone."""
    game = monolyth(2)
    state = play(game, set_up(game), "@3 I3/1 a1")
    assert game.to_act(state) == CHANCE
    assert len(state.prophecies) == 11


def test_a_level_takes_the_lowest_token() -> None:
    """M-1P3: the 6 first, and the 8, 10 and 16 are left."""
    game = monolyth(1)
    state = at(game, seat1=board("BOKT", built("1111/1111/1111/1110")))
    state = moved(game, state, "@2 swap d4")
    assert field(game, state, "seat1").split(";")[3] == "6"
    assert field(game, state, "levels") == "8,10,16"


def test_worked_example_levels() -> None:
    """M-X5: levels 1 to 4 pay 6, 8, 10 and 16."""
    game = monolyth(1)
    state = at(game, card=10, seat1=board("BOKT", built("4444/4444/4444/4440")))
    paid = []
    for turn, refill in enumerate(("W-I2", "W-L3", "W-L4")):
        state = play(game, state, f"@{turn + 2} swap d4", f"fill {turn + 1} {refill}")
        paid.append(field(game, state, "seat1").split(";")[3])
        state = play(game, state, f"give {4 + turn}")
    state = moved(game, state, "@5 swap d4")
    paid.append(field(game, state, "seat1").split(";")[3])
    assert paid == ["6", "6,8", "6,8,10", "6,8,10,16"]


def test_the_last_token_ends_the_game() -> None:
    """M-1P4: given up, or made a prophecy."""
    game = monolyth(1)
    state = play(game, moved(game, at(game, prophecies="9"), "@3 I3/1 a1"), "give 9")
    assert game.to_act(state) == OVER
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.ended.code == "ended-no-prophecies"
    assert game.to_act(play(game, at(game, prophecies="9"), "prophecy 9 K")) == OVER
    assert game.to_act(play(game, at(game, prophecies="9,9"), "prophecy 9 K")) == 0


def test_the_last_turn_is_paid() -> None:
    """M-1P4: levels and structure of the turn that uses the last token count."""
    game = monolyth(1)
    own = board("BOKT", built("3330/1111/1111/1111"))
    state = at(game, card=1, prophecies="9", seat1=own, sites={2: "B-I3"})
    state = play(game, moved(game, state, "@2 I3/3 d1"), "give 9")
    assert game.to_act(state) == OVER
    assert game.scores(state) == (6 + 8,)


def test_the_top_level_ends_the_game() -> None:
    """M-1P2, M-1P4: no token is asked for, though some are left; the game is over."""
    game = monolyth(1)
    own = board("BOKT", built("4444/4444/4444/4443"), levels="6,8,10")
    state = moved(game, at(game, card=10, seat1=own, levels=16), "@2 swap d4")
    assert game.to_act(state) == OVER
    assert len(state.prophecies) == 20
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.ended.code == "ended-top-level-solo"
    assert outcome.scores == (40,)


def test_the_last_stone_still_costs_a_token() -> None:
    """M-1P2, M-E2: with no stone left the turn is finished first, its token included."""
    game = monolyth(1)
    state = play(game, at(game, lid="-", sites={4: "B-I2"}), "@4 swap a1")
    assert game.to_act(state) == 0
    state = play(game, state, "give 9")
    assert game.to_act(state) == OVER
    assert game.clause_of_end(state) == "M-E2"


@pytest.mark.parametrize(
    ("score", "code"),
    [
        (0, "rank-1"), (45, "rank-1"), (46, "rank-2"), (59, "rank-2"), (60, "rank-3"),
        (69, "rank-3"), (70, "rank-4"), (79, "rank-4"), (80, "rank-5"), (102, "rank-5"),
    ],
)  # fmt: skip
def test_ranks(score: int, code: str) -> None:
    """M-1P5: ≤45, 46–59, 60–69, 70–79, ≥80."""
    assert rank(score).code == code


def test_the_outcome_tells_the_rank() -> None:
    """M-1P5: 40 for the levels, 8 for the structure and 12 foretold make 60."""
    game = monolyth(1)
    own = board("BOKT", built("3333/0000/0000/0000", "B"), "12,-,-,-", "6,8,10,16", "8")
    state = at(game, phase="over", prophecies="-", levels="-", structures="-", seat1=own)
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert str(outcome.decided) == "decided-rank(score=60, rank=rank-3)"
