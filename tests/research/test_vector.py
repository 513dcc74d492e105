"""Many games at once: the same as one by one, in every mode."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium as gym
import numpy as np
import pytest

import lapidarium.research.gymnasium
from lapidarium.games.errors import Illegal
from lapidarium.games.game import OVER
from lapidarium.research.match import Match
from lapidarium.research.vector import VectorEnv
from tests.compiled.compiled_games import GAMES
from tests.research.engines import engine

assert lapidarium.research.gymnasium.VERSION == 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pack", "players", "reward"),
    [
        (pack, players, reward)
        for reward in ("score", "win", "delta")
        for pack, players in GAMES
        if reward != "win" or players > 1  # nobody wins alone
    ],
)
def test_the_same_as_games_one_by_one(pack: str, players: int, reward: str) -> None:
    """Self-play with seeds: states, seats, masks, observations, rewards, ends."""
    count = 4
    env = VectorEnv(pack, players, count, opponent="self", reward=reward, copy=True)
    seen, info = env.reset(seed=11)
    of = engine(pack, players)
    matches = [Match(of, reward) for _ in range(count)]
    from lapidarium.compiled.seeds import seeds

    for match, stream in zip(matches, seeds(11, count).tolist(), strict=True):
        match.begin(stream)
    ended = 0
    for _ in range(170):
        for n, match in enumerate(matches):
            assert info["to_move"][n] == match.seat
            assert (seen[n] == of.observe(match.state, match.seat)).all()
            assert (info["action_mask"][n] == of.mask(match.state)).all()
        actions = env.random_actions()
        seats = [match.seat for match in matches]
        seen, rewards, terminated, truncated, info = env.step(actions)
        assert not truncated.any()
        for n, match in enumerate(matches):
            paid = match.step(int(actions[n]))
            assert info["rewards"][n].tolist() == pytest.approx(paid)
            assert rewards[n] == pytest.approx(paid[seats[n]])
            assert terminated[n] == match.is_over
            if match.is_over:
                ended += 1
                final = of.observe(match.state, seats[n])
                assert info["_final_obs"][n]
                assert (info["final_obs"][n] == final).all()
                match.begin(match.stream)
    assert ended >= count


@pytest.mark.slow
@pytest.mark.parametrize("threads", [1, 3])
def test_threads_change_nothing(threads: int) -> None:
    def run(number: int) -> Any:
        env = VectorEnv("monolyth", 2, 300, opponent="self", threads=number)
        env.reset(seed=5)
        total = np.zeros(300)
        for _ in range(40):
            total += env.step(env.random_actions())[1]
        return env.get_state(), total.tolist()

    assert run(threads) == run(1)


@pytest.mark.slow
@pytest.mark.parametrize("pack", ["monolyth", "ocelot"])
def test_against_random_opponents(pack: str) -> None:
    """Only the learner's seat ever decides; over many games the two are about equal."""
    env = VectorEnv(pack, 2, 200, seat=1, reward="win")
    _, info = env.reset(seed=2)
    results: list[float] = []
    for _ in range(90):
        assert (info["to_move"] == 1).all()
        _, reward, ended, _, info = env.step(env.random_actions())
        results += reward[ended].tolist()
    assert len(results) > 200
    assert set(results) <= {-1.0, 0.0, 1.0}
    assert abs(np.mean(results)) < 0.25


@pytest.mark.slow
def test_next_step_begins_a_step_later() -> None:
    """Gymnasium's NEXT_STEP: the action after an end is ignored, and brings the new game."""
    env = VectorEnv("ocelot", 2, 8, opponent="self", autoreset_mode="NextStep")
    seen, info = env.reset(seed=3)
    dead = np.zeros(8, bool)
    restarted = 0
    for _ in range(200):
        assert info["action_mask"].any(axis=1).all()
        seen, reward, ended, _, info = env.step(env.random_actions())
        assert not ended[dead].any()
        assert (reward[dead] == 0).all()
        for n in np.flatnonzero(dead):
            restarted += 1
            assert env.engine.planes.part(seen[n], "tools").sum() == 0
        dead = ended
        assert "final_obs" not in info
    assert restarted >= 8


@pytest.mark.slow
def test_disabled_waits_for_a_reset() -> None:
    env = VectorEnv("ocelot", 2, 4, opponent="self", autoreset_mode="Disabled")
    env.reset(seed=4)
    over = np.zeros(4, bool)
    while not over.all():
        _, _, ended, _, _ = env.step(env.random_actions())
        over |= ended
    before = env.get_state()
    env.step(np.zeros(4, np.int64))
    assert env.get_state() == before
    half = np.array([True, False, True, False])
    env.reset(options={"reset_mask": half})
    seats = env.engine.compiled.to_act(env._states)
    assert ((seats == OVER) == ~half).all()
    with pytest.raises(ValueError, match="reset_mask: expected 4 bools"):
        env.reset(options={"reset_mask": [1, 0, 1, 0]})


@pytest.mark.slow
@pytest.mark.parametrize(("pack", "players"), GAMES)
def test_masks_as_bits_and_as_lists(pack: str, players: int) -> None:
    env = VectorEnv(pack, players, 16, opponent="self", masks="bits", observations=False)
    _, info = env.reset(seed=1)
    for _ in range(25):
        masks = env.action_masks()
        lists, counts = env.legal_actions()
        for n in range(16):
            expected = np.flatnonzero(masks[n]).tolist()
            assert lists[n, : counts[n]].tolist() == expected
            assert (lists[n, counts[n] :] == -1).all()
            bits = np.unpackbits(info["action_mask"][n].view(np.uint8), bitorder="little")
            assert np.flatnonzero(bits).tolist() == expected
        actions = env.random_actions()
        assert masks[np.arange(16), actions].all()
        *_, info = env.step(actions)
    with pytest.raises(ValueError, match="rows of 9 are too short"):
        env.legal_actions(np.zeros((16, 9), np.int16))


