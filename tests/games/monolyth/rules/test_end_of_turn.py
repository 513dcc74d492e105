"""Levels and structures (M-L1 to M-L3, M-X1, M-X2, M-X4)."""

from __future__ import annotations

import pytest

from tests.games.monolyth.tables import (
    SCREWS,
    at,
    board,
    built,
    corrected,
    field,
    monolyth,
    moved,
    play,
    tower,
    with_card,
)

ONE_TO_GO = built("1111/1111/1111/1110")


def tokens(state_field: str) -> tuple[str, str]:
    """Level tokens and structure token of a player's field."""
    *_, levels, structure = state_field.split(";")
    return levels, structure


def test_worked_example_first_level() -> None:
    """M-X1: the stone on the last bare column completes level 1: the 8 is taken."""
    game = monolyth()
    state = moved(game, at(game, card=10, seat1=board("BOKT", ONE_TO_GO)), "@2 swap d4")
    assert tokens(field(game, state, "seat1")) == ("8", "-")
    assert field(game, state, "levels") == "3,4,4,5,6,7,8"


def test_worked_example_two_levels_by_one_stone() -> None:
    """M-X4: two levels completed by one stone: two tokens, the two highest."""
    game = monolyth()
    state = at(game, card=10, seat1=board("BOKT", built("2222/2222/2222/2220")), sites={2: "B-I2"})
    state = moved(game, state, "@2 I2/3 d4")
    assert tokens(field(game, state, "seat1")) == ("8,8", "-")
    assert field(game, state, "levels") == "3,4,4,5,6,7"


def test_a_level_needs_all_sixteen_columns() -> None:
    """M-L1: fifteen columns are not enough, however high."""
    game = monolyth()
    state = at(game, card=10, seat1=board("BOKT", built("4444/4444/4444/4400")))
    assert tokens(field(game, moved(game, state, "@2 swap d4"), "seat1")) == ("-", "-")


def test_a_level_pays_once() -> None:
    """M-L1: the next stone on a tower with level 1 complete pays nothing more."""
    game = monolyth()
    state = at(
        game,
        card=10,
        seat1=board("BOKT", built("1111/1111/1111/1111"), levels="8"),
        levels="3,4,4,5,6,7,8",
    )
    assert tokens(field(game, moved(game, state, "@2 swap d4"), "seat1")) == ("8", "-")


def test_the_highest_token_left() -> None:
    """M-L1: the second player to complete a level finds the 8s gone and takes the 7."""
    game = monolyth()
    one = board("BOKT", built("2222/2222/2222/2222"), levels="8,8")
    state = at(
        game, card=10, turn=1, seat1=one, seat2=board("OKTW", ONE_TO_GO), levels="3,4,4,5,6,7"
    )
    state = moved(game, state, "@2 swap d4")
    assert tokens(field(game, state, "seat2")) == ("7", "-")
    assert tokens(field(game, state, "seat1")) == ("8,8", "-")


@pytest.mark.parametrize(("players", "height", "won"), [(2, 4, "8,8,7,6"), (3, 3, "8,7,6")])
def test_never_more_tokens_than_the_height(players: int, height: int, won: str) -> None:
    """M-L1: a whole tower pays one token a level; the others meanwhile take none."""
    game = monolyth(players)
    own = board("BOKT", built(f"{height}{height}{height}{height}/" * 3 + f"{height}" * 3 + "0"))
    state = at(game, card=10, seat1=own)
    for level, stone in zip(range(height), ("W-L3", "W-L3", "W-L3", "W-I2"), strict=False):
        state = play(game, state, f"@{level + 2} swap d4", f"fill {level + 1} {stone}")
        state = play(game, state, f"prophecy {4 + level} {'OKTW'[level]}")
        if players == 3:
            state = play(game, state, f"prophecy {9 + level} {'BKTW'[level]}")
    assert tokens(field(game, state, "seat1"))[0] == won


