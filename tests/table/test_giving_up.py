"""Resigning: of two the other wins; of more a bot plays on, and the seat is last."""

from __future__ import annotations

from tests.table.conftest import BOT, refusal, set_table


def test_of_two_the_other_wins() -> None:
    seated = set_table()
    seated.resign("ada")
    ending = seated.table.ending
    assert seated.table.status == "over"
    assert ending is not None
    assert ending.places == ((1,), (0,))
    assert (ending.ended.code, ending.decided.code) == ("ended-resigned", "decided-gave-up")


def test_against_a_bot_the_bot_wins() -> None:
    seated = set_table(people=("ada",), bots={2: BOT})
    seated.resign("ada")
    assert seated.table.ending is not None
    assert seated.table.ending.places[0] == (1,)


def test_alone_the_points_stand_as_they_are() -> None:
    seated = set_table(players=1)
    for _ in range(6):
        seated.step()
    scores = seated.table.game.scores(seated.table.state)
    seated.resign("ada")
    assert seated.table.ending is not None
    assert seated.table.ending.scores == scores
    assert seated.table.ending.decided.code == "decided-nobody"


def test_of_three_a_bot_plays_on_and_the_seat_is_last() -> None:
    seated = set_table(players=3)
    seated.resign("ben")
    assert seated.table.status == "playing"
    assert seated.table.seats[1].bot == BOT
    assert refusal(lambda: seated.back("ben")) == "table-resigned-already"
    assert refusal(lambda: seated.resign("ben")) == "table-resigned-already"
    seated.play_out()
    assert seated.table.ending is not None
    assert seated.table.ending.places[-1] == (1,)
    assert sorted(sum(seated.table.ending.places, ())) == [0, 1, 2]


def test_when_only_one_is_left_the_game_ends() -> None:
    seated = set_table(players=3)
    seated.resign("ben")
    seated.resign("cem")
    assert seated.table.status == "over"
    assert seated.table.ending is not None
    assert seated.table.ending.places == ((0,), (1,), (2,))


def test_when_only_bots_are_left_the_game_ends() -> None:
    seated = set_table(players=3, people=("ada",), bots={2: BOT, 3: BOT})
    seated.resign("ada")
    assert seated.table.status == "over"
    assert seated.table.ending is not None
    assert seated.table.ending.places[-1] == (0,)


def test_one_can_resign_when_it_is_not_ones_turn_and_while_a_bot_plays() -> None:
    seated = set_table()
    other = "ben" if seated.to_act() == "ada" else "ada"
    seated.hand(other)
    seated.resign(other)
    assert seated.table.status == "over"


def test_before_the_game_nothing_can_be_given_up() -> None:
    seated = set_table(people=("ada",))
    assert refusal(lambda: seated.resign("ada")) == "table-not-begun"
    assert refusal(lambda: seated.resign("eve")) == "table-not-begun"
