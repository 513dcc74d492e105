"""The compiled twin of a referee: the same game on records, many at a time.

Every function takes an array of records, one a game, and gives arrays with a row a game.
Records from outside are checked before a kernel sees them. Numbers are moves of the seat to act
or, where something is drawn, outcomes of chance.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import numpy as np

from lapidarium.compiled.errors import CoreError
from lapidarium.compiled.seeds import streams
from lapidarium.compiled.threads import spread

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import ArrayLike, NDArray

    from lapidarium.compiled.compiled_module import Shelf
    from lapidarium.compiled.features import Features
    from lapidarium.games.game import Game

    Records = NDArray[np.void]

S = TypeVar("S")
E = TypeVar("E")


class Twin(ABC, Generic[S, E]):
    """One game for one pack and number of players, compiled."""

    shelf: ClassVar[Shelf]
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

    @abstractmethod
    def record(self, state: S) -> Records:
        """A state of the referee's as an array of one record; raises CoreError."""

    @abstractmethod
    def _state(self, record: Any) -> S:
        """The state of a record that is sound."""

    @abstractmethod
    def _number(self, record: Any, event: E) -> int:
        """The number of an event that is legal."""

    @abstractmethod
    def _event(self, record: Any, number: int) -> E:
        """The event of a number in range; raises CoreError."""

    @abstractmethod
    def to_act(self, records: Records) -> NDArray[np.int64]:
        """For each game the seat whose decision it is, or CHANCE, or OVER."""

    def records(self, states: Iterable[S]) -> Records:
        """States of the referee's as an array of records."""
        found = [self.record(state) for state in states]
        return np.concatenate(found) if found else self.start(0)

    def state(self, record: Any) -> S:
        """The referee's state of one record."""
        return self._state(self.sound(np.atleast_1d(record))[0])

    def from_position(self, text: str) -> Records:
        """A position as an array of one record; raises Unreadable or CoreError."""
        return self.record(self.game.from_position(text))

    def position(self, record: Any) -> str:
        """One record as a position."""
        return self.game.position(self.state(record))

    def number(self, record: Any, event: E | str) -> int:
        """The number of an event, or of its text; raises Illegal or Unreadable."""
        found = self.game.parse(event) if isinstance(event, str) else event
        record = self.sound(np.atleast_1d(record))[0]
        self.game.after(self._state(record), found)
        return self._number(record, found)

    def event(self, record: Any, number: int) -> E:
        """The event of a number, legal or not; raises CoreError if it can be none here."""
        return self._event(self.sound(np.atleast_1d(record))[0], int(number))

    def start(self, count: int = 1) -> Records:
        """So many games before anything is set up."""
        return np.repeat(self.tables["start"], count)

    def set_up(self, count: int = 1, seed: str | int = 0) -> Records:
        """So many games set up at random; the same seed gives the same games."""
        games = self.start(count)
        self.shelf.call("deal", self.tables, games, 0, count, streams(seed, count))
        return games

    def sound(self, records: Any) -> Records:
        """The same records, if that is what they are; raises CoreError."""
        if not isinstance(records, np.ndarray) or records.dtype != self.dtype:
            raise CoreError(f"expected an array of {self.game.name} records, got {_kind(records)}")
        if records.ndim != 1 or not records.flags.c_contiguous:
            raise CoreError(f"expected records in one row, got a shape of {records.shape}")
        faults = np.zeros(len(records), np.uint8)
        first = self.shelf.call("check", self.tables, records, 0, len(records), faults)
        if first >= 0:
            what = self.faults[faults[first]]
            players = f"{self.game.name} for {self.game.players}"
            raise CoreError(f"record {first} is no state of {players}: {what}")
        return records

    def legal(self, records: Records) -> list[NDArray[np.int16]]:
        """Every move of the seat to act, each once; empty at chance and at the end."""
        games = self.sound(records)
        moves = np.empty(len(games) * self.most, np.int16)
        starts, counts = np.empty(len(games), np.int64), np.empty(len(games), np.int32)
        self.shelf.call("legal", self.tables, games, 0, len(games), moves, starts, counts)
        return np.split(moves[: counts.sum()], starts[1:])

    def weights(self, records: Records) -> NDArray[np.uint8]:
        """How likely each outcome of chance is; 0 throughout where nothing is drawn."""
        games = self.sound(records)
        found = np.empty((len(games), self.outcomes), np.uint8)
        self.shelf.call("weigh", self.tables, games, 0, len(games), found)
        return found

    def after(self, records: Records, numbers: ArrayLike) -> Records:
        """New records, after a move or an outcome in each; raises Illegal or CoreError."""
        games = self.sound(records).copy()
        chosen = whole_numbers(numbers, len(games))
        wrong = self.shelf.call("advance", self.tables, games, 0, len(games), chosen)
        if wrong >= 0:
            self.refuse(records[wrong], int(chosen[wrong]))
        return games

    def refuse(self, record: Any, number: int) -> None:
        """Say why a number is no move here: raises Illegal or CoreError."""
        self.game.after(self._state(record), self._event(record, number))
        raise AssertionError(f"core and referee disagree on {number} in {self.position(record)}")

    def deal(self, records: Records, seed: str | int = 0) -> Records:
        """New records, after what was to be drawn is drawn."""
        games = self.sound(records).copy()
        self.shelf.call("deal", self.tables, games, 0, len(games), streams(seed, len(games)))
        return games

    def play_out(self, records: Records, seed: str | int = 0, threads: int = 1) -> Records:
        """New records, each played to its end at random."""
        games = self.sound(records).copy()
        self.run("play_out", games, streams(seed, len(games)), threads=threads)
        return games

    def run(self, entry: str, games: Records, *arguments: Any, threads: int = 1) -> list[int]:
        """Call an entry for all games, some in each thread; what each call returned."""

        def part(first: int, last: int) -> int:
            return self.shelf.call(entry, self.tables, games, first, last, *arguments)

        return spread(part, len(games), threads)

    def scores(self, records: Records) -> NDArray[np.int32]:
        """The points of each seat as if the games ended now."""
        return self._scored(records)[0]

    def places(self, records: Records) -> NDArray[np.int32]:
        """How many seats are ahead of each, as if the games ended now; equals share a place."""
        return self._scored(records)[1]

    def _scored(self, records: Records) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        games = self.sound(records)
        points = np.zeros((len(games), self.seats), np.int32)
        places = np.zeros((len(games), self.seats), np.int32)
        self.shelf.call("score", self.tables, games, 0, len(games), points, places)
        return points[:, : self.game.players], places[:, : self.game.players]

    def observe(self, records: Records, seats: ArrayLike) -> NDArray[np.int16]:
        """What a seat knows of each game, as features."""
        games = self.sound(records)
        who = np.broadcast_to(np.asarray(seats), (len(games),)).astype(np.int64)
        if not ((who >= 0) & (who < self.game.players)).all():
            raise CoreError(f"there are seats 0 to {self.game.players - 1}, not {seats!r:.60}")
        out = np.empty((len(games), self.features.size), np.int16)
        self.shelf.call("observe", self.tables, games, 0, len(games), who.astype(np.uint8), out)
        return out


def whole_numbers(numbers: ArrayLike, count: int) -> NDArray[np.int16]:
    """One number a game; raises CoreError."""
    found = np.asarray(numbers)
    if found.shape != (count,) or found.dtype.kind not in "iu":
        raise CoreError(f"expected {count} whole numbers, got {_kind(found)} {found.shape}")
    if count and not -1 <= found.min() <= found.max() <= np.iinfo(np.int16).max:
        raise CoreError(f"no move or outcome has such a number: {found.min()} … {found.max()}")
    return np.ascontiguousarray(found, np.int16)


def _kind(value: object) -> str:
    return str(value.dtype)[:40] if isinstance(value, np.ndarray) else type(value).__name__
