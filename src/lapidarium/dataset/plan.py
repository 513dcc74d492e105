"""What a dataset holds: which games, who plays them, and how they are spread over files.

A plan and the number of a game fix everything about that game. With budgets in simulations it is
the same game wherever and whenever it is played.
"""

from __future__ import annotations

import json
import random
from dataclasses import asdict, dataclass
from typing import Any

from lapidarium import bots
from lapidarium.arena.match import Entrant
from lapidarium.games.packs import load
from lapidarium.games.registry import game_type, game_types
from lapidarium.messages import Message

VERSION = 1
"""Changes with the columns, or with what they mean."""


class BadDataset(ValueError):  # noqa: N818
    """A dataset that cannot be made or read; `message` tells why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


@dataclass(frozen=True, slots=True)
class Contest:
    """A game with its number of players."""

    game: str
    players: int


@dataclass(frozen=True, slots=True)
class Lineup:
    """One game of a plan: who sits where, and the seed of its deal."""

    number: int
    contest: Contest
    entrants: tuple[Entrant, ...]
    seed: str


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that is to be played."""

    games: int
    shard: int
    """Games per file."""
    seed: str
    contests: tuple[Contest, ...]
    entrants: tuple[str, ...]
    """Bots with their budgets, such as `master@50sims`; each seat draws one of them."""
    packs: tuple[tuple[str, str], ...]
    """The digest of each game's pack."""
    version: int = VERSION

    @property
    def shards(self) -> int:
        """How many files of games there are."""
        return -(-self.games // self.shard)

    def numbers(self, shard: int) -> range:
        """The games of a file."""
        return range(shard * self.shard, min(self.games, (shard + 1) * self.shard))

    def lineup(self, number: int) -> Lineup:
        """The game of this number."""
        contest = self.contests[number % len(self.contests)]
        seed = f"dataset/{self.seed}/{number}"
        rng = random.Random(seed)
        names = [rng.choice(self.entrants) for _ in range(contest.players)]
        entrants = tuple(Entrant.parse(name, bots.Budget()) for name in names)
        return Lineup(number, contest, entrants, seed)

    def to_json(self) -> str:
        """The plan as a file; `read` reads it back."""
        return json.dumps(asdict(self), indent=2) + "\n"

    @classmethod
    def read(cls, text: str) -> Plan:
        """Read a plan; raises BadDataset."""
        try:
            plain: dict[str, Any] = json.loads(text)
            if plain["version"] != VERSION:
                found = str(plain["version"])
                raise BadDataset(Message("dataset-version", found=found, known=VERSION))
            return cls(
                games=int(plain["games"]),
                shard=int(plain["shard"]),
                seed=str(plain["seed"]),
                contests=tuple(Contest(**one) for one in plain["contests"]),
                entrants=tuple(map(str, plain["entrants"])),
                packs=tuple((str(game), str(digest)) for game, digest in plain["packs"]),
            )
        except (ValueError, KeyError, TypeError) as error:
            if isinstance(error, BadDataset):
                raise
            raise BadDataset(Message("dataset-bad-plan", reason=str(error))) from None


def common_levels(names: tuple[str, ...]) -> tuple[str, ...]:
    """The levels that all of these games have, easiest first."""
    levels = [[level.name for level in game_type(name).levels] for name in names or game_types()]
    common = [name for name in levels[0] if all(name in own for own in levels)]
    return tuple(common) or ("random",)


def make_plan(  # noqa: PLR0913 - all that somebody may ask for
    games: int,
    *,
    shard: int,
    seed: str,
    names: tuple[str, ...] = (),
    players: tuple[int, ...] = (),
    entrants: tuple[str, ...],
    budget: str,
) -> Plan:
    """A plan from what somebody asks for; raises NoSuchGame, NoSuchBot, BadBudget or BadDataset."""
    kinds = [game_type(name) for name in names or game_types()]
    contests = tuple(
        Contest(kind.name, count)
        for kind in kinds
        for count in kind.player_counts
        if not players or count in players
    )
    if not contests:
        counts = ", ".join(sorted({str(n) for kind in kinds for n in kind.player_counts}))
        raise BadDataset(Message("dataset-no-players", counts=counts))
    for_all = bots.Budget.parse(budget)
    found = tuple(Entrant.parse(name, for_all) for name in entrants)
    for entrant in found:
        for kind in kinds:
            bots.find(kind.name, entrant.bot)
    used = dict.fromkeys(contest.game for contest in contests)
    packs = tuple((name, load(name).digest) for name in used)
    return Plan(games, shard, seed, contests, tuple(map(str, found)), packs)
