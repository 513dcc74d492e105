"""What a command is given besides the table: the time, whatever draws, and what was sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.games.game import Chance

    Draw = Callable[[Chance[Any]], Any]
    """Whatever draws: it gets a chance and gives one of its events."""


class Moment(NamedTuple):
    """When something happens (milliseconds since 1970), and what draws then."""

    now: int
    draw: Draw


class Sent(NamedTuple):
    """A move (or a wish to take one back) as it was sent: after which entry, with which key."""

    move: str
    after: int
    key: str = ""
