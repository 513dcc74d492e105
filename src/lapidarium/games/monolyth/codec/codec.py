"""Monolyth for learning programs."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from lapidarium.games.codec import Codec, Factor, Symmetry
from lapidarium.games.monolyth.codec import actions
from lapidarium.games.monolyth.codec.module import MODULE
from lapidarium.games.monolyth.codec.observation import observe
from lapidarium.games.monolyth.codec.planes import planes

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

    from lapidarium.games.monolyth.rules import Monolyth
    from lapidarium.games.monolyth.rules.events import Event
    from lapidarium.games.monolyth.rules.state import State


class MonolythCodec(Codec):
    """1,684 ids, relative to the crystal; 592 to 1,664 bytes."""

    factors: ClassVar[Sequence[Factor]] = actions.FACTORS
    module = MODULE
    game: Monolyth

    def __init__(self, game: Monolyth) -> None:
        self.game = game
        self.actions = actions.ACTIONS
        self.planes = planes(game.players)

    def action(self, state: State, move: Event) -> int:
        """The id of a legal move."""
        return actions.action_of(self.game, state, move)

    def move(self, state: State, action: int) -> Event:
        """The move of an id; raises NoSuchAction."""
        return actions.move_of(self.game, state, self.check(action))

    def observe(self, view: State, seat: int) -> NDArray[np.uint8]:
        """What a seat sees."""
        return observe(self.game, view, seat)

    @cached_property
    def factor_table(self) -> NDArray[np.int16]:
        """Kind, reach, way, column, value and side of each id."""
        return actions.factor_table()

    @cached_property
    def symmetries(self) -> tuple[Symmetry, ...]:
        """Quarter turns of the own board."""
        from lapidarium.games.monolyth.codec.symmetry import symmetries  # noqa: PLC0415 - seldom

        return symmetries(self.game)
