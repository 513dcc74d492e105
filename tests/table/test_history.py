"""A history grows without touching its earlier versions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lapidarium.table.history import History


@given(st.lists(st.tuples(st.integers(0, 30), st.lists(st.integers(), max_size=3)), max_size=30))
def test_every_version_stays_as_it_was(growths: list[tuple[int, list[int]]]) -> None:
    versions: list[tuple[History[int], list[int]]] = [(History(), [])]
    for which, added in growths:
        history, items = versions[which % len(versions)]
        versions.append((history.plus(*added), items + added))
    for history, items in versions:
        assert list(history) == items
        assert len(history) == len(items)
        assert list(reversed(history)) == items[::-1]
        assert [history[n] for n in range(-len(items), len(items))] == items + items
        assert history[1:-1] == items[1:-1]
        assert history[::2] == items[::2]
        assert history[::-1] == items[::-1]


def test_a_version_ends_where_it_ended() -> None:
    first = History([1, 2])
    first.plus(3)
    for index in (2, -3):
        with pytest.raises(IndexError):
            first[index]


def test_what_is_common_is_not_copied() -> None:
    first = History([1])
    second = first.plus(2)
    assert second._items is first._items
    assert first.plus(3)._items is not first._items
