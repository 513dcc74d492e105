"""How moves are compared: one look where nothing was lost, more where it matters and is unsure."""

from __future__ import annotations

import math

import pytest

from lapidarium.bots import Budget, Choice, Forecast, Look
from lapidarium.learning.review import Depth
from lapidarium.learning.review.move_comparison import Comparison

DEPTH = Depth(Budget(seconds=1.0), Budget(seconds=0.1), 4)
CHOICE = Choice("best", (), (("near", 0.4), ("nearer", 0.9)))
Said = tuple[dict[str, float], float | None]


def compared(choice: Choice, *said: Said) -> tuple[list[Look], float]:
    """What is asked if each look says this (alone, with this error); and what was lost."""
    comparison = Comparison(0, "played", choice, 7, DEPTH)
    looks = []
    for points, error in said:
        look = comparison.next_question()
        assert look is not None
        looks.append(look)
        comparison.add(Forecast([(points[move],) for move in look.moves], error))
    assert comparison.next_question() is None
    return looks, comparison.lost


def test_where_nothing_was_lost_there_is_one_look() -> None:
    [look], lost = compared(CHOICE, ({"played": 9.6, "best": 10.0}, 0.2))
    assert look.moves == ["played", "best"]
    assert look.budget.seconds == pytest.approx(0.4)
    assert lost == pytest.approx(0.4)


def test_the_best_move_is_looked_at_alone() -> None:
    [look], lost = compared(Choice("played", (), CHOICE.others), ({"played": 9.4}, math.inf))
    assert look.moves == ["played"]
    assert look.budget.seconds == pytest.approx(0.2)
    assert lost == 0


def test_what_may_have_been_lost_is_looked_at_again() -> None:
    """The first look saw nothing, but was not sure."""
    first = ({"played": 10.0, "best": 9.9}, 1.0)
    second = ({"played": 8.0, "best": 9.0, "near": 9.2, "nearer": 9.8}, 0.1)
    looks, lost = compared(CHOICE, first, second)
    assert looks[1].moves == ["played", "best", "near", "nearer"]
    assert looks[1].budget.seconds == pytest.approx(0.8)
    assert lost == pytest.approx(1.8), "another candidate was the best; the first look is forgotten"


def test_what_the_bot_thought_far_worse_is_no_candidate() -> None:
    said = ({"played": 5.0, "best": 10.0}, 0.1)
    looks, _ = compared(Choice("best", (), (("far", 3.5),)), said, said)
    assert looks[1].moves == ["played", "best"]


def test_looks_go_on_until_it_is_sure() -> None:
    """Each in other worlds; candidates that fall behind drop out."""
    first = ({"played": 4.0, "best": 10.0}, 0.1)
    second = ({"played": 4.0, "best": 10.0, "near": 9.8, "nearer": 8.4}, 0.5)
    third = ({"played": 4.0, "best": 10.0, "near": 7.8}, 0.2)
    fourth = ({"played": 1.0, "best": 10.0}, 0.1)
    looks, lost = compared(CHOICE, first, second, third, fourth)
    assert [len(look.moves) for look in looks] == [2, 4, 3, 2]
    assert len({look.seed for look in looks}) == 4
    assert lost == pytest.approx(10 - (4 + 4 + 1) / 3)


def test_where_little_was_lost_less_is_asked() -> None:
    said = ({"played": 8.1, "best": 10.0}, 0.25)
    looks, _ = compared(Choice("best"), said, said)
    assert len(looks) == 2


def test_there_is_an_end_to_looking() -> None:
    said = ({"played": 6.0, "best": 10.0}, math.inf)
    looks, lost = compared(Choice("best"), *[said] * 4)
    assert lost == pytest.approx(4)
    assert sum(look.budget.seconds or 0.0 for look in looks) == pytest.approx(0.4 + 3 * 0.8)


def test_a_loss_that_was_none_is_not_looked_at_further() -> None:
    first = ({"played": 8.0, "best": 10.0}, 0.9)
    second = ({"played": 9.9, "best": 10.0}, 0.9)
    assert compared(Choice("best"), first, second)[1] == pytest.approx(0.1)


@pytest.mark.parametrize(("lost", "count"), [(1.5, 2), (4.0, 3)])
def test_where_nobody_knows_how_sure_it_is_moves_are_also_followed(lost: float, count: int) -> None:
    """After a longer look at the same two."""
    comparison = Comparison(0, "played", CHOICE, 7, DEPTH)
    ways = []
    while (look := comparison.next_question()) is not None:
        assert look.moves == ["played", "best"]
        ways.append((look.is_brief, comparison.is_other_way))
        comparison.add(Forecast([(10 - lost,), (10.0,)], None))
    assert ways == [(True, False), (False, False), (False, True)][:count]
    assert comparison.lost == pytest.approx(lost)
