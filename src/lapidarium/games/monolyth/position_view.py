"""A position of Monolyth as a client draws it: towers stone by stone, walls, the card where it
fits best.
"""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

from lapidarium.games.monolyth.projection import on_course
from lapidarium.games.monolyth.rules.scoring import sheet, walls_of
from lapidarium.games.monolyth.rules.state import EMPTY, reachable
from lapidarium.games.monolyth.wire import FitView, MonolythView, StoneView, TowerView

if TYPE_CHECKING:
    from lapidarium.games.monolyth.rules import Monolyth
    from lapidarium.games.monolyth.rules.state import PlayerBoard, State
    from lapidarium.games.monolyth.view_names import Names

Stones = dict[str, StoneView]
"""The stones of a tower by the order in which they were placed, from 0; never altered."""
NO_FIT = FitView([], [])


def position_view(
    game: Monolyth,
    names: Names,
    state: State,
    stones: tuple[Stones, ...],
    last: MonolythView | None,
) -> MonolythView:
    """M-T7: everything is open, so all see the same. Towers that are as in `last` are reused."""
    card = state.card
    is_solo = game.players == 1
    known = last.towers if last is not None and last.card == card + 1 else {}
    towers = {}
    for seat, own in enumerate(state.boards):
        tower = known.get(str(seat + 1))
        if tower is None or not _is_of(tower, names, own, stones[seat]):
            tower = _tower(game, names, card, seat, own, stones[seat])
        towers[str(seat + 1)] = tower
    return MonolythView(
        phase=state.phase.value,
        height=game.tables.height,
        first=state.first + 1,
        turns=state.turn,
        turns_left=len(state.prophecies) if is_solo else UNSET,  # M-1P2
        on_course=_on_course(game, state) if is_solo else UNSET,
        crystal=state.crystal + 1,
        sites=[None if stone == EMPTY else names.stone_names[stone] for stone in state.sites],
        reach=[site + 1 for site in reachable(state)],
        lid=dict(compress(zip(names.stone_names, state.lid, strict=True), state.lid)),
        supply=dict(zip(names.letters, state.supply, strict=True)),
        prophecies=state.prophecies,
        levels=state.levels,
        structures=state.structures,
        card=card + 1,
        asks=[] if card == EMPTY else names.cards[card],
        towers=towers,
    )


def _on_course(game: Monolyth, state: State) -> int | UnsetType:
    height = game.tables.height
    points = on_course(state, sheet(game.pack, state.boards[0], height), height)
    return UNSET if points is None else points


def _is_of(tower: TowerView, names: Names, own: PlayerBoard, stones: Stones) -> bool:
    """Does a tower, drawn for the same card, still show this board with these stones?"""
    return (
        tower.stones is stones
        and own.board != EMPTY
        and tower.board == names.boards[own.board]
        and tower.levels == own.levels
        and tower.structure == own.structure
        and tuple([wall.prophecy for wall in tower.walls.values()]) == own.slots
    )


def _tower(  # noqa: PLR0913, PLR0917 - a tower and the card beside it
    game: Monolyth, names: Names, card: int, seat: int, own: PlayerBoard, stones: Stones
) -> TowerView:
    walls = walls_of(game.pack, own, game.tables.height)
    prophecies, levels = sum([wall.points for wall in walls]), sum(own.levels)
    return TowerView(
        seat=seat + 1,
        board="" if own.board == EMPTY else names.boards[own.board],
        stones=stones,
        walls={str(side): wall for side, wall in enumerate(names.walls_of(walls))},
        levels=own.levels,
        level_points=levels,
        prophecy_points=prophecies,
        structure=own.structure,
        fit=NO_FIT if card == EMPTY else names.fits[card].view(own.filled),
        score=prophecies + levels + own.structure,
    )
