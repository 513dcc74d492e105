"""The seats of a table, and what was decided on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(slots=True)
class Seat:
    """Who plays here, and how they stand."""

    person: str | None = None
    bot: str | None = None
    """The level of the bot that plays, for nobody or for `person`."""
    left: int = 0
    """Time on the clock in milliseconds, when it last stood still."""
    has_resigned: bool = False
    was_handed: bool = False
    """A bot has moved for the person; at a rated table the seat then counts as last."""
    is_out_of_time: bool = False
    wants_rematch: bool = False
    agrees_to_undo: bool = False

    @property
    def is_open(self) -> bool:
        """Can somebody sit down here?"""
        return self.person is None and self.bot is None

    @property
    def is_human(self) -> bool:
        """Does a person decide here now?"""
        return self.person is not None and self.bot is None


class Decision(NamedTuple):
    """A seat decided something: how many events and finished turns there were before."""

    seat: int
    events: int
    turns: int
