"""Solo games of a dataset as a Minari dataset: each is replayed in its Gymnasium environment.

An episode is a game. Its metadata has the options that make the environment draw what was drawn in
that game, so `env.reset(seed=…, options=…)` and the episode's actions give the episode again.
"""

from __future__ import annotations

import shutil
import warnings
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import gymnasium as gym
from minari import create_dataset_from_buffers
from minari.data_collector import EpisodeBuffer
from minari.dataset.minari_dataset import parse_dataset_id
from minari.storage.datasets_root_dir import get_dataset_path

from lapidarium import __version__, record
from lapidarium.dataset.plan import BadDataset
from lapidarium.games.game import CHANCE
from lapidarium.messages import Message
from lapidarium.research.gymnasium import name_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from lapidarium.dataset.files import Dataset
    from lapidarium.dataset.rows import Row
    from lapidarium.record import Record

FORMAT: Final = "parquet"
"""Of Minari's formats the smallest here, and the one that needs no other library."""
MASK: Final = "action_mask"


@dataclass(frozen=True, slots=True)
class Exported:
    """A Minari dataset that was written."""

    id: str
    path: Path
    games: int
    decisions: int


def export(
    dataset: Dataset,
    *,
    game: str | None = None,
    name: str | None = None,
    reward: str = "score",
    progress: Callable[[int, int], None] = lambda _done, _count: None,
) -> Exported:
    """Write the solo games of a dataset to Minari's folder; raises BadDataset.

    `progress` gets how many games are done, and how many there are.
    """
    game = _solo_game(dataset, game)
    count = sum(1 for _ in _rows(dataset, game, ["game", "players"]))
    if not count:
        raise BadDataset(Message("dataset-no-solo"))
    name = name or f"lapidarium/{game}-solo-v0"
    path = _free_path(name)
    env = gym.make(name_of(game, 1), reward=reward)
    rows: list[Row] = []

    def episodes() -> Iterator[EpisodeBuffer]:
        for row in _rows(dataset, game):
            progress(len(rows), count)
            yield _episode(env, row)
            rows.append({"game_id": row["id"], "bot": row["bots"][0], "points": row["scores"][0]})

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # about an e-mail address and the like
            made = create_dataset_from_buffers(
                name,
                episodes(),
                env=env,
                eval_env=env,
                data_format=FORMAT,
                algorithm_name=", ".join(dict.fromkeys(dataset.plan.entrants)),
                author="The Lapidarium authors",
                description=f"Solo games of {game}, played by the bots of Lapidarium. "
                "Each episode's metadata names its bot, and has the options for `reset`.",
                requirements=[f"lapidarium[gymnasium]=={__version__}"],
            )
        made.storage.update_episode_metadata(rows)
    except BaseException:
        shutil.rmtree(path, ignore_errors=True)  # half a dataset would look like a whole one
        raise
    return Exported(name, path, int(made.total_episodes), int(made.total_steps))


def _solo_game(dataset: Dataset, wanted: str | None) -> str:
    """The game whose solo games are meant; raises BadDataset if there is none, or several."""
    found = [one.game for one in dataset.plan.contests if one.players == 1]
    found = [one for one in found if wanted in (None, one)]
    if not found:
        raise BadDataset(Message("dataset-no-solo"))
    if len(found) > 1:
        raise BadDataset(Message("dataset-several-solo", games=", ".join(found)))
    return found[0]


def _free_path(name: str) -> Path:
    """Where Minari will put a dataset of this id; raises BadDataset."""
    try:
        parse_dataset_id(name)
    except (ValueError, TypeError):  # the latter if there is no version
        raise BadDataset(Message("dataset-minari-id", id=name)) from None
    path: Path = get_dataset_path(name)
    if path.exists():
        raise BadDataset(Message("dataset-minari-there", id=name, path=str(path)))
    return path


def _rows(dataset: Dataset, game: str, columns: list[str] | None = None) -> Iterator[Row]:
    missing = set(dataset.missing())
    for shard in range(dataset.plan.shards):
        if shard not in missing:
            for row in dataset.read("games", shard, columns):
                if (row["game"], row["players"]) == (game, 1):
                    yield row


def _episode(env: Any, row: Row) -> EpisodeBuffer:
    """Play a game again in the environment; raises BadDataset if it goes otherwise."""
    try:
        played = record.read(row["record"])
    except record.RecordError as error:
        raise _fault(row, "record", str(error)) from None
    env = env.unwrapped
    if played.game.pack.digest != env.engine.game.pack.digest:
        raise BadDataset(Message("dataset-other-pack", id=str(row["id"]), pack=row["pack"]))
    options = {"draws": _draws(played)}
    seen, info = env.reset(seed=row["id"], options=options)
    observations, masks = [seen], [info[MASK]]
    actions, rewards, ends = [], [], []
    for state, event in played.with_states():
        if played.game.to_act(state) == CHANCE:
            continue
        actions.append(env.engine.codec.action(state, event))
        seen, reward, is_over, _, info = env.step(actions[-1])
        observations.append(seen)
        masks.append(info[MASK])
        rewards.append(reward)
        ends.append(is_over)
    if env.engine.decode(env.match.state) != played.last() or not ends[-1]:
        raise _fault(row, "record")
    if sum(rewards) != row["scores"][0]:
        raise _fault(row, "scores")
    return EpisodeBuffer(
        seed=row["id"],
        options=options,
        observations=observations,
        actions=actions,
        rewards=rewards,
        terminations=ends,
        truncations=[False] * len(ends),
        infos={MASK: masks},
    )


def _draws(played: Record) -> list[str]:
    """Everything that was drawn, in notation."""
    game = played.game
    return [
        game.text(event) for state, event in played.with_states() if game.to_act(state) == CHANCE
    ]


def _fault(row: Row, column: str, reason: str = "–") -> BadDataset:
    return BadDataset(Message("dataset-fault", id=str(row["id"]), column=column, reason=reason))
