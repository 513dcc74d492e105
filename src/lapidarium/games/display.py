"""What both games show in the same way, and what each has to provide."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

import orjson

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lapidarium.games.game import Game
    from lapidarium.messages import Message, Param
    from lapidarium.server.game_views import Words
    from lapidarium.server.websocket.messages import SheetRow

Json = bytes
"""A piece of JSON, ready to be sent."""


def worded(message: Message) -> Words:
    """Something said, as the wire has it."""
    return {"code": message.code, "params": {key: _plain(v) for key, v in message.params.items()}}


def _plain(value: Param) -> Any:
    if isinstance(value, (str, int)):
        return value
    if isinstance(value, tuple):
        return [worded(part) for part in value]
    return worded(value)


def joined(parts: Sequence[bytes]) -> Json:
    """A JSON list of pieces."""
    return b"[" + b",".join(parts) + b"]"


class Showing(ABC):
    """Shows one game as it goes on; keeps what follows from events but is in no state."""

    game: Game[Any, Any]
    hides: bool = False
    """Do seats see different things?"""

    @abstractmethod
    def forget(self) -> None:
        """The game begins again, since something was taken back."""

    @abstractmethod
    def happened(self, before: Any, event: Any, after: Any) -> None:
        """Take notice of an event."""

    @abstractmethod
    def view(self, state: Any, seat: int | None, *, is_open: bool) -> Json:
        """What a seat sees, or a spectator; `is_open` when nothing is secret any more."""

    @abstractmethod
    def choices(self, state: Any) -> Json:
        """What the seat to act may do."""

    @abstractmethod
    def pieces(self) -> Json:
        """What never changes in a game."""

    @abstractmethod
    def effect(self, before: Any, event: Any, after: Any) -> Any:
        """What a move of the seat to act would bring."""

    @abstractmethod
    def gains(self, before: Any, event: Any, after: Any) -> tuple[Message, ...]:
        """What an event brings besides."""

    @abstractmethod
    def about(self, state: Any, what: str, seat: int | None) -> Message | None:
        """What there is to say about a space of the board, if `what` is one."""

    @abstractmethod
    def sheet(self, state: Any) -> list[SheetRow]:
        """The score sheet."""

    def rank(self, state: Any) -> Message | None:  # noqa: ARG002 - only one game has ranks
        """What a solo score is called."""
        return None

    def seen(self, before: Any, event: Any, seat: int | None) -> Any:  # noqa: ARG002
        """An event as a seat sees it."""
        return event

    def line(self, number: int, before: Any, event: Any, gains: tuple[Message, ...]) -> Json:
        """A line of the log: the event in notation and in words."""
        return b'{"event":%d,%b' % (number, self.told(before, event, gains)[1:])

    def told(self, before: Any, event: Any, gains: tuple[Message, ...]) -> Json:
        """An event in notation and in words, without its number."""
        turn = self.game.to_act(before)
        return orjson.dumps(
            {
                "seat": turn + 1 if turn >= 0 else 0,
                "text": self.game.text(event),
                "message": worded(self.game.describe(before, event)),
                "gains": [worded(gain) for gain in gains],
            }
        )
