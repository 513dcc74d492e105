"""Statistics of a match: win rates with intervals, Elo, and a sequential test.

All games on one deal are one observation, since the deal favours or hurts them together.
A shared win counts in part for each winner: half for each of two.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, pvariance

import numpy as np

from lapidarium.arena.match import FinishedGame

SURE = 0.95
"""The confidence of every interval."""
ELO = 400 / math.log(10)
"""Elo points per unit of log odds."""
RISK = 0.05
"""How often a sequential test may stop on the wrong side, in either direction."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A share of all wins, with its interval."""

    rate: float
    low: float
    high: float


def rate(by_deal: Sequence[Sequence[float]]) -> Rate:
    """The mean of shares with Wilson's interval; shares of one deal belong together.

    The number of independent games is estimated from the spread between deals. It is at most
    the number of games, and at least the number of deals.
    """
    games = sum(len(shares) for shares in by_deal)
    mean = sum(map(sum, by_deal)) / games
    spread = pvariance([fmean(shares) for shares in by_deal]) / len(by_deal)
    without = games if 0 < mean < 1 else 0  # every deal is even, or every deal is the same
    count = mean * (1 - mean) / spread if spread else without
    return _wilson(mean, min(max(count, len(by_deal)), games))


def _wilson(mean: float, count: float) -> Rate:
    z = NormalDist().inv_cdf((1 + SURE) / 2)
    centre = (mean + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * math.sqrt(mean * (1 - mean) / count + (z / (2 * count)) ** 2)
    return Rate(mean, max(0.0, centre - half), min(1.0, centre + half))


# ---------------------------------------------------------------- Elo


@dataclass(frozen=True, slots=True)
class Strength:
    """A bot's Elo, on a scale where the mean of all bots is 0."""

    elo: float
    doubt: float
    """Half the width of its interval."""


def elo(games: Iterable[FinishedGame], entrants: int) -> list[Strength]:
    """The most likely strengths (Bradley and Terry).

    A bot beats every bot that is placed behind it. Each pair that met gets one extra drawn
    game, so that a bot that always won is not infinitely strong.
    """
    points, met = np.zeros((entrants, entrants)), np.zeros((entrants, entrants))
    for game in games:
        _count_pairs(game, points, met)
    points += (met > 0) / 2
    met += met > 0
    strength = np.zeros(entrants)
    for _ in range(50):  # Newton's method; ten steps are usually enough
        expected = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        weight = met * expected * (1 - expected)
        known = np.diag(weight.sum(1)) - weight
        step = np.linalg.pinv(known) @ (points - met * expected).sum(1)
        strength += np.clip(step, -2, 2)
    spread = np.sqrt(np.maximum(np.diag(np.linalg.pinv(known)), 0))
    z = NormalDist().inv_cdf((1 + SURE) / 2)
    strength -= strength.mean()
    return [
        Strength(float(s * ELO), float(z * d * ELO)) for s, d in zip(strength, spread, strict=True)
    ]


def _count_pairs(game: FinishedGame, points: np.ndarray, met: np.ndarray) -> None:
    seats = range(len(game.seating))
    for one in seats:
        for other in seats:
            mine, theirs = game.seating[one], game.seating[other]
            if mine != theirs:
                met[mine, theirs] += 1
                ahead = game.places[other] - game.places[one]
                points[mine, theirs] += 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0


def expected_rate(points: float) -> float:
    """The expected share of wins of a bot that is stronger by this many Elo points."""
    return 1 / (1 + math.exp(-points / ELO))


# ---------------------------------------------------------------- stopping


@dataclass(frozen=True, slots=True)
class Sprt:
    """A sequential probability ratio test: is the first stronger by `high` Elo, or by `low`?"""

    low: float
    high: float

    @property
    def bound(self) -> float:
        """Stop when the log of the ratio has reached this, up or down."""
        return math.log((1 - RISK) / RISK)

    def ratio(self, deals: Sequence[float]) -> float:
        """How much more likely `high` is than `low`, as a logarithm.

        `deals` are the first bot's mean shares on each deal. The ratio is one of normal
        distributions with the observed spread; two imagined deals, one won and one lost, keep
        that from being zero.
        """
        seen = [*deals, 0.0, 1.0]
        low, high = expected_rate(self.low), expected_rate(self.high)
        return len(seen) * (high - low) * (2 * fmean(seen) - low - high) / (2 * pvariance(seen))

    def decided(self, deals: Sequence[float]) -> bool | None:
        """True for `high`, False for `low`, None while it is undecided."""
        ratio = self.ratio(deals)
        return None if abs(ratio) < self.bound else ratio > 0


def by_deal(games: Iterable[FinishedGame], entrant: int) -> list[list[float]]:
    """The shares of an entrant, deal by deal; each of its seats counts separately."""
    found: dict[int, list[float]] = defaultdict(list)
    for game in games:
        for seat, share in enumerate(game.shares):
            if game.seating[seat] == entrant:
                found[game.deal].append(share)
    return [found[deal] for deal in sorted(found)]
