"""Moves that are refused: illegal ones with their clause, and what cannot be read at all."""

from __future__ import annotations

import pytest

from lapidarium.games.errors import Illegal, Unreadable
from lapidarium.games.monolyth.rules import Monolyth
from lapidarium.games.monolyth.rules.state import State
from tests.games.monolyth.tables import (
    at,
    board,
    built,
    monolyth,
    moved,
    play,
    refusal,
    set_up,
    unreadable,
)

MOVES = ("@2 L4/1 a1", "@2 swap a1", "@2 discard", "prophecy 7 B", "give 7")
DRAWS = ("card 1", "board 1 BOKT", "first 1", "fill 2 W-I2")


def phases() -> dict[str, tuple[Monolyth, State, str]]:
    """A game and a state for each thing that can be due, with the clause that says so."""
    two, one = monolyth(2), monolyth(1)
    begun = play(two, two.start(), "card 1")
    boards = play(two, begun, "board 1 BOKT", "board 2 OKTW")
    return {
        "due-card": (two, two.start(), "M-S3"),
        "due-board": (two, begun, "M-S7"),
        "due-first": (two, boards, "M-S8"),
        "due-set-out": (two, play(two, boards, "first 1"), "M-S6"),
        "due-turn": (two, set_up(two), "M-T1"),
        "due-give": (one, moved(one, set_up(one), "@2 swap a1"), "M-1P2"),
        "due-fill": (two, play(two, set_up(two), "@2 swap a1"), "M-T5"),
    }


BELONGS = {
    "due-card": {"card"},
    "due-board": {"board"},
    "due-first": {"first"},
    "due-set-out": {"fill"},
    "due-turn": {"@2", "prophecy"},
    "due-give": {"give"},
    "due-fill": {"fill"},
}


@pytest.mark.parametrize(
    ("due", "text"),
    [
        (due, text)
        for due, heads in BELONGS.items()
        for text in MOVES + DRAWS
        if text.split()[0] not in heads
    ],
)
def test_an_event_out_of_its_turn(due: str, text: str) -> None:
    """M-T10: each event has its moment; at any other the refusal says what is due."""
    game, state, clause = phases()[due]
    assert refusal(game, state, text) == (due, clause)


def ends() -> dict[str, tuple[Monolyth, State]]:
    """A finished game for each clause that can end one."""
    two, one = monolyth(2), monolyth(1)
    top = built("4444/4444/4444/4444")
    return {
        "M-E1": (two, at(two, phase="over", turn=8, seat2=board("OKTW", top))),
        "M-E2": (two, at(two, phase="over", turn=7, lid="-", sites={})),
        "M-1P4 tokens": (one, at(one, phase="over", prophecies="-")),
        "M-1P4 top": (one, at(one, phase="over", seat1=board("BOKT", top))),
    }


@pytest.mark.parametrize("text", MOVES + DRAWS)
@pytest.mark.parametrize("end", ends())
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_nothing_happens_after_the_end(text: str, end: str, seat: int | None) -> None:
    """M-E1, M-E2, M-1P4: over for everybody; the refusal names what ended the game."""
    game, state = ends()[end]
    clause = end.split(maxsplit=1)[0]
    if game.players == 1 and text.startswith("board"):
        text = "board 1 OKTW"
    assert refusal(game, state, text, seat) == ("refused-game-over", clause)
    with pytest.raises(Illegal) as caught:
        game.after(state, game.parse(text))
    assert (caught.value.message.code, caught.value.clause) == ("refused-game-over", clause)


def test_another_seats_turn() -> None:
    """M-S8: a move is only for the seat on turn; who that is is said."""
    game = monolyth(3)
    state = set_up(game, first=2)
    assert refusal(game, state, "prophecy 7 B", seat=0) == ("refused-not-your-turn", "M-S8")
    with pytest.raises(Illegal, match="seat=2"):
        game.check(state, "prophecy 7 O", seat=2)
    assert game.check(state, "prophecy 7 O", seat=1) == game.parse("prophecy 7 O")


def test_no_seat_decides_what_is_drawn() -> None:
    """M-S8: while something is to be drawn a seat can do nothing; the table can."""
    game = monolyth()
    for due in ("due-card", "due-set-out", "due-fill"):
        _, state, _ = phases()[due]
        for text in (*MOVES, *DRAWS):
            assert refusal(game, state, text, seat=0) == ("refused-chance-first", "M-S8")
    assert game.check(game.start(), "card 4") == game.parse("card 4")


def test_check_changes_nothing_and_returns_the_event() -> None:
    """M-T1: a legal move is only read, not made."""
    game = monolyth()
    state = set_up(game)
    before = game.position(state)
    assert game.text(game.check(state, "  @3   I3/1 a1 ", seat=0)) == "@3 I3/1 a1"
    assert game.position(state) == before


def test_a_refusal_quotes_the_move() -> None:
    """M-T2: text, reason and clause are in what is logged."""
    game = monolyth()
    with pytest.raises(Illegal) as caught:
        game.check(set_up(game), "@9 L4/1 a1", seat=0)
    assert str(caught.value) == (
        "'@9 L4/1 a1': refused-too-far(site=9, sites=@2, @3, @4, @5) [M-T2]"
    )


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "expected-move"),
        ("hello", "expected-move"),
        ("@x", "expected-move"),
        ("@2", "expected-move"),
        ("@0 discard", "expected-move"),
        ("@-1 discard", "expected-move"),
        ("@2 L4/1", "expected-move"),
        ("@2 L4 a1", "expected-move"),
        ("@2 L4/0 a1", "expected-move"),
        ("@2 L4/1 e1", "expected-move"),
        ("@2 L4/1 a5", "expected-move"),
        ("@2 L4/1 a1 b1", "expected-move"),
        ("@2 swap", "expected-move"),
        ("@２ discard", "expected-move"),
        ("@1２ discard", "expected-move"),
        ("prophecy seven B", "expected-move"),
        ("prophecy 7", "expected-move"),
        ("give", "expected-move"),
        ("give 100", "expected-move"),
        ("PROPHECY 7 B", "expected-move"),
        ("@14 discard", "expected-site"),
        ("@99 swap a1", "expected-site"),
        ("@2 X9/1 a1", "expected-shape"),
        ("@2 L4/25 a1", "expected-turning"),
        ("prophecy 7 X", "expected-colour-letter"),
        ("prophecy 7 blue", "expected-colour-letter"),
        ("fill 14 B-I2", "expected-site"),
        ("fill 2 B-X9", "expected-stone"),
        ("fill 2 I2", "expected-stone"),
        ("card 11", "expected-card"),
        ("board 3 BOKT", "expected-seat"),
        ("board 1 TKOB", "expected-board"),
        ("first 3", "expected-seat"),
    ],
)
def test_unreadable_texts(text: str, code: str) -> None:
    """Each is answered with what was expected, and quotes the text as it was given."""
    assert unreadable(monolyth(), text) == code


def test_unreadable_comes_before_illegal() -> None:
    """Whose turn it is does not matter for a text that is no move."""
    game = monolyth()
    with pytest.raises(Unreadable):
        game.check(at(game, phase="over", lid="-", sites={}), "hello", seat=1)
