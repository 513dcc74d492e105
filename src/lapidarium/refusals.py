"""Refusals: something was not carried out, nothing has changed, and a person is told why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from lapidarium.messages import Message

NOT_SIGNED_IN: Final = 401
FORBIDDEN: Final = 403
NOT_FOUND: Final = 404
NOT_POSSIBLE: Final = 409
TOO_MANY: Final = 429
UNAVAILABLE: Final = 503


class Refused(Exception):  # noqa: N818
    """Something was not carried out; `message` tells a person why.

    `clause` is the rule that forbids it. `status` says what kind of refusal it is, with the
    numbers of HTTP; a socket that is closed for it has the code 4000 + status.
    """

    def __init__(
        self, message: Message, clause: str | None = None, status: int = NOT_POSSIBLE
    ) -> None:
        super().__init__(str(message))
        self.message = message
        self.clause = clause
        self.status = status
