"""The ids of Monolyth's moves, relative to the crystal (ACTIONS_VERSION 1).

    reach * 400 + way * 16 + column   the stone `reach` + 1 stones ahead is placed in orientation
                                      `way`, its anchor in `column`; way 24 swaps it for a single
    1600 + reach                      it is discarded
    1604 + 4 * (value - 1) + side     a prophecy
    1668 + value - 1                  solo, a token is given up

Stones are counted clockwise from the crystal, columns and sides as in `rules/cells`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lapidarium.games.codec import NOT_USED, Factor, NoSuchAction
from lapidarium.games.monolyth.compiled.layout import COLUMNS, REACH, SIDES, TURNINGS, VALUES
from lapidarium.games.monolyth.rules import events as e
from lapidarium.games.monolyth.rules.state import reachable

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from lapidarium.games.monolyth.rules import Monolyth
    from lapidarium.games.monolyth.rules.state import State

SWAP_WAY: Final = TURNINGS
PER_REACH: Final = (TURNINGS + 1) * COLUMNS
DISCARDS: Final = REACH * PER_REACH
PROPHECIES: Final = DISCARDS + REACH
GIFTS: Final = PROPHECIES + VALUES * SIDES
ACTIONS: Final = GIFTS + VALUES

PLACE, SWAP, DISCARD, PROPHESY, GIVE = range(5)
FACTORS: Final = (
    Factor("kind", 5),
    Factor("reach", REACH),
    Factor("way", TURNINGS),
    Factor("column", COLUMNS),
    Factor("value", VALUES),
    Factor("side", SIDES),
)


def action_of(game: Monolyth, state: State, event: e.Event) -> int:
    """The id of a legal move."""
    match event:
        case e.Place(site, _, turning, column):
            return _ahead(state, site) * PER_REACH + turning * COLUMNS + column
        case e.Swap(site, column):
            return _ahead(state, site) * PER_REACH + SWAP_WAY * COLUMNS + column
        case e.Discard(site):
            return DISCARDS + _ahead(state, site)
        case e.Prophesy(value, colour, number):
            walls = game.tables.walls[state.boards[state.active].board]
            return PROPHECIES + (value - 1) * SIDES + walls.index((colour, number))
        case e.Give(value):
            return GIFTS + value - 1
    raise NoSuchAction(f"{event} is drawn, not chosen")


def _ahead(state: State, site: int) -> int:
    return reachable(state).index(site)


def move_of(game: Monolyth, state: State, action: int) -> e.Event:
    """The move of an id, legal or not; raises NoSuchAction."""
    if action >= GIFTS:
        return e.Give(action - GIFTS + 1)
    if action >= PROPHECIES:
        board = state.boards[state.active].board
        if board < 0:
            raise NoSuchAction(f"{action} is a prophecy, and this seat has no board yet")
        value, side = divmod(action - PROPHECIES, SIDES)
        return e.Prophesy(value + 1, *game.tables.walls[board][side])
    reach, rest = divmod(action, PER_REACH) if action < DISCARDS else (action - DISCARDS, 0)
    sites = reachable(state)
    if reach >= len(sites):
        raise NoSuchAction(f"{action} is no move here: there are {len(sites)} stones in reach")
    site = sites[reach]
    if action >= DISCARDS:
        return e.Discard(site)
    way, column = divmod(rest, COLUMNS)
    if way == SWAP_WAY:
        return e.Swap(site, column)
    shape = state.sites[site] % game.tables.shapes
    ways = len(game.tables.turnings[shape])
    if way >= ways:
        raise NoSuchAction(f"{action} is no move here: that stone has only {ways} orientations")
    return e.Place(site, shape, way, column)


def factor_table() -> NDArray[np.int16]:
    """For each id: kind, reach, way, column, value, side."""
    table = np.full((ACTIONS, len(FACTORS)), NOT_USED, np.int16)
    for action in range(ACTIONS):
        table[action] = _factors(action)
    return table


def _factors(action: int) -> tuple[Any, ...]:
    no = NOT_USED
    if action >= GIFTS:
        return (GIVE, no, no, no, action - GIFTS, no)
    if action >= PROPHECIES:
        value, side = divmod(action - PROPHECIES, SIDES)
        return (PROPHESY, no, no, no, value, side)
    if action >= DISCARDS:
        return (DISCARD, action - DISCARDS, no, no, no, no)
    reach, rest = divmod(action, PER_REACH)
    way, column = divmod(rest, COLUMNS)
    if way == SWAP_WAY:
        return (SWAP, reach, no, column, no, no)
    return (PLACE, reach, way, column, no, no)
