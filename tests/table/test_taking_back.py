"""Take-back: free while nothing was revealed, else by agreement or as practice; never rated."""

from __future__ import annotations

from typing import Any

import pytest

from lapidarium.table import Repeated
from lapidarium.table.turn_commands import can_undo, has_revealed, last_decision
from tests.table.conftest import BOT, Seated, refusal, set_table


def alone() -> Seated:
    return set_table(players=1, practice=True)


def test_alone_one_may_go_back_to_the_beginning_and_what_was_drawn_stays_drawn() -> None:
    seated = alone()
    for _ in range(12):
        seated.step()
    events, state = seated.table.events, seated.table.state
    while can_undo(seated.table, 0):
        seated.undo("ada")
    assert not seated.table.decisions
    moves = [event for event in events if not seated.table.game.text(event).startswith("fill")]
    first = next(n for n, event in enumerate(moves) if seated.table.game.text(event)[0] in "@pg")
    for event in moves[first:]:
        seated.play("ada", seated.table.game.text(event))
    assert seated.table.events == events
    assert seated.table.state == state
    assert refusal(lambda: [seated.undo("ada") for _ in range(40)]) == "table-nothing-to-undo"


def test_against_bots_their_moves_are_taken_back_too() -> None:
    seated = set_table(people=("ada",), bots={2: BOT}, practice=True)
    while seated.table.to_act != 0:
        seated.step()
    before = seated.table.events
    seated.play("ada")
    while seated.table.to_act != 0:
        seated.step()
    assert [entry.kind for entry in seated.undo("ada")] == ["taken-back"]
    assert seated.table.events == before
    assert seated.table.to_act == 0


def two_decisions_in_a_turn(*, drawn: bool, **terms: Any) -> Seated:
    """A turn of the cave with a second decision, after a draw or without one."""
    seated = set_table("ocelot", **terms)
    while seated.table.status != "over":
        seat, turn = seated.table.to_act, seated.table.game.turns(seated.table.state)
        before = len(seated.table.steps)
        seated.step()
        is_same = (seated.table.to_act, seated.table.game.turns(seated.table.state)) == (seat, turn)
        if is_same and (len(seated.table.steps) > before + 1) == drawn:
            return seated
    return pytest.fail("no such turn in a whole game")


def test_in_the_own_turn_nobody_is_asked() -> None:
    """A turn of the cave has several decisions; the first can be taken back before the last."""
    seated = two_decisions_in_a_turn(drawn=False)
    seat, person = seated.table.to_act, seated.to_act()
    (entry,) = seated.undo(person)
    assert entry.kind == "taken-back"
    assert seated.table.to_act == seat


def test_what_a_draw_has_revealed_is_taken_back_only_by_agreement() -> None:
    """Take a geode, see what it was, take back and do something else: not without the other."""
    seated = two_decisions_in_a_turn(drawn=True)
    person, events = seated.to_act(), seated.table.events
    assert [entry.kind for entry in seated.undo(person)] == ["undo-asked"]
    assert seated.table.events == events
    other = "ben" if person == "ada" else "ada"
    assert [entry.kind for entry in seated.answer(other, True)] == ["undo-answered", "taken-back"]


@pytest.mark.parametrize("practice", [True, False])
def test_against_bots_what_was_revealed_is_taken_back_only_as_practice(practice: bool) -> None:
    seated = two_decisions_in_a_turn(
        drawn=True, people=("ada",), bots={2: BOT}, practice=practice, setup=("first 1",)
    )
    assert seated.table.to_act == 0, "the deal of this test gives the person that turn"
    assert can_undo(seated.table, 0) == practice
    if practice:
        assert [entry.kind for entry in seated.undo("ada")] == ["taken-back"]
    else:
        assert refusal(lambda: seated.undo("ada")) == "table-undo-practice"


