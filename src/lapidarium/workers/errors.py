"""What goes wrong with workers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lapidarium.messages import Message

ATTEMPTS = 3
"""How many workers may die over one task before the task is blamed."""


class WorkersFailed(RuntimeError):  # noqa: N818
    """The work cannot continue; `message` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message
