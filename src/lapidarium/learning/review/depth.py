"""How much a review thinks, and who thinks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lapidarium.bots import Budget
from lapidarium.games.registry import game_type

USUAL_SEARCH: Final = Budget(seconds=0.4)
USUAL_REPLY: Final = Budget(seconds=0.05)


@dataclass(frozen=True, slots=True)
class Depth:
    """How much a review thinks about each decision."""

    search: Budget = USUAL_SEARCH
    """To find the better move."""
    reply: Budget = USUAL_REPLY
    """To say what to expect after a move."""
    worlds: int = 8

    @classmethod
    def times(cls, factor: float) -> Depth:
        """The usual depth with so many times the time."""
        assert USUAL_SEARCH.seconds
        assert USUAL_REPLY.seconds
        return cls(
            Budget(seconds=USUAL_SEARCH.seconds * factor),
            Budget(seconds=USUAL_REPLY.seconds * factor),
        )

    @property
    def comparison(self) -> Budget:
        """To compare two moves once: for a reply to each of them in each world."""
        return self.reply.times(2 * self.worlds)


def reviewer(game: str) -> str:
    """The bot that reviews: the strongest level."""
    kind = game_type(game)
    return kind.levels[-1].name if kind.levels else kind.fallback_level