ASKS_FOR_B2 = with_card("LLLL/LHLL/LLLL/LLLL")


def test_worked_example_structure() -> None:
    """M-X2: one middle column 4 high, `3+` asked of a middle one, in a rotated position: the 8."""
    game = monolyth(2, ASKS_FOR_B2)
    state = at(game, seat1=board("BOKT", built("2222/2222/2222/2222")), sites={2: "B-I2"})
    state = moved(game, state, "@2 I2/3 c3")  # c3 is b2 after half a turn
    assert tower(game, state) == "WW,BB,TT,KK/OO,WW,BB,TT/KK,OO,WWBB,BB/TT,KK,OO,WW"
    assert tokens(field(game, state, "seat1"))[1] == "8"
    assert field(game, state, "structures") == "6"


@pytest.mark.parametrize(
    ("before", "column", "is_matched"),
    [
        ("2222/2222/2222/2222", "b2", True),  # 3 is enough
        ("2222/2222/2222/2222", "a1", False),  # a corner is no turned middle
        ("2222/2222/2222/2222", "b1", False),
        ("2232/2222/2222/2222", "b2", False),  # another column is too high
        ("2222/2222/2222/2220", "b2", False),  # 0 is not in 1-2
        ("2221/2222/2222/2222", "b2", True),  # 1 is in 1-2
    ],
)
def test_ranges(before: str, column: str, is_matched: bool) -> None:
    """M-L2: `1-2` asks for 1 or 2, `3+` for 3 or more; every space counts."""
    game = monolyth(2, ASKS_FOR_B2)
    state = at(game, seat1=board("BOKT", built(before)))
    state = moved(game, state, f"@2 swap {column}")
    assert (tokens(field(game, state, "seat1"))[1] == "8") is is_matched


@pytest.mark.parametrize(("third_row", "is_matched"), [("2221", True), ("3221", False)])
def test_a_single_figure_asks_for_exactly_that(third_row: str, is_matched: bool) -> None:
    """M-L2: card 9 asks for a row of exactly 2 beside a row of 3+."""
    game = monolyth()
    state = at(game, card=9, seat1=board("BOKT", built(f"1111/1111/{third_row}/3333")))
    state = moved(game, state, "@2 swap d3")
    assert (tokens(field(game, state, "seat1"))[1] == "8") is is_matched


@pytest.mark.parametrize(("before", "is_matched"), [("0", True), ("1", False)])
def test_nought_asks_for_a_bare_column(before: str, is_matched: bool) -> None:
    """M-L2: a card may ask for exactly 0, and then one cube is too many."""
    game = monolyth(2, corrected(('L = "1-2"', 'L = "0"'), text=with_card("HLLL/LLLL/LLLL/LLLL")))
    tall = board("BOKT", built(f"2000/0000/0000/000{before}"))
    state = moved(game, at(game, seat1=tall), "@2 swap a1")
    assert (tokens(field(game, state, "seat1"))[1] == "8") is is_matched


HOOK = with_card("HHLL/LHLL/LLLL/LLLL")
ROTATIONS = ["3311/1311/1111/1111", "1113/1133/1111/1111", "1111/1111/1131/1133",
             "1111/1111/3311/3111"]  # fmt: skip
MIRRORED = ["1133/1131/1111/1111", "3111/3311/1111/1111", "1111/1111/1311/3311",
            "1111/1111/1133/1113"]  # fmt: skip


@pytest.mark.parametrize("heights", ROTATIONS + MIRRORED)
def test_all_eight_images_count(heights: str) -> None:
    """M-L2: four rotations and their four mirror images of a hook in the corner."""
    assert completes_structure(heights)


@pytest.mark.parametrize(
    "heights",
    [
        "1331/1131/1111/1111",  # moved by one column
        "3311/3111/1111/1111",  # the other end of the hook
        "3111/1311/1311/1111",  # bent
    ],
)
def test_no_other_image_counts(heights: str) -> None:
    """M-L2: a card moved or bent is another card."""
    assert not completes_structure(heights)


