"""A compiled game: what a referee does, on records of many games at a time.

Every method takes an array of records, one per game, and returns arrays with one row per game.
Records from outside are validated before a kernel sees them. Numbers are moves of the seat to
act or, where something is drawn, outcomes of chance.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import numpy as np

from lapidarium.compiled.errors import CoreError
from lapidarium.compiled.seeds import seeds
from lapidarium.compiled.threads import spread
from lapidarium.games.registry import game_type

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import ArrayLike, NDArray

    from lapidarium.compiled.compiled_module import CompiledModule
    from lapidarium.compiled.features import Features
    from lapidarium.games.game import Game

    Records = NDArray[np.void]

S = TypeVar("S")
E = TypeVar("E")


class CompiledGame(ABC, Generic[S, E]):
    """One game for one pack and number of players, compiled."""

    module: ClassVar[CompiledModule]
    dtype: ClassVar[np.dtype[np.void]]
    seats: ClassVar[int]
    moves: ClassVar[int]
    """Every move has a number below this one."""
    most: ClassVar[int]
    """No list of moves is longer."""
    outcomes: ClassVar[int]
    """Every outcome of chance has a number below this one."""
    features: ClassVar[Features]
    faults: ClassVar[Sequence[str]]

    game: Game[S, E]
    tables: Records

    @staticmethod
    def of(game: Game[Any, Any]) -> CompiledGame[Any, Any]:
        """The compiled form of a referee; raises CoreError if its game has none."""
        found = game_type(game.name).compiled(game)
        if found is None:
            raise CoreError(f"{game.name} has no compiled form")
        return found

    @abstractmethod
    def record(self, state: S) -> Records:
        """A state of the referee as an array of one record; raises CoreError."""

    @abstractmethod
    def _state(self, record: Any) -> S:
        """The state of a valid record."""

    @abstractmethod
    def _number(self, record: Any, event: E) -> int:
        """The number of a legal event."""

    @abstractmethod
    def _event(self, record: Any, number: int) -> E:
        """The event of a number in range; raises CoreError."""

    @abstractmethod
    def to_act(self, records: Records) -> NDArray[np.int64]:
        """For each game the seat whose decision it is, or CHANCE, or OVER."""

    def records(self, states: Iterable[S]) -> Records:
        """States of the referee as an array of records."""
        found = [self.record(state) for state in states]
        return np.concatenate(found) if found else self.start(0)

    def state(self, record: Any) -> S:
        """One record as a state of the referee."""
        return self._state(self.validated(np.atleast_1d(record))[0])

    def from_position(self, text: str) -> Records:
        """A position as an array of one record; raises Unreadable or CoreError."""
        return self.record(self.game.from_position(text))

    def position(self, record: Any) -> str:
        """One record as a position."""
        return self.game.position(self.state(record))

    def number(self, record: Any, event: E | str) -> int:
        """The number of an event, or of its text; raises Illegal or Unreadable."""
        found = self.game.parse(event) if isinstance(event, str) else event
        record = self.validated(np.atleast_1d(record))[0]
        self.game.after(self._state(record), found)
        return self._number(record, found)

    def event(self, record: Any, number: int) -> E:
        """The event of a number, legal or not; raises CoreError if it cannot be one."""
        return self._event(self.validated(np.atleast_1d(record))[0], int(number))

    def start(self, count: int = 1) -> Records:
        """`count` games before anything is set up."""
        return np.repeat(self.tables["start"], count)

    def set_up(self, count: int = 1, seed: str | int = 0) -> Records:
        """`count` games set up at random; the same seed gives the same games."""
        games = self.start(count)
        self.module.call("deal", self.tables, games, 0, count, seeds(seed, count))
        return games

    def validated(self, records: Any) -> Records:
        """The same records, if they are states of this game; raises CoreError."""
        if not isinstance(records, np.ndarray) or records.dtype != self.dtype:
            raise CoreError(f"expected an array of {self.game.name} records, got {_kind(records)}")
        if records.ndim != 1 or not records.flags.c_contiguous:
            raise CoreError(f"expected records in one row, got a shape of {records.shape}")
        faults = np.zeros(len(records), np.uint8)
        first = self.module.call("check", self.tables, records, 0, len(records), faults)
        if first >= 0:
            what = self.faults[faults[first]]
            players = f"{self.game.name} for {self.game.players}"
            raise CoreError(f"record {first} is not a state of {players}: {what}")
        return records

    def legal(self, records: Records) -> list[NDArray[np.int16]]:
        """Every move of the seat to act, each once; empty at chance and at the end."""
        games = self.validated(records)
        moves = np.empty(len(games) * self.most, np.int16)
        starts, counts = np.empty(len(games), np.int64), np.empty(len(games), np.int32)
        self.module.call("legal", self.tables, games, 0, len(games), moves, starts, counts)
        return np.split(moves[: counts.sum()], starts[1:])

    def weights(self, records: Records) -> NDArray[np.uint8]:
        """How likely each outcome of chance is; 0 throughout where nothing is drawn."""
        games = self.validated(records)
        found = np.empty((len(games), self.outcomes), np.uint8)
        self.module.call("weigh", self.tables, games, 0, len(games), found)
        return found

    def after(self, records: Records, numbers: ArrayLike) -> Records:
        """New records: one move or outcome applied to each; raises Illegal or CoreError."""
        games = self.validated(records).copy()
        chosen = whole_numbers(numbers, len(games))
        wrong = self.module.call("advance", self.tables, games, 0, len(games), chosen)
        if wrong >= 0:
            self.refuse(records[wrong], int(chosen[wrong]))
        return games

    def refuse(self, record: Any, number: int) -> None:
        """Explain why a number is not a move here: raises Illegal or CoreError."""
        self.game.after(self._state(record), self._event(record, number))
        raise AssertionError(f"core and referee disagree on {number} in {self.position(record)}")

    def deal(self, records: Records, seed: str | int = 0) -> Records:
        """New records, after everything due to be drawn is drawn."""
        games = self.validated(records).copy()
        self.module.call("deal", self.tables, games, 0, len(games), seeds(seed, len(games)))
        return games

    def play_out(self, records: Records, seed: str | int = 0, threads: int = 1) -> Records:
        """New records, each played to its end at random."""
        games = self.validated(records).copy()
        self.run("play_out", games, seeds(seed, len(games)), threads=threads)
        return games

    def run(self, function: str, games: Records, *arguments: Any, threads: int = 1) -> list[int]:
        """Call a function for all games, some in each thread; what each call returned."""

        def part(first: int, last: int) -> int:
            return self.module.call(function, self.tables, games, first, last, *arguments)

        return spread(part, len(games), threads)

    def scores(self, records: Records) -> NDArray[np.int32]:
        """The points of each seat as if the games ended now."""
        return self._scored(records)[0]

    def places(self, records: Records) -> NDArray[np.int32]:
        """How many seats are ahead of each, as if the games ended now; equals share a place."""
        return self._scored(records)[1]

    def _scored(self, records: Records) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        games = self.validated(records)
        points = np.zeros((len(games), self.seats), np.int32)
        places = np.zeros((len(games), self.seats), np.int32)
        self.module.call("score", self.tables, games, 0, len(games), points, places)
        return points[:, : self.game.players], places[:, : self.game.players]

    def observe(self, records: Records, seats: ArrayLike) -> NDArray[np.int16]:
        """What a seat knows of each game, as features."""
        games = self.validated(records)
        who = np.broadcast_to(np.asarray(seats), (len(games),)).astype(np.int64)
        if not ((who >= 0) & (who < self.game.players)).all():
            raise CoreError(f"there are seats 0 to {self.game.players - 1}, not {seats!r:.60}")
        out = np.empty((len(games), self.features.size), np.int16)
        self.module.call("observe", self.tables, games, 0, len(games), who.astype(np.uint8), out)
        return out


def whole_numbers(numbers: ArrayLike, count: int) -> NDArray[np.int16]:
    """One number per game; raises CoreError."""
    found = np.asarray(numbers)
    if found.shape != (count,) or found.dtype.kind not in "iu":
        raise CoreError(f"expected {count} integers, got {_kind(found)} {found.shape}")
    if count and not -1 <= found.min() <= found.max() <= np.iinfo(np.int16).max:
        raise CoreError(f"no move or outcome has such a number: {found.min()} … {found.max()}")
    return np.ascontiguousarray(found, np.int16)


def _kind(value: object) -> str:
    return str(value.dtype)[:40] if isinstance(value, np.ndarray) else type(value).__name__
