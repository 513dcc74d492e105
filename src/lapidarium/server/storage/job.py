"""Something that waits for the writer of the database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from lapidarium.server.storage.errors import StorageUnavailable, StorageUnsure
from lapidarium.server.storage.journal import Page

if TYPE_CHECKING:
    from sqlalchemy import Connection

Work = Callable[["Connection"], Any]


@dataclass(slots=True)
class Job:
    """A page or a piece of work."""

    what: Page | Work
    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    is_alone: bool = False
    """It gets a transaction of its own, because it waits for a lock of the database."""
    asked: float = field(default_factory=time.monotonic)
    is_begun: bool = False
    """It may be in the database from now on; set by the writer, under its lock."""
    is_withdrawn: bool = False
    """Nobody waits any more, and it was not begun."""
    result: Any = None
    error: Exception | None = None

    def settle(self) -> bool:
        """Tell whoever waits, in their own thread; False if they have given up."""
        if self.done.done():
            return False
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)
        return True

    def give_up(self) -> None:
        """It has waited too long; called in the thread of the loop, under the writer's lock."""
        if self.done.done():
            return
        self.is_withdrawn = not self.is_begun
        why = "no answer in time"
        error = StorageUnsure(why) if self.is_begun else StorageUnavailable(why)
        self.done.set_exception(error)

    def fail(self, error: Exception, *, is_unsure: bool = False) -> None:
        """The database failed."""
        kind = StorageUnsure if is_unsure else StorageUnavailable
        self.error = kind(type(error).__name__)
        self.error.__cause__ = error
