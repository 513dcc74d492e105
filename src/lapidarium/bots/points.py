"""What each seat is expected to end with, and what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

Points = tuple[float, ...]
"""By seat."""


def standing(points: Sequence[float], seat: int) -> float:
    """How a seat stands: points ahead of the best other seat; alone, its points."""
    others = [own for at, own in enumerate(points) if at != seat]
    return points[seat] - max(others, default=0.0)


def mean(points: Sequence[Points]) -> Points:
    """The mean of each seat."""
    return tuple(sum(each) / len(each) for each in zip(*points, strict=True))


def plus(points: Sequence[float], more: Sequence[float]) -> Points:
    """The sum of each seat."""
    return tuple(a + b for a, b in zip(points, more, strict=True))


def minus(points: Sequence[float], less: Sequence[float]) -> Points:
    """The difference of each seat."""
    return tuple(a - b for a, b in zip(points, less, strict=True))
