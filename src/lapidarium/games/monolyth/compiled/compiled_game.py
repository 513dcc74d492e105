"""Monolyth in compiled form."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from lapidarium.compiled.compiled_game import CompiledGame
from lapidarium.compiled.compiled_module import CompiledModule
from lapidarium.compiled.signatures import game_signatures
from lapidarium.games.game import CHANCE, OVER
from lapidarium.games.monolyth.compiled import faults, layout
from lapidarium.games.monolyth.compiled.conversion import record_of, state_of
from lapidarium.games.monolyth.compiled.features import FEATURES
from lapidarium.games.monolyth.compiled.move_numbers import event_of, number_of
from lapidarium.games.monolyth.compiled.tables import tables_of
from lapidarium.games.monolyth.rules.events import Event
from lapidarium.games.monolyth.rules.state import State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from lapidarium.compiled.features import Features
    from lapidarium.games.monolyth.rules import Monolyth

DECISIONS = (layout.TURN, layout.GIVE)


class CompiledMonolyth(CompiledGame[State, Event]):
    """Monolyth for one to four players, compiled."""

    module: ClassVar[CompiledModule] = CompiledModule(
        "lapidarium.games.monolyth.compiled.exports", game_signatures(layout.TABLES, layout.STATE)
    )
    dtype: ClassVar[np.dtype[np.void]] = layout.STATE
    seats: ClassVar[int] = layout.SEATS
    moves: ClassVar[int] = layout.MOVES
    most: ClassVar[int] = layout.MOST
    outcomes: ClassVar[int] = layout.STONES
    features: ClassVar[Features] = FEATURES
    faults: ClassVar[Sequence[str]] = faults.NAMES

    game: Monolyth

    def __init__(self, game: Monolyth) -> None:
        self.game = game
        self.tables = tables_of(game)

    def record(self, state: State) -> NDArray[np.void]:
        """A state of the referee as an array of one record; raises CoreError."""
        return self.validated(record_of(self.game, state))

    def to_act(self, records: NDArray[np.void]) -> NDArray[np.int64]:
        """M-S8: for each game the seat whose turn it is, or CHANCE, or OVER."""
        phase = records["phase"]
        waiting = np.where(phase == layout.OVER, OVER, CHANCE)
        return np.where(np.isin(phase, DECISIONS), records["seat"].astype(np.int64), waiting)

    def _state(self, record: Any) -> State:
        return state_of(self.game, record)

    def _number(self, record: Any, event: Event) -> int:
        return number_of(self.game, record, event)

    def _event(self, record: Any, number: int) -> Event:
        return event_of(self.game, record, number)


@lru_cache(maxsize=8)
def compiled_form(game: Monolyth) -> CompiledMonolyth:
    """The compiled form of a referee, made once."""
    return CompiledMonolyth(game)
