"""Solo games exported to Minari: loaded again, and played again in the recovered environment."""

from __future__ import annotations

import copy
import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import gymnasium as gym
import minari
import pytest
from click.testing import CliRunner, Result

import lapidarium.research.gymnasium
from lapidarium import record
from lapidarium.cli.app import app
from lapidarium.cli.output import CommandError
from lapidarium.dataset.files import Dataset
from lapidarium.dataset.minari import export
from lapidarium.dataset.plan import BadDataset, Contest, make_plan
from lapidarium.games.registry import NoSuchGame
from lapidarium.workers import Workers

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.slow

SOLO = lapidarium.research.gymnasium.name_of("monolyth", 1)
ID = "lapidarium/monolyth-solo-v0"


def made(folder: Path, players: tuple[int, ...], games: int = 3) -> Dataset:
    plan = make_plan(
        games,
        shard=2,
        seed="t",
        names=("monolyth",),
        players=players,
        entrants=("random", "dutiful"),
        budget="1sims",
    )
    found = Dataset.begin(folder, plan)
    found.make(Workers(1))
    return found


@pytest.fixture(scope="module")
def solo(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    return made(tmp_path_factory.mktemp("solo"), (1,))


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Minari's folder."""
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    return tmp_path / "minari"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["dataset", "minari", *arguments, "--lang", "en"])


@pytest.mark.parametrize("reward", ["score", "delta"])
def test_a_recovered_environment_plays_the_same_games(solo: Dataset, reward: str) -> None:
    done = run(str(solo.folder), "--reward", reward, "--json")
    assert done.exit_code == 0, done.output
    rows = [row for shard in range(2) for row in solo.read("games", shard)]
    told = json.loads(done.stdout)
    assert (told["id"], told["games"]) == (ID, 3)
    loaded = minari.load_dataset(ID)
    assert told["decisions"] == loaded.total_steps == sum(row["decisions"] for row in rows)
    env: Any = loaded.recover_environment()
    assert env.spec.id == SOLO
    assert env.unwrapped.match.reward == reward
    about = list(loaded.storage.get_episode_metadata(loaded.episode_indices))
    for episode, own, row in zip(loaded.iterate_episodes(), about, rows, strict=True):
        assert (own["game_id"], own["bot"]) == (row["id"], row["bots"][0])
        assert own["points"] == episode.rewards.sum() == row["scores"][0]
        assert episode.terminations.tolist() == [False] * (len(episode) - 1) + [True]
        masks = episode.infos["action_mask"]
        assert all(mask[action] for mask, action in zip(masks, episode.actions, strict=False))
        seen, info = env.reset(seed=own["seed"], options=own["options"])
        for at in range(len(episode) + 1):
            assert (seen == episode.observations[at]).all()
            assert (info["action_mask"] == masks[at]).all()
            if at < len(episode):
                seen, earned, over, _, info = env.step(episode.actions[at])
                assert earned == episode.rewards[at]
        assert over
        assert info["scores"].tolist() == row["scores"]


