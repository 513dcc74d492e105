"""What the greedy bots need of a game: a value of its moves."""

from __future__ import annotations

from typing import Any, Protocol


class Heuristic(Protocol):
    """A hand-made evaluation; a module with these two functions will do."""

    def rated(self, game: Any, state: Any, /) -> list[tuple[Any, float]]:
        """Every legal move with its value for the seat to act, in points."""

    def expected(self, game: Any, state: Any, value: float, /) -> tuple[float, ...]:
        """The points each seat may end with, if the seat to act makes a move of this value."""
