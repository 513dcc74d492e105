"""What a game gives to the editor of its packs: a pack to begin with, and what figures mean."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lapidarium.games.game import Game
    from lapidarium.messages import Message


@dataclass(frozen=True, slots=True)
class Payment:
    """How often tokens of one kind paid in a finished game."""

    kind: str
    """`pays-KIND` is its name in the catalogues."""
    item: Message
    paid: int
    of: int
    """How many of them there were."""
    points: int
    """What those that paid brought together."""


class Workshop(ABC):
    """The editor's knowledge of one game; the browser has its drawings."""

    blank: ClassVar[str]
    """A pack to begin from nothing: only what the rules leave no choice about."""

    @abstractmethod
    def is_editable(self, figures: dict[str, Any]) -> bool:
        """Have the figures a form that the editor can draw, right or wrong?

        What it cannot draw is edited as text.
        """

    @abstractmethod
    def meaning(self, figures: dict[str, Any]) -> dict[str, Any]:
        """What editable figures come to, as JSON; the client's editor reads it."""

    @abstractmethod
    def payments(self, game: Game[Any, Any], state: Any) -> Iterable[Payment]:
        """What paid in a finished game."""
