"""A local Ray of two workers plays a match, and loses nothing when one of them is killed."""

from __future__ import annotations

import warnings
from pathlib import Path

import pytest

from lapidarium.arena.runner import MatchRunner
from lapidarium.workers import Workers
from tests.arena.matches import Dying, die_once, match, timeless

pytestmark = pytest.mark.slow


def test_a_local_cluster_plays_the_same_match(tmp_path: Path) -> None:
    of = match("ocelot", 2, "random", "dutiful")
    with Workers() as here:
        alone = MatchRunner(of, 4).run(here)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Ray's own, about its future defaults
        with Workers(2, ray="local") as cluster:
            shared = MatchRunner(of, 4).run(cluster)
            tasks = [Dying(number, tmp_path / "flag") for number in range(4)]
            assert sorted(cluster.map(die_once, tasks)) == [0, 1, 2, 3]
    assert (tmp_path / "flag").exists()
    assert [timeless(game) for game in shared] == [timeless(game) for game in alone]
