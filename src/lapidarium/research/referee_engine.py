"""An engine on the referee itself, for games without a compiled form: slow, but for every game."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import numpy as np

from lapidarium.games.codec import NoSuchAction
from lapidarium.games.game import CHANCE, OVER
from lapidarium.research.engine import STEP, WORD, Engine, places_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from lapidarium.games.codec import Codec
    from lapidarium.games.game import Game


class RefereeEngine(Engine):
    """States are positions in notation."""

    def __init__(self, game: Game[Any, Any], codec: Codec) -> None:
        self.game, self.codec = game, codec

    def encode(self, state: Any) -> bytes:
        """The position of a state."""
        return self.game.position(state).encode()

    def decode(self, state: bytes) -> Any:
        """Read a position."""
        return self.game.from_position(state.decode())

    def start(self) -> bytes:
        """Before anything is set up."""
        return self.encode(self.game.start())

    def to_act(self, state: bytes) -> int:
        """Who decides."""
        return self.game.to_act(self.decode(state))

    def legal(self, state: bytes) -> NDArray[np.int64]:
        """The legal ids."""
        return self.codec.legal(self.decode(state))

    def mask(self, state: bytes) -> NDArray[np.int8]:
        """1 at each legal id."""
        found = np.zeros(self.actions, np.int8)
        found[self.legal(state)] = 1
        return found

    def outcomes(self, state: bytes) -> list[tuple[int, float]]:
        """What may be drawn, by its place in the referee's list."""
        outcomes = self.game.chance(self.decode(state)).outcomes
        total = sum(weight for _, weight in outcomes)
        return [(number, weight / total) for number, (_, weight) in enumerate(outcomes)]

    def after(self, state: bytes, number: int) -> bytes:
        """After an action or an outcome."""
        before = self.decode(state)
        if self.game.to_act(before) == CHANCE:
            outcomes = self.game.chance(before).outcomes
            if not 0 <= number < len(outcomes):
                raise NoSuchAction(f"outcomes here are 0 to {len(outcomes) - 1}, not {number}")
            return self.encode(self.game.after(before, outcomes[number][0]))
        return self.encode(self.game.after(before, self.codec.move(before, number)))

    def deal(self, state: bytes, stream: int) -> tuple[bytes, int]:
        """Draw by weight."""
        now = self.decode(state)
        while self.game.to_act(now) == CHANCE:
            stream = (stream + STEP) & WORD
            events, weights = zip(*self.game.chance(now).outcomes, strict=True)
            now = self.game.after(now, random.Random(stream).choices(events, weights)[0])
        return self.encode(now), stream

    def observe(self, state: bytes, seat: int) -> NDArray[np.uint8]:
        """What a seat knows."""
        return self.codec.observe(self.view(state, seat), seat)

    def scores(self, state: bytes) -> tuple[int, ...]:
        """The points now."""
        return self.game.scores(self.decode(state))

    def places(self, state: bytes) -> tuple[int, ...]:
        """The places now."""
        return places_of(self.game, self.decode(state))

    def finish(
        self, state: bytes, stream: int, count: int = 1
    ) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """Random games to the end."""
        points = np.zeros((count, self.players), np.int32)
        places = np.zeros((count, self.players), np.int32)
        for n in range(count):
            now = state
            while True:
                now, stream = self.deal(now, stream)
                if self.to_act(now) == OVER:
                    break
                stream = (stream + STEP) & WORD
                now = self.after(now, random.Random(stream).choice(self.legal(now).tolist()))
            points[n], places[n] = self.scores(now), self.places(now)
        return points, places
