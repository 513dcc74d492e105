"""What each seat has, with its special amethysts counted as they usually count in the end (O-E3).

Early in the game many gems lie in the caves, and nobody has collected many. A special that counts
them is worth less, or more, than it would be if the game ended at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lapidarium.games.ocelot.rules.box import SEATS
from lapidarium.games.ocelot.rules.scoring import amethyst_points, counted_by, gem_points

if TYPE_CHECKING:
    from lapidarium.games.ocelot.rules import Ocelot
    from lapidarium.games.ocelot.rules.box import Box
    from lapidarium.games.ocelot.rules.state import State

TO_COME: Final = {"a": 6.7, "b": 5.5, "c": -24.0, "d": -13.0}
"""How many gems more a special counts at the end of a game than at its beginning.

Measured in sixteen games of several levels, from every turn: it changes evenly with the tools
that are left.
"""


def prospects(game: Ocelot, state: State) -> tuple[float, ...]:
    """The points of each seat."""
    box = game.box
    left = sum(map(sum, state.hands)) / max(1, SEATS * sum(box.hand))
    return tuple(
        gem_points(box, state, seat)
        + sum(_points(box, state, seat, number, left) for number in own)
        for seat, own in enumerate(state.amethysts)
    )


def _points(box: Box, state: State, seat: int, number: int, left: float) -> float:
    value = box.amethysts[number].value
    if isinstance(value, int):
        return value
    now = counted_by(box, state, seat, str(value))
    each = amethyst_points(box, state, seat, number) / now if now else 1.0  # those grow from none
    return each * max(0.0, now + left * TO_COME[str(value)])
