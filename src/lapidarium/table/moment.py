"""What a command gets besides the table: the time, the dealer's draw, and what was sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.games.game import Chance
    from lapidarium.table.entries import BotEvaluation

    Draw = Callable[[Chance[Any]], Any]
    """Chooses one of the outcomes of a chance."""


class Moment(NamedTuple):
    """When something happens (milliseconds since 1970), and how chance is drawn then."""

    now: int
    draw: Draw


class Sent(NamedTuple):
    """A move (or a request to take back) as it was sent: after which entry, with which key."""

    move: str
    after: int
    key: str = ""
    thought: BotEvaluation | None = None
    """What a bot expects of it."""
