"""The seats of a table, and the decisions made on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from lapidarium.messages import Words

if TYPE_CHECKING:
    from lapidarium.table.entries import BotEvaluation

NOBODY: Final = -1
"""Where a seat is expected: none of them."""


class Seat(Struct, frozen=True, kw_only=True):
    """Who plays here, and the state of their seat."""

    person: str | None = None
    bot: str | None = None
    """The level of the bot that plays, on its own or in place of `person`."""
    is_program: bool = False
    """A program of the person's own plays here, and the others are told so."""
    left: int = 0
    """Time on the clock in milliseconds, when it was last stopped."""
    has_resigned: bool = False
    was_handed: bool = False
    """A bot has moved for the person; at a rated table the seat then ranks last."""
    is_out_of_time: bool = False
    wants_rematch: bool = False
    agrees_to_undo: bool = False
    note: Words | None = None
    """What the bot has said about how it plays here."""

    @property
    def is_open(self) -> bool:
        """Can somebody sit down here?"""
        return self.person is None and self.bot is None

    @property
    def is_human(self) -> bool:
        """Does a person decide here now?"""
        return self.person is not None and self.bot is None


class TurnDecision(Struct, frozen=True, gc=False):
    """A decision of a seat: how many events and finished turns there were before it."""

    seat: int
    events: int
    turns: int
    thought: BotEvaluation | None = None
    """Of the bot that decided, if it said what it expects."""
