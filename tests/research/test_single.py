"""One game for one learner, by Gymnasium's own checks and ours."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import lapidarium.research.gymnasium
from lapidarium.bots import NoSuchBot
from lapidarium.games.errors import Illegal
from lapidarium.games.packs import PackNotFound

pytestmark = pytest.mark.slow

assert lapidarium.research.gymnasium.VERSION == 0
NAMES = (
    "lapidarium/MonolythSolo-v0",
    "lapidarium/MonolythDuel-v0",
    "lapidarium/MonolythTrio-v0",
    "lapidarium/MonolythQuartet-v0",
    "lapidarium/OcelotDuel-v0",
)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("options", [{}, {"mask": True, "dtype": "float32", "reward": "delta"}])
def test_gymnasium_finds_nothing_wrong(name: str, options: dict[str, Any]) -> None:
    env = gym.make(name, **options)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped, skip_render_check=True)


def play(env: Any, seed: int) -> list[Any]:
    """A game by random legal actions; everything that was seen of it."""
    seen, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    log: list[Any] = [seen.tobytes()]
    over = False
    while not over:
        action = env.action_space.sample(info["action_mask"])
        seen, reward, over, truncated, info = env.step(action)
        assert not truncated
        log.append((seen.tobytes(), reward, over))
    return [*log, info["scores"].tolist()]


@pytest.mark.parametrize("name", NAMES)
def test_a_seed_gives_the_same_game(name: str) -> None:
    first, second = (gym.make(name).unwrapped for _ in range(2))
    assert play(first, 3) == play(second, 3)
    assert play(first, 3) != play(first, 4)


@pytest.mark.parametrize("name", NAMES)
def test_rewards_add_up(name: str) -> None:
    """Points at the end, or every change of them: the same sum."""
    for reward in ("score", "delta"):
        log = play(gym.make(name, reward=reward).unwrapped, 5)
        assert sum(entry[1] for entry in log[1:-1]) == log[-1][0]


@pytest.mark.parametrize("level", ["beginner", "novice"])
def test_against_a_level(level: str) -> None:
    """A named level plays the other seats, from what they know."""
    from lapidarium import bots

    known = bots.known("ocelot")
    name = level if level in known else known[0]
    env = gym.make("lapidarium/OcelotDuel-v0", opponent=name, budget="2sims", seat=1, reward="win")
    log = play(env.unwrapped, 1)
    assert log[-2][1] in (-1, 0, 1)


def test_an_illegal_action_ends_the_game_or_raises() -> None:
    env = gym.make("lapidarium/MonolythDuel-v0").unwrapped
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"]) == (-1, True, True)
    assert not info["action_mask"].any()
    with pytest.raises(gym.error.ResetNeeded):
        env.step(wrong)
    strict = gym.make("lapidarium/MonolythDuel-v0", illegal="raise").unwrapped
    with pytest.raises(gym.error.ResetNeeded):
        strict.step(0)
    strict.reset(seed=1)
    with pytest.raises(Illegal, match="M-T6"):
        strict.step(1600)
    with pytest.raises(TypeError, match="integer, got str"):
        strict.step("place")


@pytest.mark.parametrize("name", ["lapidarium/MonolythDuel-v0", "lapidarium/OcelotDuel-v0"])
def test_pictures(name: str) -> None:
    env = gym.make(name, render_mode="rgb_array").unwrapped
    env.reset(seed=1)
    pixels: Any = env.render()
    assert pixels.dtype == np.uint8
    assert pixels.ndim == 3
    assert pixels.std() > 10
    env = gym.make(name, render_mode="ansi").unwrapped
    env.reset(seed=1)
    text: Any = env.render()
    assert len(text.splitlines()) > 10


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_plays_on_as_the_original_would(name: str) -> None:
    env: Any = gym.make(name, reward="delta").unwrapped
    _, info = env.reset(seed=2)
    for _ in range(5):
        _, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[3]))
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    back: Any = gym.make(name, reward="delta").unwrapped
    back.set_state(env.get_state())
    action = int(np.flatnonzero(info["action_mask"])[1])
    seen, reward, *_ = env.step(action)
    for other in copies:
        found, paid, *_ = other.step(action)
        assert (found == seen).all()
        assert paid == reward
    assert (back.action_masks() == copies[0].action_masks()).sum() >= 0
    with pytest.raises(ValueError, match="expected what get_state returned"):
        env.set_state(b"x")
    with pytest.raises(ValueError, match=r"not a state|expected"):
        env.set_state(env.get_state()[:9] + b"\xff" * (len(env.get_state()) - 9))


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"opponent": "nobody"}, NoSuchBot, "nobody"),
        ({"pack": "nothing"}, PackNotFound, "nothing"),
        ({"pack": "ocelot"}, ValueError, "expected a pack of monolyth"),
        ({"seat": 5}, ValueError, "seat: expected 0 to 1"),
        ({"reward": "money"}, ValueError, "reward: expected"),
        ({"dtype": "int8"}, ValueError, "dtype: expected"),
    ],
)
def test_options_that_are_wrong_say_so(
    options: dict[str, Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        gym.make("lapidarium/MonolythDuel-v0", **options)
