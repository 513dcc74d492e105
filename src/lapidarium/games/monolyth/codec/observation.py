"""An observation of Monolyth from what a seat sees, the referee's state (see `planes`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from lapidarium.games.monolyth.codec.planes import planes
from lapidarium.games.monolyth.rules.cells import SIDES, numbers, wall
from lapidarium.games.monolyth.rules.state import EMPTY, Phase, PlayerBoard, State

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from lapidarium.games.monolyth.rules import Monolyth


def observe(game: Monolyth, state: State, seat: int) -> NDArray[np.uint8]:
    """What this seat sees."""
    layout = planes(game.players)
    out = np.zeros(layout.size, np.int64)

    def part(name: str) -> Any:
        return layout.part(out, name)

    scores = game.scores(state)
    for n in range(game.players):
        other = (seat + n) % game.players
        own = state.boards[other]
        for colour, cells in enumerate(own.colours):
            part("cells")[n, colour, numbers(cells)] = 1
        for side in SIDES if own.board != EMPTY else ():
            _put_side(game, own, side, {name: part(name)[n] for name in _SIDE_PLANES})
        part("levels")[n] = len(own.levels)
        part("structure")[n] = own.structure
        part("scores")[n] = scores[other]
        part("active")[n] = state.active == other
    for n, stone in enumerate(_stones(state)):
        colour, shape = divmod(stone, game.tables.shapes)
        part("stones")[n, [colour, len(game.pack.colours) + shape]] = 1
    part("lid")[: len(state.lid)] = state.lid
    part("supply")[:] = state.supply
    for value in state.prophecies:
        part("prophecies")[value - 1] += 1
    _put_main_board(game, state, part)
    return np.minimum(out, layout.high).astype(np.uint8)


_SIDE_PLANES = ("walls", "possible", "slots", "sides")


def _put_side(game: Monolyth, own: PlayerBoard, side: int, rows: dict[str, Any]) -> None:
    colour = game.pack.boards[own.board][side]
    cells = wall(side, game.tables.height)
    rows["walls"][side] = (own.colours[colour] & cells).bit_count()
    rows["possible"][side] = rows["walls"][side] + (cells & ~own.filled).bit_count()
    rows["slots"][side] = own.slots[side]
    rows["sides"][side, colour] = 1


def _stones(state: State) -> Iterator[int]:
    """All stones on the sites, clockwise from the crystal."""
    count = len(state.sites)
    for step in range(1, count):
        stone = state.sites[(state.crystal + step) % count]
        if stone != EMPTY:
            yield stone


def _put_main_board(game: Monolyth, state: State, part: Any) -> None:
    next_level = (state.levels[0] if game.players == 1 else state.levels[-1]) if state.levels else 0
    next_structure = state.structures[-1] if state.structures else 0
    part("tokens")[:] = len(state.levels), next_level, len(state.structures), next_structure
    if state.card != EMPTY:
        part("card")[state.card] = 1
    phases = {Phase.TURN: 0, Phase.GIVE: 1}
    part("phase")[phases.get(state.phase, 2)] = 1
    part("to_go")[0] = game.players - 1 - state.turn % game.players
