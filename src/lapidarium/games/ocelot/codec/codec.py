"""The cave for learning programs."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from lapidarium.games.codec import Codec, Factor, Symmetry
from lapidarium.games.ocelot.codec import actions
from lapidarium.games.ocelot.codec.module import MODULE
from lapidarium.games.ocelot.codec.observation import observe
from lapidarium.games.ocelot.codec.planes import PLANES

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

    from lapidarium.games.ocelot.rules import Ocelot
    from lapidarium.games.ocelot.rules.events import Event
    from lapidarium.games.ocelot.rules.state import State
    from lapidarium.games.ocelot.rules.view import View


class OcelotCodec(Codec):
    """514 ids, and an observation without the other's amethysts."""

    factors: ClassVar[Sequence[Factor]] = actions.FACTORS
    module = MODULE
    game: Ocelot

    def __init__(self, game: Ocelot) -> None:
        self.game = game
        self.actions = actions.ACTIONS
        self.planes = PLANES

    def action(self, state: State, move: Event) -> int:  # noqa: ARG002 - ids are absolute here
        """The id of a legal move."""
        return actions.action_of(self.game, move)

    def move(self, state: State, action: int) -> Event:  # noqa: ARG002
        """The move of an id; raises NoSuchAction."""
        return actions.move_of(self.game, self.check(action))

    def observe(self, view: View, seat: int) -> NDArray[np.uint8]:
        """What a seat knows."""
        return observe(self.game, view, seat)

    @cached_property
    def factor_table(self) -> NDArray[np.int16]:
        """Kind, face, circle and square of each id."""
        return actions.factor_table()

    @cached_property
    def symmetries(self) -> tuple[Symmetry, ...]:
        """Turns and reflections of the mat."""
        from lapidarium.games.ocelot.codec.symmetry import symmetries  # noqa: PLC0415 - seldom

        return symmetries(self.game)