def test_alone_or_after_a_bot_has_answered_only_practice_goes_back() -> None:
    solo = set_table(players=1)
    solo.step()
    while not has_revealed(solo.table, last_decision(solo.table, 0)):
        solo.step()
    assert refusal(lambda: solo.undo("ada")) == "table-undo-practice"
    against = set_table(people=("ada",), bots={2: BOT})
    while against.table.to_act != 0:
        against.step()
    against.play("ada")
    while against.table.to_act != 0 or against.table.decisions[-1].seat == 0:
        against.step()
    assert refusal(lambda: against.undo("ada")) == "table-undo-practice"
    assert not can_undo(against.table, 0)


def test_practice_does_not_go_over_the_heads_of_other_people() -> None:
    seated = set_table(players=3, practice=True)
    person = seated.to_act()
    seated.play(person)
    assert [entry.kind for entry in seated.undo(person)] == ["undo-asked"]


def test_with_other_people_they_are_asked() -> None:
    seated = set_table(players=3)
    person = seated.to_act()
    before = seated.table.events
    seated.play(person)
    others = [name for name in ("ada", "ben", "cem") if name != person]
    assert [entry.kind for entry in seated.undo(person)] == ["undo-asked"]
    assert refusal(lambda: seated.answer(person, True)) == "table-undo-not-asked"
    assert refusal(lambda: seated.undo(others[0])) in (
        "table-undo-asked-already",
        "table-nothing-to-undo",
    )
    assert [entry.kind for entry in seated.answer(others[0], True)] == ["undo-answered"]
    assert len(seated.answer(others[1], True)) == 2
    assert seated.table.events == before
    assert seated.table.undo_asked == -1


def test_one_no_is_enough() -> None:
    seated = set_table()
    person = seated.to_act()
    other = "ben" if person == "ada" else "ada"
    seated.play(person)
    events = seated.table.events
    seated.undo(person)
    seated.answer(other, False)
    assert seated.table.undo_asked == -1
    assert seated.table.events == events
    assert refusal(lambda: seated.answer(other, True)) == "table-undo-not-asked"


def test_a_move_made_in_the_meantime_is_an_answer() -> None:
    seated = set_table()
    person = seated.to_act()
    seated.play(person)
    seated.undo(person)
    seated.play(seated.to_act())
    assert seated.table.undo_asked == -1


@pytest.mark.parametrize("terms", [{"rated": True}, {"daily": "2026-11-15"}])
def test_never_at_rated_tables_or_in_the_daily_challenge(terms: dict[str, Any]) -> None:
    seated = set_table(players=2 if "rated" in terms else 1, **terms)
    person = seated.to_act()
    seated.play(person)
    assert refusal(lambda: seated.undo(person)) == "table-undo-rated"
    assert not can_undo(seated.table, seated.table.seat_of(person))


def test_a_repeated_wish_is_carried_out_once() -> None:
    """It is told the number that it led to, also when others were asked and have moved on."""
    seated = alone()
    seated.step()
    seated.step()
    seen = seated.table.number
    seated.undo("ada", seen, key="key-00000001")
    number = seated.table.number
    seated.step()
    with pytest.raises(Repeated) as repeated:
        seated.undo("ada", seen, key="key-00000001")
    assert repeated.value.number == number


def test_a_repeated_request_to_the_others_is_not_refused() -> None:
    seated = set_table()
    person = seated.to_act()
    seated.play(person)
    seen = seated.table.number
    assert [entry.kind for entry in seated.undo(person, seen, key="key-00000001")] == ["undo-asked"]
    number = seated.table.number
    with pytest.raises(Repeated) as repeated:
        seated.undo(person, seen, key="key-00000001")
    assert repeated.value.number == number


def test_a_stale_wish_is_refused() -> None:
    seated = alone()
    seated.step()
    seen = seated.table.number
    seated.step()
    assert refusal(lambda: seated.undo("ada", seen)) == "table-stale"


def test_nothing_is_taken_back_when_the_game_is_over() -> None:
    seated = alone()
    seated.play_out()
    assert refusal(lambda: seated.undo("ada")) == "table-over"


def test_numbers_only_grow() -> None:
    """A move made before a take-back is stale after it, though as many events have happened."""
    seated = alone()
    seated.step()
    seen = seated.table.number
    seated.step()
    seated.undo("ada")
    assert seated.table.number > seen
    assert refusal(lambda: seated.play("ada", after=seen)) == "table-stale"
