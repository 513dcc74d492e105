"""What a command gets besides the table, the person and their request."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.games.game import Chance
    from lapidarium.table.entries import BotEvaluation

    Draw = Callable[[Chance[Any]], Any]
    """Chooses one of the outcomes of a chance."""


class CommandContext(NamedTuple):
    """When something happens (milliseconds since 1970), and what else it depends on."""

    now: int
    draw: Draw
    fallback_level: str = ""
    """The bot that plays for somebody who is away."""
    invite: str = ""
    """The invitation that somebody has come with."""


class BotMove(NamedTuple):
    """A bot's move, made while it looked at event number `after`."""

    move: str
    after: int
    thought: BotEvaluation | None = None
    """What it expects of it."""
