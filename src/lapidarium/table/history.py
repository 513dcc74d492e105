"""What has happened so far: an immutable sequence that grows at its end.

A longer version shares everything with the one that it came from, so a table that is played for
hours costs no more per move than a new one. Only if another version has grown from the same
place before, because its entry could not be stored, is everything copied once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class History(Sequence[T], Generic[T]):
    """The first `count` of a list that is only ever added to."""

    __slots__ = ("_count", "_items")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._count = len(self._items)

    def plus(self, *items: T) -> History[T]:
        """All of it, and what came after."""
        longer: History[T] = History.__new__(History)
        shared = self._items
        if len(shared) > self._count:
            shared = shared[: self._count]
        shared += items
        longer._items, longer._count = shared, len(shared)
        return longer

    def __len__(self) -> int:
        return self._count

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._count)

    def __reversed__(self) -> Iterator[T]:
        newer = len(self._items) - self._count
        return islice(reversed(self._items), newer, None) if newer else reversed(self._items)

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            return [self._items[place] for place in range(*index.indices(self._count))]
        place = index if index >= 0 else index + self._count
        if not 0 <= place < self._count:
            raise IndexError(index)
        return self._items[place]
