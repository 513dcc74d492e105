"""Sir Ocelot's Cave in compiled form."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from lapidarium.compiled.compiled_game import CompiledGame
from lapidarium.compiled.compiled_module import CompiledModule
from lapidarium.compiled.signatures import game_signatures
from lapidarium.games.game import CHANCE, OVER
from lapidarium.games.ocelot.compiled import faults, layout
from lapidarium.games.ocelot.compiled.conversion import record_of, state_of
from lapidarium.games.ocelot.compiled.features import FEATURES
from lapidarium.games.ocelot.compiled.move_numbers import event_of, number_of
from lapidarium.games.ocelot.compiled.tables import tables_of
from lapidarium.games.ocelot.rules.events import Event
from lapidarium.games.ocelot.rules.state import State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from lapidarium.compiled.features import Features
    from lapidarium.games.ocelot.rules import Ocelot

DECISIONS = (layout.PLACE, layout.MOVE, layout.COLLECT)


class CompiledOcelot(CompiledGame[State, Event]):
    """Sir Ocelot's Cave, compiled."""

    module: ClassVar[CompiledModule] = CompiledModule(
        "lapidarium.games.ocelot.compiled.exports", game_signatures(layout.TABLES, layout.STATE)
    )
    dtype: ClassVar[np.dtype[np.void]] = layout.STATE
    seats: ClassVar[int] = layout.SEATS
    moves: ClassVar[int] = layout.MOVES
    most: ClassVar[int] = layout.MOST
    outcomes: ClassVar[int] = layout.SPACES
    features: ClassVar[Features] = FEATURES
    faults: ClassVar[Sequence[str]] = faults.NAMES

    game: Ocelot

    def __init__(self, game: Ocelot) -> None:
        self.game = game
        self.tables = tables_of(game)

    def record(self, state: State) -> NDArray[np.void]:
        """A state of the referee as an array of one record; raises CoreError."""
        return self.validated(record_of(self.game, state))

    def to_act(self, records: NDArray[np.void]) -> NDArray[np.int64]:
        """O-S5: for each game the seat whose decision it is, or CHANCE, or OVER."""
        step = records["step"]
        waiting = np.where(step == layout.OVER, OVER, CHANCE)
        return np.where(np.isin(step, DECISIONS), records["seat"].astype(np.int64), waiting)

    def _state(self, record: Any) -> State:
        return state_of(self.game, record)

    def _number(self, record: Any, event: Event) -> int:  # noqa: ARG002
        return number_of(self.game, event)

    def _event(self, record: Any, number: int) -> Event:
        return event_of(self.game, record, number)


@lru_cache(maxsize=8)
def compiled_form(game: Ocelot) -> CompiledOcelot:
    """The compiled form of a referee, made once."""
    return CompiledOcelot(game)
