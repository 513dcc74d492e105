"""Sitting down, getting up, bots on seats, the host's rights."""

from __future__ import annotations

from lapidarium.table import seat_commands
from lapidarium.table.requests import Mute, Sit
from tests.table.conftest import BOT, refusal, set_table


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    seated = set_table(players=3, people=("ada",))
    assert [entry.kind for entry in seated.sit("ben", 3)] == ["sat"]
    assert seated.table.status == "waiting"
    assert [entry.kind for entry in seated.sit("cem")] == ["sat", "began"]
    assert seated.table.status == "playing"
    assert [seat.person for seat in seated.table.seats] == ["ada", "cem", "ben"]


def test_nobody_sits_twice_or_on_a_taken_seat() -> None:
    seated = set_table(players=3, people=("ada",))
    assert refusal(lambda: seated.sit("ada")) == "table-seated-already"
    assert refusal(lambda: seated.sit("ben", 1)) == "table-seat-taken"
    assert refusal(lambda: seated.sit("ben", 4)) == "table-seat-taken"
    assert seated.table.number == 1


def test_nobody_sits_down_when_the_game_has_begun() -> None:
    seated = set_table()
    assert refusal(lambda: seated.sit("cem")) == "table-begun-already"


def test_a_seat_left_before_the_game_is_open_again() -> None:
    seated = set_table(players=3, people=("ada", "ben"))
    seated.leave("ben")
    assert seated.table.open_seats() == [1, 2]
    assert refusal(lambda: seated.leave("ben")) == "table-not-seated"


def test_the_host_fills_an_open_seat_with_a_bot_and_the_game_begins() -> None:
    seated = set_table(people=("ada",))
    assert [entry.kind for entry in seated.hand("ada", seat=2)] == ["handed", "began"]
    assert seated.table.seats[1].bot == BOT


def test_only_the_host_puts_a_bot_on_an_open_seat() -> None:
    seated = set_table(players=3, people=("ada", "ben"))
    assert refusal(lambda: seated.hand("ben", seat=3)) == "table-host-only"
    assert refusal(lambda: seated.hand("ada", seat=2)) == "table-seat-taken"


def test_the_host_changes_the_level_of_a_bot_during_a_game() -> None:
    seated = set_table(people=("ada",), bots={2: BOT})
    seated.hand("ada", level="steadfast", seat=2)
    assert seated.table.seats[1].bot == "steadfast"
    assert seated.table.seats[1].person is None


def test_the_level_of_a_bot_is_changed_by_the_host_only_and_not_in_a_rated_game() -> None:
    seated = set_table(players=3, people=("ada", "ben"), bots={3: BOT})
    assert refusal(lambda: seated.hand("ben", seat=3)) == "table-host-only"
    assert refusal(lambda: seated.hand("ada", seat=2)) == "table-seat-taken"
    rated = set_table(people=("ada",), bots={2: BOT}, rated=True)
    assert refusal(lambda: rated.hand("ada", seat=2)) == "table-seat-taken"


def test_during_a_game_a_bot_plays_for_who_leaves_and_they_can_come_back() -> None:
    seated = set_table()
    person = seated.to_act()
    seated.leave(person)
    assert refusal(lambda: seated.play(person)) == "table-bot-plays"
    seated.step()
    seated.back(person)
    assert seated.table.seats[seated.table.seat_of(person)].is_human
    assert seated.table.seats[seated.table.seat_of(person)].was_handed


def test_leaving_twice_is_answered_and_changes_nothing() -> None:
    seated = set_table()
    seated.leave("ada")
    number = seated.table.number
    assert seated.leave("ada") == []
    assert seated.table.number == number


def test_handing_over_names_the_level() -> None:
    seated = set_table()
    seated.hand("ben", "dutiful")
    assert seated.table.seats[1].bot == "dutiful"
    assert seated.table.seats[1].person == "ben"