def completes_structure(heights: str) -> bool:
    """Is the structure token won by the last cube of this tower, on a column 3 high?"""
    game = monolyth(2, HOOK)
    row, place = next(
        (r, line.index("3")) for r, line in enumerate(heights.split("/")) if "3" in line
    )
    before = heights.replace("3", "2", 1)
    state = at(game, seat1=board("BOKT", built(before)))
    assert tokens(field(game, state, "seat1"))[1] == "-"
    state = moved(game, state, f"@2 swap {'abcd'[place]}{row + 1}")
    return tokens(field(game, state, "seat1"))[1] == "8"


def test_one_structure_a_player_a_game() -> None:
    """M-L2: who has a structure token takes no second one."""
    game = monolyth(2, ASKS_FOR_B2)
    own = board("BOKT", built("2222/2222/2222/2222"), structure="8")
    state = moved(game, at(game, seat1=own, structures=6), "@2 swap b2")
    assert tokens(field(game, state, "seat1"))[1] == "8"
    assert field(game, state, "structures") == "6"


def test_the_highest_structure_token_left() -> None:
    """M-L2: the second player to match takes the 6."""
    game = monolyth(2, ASKS_FOR_B2)
    one = board("BOKT", built("2222/2322/2222/2222"), structure="8")
    two = board("OKTW", built("2222/2222/2222/2222"))
    state = moved(game, at(game, turn=1, seat1=one, seat2=two, structures=6), "@2 swap c2")
    assert tokens(field(game, state, "seat2"))[1] == "6"
    assert field(game, state, "structures") == "-"


def test_no_structure_token_left() -> None:
    """M-L2: then nothing is taken."""
    game = monolyth(2, ASKS_FOR_B2)
    state = at(game, seat1=board("BOKT", built("2222/2222/2222/2222")), structures="-")
    state = moved(game, state, "@2 swap b2")
    assert tokens(field(game, state, "seat1"))[1] == "-"


def test_the_card_that_is_out() -> None:
    """M-L2: the same tower matches one card and not another."""
    for card, won in ((1, "8"), (2, "-"), (8, "-")):
        game = monolyth()
        state = at(game, card=card, seat1=board("BOKT", built("3332/1111/1111/1111")))
        assert tokens(field(game, moved(game, state, "@2 swap d1"), "seat1"))[1] == won


def test_levels_and_structure_by_the_same_stone() -> None:
    """M-L3: both are paid at the end of the same turn."""
    game = monolyth()
    state = at(game, card=1, seat1=board("BOKT", built("3330/1111/1111/1111")), sites={2: "B-I3"})
    event = game.parse("@2 I3/3 d1")
    assert [message.code for message in game.gains(state, event)] == [
        "gain-level",
        "gain-structure",
    ]
    assert tokens(field(game, moved(game, state, game.text(event)), "seat1")) == ("8", "8")


def test_as_the_board_stands_at_the_end_of_the_turn() -> None:
    """M-L3: a stone that goes through the height asked for and above it does not match."""
    game = monolyth()
    own = board("BOKT", built("1111/1111/2221/3333"), levels="8")
    state = at(game, card=9, seat1=own, levels="3,4,4,5,6,7,8", sites={2: "B-I2"})
    event = game.parse("@2 I2/3 d3")
    assert game.gains(state, event) == ()


def test_a_prophecy_is_a_turn_too() -> None:
    """M-L3: checked at the end of each turn: a bare tower matches a card that asks nothing."""
    game = monolyth(1, SCREWS)
    state = play(game, game.start(), "card 1", "board 1 RGYP", "first 1")
    for site in range(2, 14):
        state = game.after(state, game.chance(state).outcomes[site][0])
    assert tokens(field(game, state, "seat1"))[1] == "-"
    assert tokens(field(game, play(game, state, "prophecy 3 G"), "seat1"))[1] == "7"
