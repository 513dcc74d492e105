"""Taking turns at several levels: groups in turn, within a group its parts in turn, and so on."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """Whoever waits, by a path such as address, person and table; of one path the oldest first.

    >>> waiting = Turns[str]()
    >>> for path, what in (("a", "1"), ("a", "2"), ("a", "3"), ("b", "4")):
    ...     waiting.add((path,), what)
    >>> [waiting.take() for _ in range(4)]
    ['1', '4', '2', '3']
    """

    def __init__(self) -> None:
        self.groups: OrderedDict[str, Turns[T] | deque[T]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self.groups)

    def add(self, path: tuple[str, ...], what: T) -> None:
        """Behind what waits under the same path; all paths are of the same length."""
        first, *rest = path
        group = self.groups.get(first)
        if group is None:
            group = self.groups[first] = Turns() if rest else deque()
        if isinstance(group, Turns):
            group.add(tuple(rest), what)
        else:
            group.append(what)

    def take(self) -> T:
        """What is next; its group is then the last to have another turn."""
        first, group = self.groups.popitem(last=False)
        found = group.take() if isinstance(group, Turns) else group.popleft()
        if group:
            self.groups[first] = group
        return found
