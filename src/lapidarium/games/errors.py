"""The two ways a referee refuses: unreadable and illegal.

Both quote what was given and say why as a code with parameters; nothing has changed
when one is raised.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lapidarium.refusals import Refused

if TYPE_CHECKING:
    from lapidarium.messages import Message


class RulesError(Refused, ValueError):
    """What was asked for cannot be done; `message` says why."""

    def __init__(self, text: str, message: Message, clause: str | None = None) -> None:
        super().__init__(message, clause)
        self.text = text

    def __reduce__(self) -> tuple[object, ...]:
        """Between processes, with what it quotes."""
        return type(self), (self.text, self.message, self.clause)

    def __str__(self) -> str:
        return f"{self.text!r}: {self.message}"


class Unreadable(RulesError):  # noqa: N818
    """Not the text of an event or position at all; `message` gives an example."""


class Illegal(RulesError):  # noqa: N818
    """A well-formed event that the rules forbid here, with the clause that does."""

    clause: str

    def __str__(self) -> str:
        return f"{super().__str__()} [{self.clause}]"


class Refusal(Exception):  # noqa: N818
    """Inside a referee: the reason and the clause; the referee adds what was refused."""

    def __init__(self, message: Message, clause: str) -> None:
        super().__init__(message, clause)
        self.message = message
        self.clause = clause
