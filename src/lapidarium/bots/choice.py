"""What a bot is: a function from what its seat knows to a choice, within a budget."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from lapidarium.messages import Message

if TYPE_CHECKING:
    import random

    from lapidarium.bots.points import Points
    from lapidarium.games.game import Game

WRITTEN = re.compile(r"(\d+(?:\.\d+)?)s|(\d+)sims")
LONGEST = 3600.0
"""Seconds; more is a typing error."""
MOST = 10**9
ALTERNATIVES = 3
"""The next best moves that people are told."""


class NoSuchBot(LookupError):  # noqa: N818
    """There is no bot of that name."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


class BadBudget(ValueError):  # noqa: N818
    """A budget that cannot be read."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: seconds, or simulations (then it plays the same every time).

    What a simulation is depends on the bot. With neither the bot takes its default; with both,
    whichever ends first.
    """

    seconds: float | None = None
    simulations: int | None = None

    @classmethod
    def parse(cls, text: str) -> Budget:
        """Read `0.2s` or `500sims`; raises BadBudget."""
        found = WRITTEN.fullmatch(text)
        if found is not None:
            seconds, simulations = found.groups()
            if seconds is not None and 0 < float(seconds) <= LONGEST:
                return cls(seconds=float(seconds))
            if simulations is not None and 0 < int(simulations) <= MOST:
                return cls(simulations=int(simulations))
        raise BadBudget(Message("bad-budget", text=text))

    def times(self, share: float) -> Budget:
        """So many times as much."""
        return Budget(
            None if self.seconds is None else self.seconds * share,
            None if self.simulations is None else max(1, round(self.simulations * share)),
        )

    def __str__(self) -> str:
        seconds = "" if self.seconds is None else f"{self.seconds:g}s"
        simulations = "" if self.simulations is None else f"{self.simulations}sims"
        return f"{seconds}{simulations}"


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, and what the bot expects of it."""

    move: Any
    expected: tuple[float, ...] = ()
    """The points each seat is likely to end with; empty if the bot does not estimate them."""
    others: tuple[tuple[Any, float], ...] = ()
    """Other moves that were compared, each with what it loses against `move`, in points."""
    note: Message | None = None
    """Something people should know, such as a value that does not fit the pack.

    Its parameters are texts and numbers: it goes through processes and files.
    """


Bot = Callable[["Game[Any, Any]", Any, "random.Random", Budget], Choice]
"""(game, view, draw, budget): the view is what the seat to act knows, never more."""


class Look(NamedTuple):
    """A question: what can each seat expect after each of these moves?"""

    moves: list[Any]
    seed: str
    budget: Budget
    is_brief: bool = False
    """Is it only about whether they differ? Then many worlds matter more than looking far."""


class Forecast(NamedTuple):
    """The answer to a look; all moves were followed in the same worlds."""

    points: list[Points]
    error: float | None
    """The standard error of what the moves lose against the best, the largest of all.

    Infinite if there was no time for any world; None if it is no mean over worlds.
    """


Expectation = Callable[["Game[Any, Any]", Any, Look, "random.Random"], "Forecast | None"]
"""(game, view, look, draw): from what the seat to act knows; None where it cannot say."""
