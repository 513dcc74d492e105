"""One decision to assess, as another process or another machine can be given it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from lapidarium.bots import Budget
from lapidarium.games.packs import read
from lapidarium.games.registry import referee
from lapidarium.learning.review.assessment import Decision, assess
from lapidarium.learning.review.depth import Depth

if TYPE_CHECKING:
    from lapidarium.games.game import Game


@dataclass(frozen=True, slots=True)
class Task:
    """A state, what was played in it, and how much to think about that."""

    pack: str
    """Its text."""
    players: int
    position: str
    played: str
    number: int
    """Of the event in its game, from 1."""
    depth: Depth

    @classmethod
    def of(cls, game: Game[Any, Any], state: Any, played: Any, number: int, depth: Depth) -> Task:
        """The decision that was made with this event of a game."""
        texts = game.position(state), game.text(played)
        return cls(game.pack.text, game.players, *texts, number, depth)

    def to_wire(self) -> dict[str, Any]:
        """As JSON can hold it."""
        return asdict(self)

    @classmethod
    def from_wire(cls, found: dict[str, Any]) -> Task:
        """The inverse of `to_wire`."""
        depth = found["depth"]
        budgets = Budget(**depth["search"]), Budget(**depth["reply"])
        return cls(**{**found, "depth": Depth(*budgets, depth["worlds"])})


def assess_task(task: Task) -> Decision:
    """What the decision was worth."""
    game = _referee(task.pack, task.players)
    state = game.from_position(task.position)
    return assess(game, state, game.parse(task.played), task.number, task.depth)


@lru_cache(maxsize=8)
def _referee(pack: str, players: int) -> Game[Any, Any]:
    return referee(read(pack, "pack"), players)
