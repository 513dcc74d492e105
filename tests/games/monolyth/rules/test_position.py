"""Positions: a whole state as one line, and lines that are none."""

from __future__ import annotations

import pytest

from lapidarium import words
from lapidarium.dealing import Dealer
from lapidarium.games.errors import Unreadable
from lapidarium.games.monolyth.rules import Monolyth
from lapidarium.games.monolyth.rules.state import State
from lapidarium.messages import Message
from tests.games.monolyth.tables import (
    at,
    board,
    built,
    field,
    fields_of,
    monolyth,
    moved,
    play,
    position_of,
    set_up,
)


def wrong_field(game: Monolyth, state: State, **changes: str) -> str:
    """The field that is named when a position is read with these fields changed."""
    with pytest.raises(Unreadable) as caught:
        game.from_position(position_of(fields_of(game, state) | changes))
    assert caught.value.message.code == "expected-field"
    return str(caught.value.message.params["field"])


def test_a_position_as_text() -> None:
    """It can be read by people: here after the first turn of a game for two."""
    game = monolyth()
    state = play(game, set_up(game, card=6), "@3 I3/1 b2", "fill 1 W-I2", "prophecy 7 K")
    assert game.position(state) == (
        "monolyth players=2 phase=turn card=6 first=1 turn=2 crystal=3 left=- "
        "sites=W-I2,B-L4,-,K-T4,T-O4,W-S4,B-I2,O-L3,K-L4,T-I3,W-T4,B-L3,O-I2 "
        "lid=B-I2*1,B-I3*2,B-L3*2,B-L4*1,B-O4*1,B-T4*2,B-S4*1,O-I2*1,O-I3*1,O-L3*2,O-L4*2,O-O4*1,"
        "O-T4*2,O-S4*1,K-I2*2,K-I3*2,K-L3*3,K-L4*1,K-O4*1,K-T4*1,K-S4*1,T-I2*2,T-I3*1,T-L3*3,"
        "T-L4*2,T-T4*2,T-S4*1,W-I2*1,W-I3*2,W-L3*3,W-L4*2,W-O4*1,W-T4*1 "
        "supply=B*3,O*3,K*3,T*3,W*3 prophecies=4,5,6,8,9,10,11,12,13,14 levels=3,4,4,5,6,7,8,8 "
        "structures=6,8 seat1=BOKT;-,-,-,-/-,O,O,O/-,-,-,-/-,-,-,-;-,-,-,-;-;- "
        "seat2=OKTW;-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,-;-,7,-,-;-;-"
    )


def test_tokens_in_any_order() -> None:
    """M-L1: the highest token is the highest, however the line lists them."""
    game = monolyth()
    state = at(game, seat1=board("BOKT", built("1111/1111/1111/1110")), levels="4,8,3")
    assert field(game, moved(game, state, "@2 swap d4"), "seat1").endswith(";8;-")


BAD_FIELDS = {
    "players": "3",
    "phase": "lunch",
    "card": "11",
    "first": "0",
    "turn": "-1",
    "crystal": "-",
    "left": "14",
    "sites": "B-I2",
    "lid": "B-I2",
    "supply": "B*4,O*3,K*3,T*3,W*3",
    "prophecies": "4,4",
    "levels": "9",
    "structures": "8,8",
    "seat1": "BOKT",
    "seat2": board("BOKT"),
}


@pytest.mark.parametrize("name", BAD_FIELDS)
def test_a_field_that_cannot_be(name: str) -> None:
    """The field that is wrong is named."""
    game = monolyth()
    assert wrong_field(game, set_up(game), **{name: BAD_FIELDS[name]}) == name


@pytest.mark.parametrize("name", ["turn", "card", "lid", "supply", "prophecies", "levels"])
def test_a_figure_of_five_thousand_digits(name: str) -> None:
    """A figure too long to be one is refused like any other."""
    game = monolyth()
    huge = "9" * 5000
    value = {"lid": f"B-I2*{huge}", "supply": f"B*{huge}"}.get(name, huge)
    assert wrong_field(game, set_up(game), **{name: value}) == name


@pytest.mark.parametrize(
    "own",
    [
        board("BOKX"),
        board("BOKT", "-,-,-,-/-,-,-,-/-,-,-,-"),
        board("BOKT", "BBBBB,-,-,-/-,-,-,-/-,-,-,-/-,-,-,-"),
        board("BOKT", ",-,-,-/-,-,-,-/-,-,-,-/-,-,-,-"),
        board("BOKT", "X,-,-,-/-,-,-,-/-,-,-,-/-,-,-,-"),
        board("BOKT", slots="7,-,-"),
        board("BOKT", structure="8,6"),
        board("BOKT", structure="-8"),
        board("BOKT", levels="x"),
        board("BOKT", levels=""),
    ],
)
def test_a_board_that_cannot_be(own: str) -> None:
    """A seat whose tower, slots or tokens cannot be read."""
    game = monolyth()
    assert wrong_field(game, set_up(game), seat1=own) == "seat1"


def expected(game: Monolyth, state: State, **changes: str) -> str:
    """What is said to be expected when a position is read with these fields changed."""
    (problem,) = game.problems(position_of(fields_of(game, state) | changes))
    said = problem.params["expected"]
    assert isinstance(said, Message), "it is said in words"
    return words.render(said)


