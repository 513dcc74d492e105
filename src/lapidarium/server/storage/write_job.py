"""Pages, or a piece of work, that wait for the writer of the database."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from lapidarium.server.storage.errors import StorageUnavailable, StorageUnsure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lapidarium.server.storage.journal import Page, Work


@dataclass(slots=True)
class WriteJob:
    """Pages, or a piece of work."""

    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    pages: Sequence[Page] = ()
    work: Work | None = None
    asked_at: float = field(default_factory=time.monotonic)
    is_begun: bool = False
    """It may be in the database from now on; set by the writer, under its lock."""
    is_withdrawn: bool = False
    """Nobody waits any more, and it was not begun."""
    answer: Any = None
    """What the work returned; for pages, None or the Conflict of each."""
    error: Exception | None = None

    @property
    def written(self) -> list[Page]:
        """The pages that met no Conflict, once they were tried."""
        if not self.pages:
            return []
        return [page for page, error in zip(self.pages, self.answer, strict=True) if not error]

    def resolve(self) -> bool:
        """Hand the answer to whoever waits, in their thread; False if they have given up."""
        if self.future.done():
            return False
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.answer)
        return True

    def withdraw(self) -> None:
        """Refuse what has waited too long; called in the loop's thread, under the writer's lock."""
        if self.future.done():
            return
        self.is_withdrawn = not self.is_begun
        why = "no answer in time"
        error = StorageUnsure(why) if self.is_begun else StorageUnavailable(why)
        self.future.set_exception(error)

    def fail(self, error: Exception, *, is_unsure: bool = False) -> None:
        """The database failed."""
        kind = StorageUnsure if is_unsure else StorageUnavailable
        self.error = kind(type(error).__name__)
        self.error.__cause__ = error
