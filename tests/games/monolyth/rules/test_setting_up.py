"""Components and setup (M-C1 to M-C3, M-S1 to M-S9)."""

from __future__ import annotations

from collections import Counter

import pytest

from lapidarium.dealing import Dealer
from lapidarium.games.game import CHANCE
from tests.games.monolyth.tables import (
    SCREWS,
    at,
    board,
    built,
    drawn,
    field,
    monolyth,
    moves,
    play,
    refusal,
)
from tests.games.monolyth.tables import set_up as set_up_game

PLAYERS = (1, 2, 3, 4)


def counts(text: str) -> Counter[str]:
    """`B-I2*2,O-I2*1` as a counter."""
    return Counter({name: int(n) for name, n in (part.split("*") for part in text.split(","))})


def test_eighty_stones_sixteen_a_colour() -> None:
    """M-C1: 16 stones of each colour; the counts of the shapes are 3, 2, 2, 3, 2, 1, 2, 1."""
    game = monolyth()
    lid = counts(field(game, game.start(), "lid"))
    supply = counts(field(game, game.start(), "supply"))
    assert lid.total() + supply.total() == 80
    for letter in "BOKTW":
        shapes = ("I2", "I3", "L3", "L4", "O4", "T4", "S4")
        assert [supply[letter], *(lid[f"{letter}-{shape}"] for shape in shapes)] == [
            3, 2, 2, 3, 2, 1, 2, 1,
        ]  # fmt: skip


def test_a_foreign_pack_has_eighty_stones_too() -> None:
    """M-C1: where the single is another shape of the printed order, the supply is smaller."""
    game = monolyth(2, SCREWS)
    assert counts(field(game, game.start(), "lid")).total() == 70
    assert field(game, game.start(), "supply") == "R*2,G*2,Y*2,P*2,K*2"


def test_a_board_has_sixteen_columns_and_four_slots() -> None:
    """M-C2: a 4×4 grid, a colour on each side, one prophecy slot a side."""
    game = monolyth()
    columns = {text.split()[-1] for text in moves(game, set_up_game(game), "@2 swap")}
    assert columns == {f"{column}{row}" for column in "abcd" for row in "1234"}
    walls = {text.split()[-1] for text in moves(game, set_up_game(game), "prophecy 7")}
    assert walls == {"B", "O", "K", "T"}


def test_boards_carry_four_of_the_five_colours() -> None:
    """M-C2: five boards, and each lacks another colour."""
    game = monolyth()
    names = [text.split()[-1] for text in drawn(game, play(game, game.start(), "card 1"))]
    assert len(names) == 5
    assert {frozenset("BOKTW") - set(name) for name in names} == {frozenset(c) for c in "BOKTW"}


def test_numbers_of_cards_and_tokens() -> None:
    """M-C3: 10 structure cards, 14 level, 20 prophecy and 4 structure tokens; 13 sites."""
    pack = monolyth().pack
    assert len(pack.cards) == 10
    assert (len(pack.levels.all), len(pack.prophecies.all), len(pack.structures.all)) == (14, 20, 4)
    assert pack.sites == 13


@pytest.mark.parametrize(
    ("players", "highest", "tallest"), [(1, 14, 4), (2, 14, 4), (3, 12, 3), (4, 12, 3)]
)
def test_side_of_the_main_board(players: int, highest: int, tallest: int) -> None:
    """M-S1: 1–2 players: prophecies up to 14, towers 4 high; 3–4: up to 12, and 3 high."""
    game = monolyth(players)
    assert max(game.start().prophecies) == highest
    nearly = f"{tallest - 1}" + "0" * 3 + "/0000" * 3
    state = at(game, seat1=board("BOKT", built(nearly)))
    state = play(game, state, "@2 swap a1")
    full = nearly.replace(str(tallest - 1), str(tallest), 1)
    state = at(game, seat1=board("BOKT", built(full)))
    assert refusal(game, state, "@2 swap a1") == ("refused-too-high", "M-T4.4")


@pytest.mark.parametrize(
    ("players", "prophecies", "levels", "structures"),
    [
        (1, "4,4,5,5,6,6,7,7,8,8,9,9,10,10,11,11,12,12,13,14", "6,8,10,16", "8"),
        (2, "4,5,6,7,8,9,10,11,12,13,14", "3,4,4,5,6,7,8,8", "6,8"),
        (3, "4,4,5,5,6,6,7,7,8,8,9,10,11,12", "3,4,4,5,5,6,6,7,8", "4,6,8"),
        (
            4,
            "4,4,5,5,6,6,7,7,8,8,9,9,10,10,11,11,12,12",
            "3,3,4,4,5,5,6,6,7,7,8,8",
            "2,4,6,8",
        ),
    ],
)
def test_tokens_on_the_main_board(
    players: int, prophecies: str, levels: str, structures: str
) -> None:
    """M-S2: what lies out with so many players; the rest leaves the game."""
    game = monolyth(players)
    assert field(game, game.start(), "prophecies") == prophecies
    assert field(game, game.start(), "levels") == levels
    assert field(game, game.start(), "structures") == structures


def test_three_players_use_only_plain_slots() -> None:
    """M-S2: the slots without an icon are filled at 3 and at 4, so 3 is within 4."""
    for pack in (monolyth(3).pack, monolyth(3, SCREWS).pack):
        for tokens in (pack.prophecies, pack.levels, pack.structures):
            assert not Counter(tokens.with_players(3)) - Counter(tokens.with_players(4))


