"""A learner: weights that learn, their optimizer's memory, and a moving average to play with."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    Arrays = Mapping[str, NDArray[Any]]


class Learner(ABC):
    """What every game's learner can do; how it takes a step is its own affair."""

    steps: int
    """Steps taken so far."""

    @abstractmethod
    def begin(self, arrays: Arrays) -> None:
        """Begin with earlier weights, the arrays of a weight file."""

    @abstractmethod
    def average_by(self, share: float) -> None:
        """Move the moving average (EMA) by this share towards the weights."""

    @abstractmethod
    def weights_to_play(self) -> dict[str, NDArray[Any]]:
        """The moving average as the arrays of a weight file."""

    @abstractmethod
    def state(self) -> dict[str, NDArray[Any]]:
        """Everything that a checkpoint has to hold."""

    @abstractmethod
    def restore(self, arrays: Arrays) -> None:
        """Continue from such a state."""