def test_what_is_wrong_is_said_in_words() -> None:
    """The column, the stone or the colour, what the limit is, and how many there are."""
    game = monolyth()
    state = set_up(game)
    high = board("BOKT", "-,BBBBB,-,-/-,-,-,-/-,-,-,-/-,-,-,-")
    assert expected(game, state, seat1=high) == "at most 4 cubes in a column; b1 has 5"
    letter = board("BOKT", "-,-,-,-/-,-,X,-/-,-,-,-/-,-,-,-")
    assert expected(game, state, seat1=letter) == "the letters B O K T W for the cubes of c2"
    supply = expected(game, state, supply="B*3,O*5,K*3,T*3,W*3")
    assert supply == "no more than 3 orange singles; there are 5"
    assert expected(game, state, prophecies="4,4,5,5").endswith("too many: 4, 5")
    lid = expected(game, at(game, sites={2: "B-O4"}), lid="B-O4*1")
    assert lid.startswith("no more than 1 of the blue square on the sites")
    assert expected(game, state, seat2=board("BOKT")) == "a player board that no other seat has"
    assert expected(game, state, crystal="2") == "a site without a stone"
    assert expected(game, state, phase="give").startswith("another step")


def all_expected(game: Monolyth, **changes: str) -> list[tuple[str, str]]:
    """Each field that is wrong when these are changed, with what is expected there."""
    found = game.problems(position_of(fields_of(game, set_up(game)) | changes))
    said = [(one.params["field"], one.params["expected"]) for one in found]
    return [
        (str(at), words.render(what) if isinstance(what, Message) else str(what))
        for at, what in said
    ]


def test_all_that_is_wrong_is_said_at_once() -> None:
    """Two columns, the crystal, tokens and singles: each is named, whatever else is wrong."""
    tower = "BBBBBB,-,XQ,-/-,-,-,-/-,-,-,-/-,-,-,-"
    found = all_expected(
        monolyth(),
        seat1=board("BOKT", tower),
        crystal="2",
        levels="3,3,4,4,5,6,7,8,8",
        supply="B*4,O*3,K*3,T*3,W*3",
    )
    assert found == [
        ("seat1", "at most 4 cubes in a column; a1 has 6"),
        ("seat1", "the letters B O K T W for the cubes of c1"),
        ("supply", "no more than 3 blue singles; there are 4"),
        ("levels", found[3][1]),
        ("crystal", "a site without a stone"),
    ]
    assert found[3][1].endswith("too many: 3")


def test_what_cannot_be_read_is_no_reason_for_more() -> None:
    """A field that cannot be read is named once; what depends on it is left out."""
    game = monolyth()
    for name in ("card", "first", "crystal", "left", "sites", "lid", "supply", "prophecies"):
        assert [at for at, _ in all_expected(game, **{name: "?"})] == [name]
    seat = board("BOKX", slots="?,-,-,-", levels="?")
    assert {at for at, _ in all_expected(game, seat1=seat)} == {"seat1"}
    found = all_expected(game, players="3", phase="lunch", card="?", crystal="2")
    assert [at for at, _ in found] == ["players", "phase", "card", "crystal"]


def test_a_stone_on_the_crystals_site() -> None:
    """M-T2: the crystal stands where no stone is."""
    game = monolyth()
    assert wrong_field(game, set_up(game), crystal="2") == "crystal"


def test_a_stone_in_two_places() -> None:
    """M-C1: the one blue O4 is not on a site and in the lid as well."""
    game = monolyth()
    state = at(game, sites={2: "B-O4"})
    assert wrong_field(game, state, lid="B-O4*1") == "lid"


def test_a_token_in_two_places() -> None:
    """M-S2: there is one 14, in a slot or on the main board."""
    game = monolyth()
    own = board("BOKT", slots="14,-,-,-")
    assert wrong_field(game, set_up(game), seat1=own) == "prophecies"


@pytest.mark.parametrize(
    ("phase", "named"),
    [
        ("card", "card"),  # there is a card already
        ("board", "seat2"),  # every seat has its board
        ("first", "first"),
        ("set-out", "sites"),  # all sites are full
        ("give", "phase"),  # only in solo
        ("fill", "left"),  # the crystal has left no site
    ],
)
def test_a_phase_that_does_not_fit(phase: str, named: str) -> None:
    """M-T10: a set-up game is at a turn, and what is due must be possible."""
    game = monolyth()
    assert wrong_field(game, set_up(game), phase=phase) == named


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"card": "-"}, "card"),
        ({"first": "-"}, "first"),
        ({"left": "2"}, "left"),
        ({"seat1": board("-")}, "seat1"),
        ({"sites": ",".join("-" * 13)}, "sites"),
    ],
)
def test_a_turn_that_cannot_be_taken(changes: dict[str, str], named: str) -> None:
    """M-T9: a turn needs a card, boards, a first seat, and a stone."""
    game = monolyth()
    assert wrong_field(game, set_up(game), **changes) == named


def test_solo_without_a_token() -> None:
    """M-1P4: the game would be over."""
    game = monolyth(1)
    assert wrong_field(game, set_up(game), prophecies="-") == "prophecies"


def test_a_refill_from_an_empty_lid() -> None:
    """M-T5: nothing is due then."""
    game = monolyth()
    state = play(game, set_up(game), "@2 swap a1")
    assert wrong_field(game, state, lid="-") == "lid"


def test_every_position_of_setup_reads_back() -> None:
    """M-S9: also half set up, since a table may fix part of it by hand."""
    game = monolyth(4)
    state = game.start()
    _, events = Dealer(3).deal(game, state)
    for event in events:
        assert game.from_position(game.position(state)) == state
        state = game.after(state, event)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "expected-position"),
        ("chess", "expected-position"),
        ("monolyth", "expected-fields"),
        ("monolyth players", "expected-position"),
        ("monolyth players=2", "expected-fields"),
    ],
)
def test_no_position_at_all(text: str, code: str) -> None:
    """What a position looks like is said."""
    with pytest.raises(Unreadable) as caught:
        monolyth().from_position(text)
    assert caught.value.message.code == code
