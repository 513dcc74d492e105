"""Why a command is not carried out; nothing has changed then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lapidarium.messages import say

if TYPE_CHECKING:
    from lapidarium.messages import Param, Said


class Refused(Exception):  # noqa: N818
    """A command that the table refuses; `said` tells a person why."""

    def __init__(self, said: Said, clause: str | None = None) -> None:
        super().__init__(str(said))
        self.said = said
        self.clause = clause


def refused(code: str, /, **params: Param) -> Refused:
    """What to raise."""
    return Refused(say(f"table-{code}", **params))