@pytest.mark.slow
def test_random_actions_are_equally_likely() -> None:
    env = VectorEnv("ocelot", 2, 3000, opponent="self")
    env.reset(seed=9)
    state = env._states[0].copy()
    env._states[:] = state
    env.set_state(env.get_state())
    legal = np.flatnonzero(env.action_masks()[0])
    counts = np.zeros(env.engine.actions)
    for _ in range(20):
        np.add.at(counts, env.random_actions(), 1)
    assert counts.sum() == counts[legal].sum() == 60000
    expected = 60000 / len(legal)
    chi = ((counts[legal] - expected) ** 2 / expected).sum()
    assert chi < len(legal) + 6 * (2 * len(legal)) ** 0.5


@pytest.mark.slow
def test_buffers_of_the_caller() -> None:
    env = VectorEnv("monolyth", 1, 32, copy=False)
    seen = np.zeros((32, env.engine.planes.size), np.uint8)
    masks = np.zeros((32, env.mask_width), np.uint8)
    env.bind(observations=seen, masks=masks)
    found, info = env.reset(seed=1)
    assert found is seen
    assert np.shares_memory(info["action_mask"], masks)
    before = seen.copy()
    twin = VectorEnv("monolyth", 1, 32)
    twin.reset(seed=1)
    for _ in range(3):
        seen[:], masks[:] = 77, 99  # whatever the caller left there
        expected, _, _, _, told = twin.step(twin.random_actions())
        env.step(env.random_actions())
        assert (seen == expected).all()
        assert (masks[:, : env.engine.actions] == told["action_mask"]).all()
        assert not masks[:, env.engine.actions :].any()
    assert (before != seen).any()
    for wrong in (
        np.zeros((32, 5), np.uint8),
        np.zeros(seen.shape, np.float32),
        np.zeros((seen.shape[1], 32), np.uint8).T,
        [1],
    ):
        with pytest.raises(ValueError, match="observations: expected"):
            env.bind(observations=wrong)  # type: ignore[arg-type]


@pytest.mark.slow
def test_float_observations_lie_between_0_and_1() -> None:
    env = VectorEnv("ocelot", 2, 8, dtype="float32", opponent="self")
    seen, _ = env.reset(seed=1)
    for _ in range(60):
        assert env.observation_space.contains(seen)
        seen, *_ = env.step(env.random_actions())
    assert seen.dtype == np.float32
    assert 0 < seen.max() <= 1


@pytest.mark.slow
def test_illegal_actions_end_or_raise() -> None:
    env = VectorEnv("monolyth", 2, 4, opponent="self")
    env.reset(seed=1)
    actions = env.random_actions()
    actions[2] = np.flatnonzero(~env.action_masks()[2])[0]
    _, reward, ended, _, info = env.step(actions)
    assert ended.tolist() == info["illegal"].tolist() == [False, False, True, False]
    assert reward[2] == -1
    strict = VectorEnv("monolyth", 2, 4, opponent="self", illegal="raise")
    strict.reset(seed=1)
    before = strict.get_state()
    legal = strict.random_actions()
    legal[3] = 1600  # a discard, although something can be placed
    with pytest.raises(Illegal, match="M-T6"):
        strict.step(legal)
    assert strict._states.tobytes() == before[1 : 1 + strict._states.nbytes]
    for wrong in (np.zeros(3, int), np.zeros(4), np.zeros((4, 1), int), ["a"] * 4):
        with pytest.raises(ValueError, match="actions: expected 4 integers"):
            strict.step(wrong)


@pytest.mark.slow
def test_a_state_can_be_kept() -> None:
    env = VectorEnv("monolyth", 2, 6, opponent="self", reward="delta")
    env.reset(seed=1)
    for _ in range(30):
        env.step(env.random_actions())
    kept = env.get_state()
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    back = VectorEnv("monolyth", 2, 6, opponent="self", reward="delta")
    back.set_state(kept)
    for _ in range(40):
        actions = env.random_actions()
        expected = env.step(actions)
        for other in (*copies, back):
            assert (other.random_actions() == actions).all()
            found = other.step(actions)
            assert (found[0] == expected[0]).all()
            assert (found[1] == expected[1]).all()
            assert (found[4]["action_mask"] == expected[4]["action_mask"]).all()
    for wrong in (b"", kept[:-1], "text", bytes([kept[0]]) + b"\xff" * (len(kept) - 1)):
        with pytest.raises(ValueError, match=r"expected|not a state"):
            back.set_state(wrong)  # type: ignore[arg-type]


@pytest.mark.slow
def test_made_by_gymnasium() -> None:
    env = gym.make_vec(
        "lapidarium/MonolythSolo-v0", num_envs=8, vectorization_mode="vector_entry_point"
    )
    assert env.num_envs == 8
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert info["action_mask"].dtype == np.bool_
    assert env.metadata["autoreset_mode"] == gym.vector.AutoresetMode.SAME_STEP
    env.close()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"opponent": "nobody"}, "opponent: expected one of random, self"),
        ({"masks": "lists"}, "masks: expected"),
        ({"dtype": "int8"}, "dtype: expected"),
        ({"reward": "money"}, "reward: expected"),
        ({"illegal": "ignore"}, "illegal: expected"),
        ({"seat": 2}, "seat: expected 0 to 1"),
        ({"num_envs": 0}, "num_envs: expected at least 1"),
    ],
)
def test_options_that_are_wrong_say_so(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        VectorEnv("monolyth", 2, **{"num_envs": 2, **options})
