"""What a bot is: a function from a world it considers possible to a choice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import random

    from lapidarium.rules.game import Game
    from lapidarium.said import Said


class NoSuchBot(LookupError):  # noqa: N818
    """There is no bot of that name."""

    def __init__(self, said: Said) -> None:
        super().__init__(str(said))
        self.said = said


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, what the bot expects of it, and the next best ones with what they lose."""

    move: Any
    expected: float
    others: tuple[tuple[Any, float], ...] = ()


Bot = Callable[["Game[Any, Any]", Any, "random.Random", float], Choice]
REGISTER: dict[str, Bot] = {}


def register(name: str) -> Callable[[Bot], Bot]:
    """Make a bot known by its name."""

    def known(bot: Bot) -> Bot:
        REGISTER[name] = bot
        return bot

    return known
