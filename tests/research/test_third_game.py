"""A game without compiled form or codec has every environment but the vector's."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, Any

import gymnasium as gym
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from lapidarium.research import gymnasium as registration
from lapidarium.research import openspiel, pettingzoo
from lapidarium.research.search import Simulator
from lapidarium.research.vector import VectorEnv
from tests.third_game.installation import installed

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", autouse=True)
def third_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with installed(tmp_path_factory.mktemp("third-game")):
        registration.register()
        openspiel.register()
        yield
        for players in (2, 3):
            del gym.registry[registration.name_of("pebbles", players)]


@pytest.mark.parametrize("name", ["PebblesDuel", "PebblesTrio"])
def test_gymnasium(name: str) -> None:
    env = gym.make(f"lapidarium/{name}-v0", opponent="counter", render_mode="rgb_array")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env.unwrapped, skip_render_check=True)
    env.reset(seed=1)
    pixels: Any = env.render()
    assert pixels.ndim == 3


def test_pettingzoo() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.pebbles_v0.env(players=3), num_cycles=30)


def test_openspiel() -> None:
    game = pyspiel.load_game("python_pebbles(players=3)")
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    twin = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert twin.observation_string(0) == state.observation_string(0)
    assert sum(openspiel.PlayoutEvaluator(3).evaluate(state)) == pytest.approx(0)


def test_secrets_stay_secret() -> None:
    simulator = Simulator.of("pebbles", 2)
    engine = simulator.engine
    state = simulator.begin(seed=1)
    seen = {
        engine.observe(world, 0).tobytes()
        for world in simulator.worlds(simulator.view(state, 0), 9)
    }
    assert len(seen) == 1
    worlds = {bytes(world) for world in simulator.worlds(simulator.view(state, 0), 9)}
    assert len(worlds) > 1
    assert np.flatnonzero(engine.mask(state)).tolist() == [0, 1, 2]


def test_no_vector() -> None:
    with pytest.raises(ValueError, match="has no compiled form"):
        VectorEnv("pebbles", 2, 4)
