"""The real Ray: a cluster on this machine answers the questions of a review."""

from __future__ import annotations

import asyncio
from functools import partial
from itertools import islice

import pytest

from lapidarium.bots import Budget
from lapidarium.learning.questions import drive_async
from lapidarium.learning.review import Decision, Depth, assess, assess_here, decisions_of
from lapidarium.record import read
from lapidarium.server.bot_workers.cluster import workers_for_review
from lapidarium.server.bot_workers.pool import BotPool, WorkShare
from tests.server.http.test_reviews import CAVE, GAMES

DEPTH = Depth(Budget(simulations=60), Budget(simulations=10), 2)
"""Simulations are counted, so any machine finds the same."""


def test_a_local_cluster_finds_what_one_process_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    record = read((GAMES / f"{CAVE}.record").read_bytes())
    game, decisions = record.game, list(islice(decisions_of(record), 4))

    async def on_cluster() -> list[Decision]:
        async with workers_for_review(BotPool(2, 1.0), "local") as cluster:
            assert cluster.questions_at_once == 2
            ask = partial(cluster.ask, game, share=WorkShare())
            return await asyncio.gather(
                *(
                    drive_async(assess(game, state, move, number, DEPTH), ask)
                    for number, state, move in decisions
                )
            )

    here = [assess_here(game, state, move, number, DEPTH) for number, state, move in decisions]
    monkeypatch.setattr(BotPool, "ask", None)  # nothing is left to them
    assert asyncio.run(on_cluster()) == here