def test_a_new_invitation_replaces_the_old_one() -> None:
    seated = set_table()
    seated.happen(seat_commands.invite(seated.table, "ada", "new", 5))
    assert seated.table.invite == "new"
    seated.happen(seat_commands.invite(seated.table, "ada", "", 6))
    assert seated.table.invite == ""
    ask = refusal(lambda: seat_commands.invite(seated.table, "ben", "mine", 7))
    assert ask == "table-host-only"


def test_the_host_mutes_and_unmutes() -> None:
    seated = set_table()
    seated.happen(
        seat_commands.mute(
            seated.table, "ada", Mute(id=0, person="ben", muted=True), seated.context
        )
    )
    assert seated.table.muted == {"ben"}
    assert (
        seat_commands.mute(
            seated.table, "ada", Mute(id=0, person="ben", muted=True), seated.context
        )
        == []
    )
    seated.happen(
        seat_commands.mute(
            seated.table, "ada", Mute(id=0, person="ben", muted=False), seated.context
        )
    )
    assert seated.table.muted == set()
    assert (
        refusal(
            lambda: seat_commands.mute(
                seated.table, "ben", Mute(id=0, person="ada", muted=True), seated.context
            )
        )
        == "table-host-only"
    )
    mine = refusal(
        lambda: seat_commands.mute(
            seated.table, "ada", Mute(id=0, person="ada", muted=True), seated.context
        )
    )
    assert mine == "table-mute-yourself"


def test_a_rematch_needs_everybody() -> None:
    seated = set_table(bots={2: BOT}, people=("ada",))
    assert refusal(lambda: seated.rematch("ada")) == "table-not-over"
    seated.play_out()
    assert not seat_commands.is_rematch(seated.table)
    seated.rematch("ada")
    assert seat_commands.is_rematch(seated.table)
    seated.happen(seat_commands.follow(seated.table, "next", 6))
    assert seated.table.next_table == "next"
    assert not seat_commands.is_rematch(seated.table)
    assert seat_commands.follow(seated.table, "other", 7) == []


def test_with_two_people_one_wish_is_not_a_rematch() -> None:
    seated = set_table()
    seated.play_out()
    seated.rematch("ada")
    assert not seat_commands.is_rematch(seated.table)
    seated.rematch("ben")
    assert seat_commands.is_rematch(seated.table)
    assert refusal(lambda: seated.rematch("eve")) == "table-not-seated"


def test_nobody_plays_the_daily_challenge_for_somebody_else() -> None:
    seated = set_table(players=1, daily="2026-11-15")
    assert refusal(lambda: seated.hand("ada")) == "table-daily-alone"
    assert seated.leave("ada") == []
    seated.play("ada")
    assert seated.table.seats[0].bot is None


def test_a_program_plays_in_somebodys_name() -> None:
    """It is said by sitting down or later, and stays until the seat is left."""
    seated = set_table(players=3, people=("ada",))

    def sit(person: str) -> list[str]:
        entries = seat_commands.sit(seated.table, person, Sit(id=0, program=True), seated.context)
        return [entry.kind for entry in seated.happen(entries)]

    def marks() -> list[bool]:
        return [seat.is_program for seat in seated.table.seats]

    assert sit("ben") == ["sat"]
    assert marks() == [False, True, False]
    assert sit("ada") == ["marked"]
    assert sit("ada") == []
    assert marks() == [True, True, False]
    seated.leave("ben")
    assert marks() == [True, False, False]
    assert refusal(lambda: seated.sit("ada")) == "table-seated-already"


def test_ratings_and_the_daily_challenge_are_for_people() -> None:
    seated = set_table(players=2, people=("ada",), rated=True)
    for person in ("ada", "ben"):
        entries = lambda person=person: seat_commands.sit(  # noqa: E731
            seated.table, person, Sit(id=0, program=True), seated.context
        )
        assert refusal(entries) == "table-no-programs"
