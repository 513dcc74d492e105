"""How much of a bot's budget is used up."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.bots.choice import Budget

ENDLESS: Final = 10**12
FIRST_BATCH: Final = 16
"""Simulations, until it is known how long one takes."""
BATCH_SECONDS: Final = 0.004
"""Between two looks at the clock."""
SLOWEST_CHANGE: Final = 0.7
"""A simulation is not expected to be faster than this share of the time before."""


class BudgetClock:
    """Counts simulations and seconds from the moment it is made.

    `default` is the number of simulations if the budget sets no limit; `in_time` the share of
    the seconds after which nothing new is begun.
    """

    def __init__(self, budget: Budget, *, default: int, in_time: float = 1.0) -> None:
        self.begun = time.perf_counter()
        self.limit = budget.simulations
        if budget.simulations is None and budget.seconds is None:
            self.limit = default
        self.seconds = None if budget.seconds is None else budget.seconds * in_time
        self.used = 0
        self.pace = 2e-4
        """Seconds per simulation: a first guess, then as measured."""

    def left(self, share: float = 1.0) -> int:
        """How many simulations still fit into this share of the whole budget."""
        limits = [] if self.limit is None else [int(self.limit * share) - self.used]
        if self.seconds is not None:
            end = self.begun + self.seconds * share
            limits.append(int((end - time.perf_counter()) / self.pace))
        return min(limits)

    def add(self, simulations: int, seconds: float) -> None:
        """These simulations were made, in so much time."""
        self.used += simulations
        if simulations >= 4:
            self.pace = max(seconds / simulations, SLOWEST_CHANGE * self.pace)

    def run(self, simulate: Callable[[int], object], is_done: Callable[[], bool]) -> None:
        """Simulate in small batches until the budget is used up, or nothing is left to decide."""
        end = ENDLESS if self.seconds is None else self.begun + self.seconds
        limit = ENDLESS if self.limit is None else self.limit
        batch, now = FIRST_BATCH, time.perf_counter()
        while True:
            batch = min(batch, limit - self.used)
            before = now
            simulate(batch)
            now = time.perf_counter()
            self.used += batch
            if self.used >= limit or now >= end or is_done():
                return
            rate = batch / max(now - before, 1e-6)
            batch = max(1, int(min(rate * BATCH_SECONDS, rate * (end - now), 2 * batch)))
