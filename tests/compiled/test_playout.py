"""Chance and playouts: weights, streams, threads, and what random games come to."""

from __future__ import annotations

import os
from multiprocessing import get_context

import numpy as np
import pytest

from lapidarium.arena.simulation import play_at_random
from lapidarium.compiled import CoreError, seeds
from tests.compiled.compiled_games import GAMES, TABLES, compiled_of, game_of

pytestmark = pytest.mark.slow

MANY = 20_000


def test_streams_are_the_same_for_the_same_seed() -> None:
    assert (seeds("a", 100) == seeds("a", 100)).all()
    assert (seeds("a", 100)[:7] == seeds("a", 7)).all()
    assert len(set(seeds("a", 1000)) | set(seeds("b", 1000))) == 2000


@pytest.mark.parametrize(("pack", "players"), GAMES)
def test_setup_depends_on_the_seed_only(pack: str, players: int) -> None:
    """M-S3 to M-S8, O-S3, O-S5: the same seed deals the same games."""
    table = compiled_of(pack, players)
    assert (table.set_up(9, seed=1) == table.set_up(9, seed=1)).all()
    assert (table.set_up(9, seed=1) != table.set_up(9, seed=2)).any()
    assert (table.deal(table.start(9), seed=1) == table.set_up(9, seed=1)).all()


def test_stones_are_drawn_by_weight() -> None:
    """M-T5: every stone in the lid is as likely as any other."""
    table = compiled_of("monolyth", 2)
    waiting = _after_a_stone(1)
    weights = table.weights(waiting)[0].astype(float)
    drawn = table.deal(np.repeat(waiting, MANY), seed="weights")["sites"][:, waiting[0]["left"]]
    _compare(np.bincount(drawn, minlength=len(weights)), weights)


def _after_a_stone(seed: int) -> np.ndarray[tuple[int], np.dtype[np.void]]:
    table = compiled_of("monolyth", 2)
    records = table.set_up(1, seed=seed)
    return table.after(records, [table.legal(records)[0][0]])


def _compare(found: np.ndarray[tuple[int], np.dtype[np.int64]], weights: object) -> None:
    """Chi-squared: what has a weight comes as often as it should, the rest never."""
    expected = np.asarray(weights, float) / np.sum(np.asarray(weights, float)) * found.sum()
    there = expected > 0
    assert not found[~there].any()
    distance = ((found[there] - expected[there]) ** 2 / expected[there]).sum()
    free = there.sum() - 1
    assert distance < free + 5 * np.sqrt(2 * free)


def test_setup_is_fair() -> None:
    """M-S3, M-S7, M-S8: cards, boards and the first seat are drawn evenly."""
    table = compiled_of("monolyth", 3)
    games = table.set_up(MANY, seed="fair")
    _compare(np.bincount(games["card"], minlength=10), [1] * 10)
    _compare(np.bincount(games["first"], minlength=3), [1] * 3)
    _compare(np.bincount(games["boards"][:, 2], minlength=5), [1] * 5)
    _compare(np.bincount(games["sites"][:, 12], minlength=40), table.weights(_set_out())[0])


def _set_out() -> np.ndarray[tuple[int], np.dtype[np.void]]:
    """Before the first stone is drawn."""
    table = compiled_of("monolyth", 3)
    records = table.start()
    for outcome in (0, 0, 1, 2, 0):
        records = table.after(records, [outcome])
    return records


def test_gems_lie_everywhere() -> None:
    """O-S3: on any square of a cave each of its kinds is as likely as there are such gems."""
    table = compiled_of("ocelot", 2)
    games = table.set_up(MANY, seed="gems")
    for square in (0, 17, 30, 46):
        cave = int(table.tables[0]["cave_of"][square])
        dealt = table.tables[0]["dealt"][cave]
        _compare(np.bincount(games["gems"][:, square], minlength=8), dealt)


@pytest.mark.parametrize(("pack", "players"), TABLES)
def test_playouts_by_count_and_by_list_are_the_same(pack: str, players: int) -> None:
    """The n-th move by counting is the n-th of the list."""
    table = compiled_of(pack, players)
    counted, listed = table.start(300), table.start(300)
    random, also = seeds(pack, 300), seeds(pack, 300)
    room = np.zeros(table.most, np.int16)
    assert table.run("play_out", counted, random) == table.run("play_listed", listed, also, room)
    assert counted.tobytes() == listed.tobytes()
    assert (random == also).all()


@pytest.mark.parametrize(("pack", "players"), GAMES)
def test_threads_play_the_same_games(pack: str, players: int) -> None:
    table = compiled_of(pack, players)
    games = table.set_up(101)
    alone = table.play_out(games, seed=5)
    assert (table.play_out(games, seed=5, threads=3) == alone).all()
    assert (table.to_act(alone) == -2).all()
    assert (table.play_out(games[:1], seed=5, threads=3) == alone[:1]).all()
    with pytest.raises(CoreError, match="at least one thread"):
        table.play_out(games, threads=0)


@pytest.mark.parametrize(("pack", "players"), GAMES)
def test_random_games_come_to_what_the_referee_finds(pack: str, players: int) -> None:
    """Mean points of both agree within the noise of the referee's few games."""
    table, game = compiled_of(pack, players), game_of(pack, players)
    points = table.scores(table.play_out(table.start(4000), seed=3)).mean(1)
    played = [play_at_random(game, seed).outcome.scores for seed in range(40)]
    theirs = np.array([np.mean(scores) for scores in played])
    noise = theirs.std() / np.sqrt(len(theirs)) + points.std() / np.sqrt(len(points))
    assert abs(points.mean() - theirs.mean()) < 5 * noise


def _played_by_two() -> bytes:
    table = compiled_of("ocelot", 2)
    return table.play_out(table.set_up(20), threads=2).tobytes()


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked here")
def test_threads_after_a_fork() -> None:
    """A child has threads of its own, though its parent's are gone."""
    expected = _played_by_two()
    with get_context("fork").Pool(1) as pool:
        assert pool.apply_async(_played_by_two).get(timeout=60) == expected


def test_places() -> None:
    """M-E6: every place is taken once."""
    table = compiled_of("monolyth", 4)
    places = table.places(table.play_out(table.start(200)))
    assert (np.sort(places, axis=1) == [0, 1, 2, 3]).all()
