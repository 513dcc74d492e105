"""Trying moves: states are bytes, and worlds fit what a seat knows."""

from __future__ import annotations

import pytest

from lapidarium.compiled.errors import CoreError
from lapidarium.games.game import OVER
from lapidarium.research.search import Simulator
from tests.compiled.compiled_games import GAMES

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_state_is_its_own_clone(game: str, players: int) -> None:
    simulator = Simulator.of(game, players)
    state = simulator.begin(seed=1)
    assert simulator.begin(seed=1) == state
    kept = state
    for _ in range(10):
        state = simulator.play(state, int(simulator.engine.legal(state)[0]))
    assert state != kept
    assert (
        simulator.engine.observe(kept, 0).tobytes() != simulator.engine.observe(state, 0).tobytes()
    )


def test_worlds_fit_the_view() -> None:
    simulator = Simulator.of("ocelot")
    state = simulator.begin(seed=2)
    engine = simulator.engine
    for _ in range(40):
        after = simulator.play(state, int(engine.legal(state)[-1]))
        if engine.to_act(after) == OVER:
            break
        state = after
    view = simulator.view(state, 0)
    worlds = list(simulator.worlds(view, count=8, seed=1))
    assert worlds == list(simulator.worlds(view, count=8, seed=1))
    for world in worlds:
        assert simulator.view(world, 0) == view


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_playouts(game: str, players: int) -> None:
    simulator = Simulator.of(game, players)
    state = simulator.begin(seed=1)
    points, places = simulator.finish(state, seed=3, count=20)
    assert points.shape == places.shape == (20, players)
    assert (places.min(axis=1) == 0).all()
    again, _ = simulator.finish(state, seed=3, count=20)
    assert (points == again).all()
    assert players == 1 or len({tuple(row) for row in points.tolist()}) > 5


def test_bytes_that_are_no_state() -> None:
    simulator = Simulator.of("ocelot")
    with pytest.raises(CoreError, match="expected a state of"):
        simulator.engine.legal(b"abc")
