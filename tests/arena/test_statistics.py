"""Rates, Elo and the sequential test, against figures that can be worked out by hand."""

from __future__ import annotations

import math
import random

import pytest

from lapidarium.arena import statistics
from lapidarium.arena.statistics import Sprt, expected_rate
from tests.arena.matches import finished


def test_a_shared_win_counts_in_parts() -> None:
    assert finished(0, (0, 1), 9, 9).shares == (0.5, 0.5)
    assert finished(0, (0, 1, 2, 1), 9, 3, 9, 9).shares == (1 / 3, 0, 1 / 3, 1 / 3)
    assert finished(0, (0, 1), 3, 9).shares == (0, 1)


def test_shares_go_by_deal() -> None:
    games = [finished(1, (0, 1), 5, 1), finished(0, (1, 0), 5, 5), finished(0, (0, 1), 5, 1)]
    assert statistics.by_deal(games, 0) == [[0.5, 1.0], [1.0]]
    assert statistics.by_deal(games, 1) == [[0.5, 0.0], [0.0]]


def test_wilson_with_independent_games() -> None:
    """60 of 100: Wilson's interval at 95 % is 50.2 % to 69.1 % (any table of it)."""
    found = statistics.rate([[1.0]] * 60 + [[0.0]] * 40)
    assert (round(found.rate, 3), round(found.low, 3), round(found.high, 3)) == (0.6, 0.502, 0.691)


def test_games_of_one_deal_that_always_agree_are_one() -> None:
    """Both games of a deal won or both lost: 200 games are worth the 100 deals."""
    twice = statistics.rate([[1.0, 1.0]] * 60 + [[0.0, 0.0]] * 40)
    once = statistics.rate([[1.0]] * 60 + [[0.0]] * 40)
    assert (twice.low, twice.high) == pytest.approx((once.low, once.high))


def test_deals_that_even_out_are_not_worth_more_than_their_games() -> None:
    """Nearly always one game of a deal won and one lost: 200 games, but not 10,000."""
    even = statistics.rate([[1.0, 0.0]] * 98 + [[1.0, 1.0], [0.0, 0.0]])
    independent = statistics.rate([[float(n % 2)] for n in range(200)])
    assert (even.low, even.high) == pytest.approx((independent.low, independent.high))


def test_somebody_who_won_always_is_not_sure_to() -> None:
    """100 deals of two games: Wilson's bound for the 100, 96.3 %."""
    found = statistics.rate([[1.0, 1.0]] * 100)
    assert (found.rate, round(found.low, 3), found.high) == (1, 0.963, 1)


def test_elo_of_two() -> None:
    """Three of four won, and the drawn game added: 3.5 of 5, so 400 log10(3.5 / 1.5) = 147."""
    games = [finished(n, (0, 1), *((9, 1) if n < 3 else (1, 9))) for n in range(4)]
    one, other = statistics.elo(games, 2)
    assert one.elo - other.elo == pytest.approx(400 * math.log10(3.5 / 1.5), abs=0.1)
    assert one.elo + other.elo == pytest.approx(0)
    assert one.doubt > 100


def test_elo_finds_a_chain() -> None:
    """The first never met the third, but is as far above it as both steps together."""
    games = [
        finished(n, pair, *((9, 1) if n % 10 < 7 else (1, 9)))
        for pair in ((0, 1), (1, 2))
        for n in range(1000)
    ]
    elos = [one.elo for one in statistics.elo(games, 3)]
    step = 400 * math.log10(7 / 3)
    assert elos == pytest.approx([step, 0, -step], abs=1)


def test_elo_of_somebody_who_always_won_is_finite() -> None:
    games = [finished(n, (0, 1), 9, 1) for n in range(50)]
    assert 200 < statistics.elo(games, 2)[0].elo < 1000


def test_elo_of_one_alone_is_nothing() -> None:
    assert statistics.elo([finished(0, (0, 0), 9, 1)], 1)[0].elo == 0


def test_more_than_two_are_compared_by_place() -> None:
    games = [finished(n, (0, 1, 2), 9, 5, 1) for n in range(5)]
    elos = [one.elo for one in statistics.elo(games, 3)]
    assert elos[0] > 100 > elos[1] > -100 > elos[2]


def test_expected_rate() -> None:
    assert expected_rate(0) == 0.5
    assert expected_rate(400) == pytest.approx(10 / 11)
    assert expected_rate(-400) == pytest.approx(1 / 11)


def test_the_ratio_by_hand() -> None:
    """30 deals won, 10 shared; with the two imagined: n = 42, mean 36/42, variance 0.0629…"""
    deals = [1.0] * 30 + [0.5] * 10
    seen = [*deals, 0.0, 1.0]
    mean = 36 / 42
    variance = sum((x - mean) ** 2 for x in seen) / 42
    low, high = 0.5, 10 / 11
    by_hand = 42 / (2 * variance) * ((mean - low) ** 2 - (mean - high) ** 2)
    assert Sprt(0, 400).ratio(deals) == pytest.approx(by_hand)
    assert Sprt(0, 400).bound == pytest.approx(math.log(19))


def test_the_test_stops_on_the_right_side() -> None:
    assert Sprt(0, 50).decided([1.0] * 60) is True
    assert Sprt(0, 50).decided([0.5, 0.0] * 100) is False
    assert Sprt(0, 50).decided([1.0, 0.0]) is None


@pytest.mark.parametrize(("elo", "wanted"), [(0, False), (100, True)])
def test_the_test_is_wrong_no_oftener_than_it_says(elo: float, wanted: bool) -> None:
    """Of 200 matches at either end at most 5 % and some luck stop on the wrong side."""
    draw, wrong = random.Random(7), 0
    for _ in range(200):
        deals: list[float] = []
        test = Sprt(0, 100)
        while (found := test.decided(deals)) is None:
            deals.append(sum(draw.random() < expected_rate(elo) for _ in range(2)) / 2)
        wrong += found is not wanted
    assert wrong <= 20