def test_what_cannot_be_exported_says_so(
    solo: Dataset, at_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refusal(*arguments: str) -> str:
        done = run(*arguments)
        assert isinstance(done.exception, CommandError)
        return done.exception.message.code

    folder = str(solo.folder)
    duel = made(tmp_path / "duel", (2,), games=1)
    assert refusal(str(duel.folder)) == "dataset-no-solo"
    assert refusal(folder, "--game", "ocelot") == "dataset-no-solo"
    assert isinstance(run(folder, "--game", "chess").exception, NoSuchGame)
    assert refusal(str(tmp_path)) == "dataset-none"
    for wrong in ("no version", "lapidarium/x", "../x-v0"):
        assert refusal(folder, "--id", wrong) == "dataset-minari-id"
    (at_home / "mine-v1").mkdir(parents=True)
    assert refusal(folder, "--id", "mine-v1") == "dataset-minari-there"
    read = Dataset.read

    def altered(self: Dataset, kind: str, shard: int, columns: Any = None) -> Any:
        rows = read(self, kind, shard, columns)
        return [{**row, "scores": [999]} for row in rows] if shard else rows

    monkeypatch.setattr(Dataset, "read", altered)
    assert refusal(folder) == "dataset-fault"
    assert not (at_home / ID).exists()


def test_of_several_solo_games_one_has_to_be_chosen(solo: Dataset) -> None:
    contests = (*solo.plan.contests, Contest("pebbles", 1))
    several = Dataset(solo.folder, replace(solo.plan, contests=contests))
    with pytest.raises(BadDataset) as refused:
        export(several)
    assert refused.value.message.code == "dataset-several-solo"
    assert refused.value.message.params["games"] == "monolyth, pebbles"
    assert export(several, game="monolyth", name="chosen-v0").games == 3


def test_games_of_another_version_of_the_pack_are_not_exported(
    solo: Dataset, at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They would be played again by other figures."""
    reading = record.read

    def of_another_version(text: str) -> Any:
        played = reading(text)
        played.game.pack = replace(played.game.pack, digest="0" * 64)
        return played

    monkeypatch.setattr(record, "read", of_another_version)
    with pytest.raises(BadDataset) as refused:
        export(solo)
    assert refused.value.message.code == "dataset-other-pack"
    assert not (at_home / ID).exists()


SET_UP = (
    "card 7", "board 1 BKTW", "first 1", "fill 2 W-L3", "fill 3 B-I2", "fill 4 O-I3", "fill 5 O-L3",
    "fill 6 K-I2", "fill 7 O-L4", "fill 8 O-L3", "fill 9 B-L4", "fill 10 T-I3", "fill 11 K-S4",
    "fill 12 B-I2", "fill 13 K-T4",
)  # fmt: skip
REFILLS = ("fill 1 W-S4", "fill 5 T-S4", "fill 9 B-O4")
REACH = 400


def to_next_draw(env: Any) -> None:
    """A token is given up, and a stone placed."""
    before = env.match.draws
    while env.match.draws == before:
        env.step(int(env.action_masks().argmax()))


def test_draws_may_be_chosen() -> None:
    """As long as they fit; then the seed draws. A copy knows those that are left."""
    env: Any = gym.make(SOLO).unwrapped
    first = []
    for reach, left in ((3, REFILLS[2:]), (0, ())):
        _, info = env.reset(seed=1, options={"draws": [*SET_UP, *REFILLS]})
        assert env.match.draws == REFILLS
        (legal,) = info["action_mask"].nonzero()
        env.step(next(one for one in legal if one // REACH == reach))
        assert env.match.draws == REFILLS[1:]
        first.append(env.get_state())
        to_next_draw(env)  # at the crystal, which moved to the fifth site, or to the second
        assert env.match.draws == left
    twin: Any = copy.deepcopy(env)
    for one in (env, twin):
        one.set_state(first[0])
        to_next_draw(one)
    assert env.get_state() == twin.get_state()
    assert env.match.draws == REFILLS[2:]


def test_draws_that_cannot_be_are_refused() -> None:
    env: Any = gym.make(SOLO).unwrapped
    env.reset(seed=1)
    before = env.get_state()
    with pytest.raises(ValueError, match="options: expected draws, got deal"):
        env.reset(options={"deal": 1})
    for wrong in ("card 7", [7], ["card 7\nfirst 1"], 7):
        with pytest.raises(ValueError, match="draws: expected a list of draws"):
            env.reset(options={"draws": wrong})
    for draw in ("nothing", "fill 2 W-L3", "@5 L4/7 b2"):
        with pytest.raises(ValueError, match="draws: draw 2: "):
            env.reset(options={"draws": ["card 7", draw]})
    with pytest.raises(ValueError, match="draws: draw 16: 'nothing'"):
        env.reset(options={"draws": [*SET_UP, "nothing"]})
    assert env.get_state() == before
