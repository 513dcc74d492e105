"""The ids of the cave's moves: the core's own numbers (ACTIONS_VERSION 1).

    64 * face + circle     a tool, this face up, on a circle
    384 + square           the companion goes to a square
    448 + square           a gem is taken
    512, 513               the companion stays; done collecting

Circles and squares count in reading order of the mat, faces as in `rules/box`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lapidarium.games.codec import NOT_USED, Factor, NoSuchAction
from lapidarium.games.ocelot.compiled.layout import (
    BY_FACE,
    COMPANION,
    FACES,
    MOVES,
    SPACES,
    STAY,
    TAKE,
)
from lapidarium.games.ocelot.compiled.move_numbers import number_of
from lapidarium.games.ocelot.rules import events as e

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from lapidarium.games.ocelot.rules import Ocelot

ACTIONS: Final = MOVES
PLACED, MOVED, TAKEN, STAYED, FINISHED = range(5)
FACTORS: Final = (
    Factor("kind", 5),
    Factor("face", FACES),
    Factor("circle", SPACES),
    Factor("square", SPACES),
)


def action_of(game: Ocelot, event: e.Event) -> int:
    """The id of a legal move."""
    if isinstance(event, e.First | e.Deal | e.Amethyst):
        raise NoSuchAction(f"{event} is drawn, not chosen")
    return number_of(game, event)


def move_of(game: Ocelot, action: int) -> e.Event:
    """The move of an id, legal or not; raises NoSuchAction."""
    box = game.box
    if action >= STAY:
        return e.STAY if action == STAY else e.DONE
    space = action & (SPACES - 1)
    if action >= COMPANION:
        if space >= len(box.squares):
            raise NoSuchAction(f"{action} is no move here: the mat has {len(box.squares)} squares")
        return (box.companions if action < TAKE else box.takes)[space]
    if space >= len(box.circles):
        raise NoSuchAction(f"{action} is no move here: the mat has {len(box.circles)} circles")
    return box.tools[space][action >> BY_FACE]


def factor_table() -> NDArray[np.int16]:
    """For each id: kind, face, circle, square."""
    table = np.full((ACTIONS, len(FACTORS)), NOT_USED, np.int16)
    for action in range(ACTIONS):
        table[action] = _factors(action)
    return table


def _factors(action: int) -> tuple[Any, ...]:
    no, space = NOT_USED, action & (SPACES - 1)
    if action >= STAY:
        return (STAYED if action == STAY else FINISHED, no, no, no)
    if action >= COMPANION:
        return (MOVED if action < TAKE else TAKEN, no, no, space)
    return (PLACED, action >> BY_FACE, space, no)
