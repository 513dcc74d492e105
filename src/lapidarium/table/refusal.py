"""Why a command was not carried out; nothing has changed then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lapidarium.messages import Message
from lapidarium.refusals import Refused

if TYPE_CHECKING:
    from lapidarium.messages import Param


class Repeated(Exception):  # noqa: N818
    """A message that was carried out before; the table then had this number."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def refused(code: str, /, **params: Param) -> Refused:
    """The exception to raise for a reason in the table's part of the catalogues."""
    return Refused(Message(f"table-{code}", **params))
