"""What a game can say about its moves: why one is better than another, and where to look.

A coach gets what the seat to act knows (`Game.view`) and nothing else. It compares what two moves
lead to, part by part, and says the parts in which they differ most. It does not search: which
move is better is for the bots to find out.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lapidarium.games.game import Game

SAID: Final = 2
"""How many reasons people are told."""
LEAST: Final = 0.15
"""A difference below this, in points, is no reason."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One part in which a move is better: its theme, by how many points, and in words."""

    theme: str
    points: float
    message: Message


class Coach(ABC):
    """Compares moves of one game; everything it says is for the seat to act."""

    game: Game[Any, Any]
    themes: ClassVar[tuple[str, ...]]
    """What reasons, mistakes and puzzles may be about; `theme-GAME-THEME` is its name.

    `theme-GAME-other` is the name for what is about none of them.
    """
    denials: ClassVar[tuple[str, ...]] = ()
    """Those of the themes that are about what others do not get."""

    def say_theme(self, theme: str) -> Message:
        """What a theme is called."""
        return Message(f"theme-{self.game.name}-{theme}")

    @abstractmethod
    def differences(self, view: Any, played: Any | None, better: Any) -> list[Reason]:
        """Every part in which `better` is ahead of `played`, in any order.

        Without `played` it is compared with the position as it stands.
        """

    def later(
        self,
        played: Sequence[Sequence[Any]],  # noqa: ARG002
        better: Sequence[Sequence[Any]],  # noqa: ARG002
        most: float,  # noqa: ARG002
    ) -> list[Reason]:
        """Every part in which what follows `better` is ahead of what follows `played`.

        Both were followed for some turns, or to the end, in the same worlds: by world, the states
        at each decision, from the one in question on. Words name no more points than `most`.
        """
        return []

    @abstractmethod
    def look(self, view: Any, move: Any) -> Message:
        """The first step of a hint: what to look at, without naming the move."""

    @abstractmethod
    def piece(self, view: Any, move: Any) -> Message:
        """The second step of a hint: which stone or tool, without saying where it goes."""

    def reasons(self, view: Any, played: Any | None, better: Any) -> tuple[Reason, ...]:
        """The largest differences, largest first; none if only a search can tell."""
        return largest(self.differences(view, played, better))

    def missed(self, view: Any, tried: Any, better: Any) -> tuple[Reason, ...]:
        """What a better move has and a try lacks; nothing that is said of the try as well."""
        said = self.differences(view, None, tried) + self.differences(view, better, tried)
        own = {one.message for one in said if one.points >= LEAST}
        found = self.differences(view, tried, better)
        return largest([one for one in found if one.message not in own])

    def merits(self, view: Any, move: Any, other: Any | None) -> tuple[Reason, ...]:
        """What speaks for a move: what it gains, and what it denies that another would give away.

        `other` is the next best move, if there is one.
        """
        found = self.differences(view, None, move)
        if other is not None:
            beside = self.differences(view, other, move)
            found = [*found, *(one for one in beside if one.theme in self.denials)]
        return largest(found)


def largest(reasons: list[Reason]) -> tuple[Reason, ...]:
    """Those that people are told, largest first."""
    found = [one for one in reasons if one.points >= LEAST]
    return tuple(sorted(found, key=lambda one: -one.points)[:SAID])
