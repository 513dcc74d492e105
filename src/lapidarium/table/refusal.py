"""Why a command is not carried out; nothing has changed then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.messages import Message, Param


class Refused(Exception):  # noqa: N818
    """A command that the table refuses; `said` tells a person why."""

    def __init__(self, message: Message, clause: str | None = None) -> None:
        super().__init__(str(message))
        self.message = message
        self.clause = clause


def refused(code: str, /, **params: Param) -> Refused:
    """What to raise."""
    return Refused(Message(f"table-{code}", **params))
