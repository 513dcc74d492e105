"""What a move of Monolyth leads to, part by part, so that two moves can be compared.

Everything is seen by the seat that moves, before the refill is drawn: what is drawn is luck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from lapidarium.games.monolyth.bots.heuristic import (
    chance,
    lacking,
    level_worth,
    structure_worth,
    turns_left,
    wall_worth,
)
from lapidarium.games.monolyth.rules import turn
from lapidarium.games.monolyth.rules.cells import LEVEL, full_levels, heights
from lapidarium.games.monolyth.rules.events import Place, Swap
from lapidarium.games.monolyth.rules.scoring import Wall, walls_of
from lapidarium.games.monolyth.rules.state import EMPTY, Phase

if TYPE_CHECKING:
    from lapidarium.games.monolyth.rules import Monolyth
    from lapidarium.games.monolyth.rules.events import Event
    from lapidarium.games.monolyth.rules.state import PlayerBoard, State


EVEN: Final = 0.5
"""The chance below which a prophecy is hard to fulfil."""


class Result(NamedTuple):
    """What a move leads to for the seat that makes it; worths are in points."""

    walls: tuple[Wall, ...]
    wall_worths: tuple[float, ...]
    levels: tuple[int, ...]
    """The tokens that it has for levels."""
    level_worth: float
    missing: int
    """Spaces that are open on the lowest level that is not complete."""
    structure: int
    structure_worth: float
    lacking: float
    """Cubes that the structure lacks; 99 if a column is too high for it."""
    tokens: tuple[int, ...]
    """The prophecies that are on offer then."""
    turns: float
    """How many more there are for it, about."""
    cubes: int
    next_gain: int
    """Points that whoever moves next can make at once; in solo, by placing a stone or single."""
    has_top_level: bool
    lead: int
    """Points ahead of the best other seat; 0 in solo."""


def result(game: Monolyth, state: State, move: Event | None) -> Result:
    """What a move leads to; without one, how the position stands."""
    seat = state.active
    after = state if move is None else game.with_tokens(game.after(state, move))
    own = after.boards[seat]
    turns = max(0.0, turns_left(game, state) - 1)
    walls = walls_of(game.pack, own, game.tables.height)
    standing, done = heights(own.filled), full_levels(own.filled)
    scores = game.scores(after)
    patterns = game.tables.patterns[after.card]
    return Result(
        walls=walls,
        wall_worths=tuple(_wall_worth(wall, turns) for wall in walls),
        levels=own.levels,
        level_worth=level_worth(game, after, own, own.filled, turns),
        missing=LEVEL - (own.filled >> LEVEL * done & 0xFFFF).bit_count(),
        structure=own.structure,
        structure_worth=structure_worth(game, after, own, standing, turns),
        lacking=min(lacking(pattern.ranges, standing) for pattern in patterns),
        tokens=tuple(sorted(after.prophecies)),
        turns=turns,
        cubes=own.filled.bit_count(),
        next_gain=0 if move is None else _next_gain(game, after),
        has_top_level=done == game.tables.height,
        lead=scores[seat] - max((*scores[:seat], *scores[seat + 1 :]), default=scores[seat]),
    )


def _wall_worth(wall: Wall, turns: float) -> float:
    return wall_worth(wall.cubes, wall.possible - wall.cubes, wall.prophecy, turns)


def is_hard(wall: Wall, turns: float) -> bool:
    """Its prophecy is more likely missed than fulfilled."""
    return chance(wall.cubes, wall.possible - wall.cubes, wall.prophecy, turns) < EVEN


def offer_worth(tokens: tuple[int, ...], walls: tuple[Wall, ...], turns: float) -> float:
    """The best way to use the tokens on offer: each once, on one wall without a prophecy."""
    worths = sorted(
        (
            (_wall_worth(wall._replace(prophecy=value), turns), number, side)
            for number, value in enumerate(tokens)
            for side, wall in enumerate(walls)
            if not wall.prophecy
        ),
        reverse=True,
    )
    used: set[tuple[str, int]] = set()
    total = 0.0
    for worth, number, side in worths:
        if ("token", number) not in used and ("side", side) not in used:
            used |= {("token", number), ("side", side)}
            total += worth
    return total


def parts(game: Monolyth, state: State, seat: int) -> tuple[tuple[float, ...], float, float]:
    """What the walls, the levels and the structure of a seat are worth as they stand."""
    own, turns = state.boards[seat], turns_left(game, state)
    walls = walls_of(game.pack, own, game.tables.height)
    return (
        tuple(_wall_worth(wall, turns) for wall in walls),
        level_worth(game, state, own, own.filled, turns),
        structure_worth(game, state, own, heights(own.filled), turns),
    )


def _next_gain(game: Monolyth, state: State) -> int:
    """Levels, structure and kept prophecies that the next turn can bring.

    The stone that is drawn for the site behind the crystal is not within reach then. In solo only
    what is placed counts: whether a wall can keep a prophecy is compared by itself.
    """
    if state.phase is Phase.OVER:
        return 0
    if state.phase in (Phase.FILL, Phase.GIVE):
        gives_last = game.players == 1 and len(state.prophecies) == 1  # M-1P2, M-1P4
        if gives_last or turn.is_over(game.tables, state):
            return 0
        state = state._replace(phase=Phase.TURN, turn=state.turn + 1, left=EMPTY)
    had = _points(game, state.boards[state.active])
    return max(
        (
            _points(game, game.with_tokens(game.after(state, move)).boards[state.active]) - had
            for move in game.legal(state)
            if game.players > 1 or isinstance(move, (Place, Swap))
        ),
        default=0,
    )


def _points(game: Monolyth, own: PlayerBoard) -> int:
    walls = walls_of(game.pack, own, game.tables.height)
    return sum(wall.points for wall in walls) + sum(own.levels) + own.structure
