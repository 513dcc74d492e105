"""An engine on the compiled game: a state is the bytes of its record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from lapidarium.compiled import CompiledGame
from lapidarium.compiled.errors import CoreError
from lapidarium.games.codec import NoSuchAction
from lapidarium.games.game import CHANCE
from lapidarium.research.engine import STEP, WORD, Engine

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from lapidarium.games.codec import Codec
    from lapidarium.games.game import Game


class CompiledEngine(Engine):
    """Calls are checked once, when the engine is made; then only memory is copied."""

    def __init__(self, game: Game[Any, Any], codec: Codec) -> None:
        assert codec.module is not None
        self.game, self.codec, self.module = game, codec, codec.module
        self.compiled = CompiledGame.of(game)
        self._start = self.compiled.start(1).tobytes()
        self._record = self.compiled.start(1)
        self._memory = memoryview(self._record.view(np.uint8).data)
        self._looked: bytes | None = None
        self._turn = CHANCE
        self._prepare()

    def _prepare(self) -> None:
        words = -(-self.actions // 64)
        self._number = np.zeros(1, np.int64)
        self._who = np.zeros(1, np.int64)
        self._bits = np.zeros(words, np.uint64)
        self._bit_bytes = self._bits.view(np.uint8)
        self._width, self._seats = self.actions, self.players
        self._ids = np.zeros(self.compiled.most + 8, np.int16)
        self._count = np.zeros(1, np.int32)
        self._stream = np.zeros(1, np.uint64)
        self._seat = np.zeros(1, np.int64)
        self._seen = np.zeros(self.planes.size, np.uint8)
        self._weights = np.zeros(self.compiled.outcomes, np.uint8)
        self._points = np.zeros((1, self.compiled.seats), np.int32)
        self._places = np.zeros((1, self.compiled.seats), np.int32)
        one = (self.compiled.tables, self._record, 0, 1)
        module, core = self.module, self.compiled.module
        self._advance = module.prepared("vector_advance", *one, self._number)
        self._look = module.prepared("vector_look", *one, self._who, self._bits.view(np.uint16))
        room = len(self._ids)
        self._list = module.prepared(
            "vector_list", self._bits, 0, 1, self._ids, self._count, room, -1
        )
        self._observe = module.prepared(
            "vector_observe", *one, self._seat, self._seen, self.planes.size
        )
        self._deal = core.prepared("deal", *one, self._stream)
        self._weigh = core.prepared("weigh", *one, self._weights)
        self._score = core.prepared("score", *one, self._points, self._places)
        self._make_room(1)

    def _put(self, state: bytes) -> None:
        try:
            self._memory[:] = state
        except ValueError:
            raise CoreError(
                f"expected a state of {len(self._memory)} bytes, got {len(state)}"
            ) from None

    def _see(self, state: bytes) -> None:
        """Who decides and what is legal; the same state is not looked at twice."""
        if self._looked is not state:
            self._put(state)
            self._look()
            self._looked, self._turn = state, int(self._who[0])

    def checked(self, state: bytes) -> bytes:
        """The same bytes, if they are a state of this game; raises CoreError."""
        if not isinstance(state, bytes):
            raise CoreError(f"expected a state as bytes, got {type(state).__name__}")
        self._put(state)
        self.compiled.validated(self._record)
        return state

    def encode(self, state: Any) -> bytes:
        """A state of the referee."""
        return self.compiled.record(state).tobytes()

    def decode(self, state: bytes) -> Any:
        """The referee's state."""
        return self.compiled.state(np.frombuffer(state, self.compiled.dtype))

    def start(self) -> bytes:
        """Before anything is set up."""
        return self._start

    def to_act(self, state: bytes) -> int:
        """Who decides."""
        if self._looked is not state:
            self._see(state)
        return self._turn

    def legal(self, state: bytes) -> NDArray[np.int64]:
        """The legal ids."""
        return np.array(self.legal_list(state), np.int64)

    def legal_list(self, state: bytes) -> list[int]:
        """The same as a list."""
        self._see(state)
        self._list()
        found: list[int] = self._ids[: self._count[0]].tolist()
        return found

    def mask(self, state: bytes) -> NDArray[np.int8]:
        """1 at each legal id."""
        self._see(state)
        bits = np.unpackbits(self._bit_bytes, count=self._width, bitorder="little")
        return bits.view(np.int8)

    def outcomes(self, state: bytes) -> list[tuple[int, float]]:
        """What may be drawn."""
        self._put(state)
        self._weigh()
        (found,) = self._weights.nonzero()
        weights = self._weights[found].tolist()
        total = sum(weights)
        return [(n, weight / total) for n, weight in zip(found.tolist(), weights, strict=True)]

    def after(self, state: bytes, number: int) -> bytes:
        """After an action or an outcome."""
        self._put(state)
        self._number[0] = number
        if self._advance() >= 0:
            self._refuse(state, number)
        return self._record.tobytes()

    def _refuse(self, state: bytes, number: int) -> None:
        """Explain why a number cannot be: raises Illegal or NoSuchAction."""
        before = self.decode(state)
        if self.game.to_act(before) == CHANCE:
            raise NoSuchAction(f"{number} cannot be drawn here")
        self.game.after(before, self.codec.move(before, number))
        raise AssertionError(f"core and referee disagree on {number} in {before}")

    def deal(self, state: bytes, stream: int) -> tuple[bytes, int]:
        """Draw what is due."""
        self._put(state)
        self._stream[0] = stream
        self._deal()
        return self._record.tobytes(), int(self._stream[0])

    def play(self, state: bytes, action: int, stream: int) -> tuple[bytes, int]:
        """An action and what is drawn then, without looking at what lies between."""
        self._put(state)
        self._number[0] = action
        if self._advance() >= 0:
            self._refuse(state, action)
        self._stream[0] = stream
        self._deal()
        return self._record.tobytes(), int(self._stream[0])

    def observe(self, state: bytes, seat: int) -> NDArray[np.uint8]:
        """What a seat knows."""
        if not 0 <= seat < self._seats:
            raise CoreError(f"there are seats 0 to {self.players - 1}, not {seat}")
        self._put(state)
        self._seat[0] = seat
        self._observe()
        return self._seen.copy()

    def scores(self, state: bytes) -> tuple[int, ...]:
        """The points now."""
        self._put(state)
        self._score()
        return tuple(self._points[0, : self.players].tolist())

    def places(self, state: bytes) -> tuple[int, ...]:
        """The places now."""
        self._put(state)
        self._score()
        return tuple(self._places[0, : self.players].tolist())

    def finish(
        self, state: bytes, stream: int, count: int = 1
    ) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """Random games to the end."""
        if count != len(self._streams):
            self._make_room(count)
        self._put(state)
        np.add(self._offsets, np.uint64(stream & WORD), out=self._streams)
        self._finish()
        return self._won[:, : self._seats].copy(), self._ahead[:, : self._seats].copy()

    def _make_room(self, count: int) -> None:
        """For so many games to be finished at once."""
        self._offsets = np.arange(count, dtype=np.uint64) * np.uint64(STEP)
        self._streams = np.zeros(count, np.uint64)
        self._won = np.zeros((count, self.compiled.seats), np.int32)
        self._ahead = np.zeros((count, self.compiled.seats), np.int32)
        self._finish = self.module.prepared(
            "vector_finish",
            *(self.compiled.tables, self._record, 0, count),
            *(self.compiled.start(count), self._streams, self._won, self._ahead),
        )
