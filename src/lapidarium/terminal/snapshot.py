"""What a screen shows of a table at one moment, wherever the table is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.games.game import Game
    from lapidarium.messages import Message
    from lapidarium.terminal.speech import Speech

Status = Literal["waiting", "playing", "over"]


@dataclass(frozen=True, slots=True)
class SeatLine:
    """Who plays at a seat; an open one has no name."""

    name: str
    is_bot: bool = False
    is_here: bool = True
    left: int | None = None
    """Milliseconds on the clock, if there is one."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: something that happened, or that somebody said."""

    kind: Literal["move", "draw", "chat", "note", "refusal"]
    text: str
    gains: tuple[str, ...] = ()
    events: int = 0
    """How many events there were after it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Snapshot:
    """A table as this screen may see it."""

    game: Game[Any, Any]
    states: tuple[Any, ...]
    """Every state from before setup to now; what is not known is filled in with what fits."""
    lines: tuple[Line, ...]
    viewer: int | None
    """The seat as which one looks; None watches."""
    seats: tuple[SeatLine, ...]
    status: Status
    to_act: int
    """The seat whose decision it is; negative if there is none."""
    is_mine: bool
    """Is the decision made at this keyboard?"""
    must_answer: int = -1
    """The seat that asks us whether it may take back, or negative."""
    notice: str = ""
    """What is going on, such as a bot that thinks."""
    ending: tuple[Message, Message] | None = None
    """Why the game ended, and who won."""

    @property
    def state(self) -> Any:
        """The state now."""
        return self.states[-1]


class TableSource(Protocol):
    """A table that a screen shows: one here, a server's, or one from a record."""

    speech: Speech
    commands: tuple[str, ...]
    """The words it understands besides moves, for `do`."""

    def snapshot(self) -> Snapshot:
        """The table now."""

    async def run(self, changed: Callable[[], None]) -> None:
        """Follow the table until cancelled; `changed` is called whenever it has changed."""

    async def play(self, move: str) -> None:
        """Make a move and wait until the snapshot has it; raises Refused."""

    async def do(self, command: str, rest: str) -> str:
        """One of `commands`; what to tell, or nothing. Raises Refused."""

    async def hint(self) -> tuple[str, str]:
        """A good move, in notation and in words; raises Refused."""

    def farewell(self) -> list[str]:
        """What to print when the screen is left."""
