"""Clocks: live with increment, days for each move, and what happens when one runs out."""

from __future__ import annotations

from typing import Any

import pytest

from lapidarium.table import Clock
from lapidarium.table.entries import DAY, MINUTE
from tests.table.conftest import BOT, Seated, refusal, set_table

LIVE = Clock("live", minutes=5, increment=10)
DAYS = Clock("days", days=2)


def timed(clock: Clock = LIVE, players: int = 2, **terms: Any) -> Seated:
    return set_table(players=players, clock=clock, **terms)


def test_without_a_clock_nothing_runs() -> None:
    seated = set_table()
    seated.now += 400 * DAY
    assert seated.tick() == []
    assert seated.table.deadline() is None


def test_only_the_clock_of_the_seat_to_act_runs() -> None:
    seated = timed()
    seat = seated.table.to_act
    seated.now += MINUTE
    assert seated.table.left(seat, seated.now) == 4 * MINUTE
    assert seated.table.left(1 - seat, seated.now) == 5 * MINUTE


def test_a_finished_turn_adds_the_increment() -> None:
    seated = timed()
    seat = seated.table.to_act
    seated.now += MINUTE
    seated.play_turn()
    assert seated.table.left(seat, seated.now) == 4 * MINUTE + 10_000
    seated.now += MINUTE
    assert seated.table.left(seat, seated.now) == 4 * MINUTE + 10_000
    assert seated.table.left(1 - seat, seated.now) == 4 * MINUTE


def test_the_increment_comes_once_a_turn() -> None:
    """A solo turn may have two decisions: the stone and the token given up."""
    seated = timed(players=1)
    while not seated.any_move().startswith("@"):
        seated.step()
    seated.play("ada", seated.table.game.text(seated.table.game.legal(seated.table.state)[0]))
    before = seated.table.left(0, seated.now)
    seated.step()
    assert seated.table.left(0, seated.now) == before + 10_000


def test_when_a_clock_runs_out_a_sound_bot_takes_over() -> None:
    seated = timed()
    seat = seated.table.to_act
    person = seated.to_act()
    seated.now += 5 * MINUTE
    assert seated.table.deadline() == seated.now
    assert [entry.kind for entry in seated.tick()] == ["ran-out"]
    assert seated.table.seats[seat].bot == BOT
    assert seated.table.status == "playing"
    assert seated.table.deadline() is None, "a bot's clock stands still"
    assert refusal(lambda: seated.back(person)) == "table-out-of-time"
    seated.play_out()
    assert seated.table.ending is not None


def test_just_before_it_nothing_happens() -> None:
    seated = timed()
    seated.now += 5 * MINUTE - 1
    assert seated.tick() == []


def test_a_move_that_comes_too_late_is_refused() -> None:
    seated = timed()
    person = seated.to_act()
    seated.now += 5 * MINUTE + 1
    assert refusal(lambda: seated.play(person)) == "table-out-of-time"


def test_the_table_may_choose_loss_instead() -> None:
    seated = timed(on_timeout="loss")
    loser = seated.table.to_act
    seated.now += 6 * MINUTE
    seated.tick()
    assert seated.table.status == "over"
    assert seated.table.ending is not None
    assert seated.table.ending.places == ((1 - loser,), (loser,))
    assert seated.table.ending.ended.code == "ended-out-of-time"


def test_of_three_the_others_play_on_after_a_loss() -> None:
    seated = timed(players=3, on_timeout="loss")
    loser = seated.table.to_act
    seated.now += 6 * MINUTE
    seated.tick()
    assert seated.table.status == "playing"
    while seated.table.status == "playing":
        seated.step()
    assert seated.table.ending is not None
    assert seated.table.ending.places[-1] == (loser,)


def test_days_begin_anew_with_every_move() -> None:
    seated = timed(DAYS)
    seated.now += DAY
    seated.play_turn()
    seat = seated.table.to_act
    assert seated.table.left(seat, seated.now) == 2 * DAY
    seated.now += 2 * DAY
    person = seated.to_act()
    seated.tick()
    assert seated.table.seats[seat].bot == BOT
    seated.back(person)
    assert seated.table.left(seat, seated.now) == 2 * DAY, "in a slow game one may come back"


def test_the_clock_stands_still_while_a_bot_plays_for_somebody() -> None:
    seated = timed()
    person, seat = seated.to_act(), seated.table.to_act
    seated.now += MINUTE
    seated.hand(person)
    seated.now += 10 * MINUTE
    assert seated.table.left(seat, seated.now) == 4 * MINUTE
    seated.back(person)
    seated.now += MINUTE
    assert seated.table.left(seat, seated.now) == 3 * MINUTE


def test_time_is_not_given_back_with_a_move() -> None:
    seated = timed(players=1, practice=True)
    seated.now += MINUTE
    seated.play_turn() if seated.table.terms.players > 1 else seated.step()
    seated.now += MINUTE
    left = seated.table.left(0, seated.now)
    seated.undo("ada")
    assert seated.table.left(0, seated.now) == left


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_when_the_game_is_over_no_clock_runs(clock: Clock) -> None:
    seated = timed(clock)
    seated.play_out()
    seated.now += 100 * DAY
    assert seated.tick() == []
    assert seated.table.deadline() is None
