"""What a move is called by the points it lost, and how points are rounded for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

INACCURACY: Final = 1.0
MISTAKE: Final = 2.5
BLUNDER: Final = 5.0
GRADES: Final = (
    (BLUNDER, "blunder"),
    (MISTAKE, "mistake"),
    (INACCURACY, "inaccuracy"),
    (0.0, "good"),
)
"""Points lost from which a move is called so."""


def shown(lost: float) -> float:
    """Points as people read them: what a move is called must fit that."""
    return round(lost, 1)


def rounded(points: Iterable[float]) -> list[float]:
    """Points of each seat as they are stored and sent."""
    return [round(each, 2) for each in points]


def grade(lost: float, *, is_forced: bool, is_best: bool) -> str:
    """What a move is called: forced moves are never mistakes."""
    if is_forced:
        return "forced"
    if is_best:
        return "best"
    return next(name for least, name in GRADES if shown(lost) >= least)