def test_tokens_come_from_the_pack() -> None:
    """M-S2: a foreign box has its own tokens on its main board."""
    game = monolyth(3, SCREWS)
    assert field(game, game.start(), "prophecies") == "1,1,2,3,3,4,6,12"
    assert field(game, game.start(), "levels") == "1,1,2,5,5,9,9,9,11"
    assert field(game, game.start(), "structures") == "1,7"


def test_one_card_of_ten() -> None:
    """M-S3: any card is as likely as another; one lies out."""
    game = monolyth()
    assert drawn(game, game.start()) == {f"card {number}": 1 for number in range(1, 11)}
    assert field(game, play(game, game.start(), "card 6"), "card") == "6"


def test_singles_are_the_supply() -> None:
    """M-S4: all 15 singles lie open beside the board; none is ever drawn from the lid."""
    game = monolyth()
    state = play(game, game.start(), "card 1", "board 1 BOKT", "board 2 OKTW", "first 1")
    assert field(game, state, "supply") == "B*3,O*3,K*3,T*3,W*3"
    assert not any(text.endswith("-1") for text in drawn(game, state))
    assert refusal(game, state, "fill 2 B-1") == ("refused-not-in-lid", "M-S6")


def test_crystal_begins_at_the_arrow() -> None:
    """M-S5: on site 1, where no stone is put, so sites 2 to 5 are in reach at first."""
    game = monolyth()
    state = set_up_game(game)
    assert field(game, state, "crystal") == "1"
    assert field(game, state, "sites").split(",")[0] == "-"
    assert {text.split()[0] for text in moves(game, state, "@")} == {"@2", "@3", "@4", "@5"}


def test_twelve_stones_on_twelve_sites() -> None:
    """M-S6: sites 2 to 13 in order, each with a stone from the lid, which keeps 53."""
    game = monolyth()
    state = play(game, game.start(), "card 1", "board 1 BOKT", "board 2 OKTW", "first 1")
    dealer, filled = Dealer(1), []
    while game.to_act(state) == CHANCE:
        event = dealer.draw(game.chance(state))
        filled.append(game.text(event).split()[1])
        state = game.after(state, event)
    assert filled == [str(site) for site in range(2, 14)]
    assert counts(field(game, state, "lid")).total() == 53


def test_a_stone_is_drawn_as_often_as_there_are_copies() -> None:
    """M-S6: the stones are mixed: each in the lid is as likely as another."""
    game = monolyth()
    state = play(game, game.start(), "card 1", "board 1 BOKT", "board 2 OKTW", "first 1")
    assert drawn(game, state)["fill 2 O-L3"] == 3
    assert sum(drawn(game, state).values()) == 65
    state = play(game, state, "fill 2 O-L3")
    assert drawn(game, state)["fill 3 O-L3"] == 2
    state = play(game, state, "fill 3 O-L3", "fill 4 O-L3")
    assert "fill 5 O-L3" not in drawn(game, state)
    assert refusal(game, state, "fill 5 O-L3") == ("refused-not-in-lid", "M-S6")


@pytest.mark.parametrize("players", PLAYERS)
def test_no_two_boards_the_same(players: int) -> None:
    """M-S7: each seat draws from the boards that are left."""
    game = monolyth(players)
    state = play(game, game.start(), "card 1")
    for seat in range(1, players + 1):
        outcomes = drawn(game, state)
        assert set(outcomes.values()) == {1}
        assert len(outcomes) == 6 - seat
        state = play(game, state, min(outcomes))
    names = {field(game, state, f"seat{seat}").split(";")[0] for seat in range(1, players + 1)}
    assert len(names) == players


def test_boards_are_dealt_in_order_and_once() -> None:
    """M-S7: seat 1 first, and a board that is taken is not there."""
    game = monolyth()
    state = play(game, game.start(), "card 1")
    assert refusal(game, state, "board 2 BOKT") == ("refused-board-order", "M-S7")
    state = play(game, state, "board 1 BOKT")
    assert refusal(game, state, "board 2 BOKT") == ("refused-board-taken", "M-S7")


@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_play_goes_clockwise_from_any_seat(first: int) -> None:
    """M-S8: every seat may start, and the next one follows."""
    game = monolyth(4)
    state = play(game, game.start(), "card 1")
    for seat, name in enumerate(("BOKT", "OKTW", "BKTW", "BOTW"), 1):
        state = play(game, state, f"board {seat} {name}")
    assert drawn(game, state) == {f"first {seat}": 1 for seat in range(1, 5)}
    state = set_up_game(game, first=first)
    seats = []
    for _ in range(5):
        seats.append(game.to_act(state) + 1)
        state = game.after(state, game.legal(state)[-1])
    assert seats == [(first - 1 + step) % 4 + 1 for step in range(5)]


def test_what_is_not_fixed_by_hand_is_drawn() -> None:
    """M-S9: a card chosen by hand changes nothing of what is drawn afterwards."""
    game = monolyth(3)
    dealt, _ = Dealer(5).deal(game, game.start())
    chosen, events = Dealer(5).deal(game, play(game, game.start(), "card 7"))
    assert field(game, chosen, "card") == "7"
    assert not any(game.text(event).startswith("card") for event in events)
    assert chosen.sites == dealt.sites
    assert chosen.boards == dealt.boards
    assert chosen.first == dealt.first


def test_boards_and_first_seat_by_hand() -> None:
    """M-S9: any free board and any seat may be fixed, and the rest is drawn."""
    game = monolyth(2)
    state = play(game, game.start(), "card 2", "board 1 OKTW", "board 2 BOTW", "first 2")
    state, events = Dealer("rest").deal(game, state)
    assert len(events) == 12
    assert field(game, state, "seat1").startswith("OKTW;")
    assert field(game, state, "seat2").startswith("BOTW;")
    assert game.to_act(state) == 1
