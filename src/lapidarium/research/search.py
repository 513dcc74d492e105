"""Search on any environment: `clone` and `restore` in microseconds, and `worlds` that fit a view.

simulator = Simulator.of("NAME", players=2)
state = simulator.begin(seed=1)
for world in simulator.worlds(simulator.view(state, seat=0), count=16, seed=2):
    points, places = simulator.finish(simulator.play(world, action), seed=3, count=8)
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from lapidarium.compiled.seeds import seeds
from lapidarium.research.engine import engine_of, game_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    import numpy as np
    from numpy.typing import NDArray

    from lapidarium.games.pack import Pack
    from lapidarium.research.engine import Engine


class Simulator:
    """A game to try moves in. States are bytes: keeping one is cloning it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._stream = 0

    @classmethod
    def of(cls, game: str, players: int | None = None, pack: str | Pack | None = None) -> Simulator:
        """A simulator by the name of its game."""
        return cls(engine_of(game_of(game, players, pack)))

    def begin(self, seed: str | int = 0) -> bytes:
        """A game set up at random; the same seed gives the same game and the same draws."""
        self._stream = int(seeds(seed, 1)[0])
        return self._dealt(self.engine.start())

    def _dealt(self, state: bytes) -> bytes:
        state, self._stream = self.engine.deal(state, self._stream)
        return state

    def play(self, state: bytes, action: int) -> bytes:
        """After an action and whatever is drawn then; raises Illegal or NoSuchAction."""
        state, self._stream = self.engine.play(state, action, self._stream)
        return state

    def view(self, state: bytes, seat: int) -> Any:
        """What a seat knows."""
        return self.engine.view(state, seat)

    def worlds(self, view: Any, count: int = 1, seed: str | int = 0) -> Iterator[bytes]:
        """States that fit a view; what its seat cannot know is drawn anew in each."""
        game, draw = self.engine.game, random.Random(str(seed))
        for _ in range(count):
            yield self.engine.encode(game.world(view, draw))

    def finish(
        self, state: bytes, seed: str | int = 0, count: int = 1
    ) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """Random games to the end: points and places, a row per game."""
        return self.engine.finish(state, int(seeds(seed, 1)[0]), count)
