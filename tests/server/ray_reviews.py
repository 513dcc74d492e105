"""The real Ray: a cluster on this machine assesses the decisions of a review."""

from __future__ import annotations

import asyncio
from itertools import islice

from lapidarium.bots import Budget
from lapidarium.learning.review import Depth, Task, assess_task, decisions_of
from lapidarium.record import read
from lapidarium.server.reviews.cluster import assess_on_cluster
from tests.server.http.test_reviews import CAVE, GAMES

DEPTH = Depth(Budget(simulations=60), Budget(simulations=10), 2)
"""Simulations are counted, so any machine finds the same."""


def test_a_local_cluster_finds_what_one_process_finds() -> None:
    record = read((GAMES / f"{CAVE}.record").read_bytes())
    found = islice(decisions_of(record), 4)
    tasks = [Task.of(record.game, state, move, number, DEPTH) for number, state, move in found]

    async def on_cluster() -> list[object]:
        return [made async for made in assess_on_cluster("local", 2, tasks)]

    alone = sorted(map(assess_task, tasks), key=lambda one: one["event"])
    shared = asyncio.run(on_cluster())
    assert sorted(shared, key=lambda one: one["event"]) == alone  # type: ignore[index]
