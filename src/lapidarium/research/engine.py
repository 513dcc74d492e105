"""A game as states in bytes: the ground on which all environments stand.

A state is one `bytes` object: it can be kept, compared, hashed, pickled and sent. An engine
applies actions (ids of the game's codec) and outcomes of chance to it. It keeps scratch memory,
so each thread needs its own.

A state holds everything, hidden values too. What a seat may know comes from `observe` and
`view`; `world` gives a state with the hidden values drawn anew.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

import numpy as np

from lapidarium.games.packs import load
from lapidarium.games.registry import game_type, game_types, referee

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from lapidarium.compiled.compiled_module import CompiledModule
    from lapidarium.games.codec import Codec, Planes
    from lapidarium.games.game import Game
    from lapidarium.games.pack import Pack

STEP = 0x9E3779B97F4A7C15
WORD = (1 << 64) - 1


class Engine(ABC):
    """Transitions, observations and results of one game, for one pack and number of players."""

    game: Game[Any, Any]
    codec: Codec

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.game.players

    @property
    def actions(self) -> int:
        """Every id is below this number."""
        return self.codec.actions

    @property
    def planes(self) -> Planes:
        """What an observation is made of."""
        return self.codec.planes

    @abstractmethod
    def start(self) -> bytes:
        """Before anything is set up."""

    @abstractmethod
    def to_act(self, state: bytes) -> int:
        """The seat that has to decide, or CHANCE, or OVER."""

    @abstractmethod
    def legal(self, state: bytes) -> NDArray[np.int64]:
        """The legal ids, in ascending order; none at chance and at the end."""

    def legal_list(self, state: bytes) -> list[int]:
        """The same as a list."""
        found: list[int] = self.legal(state).tolist()
        return found

    @abstractmethod
    def mask(self, state: bytes) -> NDArray[np.int8]:
        """1 at each legal id."""

    @abstractmethod
    def outcomes(self, state: bytes) -> list[tuple[int, float]]:
        """At chance: the numbers of what may be drawn, each with its probability."""

    @abstractmethod
    def after(self, state: bytes, number: int) -> bytes:
        """After an action or, at chance, an outcome; raises Illegal or NoSuchAction."""

    @abstractmethod
    def deal(self, state: bytes, stream: int) -> tuple[bytes, int]:
        """Draw until somebody has to decide: the state then, and the stream of random numbers."""

    def drawn(self, state: bytes, text: str) -> bytes:
        """At chance: after a draw in notation; raises Unreadable or Illegal."""
        return self.encode(self.game.after(self.decode(state), self.game.parse(text)))

    def play(self, state: bytes, action: int, stream: int) -> tuple[bytes, int]:
        """After an action and everything that is drawn then; raises Illegal or NoSuchAction."""
        return self.deal(self.after(state, action), stream)

    @abstractmethod
    def observe(self, state: bytes, seat: int) -> NDArray[np.uint8]:
        """What a seat knows (see `planes`)."""

    @abstractmethod
    def scores(self, state: bytes) -> tuple[int, ...]:
        """The points of each seat as if the game ended now."""

    @abstractmethod
    def places(self, state: bytes) -> tuple[int, ...]:
        """How many seats are ahead of each, as if the game ended now; equals share a place."""

    @abstractmethod
    def finish(
        self, state: bytes, stream: int, count: int = 1
    ) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """Play to the end at random so many times: points and places, a row per game."""

    @abstractmethod
    def encode(self, state: Any) -> bytes:
        """A state of the referee."""

    @abstractmethod
    def decode(self, state: bytes) -> Any:
        """The referee's state."""

    def view(self, state: bytes, seat: int | None) -> Any:
        """What a seat knows, as the referee shows it."""
        return self.game.view(self.decode(state), seat)

    def world(self, view: Any, seed: str | int = 0) -> bytes:
        """A state that fits a view; what the seat cannot know is drawn at random."""
        return self.encode(self.game.world(view, random.Random(str(seed))))

    def text(self, state: bytes, action: int) -> str:
        """An action in notation."""
        return self.codec.text(self.decode(state), action)

    def parse(self, state: bytes, text: str) -> int:
        """The id of a move in notation; raises Unreadable or Illegal."""
        return self.codec.parse(self.decode(state), text)


def game_of(
    game: str, players: int | None = None, pack: str | Pack | None = None
) -> Game[Any, Any]:
    """A referee by the name of its game; `pack` is a name, a path or a pack.

    Raises NoSuchGame, PackNotFound, PackError, or ValueError for a pack of another game.
    """
    kind = game_type(game)
    found = load(pack or game) if isinstance(pack, str | None) else pack
    if found.game != game:
        raise ValueError(f"expected a pack of {game}, got {found.name!r}, a pack of {found.game}")
    return referee(found, players or kind.player_counts[0])


def engine_of(game: Game[Any, Any]) -> Engine:
    """An engine for a referee: compiled if the game can be, else on the referee itself."""
    codec = game_type(game.name).codec(game)
    if codec is not None and codec.module is not None:
        from lapidarium.research.compiled_engine import CompiledEngine  # noqa: PLC0415 - loads LLVM

        return CompiledEngine(game, codec)
    from lapidarium.research.plain_codec import PlainCodec  # noqa: PLC0415
    from lapidarium.research.referee_engine import RefereeEngine  # noqa: PLC0415

    return RefereeEngine(game, codec or PlainCodec(game))


def compiled_modules() -> list[tuple[str, CompiledModule]]:
    """What engines and vector environments need besides the games, with the name of each game."""
    codecs = [(name, kind.codec(game_of(name))) for name, kind in game_types().items()]
    return [(name, codec.module) for name, codec in codecs if codec is not None and codec.module]


def places_of(game: Game[Any, Any], state: Any) -> tuple[int, ...]:
    """How many seats are ahead of each; before the end by points alone."""
    outcome = game.outcome(state)
    if outcome is None:
        scores = game.scores(state)
        return tuple(sum(other > own for other in scores) for own in scores)
    found = [0] * game.players
    ahead = 0
    for group in outcome.places:
        for seat in group:
            found[seat] = ahead
        ahead += len(group)
    return tuple(found)
