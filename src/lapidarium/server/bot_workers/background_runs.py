"""Long work that people ask for on the bot workers: one run for everybody, a few in all."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from lapidarium.messages import Message
from lapidarium.refusals import Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

MOST_RUNS = 4
"""Of all people together, on this node."""
FRESH = 60_000
"""Milliseconds: what was stored later than that is still growing, maybe on another node."""

K = TypeVar("K")


class BackgroundRun(NamedTuple):
    """Work that goes on, and for whom; empty if it is for everybody."""

    person: str
    task: asyncio.Task[None]


class BackgroundRuns(dict[K, BackgroundRun], Generic[K]):
    """The runs of this node, by what they are about."""

    def begin(self, key: K, person: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Begin, and end what else goes on for this person; raises Refused if there is too much.

        Without a pause between looking and beginning: two may have asked for the same.
        """
        if key in self:
            return
        others = [run for run in self.values() if run.person not in ("", person)]
        if person and len(others) >= MOST_RUNS:
            raise Refused(Message("server-too-many-runs"))
        for run in self.values():
            if person and run.person == person:
                run.task.cancel()
        task = asyncio.ensure_future(work())
        self[key] = BackgroundRun(person, task)
        task.add_done_callback(lambda _: self.pop(key))

    async def close(self) -> None:
        """Stop all of them."""
        runs = [run.task for run in self.values()]
        for run in runs:
            run.cancel()
        await asyncio.gather(*runs, return_exceptions=True)
