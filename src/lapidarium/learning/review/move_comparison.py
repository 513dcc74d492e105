"""Moves compared in the same worlds, in several looks: as long as it matters and is not known yet.

The first look says whether anything was lost. If so, the next ones say how much; then other moves
that the bot thought good take part too, as long as one of them may be the best. Each look has
worlds of its own, so that it can correct the others. All of them take about the same time, so that
others have a turn in between.

A game may be unable to say how sure it is. Then the second look has more time for the same two
moves, and if much was lost, they are also followed to the next turn (`forecasts`): two ways of
looking are wrong in different ways.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final, TypeVar

from lapidarium.bots import Look
from lapidarium.bots.points import mean, standing
from lapidarium.learning.review.grades import INACCURACY, MISTAKE

if TYPE_CHECKING:
    from lapidarium.bots import Choice, Forecast
    from lapidarium.bots.points import Points
    from lapidarium.learning.review.depth import Depth

FIRST_LOOK: Final = 0.5
"""Of the time of each further look."""
WORTH_A_LOOK: Final = 0.7
"""Points that may have been lost, from which there is a second look; for more, an inaccuracy."""
SURE: Final = {False: 0.3, True: 0.2}
"""The standard error with which there are no more: before and from a mistake on."""
MOST_LOOKS: Final = 4
MOST_LOOKS_UNSURE: Final = {False: 2, True: 3}
"""The same where nobody knows the standard error."""
CANDIDATES: Final = 4
"""Moves that may turn out best, beside the one that was played."""
FAR: Final = 3.0
"""Points that the bot thought a move loses with which it is no candidate."""
BEHIND: Final = 0.5
"""Points behind the best, beyond the standard error, with which a candidate drops out."""

T = TypeVar("T")


class Comparison:
    """The move that was played beside those that may be better."""

    def __init__(self, seat: int, played: Any, choice: Choice, number: int, depth: Depth) -> None:
        self.seat = seat
        self.played = played
        self.number = number
        self.depth = depth
        near = [move for move, lost in choice.others if lost < FAR]
        first = list(dict.fromkeys([played, choice.move]))
        self.moves = first
        """Those of the next look; the one that was played comes first."""
        self.candidates = list(dict.fromkeys([*first, *near[: CANDIDATES - 1]]))
        self.looks: list[dict[Any, Points]] = []
        self.errors: list[float | None] = []

    def next_question(self) -> Look | None:
        """What to ask, unless enough is known."""
        count, whole = len(self.looks), self.depth.comparison
        seed = f"review/{self.number}/{count}"
        if not count:
            budget = whole.times(FIRST_LOOK * len(self.moves) / 2)
            return Look(self.moves, seed, budget, is_brief=True)
        if not self._is_unsure(count):
            return None
        return Look(self.moves, seed, whole)

    @property
    def is_other_way(self) -> bool:
        """Are the moves followed to the next turn in the next look?"""
        return len(self.looks) > 1 and self.error is None

    def _is_unsure(self, count: int) -> bool:
        lost, error = self.lost, self.error
        if count == 1:  # where the bot would have played the same, nothing is compared
            return len(self.looks[0]) > 1 and lost + (error or 0.0) >= WORTH_A_LOOK
        if lost < INACCURACY:
            return False
        if error is None:
            return count < MOST_LOOKS_UNSURE[lost >= MISTAKE]
        return error > SURE[lost >= MISTAKE] and count < MOST_LOOKS

    def add(self, forecast: Forecast) -> None:
        """What the look said that was asked last; candidates that fell behind drop out."""
        self.looks.append(dict(zip(self.moves, forecast.points, strict=True)))
        self.errors.append(forecast.error)
        if len(self.looks) == 1:
            self.moves = self.moves if forecast.error is None else self.candidates
            return
        worth = {move: standing(points, self.seat) for move, points in self.worth.items()}
        least = max(worth.values()) - BEHIND - (self.error or 0.0)
        self.moves = [move for move in worth if move == self.played or worth[move] >= least]

    @property
    def worth(self) -> dict[Any, Points]:
        """What everybody can expect after each move that is left; the one played comes first."""
        looks = self._counted(self.looks)
        return {move: mean([look[move] for look in looks]) for move in looks[-1]}

    @property
    def lost(self) -> float:
        """The points that the move lost."""
        worth = {move: standing(points, self.seat) for move, points in self.worth.items()}
        return max(worth.values()) - worth[self.played]

    @property
    def error(self) -> float | None:
        """The standard error of the points lost; None if a look could not say."""
        errors = self._counted(self.errors)
        squares = [each**2 for each in errors if each is not None]
        return math.sqrt(sum(squares)) / len(errors) if len(squares) == len(errors) else None

    @staticmethod
    def _counted(looks: list[T]) -> list[T]:
        """The first look counts only as long as it is alone: it decided that there are others."""
        return looks[1:] or looks
