"""One agent after another, by PettingZoo's own tests and ours."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections import Counter
from functools import partial
from importlib import import_module
from itertools import count, pairwise
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from lapidarium.games.errors import Illegal
from lapidarium.research import pettingzoo
from tests.compiled.compiled_games import PACKS

pytestmark = pytest.mark.slow

ENVS = (("monolyth", 1), ("monolyth", 2), ("monolyth", 3), ("monolyth", 4), ("ocelot", 2))


def made(game: str, players: int, **options: Any) -> Any:
    return getattr(pettingzoo, f"{game}_v0").env(players=players, **options)


@pytest.mark.parametrize(("game", "players"), ENVS)
def test_pettingzoo_finds_nothing_wrong(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it does not know observations that are dicts
        api_test(made(game, players), num_cycles=60)
        seed_test(partial(made, game, players), num_cycles=20)


@pytest.mark.parametrize(("game", "players"), ENVS)
def test_pettingzoo_can_measure_it(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its benchmark asks the clock once per cycle, and stops after five seconds: here after 200."""
    benchmark = import_module("pettingzoo.test.performance_benchmark")
    clock = SimpleNamespace(time=partial(next, count(0, 5 / 200)))
    monkeypatch.setattr(benchmark, "time", clock)
    env = made(game, players)
    steps, games = Counter[str](), Counter[str]()
    step, reset = env.step, env.reset
    monkeypatch.setattr(env, "step", lambda action: (steps.update([game]), step(action)))
    monkeypatch.setattr(env, "reset", lambda: (games.update([game]), reset()))
    benchmark.performance_benchmark(env)
    assert "Finished performance benchmark" in capsys.readouterr().out
    assert steps[game] > 200 * players - players
    assert games[game] > 2


@pytest.mark.parametrize("game", ["monolyth", "ocelot"])
def test_it_can_be_drawn(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(made, game, 2))
    assert capsys.readouterr().out


@pytest.mark.parametrize(("game", "players"), ENVS)
@pytest.mark.parametrize("reward", ["score", "delta"])
def test_every_agent_is_paid_what_it_scores(game: str, players: int, reward: str) -> None:
    env = made(game, players, reward=reward)
    env.reset(seed=1)
    draw = np.random.default_rng(1)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, earned, over, _, _ = env.last()
        paid[agent] += earned
        if over:
            scores = env.engine.scores(env.match.state)
            env.step(None)
        else:
            env.step(int(draw.choice(np.flatnonzero(seen["action_mask"]))))
    assert list(paid.values()) == list(scores)


def test_an_agent_may_decide_several_times() -> None:
    """O-T7: placing, moving and collecting are decisions of one turn."""
    env = made("ocelot", 2)
    env.reset(seed=2)
    draw, turns = np.random.default_rng(2), []
    for agent in env.agent_iter():
        seen, _, over, _, _ = env.last()
        turns.append(agent)
        env.step(None if over else int(draw.choice(np.flatnonzero(seen["action_mask"]))))
    assert any(a == b for a, b in pairwise(turns))


def test_the_whole_state_only_without_secrets() -> None:
    env = made("monolyth", 2)
    env.reset(seed=1)
    assert env.state_space.contains(env.state())
    cave = made("ocelot", 2)
    cave.reset(seed=1)
    with pytest.raises(NotImplementedError, match="has secrets"):
        cave.state()


def test_illegal_actions() -> None:
    env = made("ocelot", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(513)
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())
    strict = made("ocelot", 2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(Illegal, match=r"\[O-"):
        strict.step(513)
    with pytest.raises(ValueError, match="as an integer, got None"):
        strict.step(None)


@pytest.mark.parametrize(("game", "players"), ENVS)
def test_a_copy_plays_on(game: str, players: int) -> None:
    env = made(game, players, reward="delta")
    env.reset(seed=3)
    for _ in range(9):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(5):
        action = int(np.flatnonzero(env.last()[0]["action_mask"])[0])
        for one in (env, *others):
            one.step(action)
        for other in others:
            assert other.agent_selection == env.agent_selection
            assert other.get_state() == env.get_state()
            assert other.last()[1] == env.last()[1]


def test_a_foreign_pack() -> None:
    env = made("ocelot", 2, pack=str(PACKS["ocelot-strip"]))
    api_warnings = warnings.catch_warnings()
    with api_warnings:
        warnings.simplefilter("ignore")
        api_test(env, num_cycles=30)
