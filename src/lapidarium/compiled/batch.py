"""Many games that go on together, a move in each at a time, for vector environments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from lapidarium.compiled.compiled_game import whole_numbers
from lapidarium.compiled.seeds import streams

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from lapidarium.compiled.compiled_game import Twin

NO_MOVE = -1
"""What a game that is over takes in place of a move."""


class Batch:
    """So many games of one kind, set up at random; what is to be drawn is drawn at once.

    `states` are the records. The moves of game n are `counts[n]` numbers in `moves` from
    `starts[n]` on; see `legal` and `nth`. After a step `ended` is 1 where a game came to its end
    with it, and then `scores` has its points. With `renew` it has begun anew already;
    without, it stays as it is and takes NO_MOVE.
    """

    def __init__(
        self,
        twin: Twin[Any, Any],
        games: int,
        *,
        seed: str | int = 0,
        threads: int = 1,
        renew: bool = True,
    ) -> None:
        self.twin, self.threads, self.renew = twin, threads, renew
        self.streams = streams(seed, games)
        self.states = twin.start(games)
        self.moves: NDArray[np.int16] = np.zeros(games * twin.most, np.int16)
        self.starts: NDArray[np.int64] = np.zeros(games, np.int64)
        self.counts: NDArray[np.int32] = np.zeros(games, np.int32)
        self.ended: NDArray[np.uint8] = np.zeros(games, np.uint8)
        self.scores: NDArray[np.int32] = np.zeros((games, twin.seats), np.int32)
        self._run("deal", self.streams)
        self._run("legal", self.moves, self.starts, self.counts)

    def _run(self, entry: str, *arguments: Any) -> list[int]:
        return self.twin.run(entry, self.states, *arguments, threads=self.threads)

    def __len__(self) -> int:
        return len(self.states)

    @property
    def seats(self) -> NDArray[np.int64]:
        """Whose decision it is in each game, or OVER."""
        return self.twin.to_act(self.states)

    def legal(self, game: int) -> NDArray[np.int16]:
        """The moves of one game."""
        return self.moves[self.starts[game] :][: self.counts[game]]

    def nth(self, which: NDArray[np.integer[Any]]) -> NDArray[np.int16]:
        """For each game the move at this place in its list; NO_MOVE where there is none."""
        return np.where(self.counts > which, self.moves[self.starts + which], np.int16(NO_MOVE))

    def step(self, chosen: ArrayLike) -> None:
        """A move in each game; raises Illegal or CoreError, and then nothing has happened."""
        numbers = whole_numbers(chosen, len(self))
        wrong = [found for found in self._run("permit", numbers) if found >= 0]
        if wrong:
            self.twin.refuse(self.states[wrong[0]], int(numbers[wrong[0]]))
        self._run(
            "step",
            numbers,
            self.streams,
            self.moves,
            self.starts,
            self.counts,
            self.ended,
            self.scores,
            self.renew,
        )

    def observe(self, seats: ArrayLike) -> NDArray[np.int16]:
        """What a seat knows of each game, as features."""
        return self.twin.observe(self.states, seats)
