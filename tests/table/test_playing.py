"""Moves: whose turn, stale and repeated ones, what is drawn."""

from __future__ import annotations

import pytest

from lapidarium.dealing import Dealer
from lapidarium.messages import Message
from lapidarium.refusals import Refused
from lapidarium.table import Repeated
from tests.table.conftest import BOT, refusal, set_table


def test_a_move_happens_and_what_it_makes_drawn_is_in_the_same_entry() -> None:
    seated = set_table()
    (entry,) = seated.play(seated.to_act(), "@5 swap b2")
    assert entry.move == "@5 swap b2"
    assert [text.split()[0] for text in entry.drawn] == ["fill"]


def test_only_the_seat_to_act_plays() -> None:
    seated = set_table()
    other = "ben" if seated.to_act() == "ada" else "ada"
    assert refusal(lambda: seated.play(other)) == "refused-not-your-turn"
    assert refusal(lambda: seated.play("eve")) == "table-not-seated"


def test_an_illegal_move_gives_the_clause() -> None:
    seated = set_table()
    with pytest.raises(Refused) as caught:
        seated.play(seated.to_act(), "@1 discard")
    assert caught.value.clause == "M-T2"
    assert seated.table.number == 2


def test_an_unreadable_move_has_no_clause() -> None:
    seated = set_table()
    with pytest.raises(Refused) as caught:
        seated.play(seated.to_act(), "hello")
    assert caught.value.clause is None


def test_nobody_draws_by_hand() -> None:
    seated = set_table()
    assert refusal(lambda: seated.play(seated.to_act(), "fill 2 B-I3")) == "due-turn"


def test_a_stale_move_is_refused() -> None:
    seated = set_table()
    seen = seated.table.number
    seated.play_turn()
    seated.play_turn()
    stale = refusal(lambda: seated.play(seated.to_act(), after=seen))
    assert stale == "table-stale"


def test_a_move_from_the_future_is_refused() -> None:
    seated = set_table()
    late = refusal(lambda: seated.play(seated.to_act(), after=seated.table.number + 1))
    assert late == "table-stale"


def test_what_does_not_touch_the_game_makes_no_move_stale() -> None:
    seated = set_table()
    seen = seated.table.number
    from lapidarium.table import seat_commands

    seated.happen(seat_commands.invite(seated.table, "ada", "new", 5))
    assert seated.play(seated.to_act(), after=seen)


def test_a_repeated_move_is_not_made_twice() -> None:
    seated = set_table()
    person, move, seen = seated.to_act(), "@5 swap b2", seated.table.number
    assert seated.play(person, move, seen, key="key-00000001")
    number = seated.table.number
    seated.step()
    with pytest.raises(Repeated) as repeated:
        seated.play(person, move, seen, key="key-00000001")
    assert repeated.value.number == number, "as it was then, not as it is now"


def test_two_people_may_choose_the_same_key() -> None:
    seated = set_table()
    seated.play(seated.to_act(), key="key-00000001")
    if seated.table.to_act >= 0:
        assert seated.play(seated.to_act(), key="key-00000001")


def test_before_and_after_the_game_nothing_is_played() -> None:
    assert refusal(lambda: set_table(people=("ada",)).play("ada")) == "table-not-begun"
    seated = set_table()
    seated.play_out()
    assert refusal(lambda: seated.play("ada", "@1 discard")) == "table-over"


def test_what_is_fixed_by_hand_is_not_drawn() -> None:
    """M-S9: a table may fix card, boards and first seat."""
    seated = set_table(setup=("card 6", "first 2", "board 2 BOKT"))
    texts = [seated.table.game.text(event) for event in seated.table.events]
    assert texts[0] == "card 6"
    assert "board 2 BOKT" in texts
    assert "first 2" in texts
    assert seated.table.to_act == 1


@pytest.mark.parametrize("game", ["monolyth", "ocelot"])
def test_the_same_seed_is_the_same_deal(game: str) -> None:
    one, other = set_table(game), set_table(game)
    assert one.table.events == other.table.events
    other = set_table(game, begun=False)
    other.draw = Dealer("another").draw
    from lapidarium.table.turn_commands import begin

    other.happen(begin(other.table, other.context))
    assert one.table.events != other.table.events


def test_a_bot_that_thought_too_long_plays_nothing() -> None:
    from lapidarium.table.command_context import BotMove
    from lapidarium.table.turn_commands import play_for_bot

    seated = set_table(people=(), bots={1: BOT, 2: BOT})
    seat, touched = seated.table.to_act, seated.table.touched
    chosen = BotMove(seated.any_move(), touched)
    seated.step()
    assert play_for_bot(seated.table, seat, chosen, seated.context) == []


def test_what_a_bot_says_of_itself_is_kept_once() -> None:
    """On its seat, until somebody else plays there."""
    from lapidarium.table.command_context import BotMove
    from lapidarium.table.entries import Handed, Played
    from lapidarium.table.turn_commands import play_for_bot

    note = Message("bot-without-value").to_wire()
    seated = set_table(people=(), bots={1: BOT, 2: BOT})
    seat, notes = seated.table.to_act, []
    for _ in range(8):
        table = seated.table
        chosen = BotMove(seated.any_move(), table.touched)
        said = note if table.to_act == seat else None
        (played,) = seated.happen(play_for_bot(table, table.to_act, chosen, seated.context, said))
        assert isinstance(played, Played)
        notes += [played.note] if played.seat == seat else []
    assert notes[0] == note
    assert not any(notes[1:])
    assert [own.note for own in seated.table.seats].count(note) == 1
    seated.happen([Handed(seat=seat, level="dutiful")])
    assert seated.table.seats[seat].note is None


@pytest.mark.parametrize(("game", "players"), [("monolyth", 1), ("monolyth", 4), ("ocelot", 2)])
def test_a_whole_game_ends_with_its_outcome(game: str, players: int) -> None:
    seated = set_table(game, players)
    seated.play_out()
    ending, outcome = seated.table.ending, seated.table.game.outcome(seated.table.state)
    assert ending is not None
    assert outcome is not None
    assert (ending.scores, ending.places) == (outcome.scores, outcome.places)
    assert seated.table.status == "over"
    assert seated.table.to_act == -1
