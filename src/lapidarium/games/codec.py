"""Moves as ids and views as bytes: what a learning program is given of a game.

Ids are fixed: they are the same for every valid pack and number of players, and change only with
ACTIONS_VERSION. An observation is made from what a seat knows (`game.view`), relative to that
seat, in named planes of bytes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING, Any, ClassVar, Final

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from lapidarium.compiled.compiled_module import CompiledModule
    from lapidarium.games.game import Game

ACTIONS_VERSION: Final = 1
"""Changes when any id of any built-in game means another move."""
NOT_USED: Final = -1
"""In the table of factors: this action has no such part."""
WORD: Final = 8
"""Observations are a whole number of words long, so that kernels can write eight bytes at once."""
MOST: Final = 255


class NoSuchAction(ValueError):  # noqa: N818
    """An id that stands for no move at all here."""


@dataclass(frozen=True, slots=True)
class Plane:
    """A part of an observation: numbers from 0 to `high`, in this shape."""

    name: str
    shape: tuple[int, ...]
    high: int
    meaning: str
    seats: bool = False
    """Does its first axis count seats, from the one that looks?"""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Planes:
    """The layout of an observation: planes one after another, then zeros up to a whole word."""

    def __init__(self, *planes: Plane) -> None:
        self.planes = planes
        self.at: dict[str, int] = {}
        self.size = 0
        for plane in planes:
            self.at[plane.name] = self.size
            self.size += plane.size
        self.size += -self.size % WORD

    def __getitem__(self, name: str) -> slice:
        plane = next(plane for plane in self.planes if plane.name == name)
        return slice(self.at[name], self.at[name] + plane.size)

    def part(self, observation: NDArray[Any], name: str) -> NDArray[Any]:
        """A plane of an observation, or of many, in its shape; a view, not a copy."""
        plane = next(plane for plane in self.planes if plane.name == name)
        found = observation[..., self[name]]
        return found.reshape(*observation.shape[:-1], *plane.shape)

    @cached_property
    def high(self) -> NDArray[np.uint8]:
        """The greatest value of each number; 1 for the zeros at the end, as spaces want it."""
        found = np.ones(self.size, np.uint8)
        for plane in self.planes:
            found[self[plane.name]] = plane.high
        return found

    @cached_property
    def scale(self) -> NDArray[np.float32]:
        """What to multiply each number by, so that it lies between 0 and 1."""
        return (np.float32(1) / self.high).astype(np.float32)


@dataclass(frozen=True, slots=True)
class Factor:
    """A part of an action, such as a column: a number below `size`, or NOT_USED."""

    name: str
    size: int


@dataclass(frozen=True, slots=True)
class Symmetry:
    """A way to turn a game that leaves it the same game, for augmenting data.

    `observation[i]` of the turned game is `observation[sources[i]]` of the original;
    `actions(observation)` gives for each id the id of the turned action.
    """

    name: str
    sources: NDArray[np.int64]
    actions: Callable[[NDArray[Any]], NDArray[np.int64]]

    def turned(
        self, observation: NDArray[Any], *by_action: NDArray[Any]
    ) -> tuple[NDArray[Any], ...]:
        """An observation and any arrays with one number per action (masks, policies), turned."""
        targets = self.actions(observation)
        turned = []
        for values in by_action:
            out = np.zeros_like(values)
            out[targets] = values
            turned.append(out)
        return (observation[self.sources], *turned)


class Codec(ABC):
    """The ids and observations of one referee: one pack and one number of players."""

    game: Game[Any, Any]
    actions: int
    """Every id is below this number."""
    planes: Planes
    factors: ClassVar[Sequence[Factor]] = ()
    module: CompiledModule | None = None
    """Its kernels (see `compiled.vector_exports`), for a game that has a compiled form."""

    @abstractmethod
    def action(self, state: Any, move: Any) -> int:
        """The id of a legal move."""

    @abstractmethod
    def move(self, state: Any, action: int) -> Any:
        """The move that an id stands for here, legal or not; raises NoSuchAction."""

    @abstractmethod
    def observe(self, view: Any, seat: int) -> NDArray[np.uint8]:
        """What `game.view` shows a seat, as bytes; nothing else is looked at."""

    def legal(self, state: Any) -> NDArray[np.int64]:
        """The ids of all legal moves, in ascending order."""
        found = [self.action(state, move) for move in self.game.legal(state)]
        return np.array(sorted(found), np.int64)

    def text(self, state: Any, action: int) -> str:
        """An action in the game's notation; `parse` reads it back."""
        return self.game.text(self.move(state, action))

    def parse(self, state: Any, text: str) -> int:
        """The id of a move in notation; raises Unreadable or Illegal."""
        return self.action(state, self.game.check(state, text))

    @cached_property
    def factor_table(self) -> NDArray[np.int16]:
        """For each action its factors, or NOT_USED; different actions have different rows."""
        return np.zeros((self.actions, 0), np.int16)

    @cached_property
    def symmetries(self) -> tuple[Symmetry, ...]:
        """Ways to turn the game, the one that changes nothing first."""
        same = np.arange(self.actions)
        return (Symmetry("identity", np.arange(self.planes.size), lambda _: same),)

    def check(self, action: int) -> int:
        """The same id, if there is one like it; raises NoSuchAction."""
        number = int(action)
        if not 0 <= number < self.actions:
            raise NoSuchAction(
                f"actions of {self.game.name} are from 0 to {self.actions - 1}, not {action}"
            )
        return number
