"""Many games played side by side, one move in each at a time, for vector environments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from lapidarium.compiled.compiled_game import whole_numbers
from lapidarium.compiled.seeds import seeds

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from lapidarium.compiled.compiled_game import CompiledGame

NO_MOVE = -1
"""What a finished game takes instead of a move."""


class Batch:
    """Games of one kind, set up at random; whatever is due to be drawn is drawn at once.

    `states` are the records. The moves of game n are `counts[n]` numbers in `moves` from
    `starts[n]` on; see `legal` and `nth`. After a step `ended` is 1 where a game has just
    ended, and `scores` has its points. With `renew` a new game has begun there already;
    without, the game stays as it is and takes NO_MOVE.
    """

    def __init__(
        self,
        compiled: CompiledGame[Any, Any],
        games: int,
        *,
        seed: str | int = 0,
        threads: int = 1,
        renew: bool = True,
    ) -> None:
        self.compiled, self.threads, self.renew = compiled, threads, renew
        self.streams = seeds(seed, games)
        self.states = compiled.start(games)
        self.moves: NDArray[np.int16] = np.zeros(games * compiled.most, np.int16)
        self.starts: NDArray[np.int64] = np.zeros(games, np.int64)
        self.counts: NDArray[np.int32] = np.zeros(games, np.int32)
        self.ended: NDArray[np.uint8] = np.zeros(games, np.uint8)
        self.scores: NDArray[np.int32] = np.zeros((games, compiled.seats), np.int32)
        self._run("deal", self.streams)
        self._run("legal", self.moves, self.starts, self.counts)

    def _run(self, function: str, *arguments: Any) -> list[int]:
        return self.compiled.run(function, self.states, *arguments, threads=self.threads)

    def __len__(self) -> int:
        return len(self.states)

    @property
    def seats(self) -> NDArray[np.int64]:
        """Whose decision it is in each game, or OVER."""
        return self.compiled.to_act(self.states)

    def legal(self, game: int) -> NDArray[np.int16]:
        """The moves of one game."""
        return self.moves[self.starts[game] :][: self.counts[game]]

    def nth(self, which: NDArray[np.integer[Any]]) -> NDArray[np.int16]:
        """For each game the move at this index of its list; NO_MOVE where there is none."""
        return np.where(self.counts > which, self.moves[self.starts + which], np.int16(NO_MOVE))

    def step(self, chosen: ArrayLike) -> None:
        """Make a move in each game; raises Illegal or CoreError, and then nothing has changed."""
        numbers = whole_numbers(chosen, len(self))
        wrong = [found for found in self._run("permit", numbers) if found >= 0]
        if wrong:
            self.compiled.refuse(self.states[wrong[0]], int(numbers[wrong[0]]))
        self._run(
            "step",
            numbers,
            self.streams,
            self.moves,
            self.starts,
            self.counts,
            self.ended,
            self.scores,
            int(self.renew),
        )

    def observe(self, seats: ArrayLike) -> NDArray[np.int16]:
        """What a seat knows of each game, as features."""
        return self.compiled.observe(self.states, seats)
