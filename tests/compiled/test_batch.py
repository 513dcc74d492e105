"""Batches: a move in many games at a time."""

from __future__ import annotations

import numpy as np
import pytest

from lapidarium.compiled import NO_MOVE, Batch, CoreError
from lapidarium.games.errors import Illegal
from lapidarium.games.game import OVER
from tests.compiled.compiled_games import GAMES, compiled_of

pytestmark = pytest.mark.slow


def _some(batch: Batch, draw: np.random.Generator) -> np.ndarray[tuple[int], np.dtype[np.int16]]:
    return batch.nth((draw.random(len(batch)) * batch.counts).astype(np.int64))


@pytest.mark.parametrize(("pack", "players"), GAMES)
def test_a_batch_steps_like_its_compiled_game(pack: str, players: int) -> None:
    """What is listed is legal, and each step is the move and then what was drawn."""
    table, draw = compiled_of(pack, players), np.random.default_rng(1)
    batch = Batch(table, 20, seed="step")
    for _ in range(30):
        before, moves = batch.states.copy(), _some(batch, draw)
        for game, legal in enumerate(table.legal(before)):
            assert (batch.legal(game) == legal).all()
        assert (batch.seats == table.to_act(before)).all()
        batch.step(moves)
        after = table.after(before, moves)
        settled = (table.to_act(after) >= 0) & (batch.ended == 0)
        assert (batch.states[settled] == after[settled]).all()
        table.validated(batch.states)


@pytest.mark.parametrize(("pack", "players"), GAMES)
def test_games_that_end_begin_anew_and_leave_their_scores(pack: str, players: int) -> None:
    table, draw = compiled_of(pack, players), np.random.default_rng(1)
    anew, stays = Batch(table, 30, seed=1), Batch(table, 30, seed=1, renew=False)
    ended = np.zeros(30, bool)
    for _ in range(200):
        moves = _some(stays, draw)
        stays.step(moves)
        anew.step(np.where(moves == NO_MOVE, anew.nth(np.zeros(30, np.int64)), moves))
        if (first := (stays.ended == 1)).any():
            assert (anew.ended[first] == 1).all()
            assert (anew.scores[first] == stays.scores[first]).all()
            assert (table.to_act(anew.states[first]) >= 0).all()
        ended |= first
    assert ended.all()
    assert (stays.seats == OVER).all()
    assert (stays.counts == 0).all()
    assert (stays.scores[:, :players] == table.scores(stays.states)).all()


@pytest.mark.parametrize(("pack", "players"), GAMES)
def test_an_illegal_move_changes_nothing(pack: str, players: int) -> None:
    batch = Batch(compiled_of(pack, players), 8, threads=2)
    before, moves = batch.states.copy(), batch.nth(np.zeros(8, np.int64))
    moves[6] = batch.compiled.moves - 1
    with pytest.raises(Illegal):
        batch.step(moves)
    moves[6] = NO_MOVE
    with pytest.raises(CoreError):
        batch.step(moves)
    with pytest.raises(CoreError, match="expected 8 integers"):
        batch.step(moves[:4])
    assert (batch.states == before).all()


@pytest.mark.parametrize(("pack", "players"), GAMES)
def test_threads_do_not_matter(pack: str, players: int) -> None:
    table = compiled_of(pack, players)
    alone, crew = Batch(table, 33, seed=4), Batch(table, 33, seed=4, threads=3)
    for _ in range(120):
        moves = alone.nth(alone.counts // 2)
        assert (moves == crew.nth(crew.counts // 2)).all()
        alone.step(moves)
        crew.step(moves)
        assert (alone.states == crew.states).all()
        assert (alone.ended == crew.ended).all()
