"""The games in OpenSpiel, by its own tests and ours."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from lapidarium.research import openspiel
from tests.research.test_codec import GOLDEN

pytestmark = pytest.mark.slow

GAMES = (
    "python_monolyth(players=1)",
    "python_monolyth(players=2)",
    "python_monolyth(players=4)",
    "python_monolyth(players=3,utility=score)",
    "python_ocelot",
    "python_ocelot(utility=score)",
)


def played(name: str, seed: int, steps: int = 10**6) -> Any:
    """A state after some random steps."""
    state = pyspiel.load_game(name).new_initial_state()
    draw = random.Random(seed)
    while not state.is_terminal() and steps > 0:
        steps -= 1
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(draw.choices(outcomes, weights)[0])
        else:
            state.apply_action(draw.choice(state.legal_actions()))
    return state


def decision(name: str, seed: int, steps: int) -> Any:
    state = played(name, seed, steps)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


@pytest.mark.parametrize("name", [GAMES[0], GAMES[1], GAMES[4]])
def test_random_simulation(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """OpenSpiel's own test: legal actions, clones, serialisation, observations, returns."""
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    capfd.readouterr()


@pytest.mark.parametrize("name", GAMES)
def test_utilities(name: str) -> None:
    state = played(name, 1)
    engine = state.engine
    if state.utility == "win":
        assert sum(state.returns()) == pytest.approx(0)
        assert max(state.returns()) <= 1
    else:
        assert state.returns() == [float(points) for points in engine.scores(state.bytes)]


def test_what_a_game_is() -> None:
    open_game, cave = (pyspiel.load_game(f"python_{name}") for name in ("monolyth", "ocelot"))
    kinds = pyspiel.GameType.Information
    assert open_game.get_type().information == kinds.PERFECT_INFORMATION
    assert cave.get_type().information == kinds.IMPERFECT_INFORMATION
    assert open_game.num_distinct_actions() == 1684
    assert cave.num_distinct_actions() == 514
    with pytest.raises(Exception, match="utility"):
        pyspiel.load_game("python_monolyth(players=1,utility=win)")


@pytest.mark.parametrize("name", GAMES)
def test_a_state_can_be_stored(name: str) -> None:
    state = played(name, 3, 40)
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    _, back = pyspiel.deserialize_game_and_state(text)
    assert str(back) == str(state)
    assert back.history() == state.history()
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(clone) != str(state)


def test_observations_are_those_of_the_player() -> None:
    state = decision("python_ocelot", 4, 120)
    game = state.get_game()
    observation = make_observation(game)
    for player in range(2):
        observation.set_from(state, player)
        seen = state.engine.observe(state.bytes, player)
        assert np.allclose(observation.tensor, seen * state.engine.planes.scale)
        assert observation.dict["gems"].shape == (8, 64)
        view = state.engine.view(state.bytes, player)
        assert observation.string_from(state, player) == state.engine.game.view_text(view)


def test_resampled_states_look_the_same() -> None:
    """Hidden values are drawn anew; information state and observation stay the same."""
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    different = 0
    for seed in range(6):
        state = decision("python_ocelot", seed, 110)
        if state.is_terminal():
            continue
        for player in range(2):
            twin = state.resample_from_infostate(player, sampler)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)
            different += str(twin) != str(state)
    assert different > 0


def test_an_information_state_tells_apart_what_a_player_saw() -> None:
    state = decision("python_ocelot", 1, 60)
    first, second = state.legal_actions()[:2]
    strings = {state.child(action).information_state_string(0) for action in (first, second)}
    assert len(strings) == 2


def test_names_of_actions() -> None:
    state = pyspiel.load_game("python_monolyth").new_initial_state()
    drawn = state.chance_outcomes()[0][0]
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, drawn)
    state = decision("python_monolyth", 1, 60)
    action = state.legal_actions()[5]
    text = state.action_to_string(state.current_player(), action)
    assert state.engine.parse(state.bytes, text) == action


@pytest.mark.parametrize("name", ["python_monolyth", "python_ocelot"])
def test_mcts_with_compiled_playouts(name: str) -> None:
    state = decision(name, 2, 60)
    evaluator = openspiel.PlayoutEvaluator(playouts=2, seed=1)
    assert sum(evaluator.evaluate(state)) == pytest.approx(0)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 12, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_ismcts_in_the_cave() -> None:
    state = decision("python_ocelot", 3, 100)
    bot = ismcts.ISMCTSBot(
        state.get_game(),
        openspiel.PlayoutEvaluator(seed=1),
        1.4,
        12,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


# ------------------------------------------------------------------ stored playthroughs


def playthrough(name: str, seed: int) -> list[str]:
    """A whole game as OpenSpiel plays it: who, which number, and what that is."""
    state = pyspiel.load_game(name).new_initial_state()
    draw, lines = random.Random(seed), []
    while not state.is_terminal():
        player = state.current_player()
        chance = state.is_chance_node()
        found = [n for n, _ in state.chance_outcomes()] if chance else state.legal_actions()
        action = draw.choice(found)
        lines.append(f"{player} {action} {state.action_to_string(player, action)}")
        state.apply_action(action)
    returns = " ".join(f"{value:g}" for value in state.returns())
    return [*lines, f"returns {returns}", f"position {state}"]


@pytest.mark.parametrize("name", ["python_monolyth", "python_ocelot"])
def test_a_stored_playthrough(name: str) -> None:
    """Numbers of actions and draws, and what follows, never change."""
    path = GOLDEN / f"playthrough-{name}.txt"
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    state = pyspiel.load_game(name).new_initial_state()
    for line in lines[:-2]:
        player, action, text = line.split(" ", 2)
        assert state.current_player() == int(player)
        assert state.action_to_string(int(player), int(action)) == text
        state.apply_action(int(action))
    assert f"returns {' '.join(f'{value:g}' for value in state.returns())}" == lines[-2]
    assert f"position {state}" == lines[-1]
