"""The end, the score and the winner (O-E1 to O-E4)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from lapidarium.games.game import OVER
from lapidarium.games.ocelot.rules.state import Step
from lapidarium.words import render
from tests.games.ocelot.rules.situations import (
    NOTCHED,
    STRIP,
    at,
    moves,
    ocelot,
    play,
    refusal,
    set_up,
)
from tests.games.ocelot.rules.test_placing import ALL_BUT_COMPANION

if TYPE_CHECKING:
    from lapidarium.games.ocelot.rules.state import State


def over(state: State) -> State:
    """The same collections, at the end of the game."""
    return replace(state, step=Step.OVER)


def test_the_game_ends_after_sixteen_turns_each() -> None:
    """O-E1: when both have placed all tokens, and the last player has collected."""
    game = ocelot()
    state = at(game, tools=ALL_BUT_COMPANION)
    squares = sorted(move.split()[1] for move in moves(game, state))
    turns = [game.turns(state)]
    for square in squares[:2]:
        assert game.outcome(state) is None
        state = play(game, state, f"companion {square}")
        if "done" in moves(game, state):
            state = play(game, state, "done")
        turns.append(game.turns(state))
    assert turns == [30, 31, 32]
    assert game.to_act(state) == OVER
    assert moves(game, state) == set()
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.ended.code == "ocelot-ended"


def test_nothing_happens_after_the_end() -> None:
    """O-E1: neither moves nor draws."""
    game = ocelot()
    state = over(set_up(game))
    for text in ("AC f7", "companion b2", "stay", "take b2", "done", "first 1", "deal b2 opal"):
        assert refusal(game, state, text) == ("refused-game-over", "O-E1")
    assert refusal(game, state, "amethyst blue 5") == ("refused-game-over", "O-E1")


@pytest.mark.parametrize(
    ("square", "kind", "points"),
    [
        ("d4", "crystal", 1),
        ("d4", "sun", 1),
        ("d4", "moon", 1),
        ("d4", "star", 1),
        ("d4", "opal", 3),
        ("h8", "emerald", 5),
        ("j10", "beryl", 7),
        ("d4", "geode", 0),
    ],
)
def test_what_a_gem_is_worth(square: str, kind: str, points: int) -> None:
    """O-E2: by kind; a geode is worth nothing itself (O-G6)."""
    game = ocelot()
    state = at(game, lay={square: kind}, gone={square: 2})
    assert game.scores(state) == (0, points)


def test_an_amethyst_is_worth_what_it_prints() -> None:
    """O-E2: its printed value, for its owner."""
    game = ocelot()
    assert game.scores(at(game, amethysts=("blue:3,red:12", "green:8"))) == (15, 8)


def test_special_a_counts_own_ones() -> None:
    """O-E3 (a): own tokens that print a 1, amethysts included, not the other player's."""
    game = ocelot(STRIP)
    lay = {"b2": "crystal", "c2": "sun", "d2": "crystal", "f2": "opal"}
    gone = {"b2": 1, "c2": 1, "d2": 2, "f2": 1}
    state = at(game, lay=lay, gone=gone, amethysts=("blue:a,blue:1,green:1,blue:3", "blue:1"))
    gems, others, special = 1 + 1 + 3, 1 + 1 + 3, 2 + 2
    assert game.scores(state) == (gems + others + special, 1 + 1)


def test_special_b_counts_own_threes() -> None:
    """O-E3 (b): own tokens that print a 3, amethysts included; the special itself prints none."""
    game = ocelot()
    lay = {"b2": "opal", "c2": "opal", "d2": "opal", "e2": "crystal"}
    gone = {"b2": 1, "c2": 1, "d2": 2, "e2": 1}
    state = at(game, lay=lay, gone=gone, amethysts=("green:b,blue:3,blue:3,blue:4", "blue:3"))
    gems, others, special = 3 + 3 + 1, 3 + 3 + 4, 2 + 2
    assert game.scores(state) == (gems + others + special, 3 + 3)


def test_special_c_counts_what_is_left_in_blue() -> None:
    """O-E3 (c): every gem token still on a blue square, geodes included, whoever took the rest."""
    game = ocelot()
    lay = {"b2": "crystal", "c2": "geode", "h8": "geode"}
    assert game.scores(at(game, amethysts=("red:c", "-")))[0] == 29
    state = at(game, lay=lay, gone={"b2": 2, "c2": 2, "h8": 2}, amethysts=("red:c", "-"))
    assert game.scores(state)[0] == 27


def test_special_d_counts_twice_what_is_left_in_green_and_red() -> None:
    """O-E3 (d): two points for every gem token still on a green or red square."""
    game = ocelot()
    lay = {"b2": "crystal", "h8": "emerald", "j10": "geode"}
    assert game.scores(at(game, amethysts=("-", "blue:d")))[1] == 2 * (10 + 8)
    state = at(game, lay=lay, gone={"b2": 1, "h8": 1, "j10": 1}, amethysts=("-", "blue:d"))
    assert game.scores(state)[1] == 2 * (9 + 7)


def test_the_score_sheet_adds_up() -> None:
    """O-E2, O-E3: a line for each kind and each amethyst, in all the score."""
    game = ocelot(NOTCHED)
    lay = {"b2": "opal", "c2": "opal", "e2": "star"}
    gone = dict.fromkeys(lay, 1)
    state = at(game, lay=lay, gone=gone, amethysts=("blue:11,green:b,blue:d", "green:a"))
    own, other = game.score_sheet(state)
    shown = {render(row.what): (row.count, row.points) for row in own.rows}
    left = 12 + 11
    threes = "1 point for each own gem that prints a 3"
    others = "2 points for each gem left in the green and red caves"
    assert shown == {
        "celestite (star)": (1, 1),
        "opal": (2, 6),
        "amethyst from the blue bag": (1, 11),
        f"special amethyst from the green bag: {threes}": (2, 2),
        f"special amethyst from the blue bag: {others}": (left, 2 * left),
    }
    assert [row.points for row in other.rows] == [0]
    assert (own.total, other.total) == game.scores(state)


@pytest.mark.parametrize(
    ("amethysts", "winners", "decided"),
    [
        (("blue:7", "blue:6"), (0,), "points"),
        (("blue:3", "blue:6"), (1,), "points"),
        (("blue:7", "blue:3,blue:4"), (1,), "amethysts"),
        (("blue:3,blue:5", "red:8"), (0,), "amethysts"),
        (("blue:3,blue:5", "blue:4,blue:4"), (0, 1), "shared"),
    ],
)
def test_who_wins(amethysts: tuple[str, str], winners: tuple[int, ...], decided: str) -> None:
    """O-E4: most points; a tie goes to more amethysts; still tied, the victory is shared."""
    game = ocelot()
    outcome = game.outcome(over(at(game, amethysts=amethysts)))
    assert outcome is not None
    assert outcome.winners == winners
    assert outcome.decided.code == f"ocelot-decided-{decided}"
    assert sorted(seat for place in outcome.places for seat in place) == [0, 1]
