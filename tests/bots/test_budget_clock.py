"""The budget clock: simulations are counted, and a search ends in time."""

from __future__ import annotations

import time

import pytest

from lapidarium.bots import Budget
from lapidarium.bots.budget_clock import BudgetClock


@pytest.mark.parametrize("cost", [2e-6, 1e-4, 3e-3, 1e-2])
def test_a_search_ends_in_time_however_slow_it_is(
    cost: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock that only thinking moves: at most a tenth too late, and not too early."""
    now = [100.0]
    monkeypatch.setattr(time, "perf_counter", lambda: now[0])

    def simulate(count: int) -> None:
        now[0] += count * cost

    for seconds in (0.2, 1.0):
        now[0] = begun = 100.0
        clock = BudgetClock(Budget(seconds=seconds), default=1)
        clock.run(simulate, lambda: False)
        assert seconds <= now[0] - begun + 1e-9 < seconds * 1.1


def test_simulations_are_counted() -> None:
    done: list[int] = []
    BudgetClock(Budget(simulations=777), default=1).run(done.append, lambda: False)
    assert sum(done) == 777
    done.clear()
    BudgetClock(Budget(simulations=777), default=1).run(done.append, lambda: True)
    assert sum(done) < 100
    done.clear()
    BudgetClock(Budget(), default=50).run(done.append, lambda: False)
    assert sum(done) == 50


def test_what_is_left_of_a_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulations, seconds at the pace measured, and shares of both."""
    now = [100.0]
    monkeypatch.setattr(time, "perf_counter", lambda: now[0])
    clock = BudgetClock(Budget(seconds=1.0, simulations=1000), default=1, in_time=0.9)
    clock.add(100, 0.1)
    now[0] += 0.1
    assert clock.left() == pytest.approx(800, abs=1)
    assert clock.left(0.5) == pytest.approx(350, abs=1)
    clock.add(850, 0.1)
    assert clock.left() == 50
