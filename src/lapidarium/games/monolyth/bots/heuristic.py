"""A hand-made heuristic: what a position of Monolyth is worth to a seat, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.games.monolyth.rules.cells import GRID, LEVEL, Cells, full_levels, heights
from lapidarium.games.monolyth.rules.events import Event, Give, Place, Prophesy, Swap
from lapidarium.games.monolyth.rules.placement import placed
from lapidarium.games.monolyth.rules.scoring import WALLS
from lapidarium.games.monolyth.rules.state import Phase

if TYPE_CHECKING:
    from lapidarium.games.monolyth.rules import Monolyth
    from lapidarium.games.monolyth.rules.state import PlayerBoard, State

CUBES_PER_TURN = 2.6
"""Stones placed are a little smaller than those on the ring: single swaps are mixed in."""
HARD = 12
"""Prophecies above this are hardly ever fulfilled by a builder who looks one move ahead."""
NEIGHBOURS = tuple(
    (c, c + step)
    for c in range(LEVEL)
    for step in (1, GRID)
    if c + step < LEVEL and (step == GRID or c % GRID != GRID - 1)
)


def rated(game: Monolyth, state: State) -> list[tuple[Any, float]]:
    """Every legal move with what it is worth."""
    moves = game.legal(state)
    if state.phase is Phase.GIVE:
        return [(m, _worth_giving(game, state, m)) for m in moves if isinstance(m, Give)]
    own = state.boards[state.active]
    turns = turns_left(game, state)
    return [(move, _worth(game, state, own, move, turns)) for move in moves]


def expected(game: Monolyth, state: State, value: float) -> tuple[float, ...]:
    """The value of each tower; of the seat to act, that of the move it makes."""
    turns = turns_left(game, state)
    if state.phase is Phase.GIVE:
        value = _value(game, state, state.boards[state.active], turns)
    return tuple(
        value if seat == state.active else _value(game, state, own, turns)
        for seat, own in enumerate(state.boards)
    )


def turns_left(game: Monolyth, state: State) -> float:
    """About how many turns this seat still has: until the first tower is full."""
    room = min(game.tables.height * LEVEL - b.filled.bit_count() for b in state.boards)
    turns = room / CUBES_PER_TURN + 1.5
    return min(turns, len(state.prophecies)) if game.players == 1 else turns


def _worth(game: Monolyth, state: State, own: PlayerBoard, move: Event, turns: float) -> float:
    match move:
        case Prophesy(value, colour, number):
            side = game.tables.walls[own.board].index((colour, number))
            slots = (*own.slots[:side], value, *own.slots[side + 1 :])
            return _value(game, state, own._replace(slots=slots), turns - 1)
        case Place(site, shape, turning, column):
            cells = placed(game.tables.turnings[shape][turning], column, own.filled)
        case Swap(site, column):
            cells = placed(game.tables.turnings[game.tables.single][0], column, own.filled)
        case _:
            return _value(game, state, own, turns - 1)
    colour = state.sites[site] // game.tables.shapes
    colours = list(own.colours)
    colours[colour] |= cells or 0
    return _value(game, state, own._replace(colours=tuple(colours)), turns - 1)


def _value(game: Monolyth, state: State, own: PlayerBoard, turns: float) -> float:
    filled = own.filled
    height = game.tables.height
    standing = heights(filled)
    walls = sum(
        wall_worth(
            (own.colours[colour] & layer).bit_count(),
            (layer & ~filled).bit_count(),
            prophecy,
            turns,
        )
        for colour, layer, prophecy in zip(
            game.pack.boards[own.board], WALLS[height], own.slots, strict=True
        )
    )
    rough = sum(abs(standing[a] - standing[b]) for a, b in NEIGHBOURS)
    return (
        walls
        + level_worth(game, state, own, filled, turns)
        + structure_worth(game, state, own, standing, turns)
        - 0.12 * rough
    )


def wall_worth(count: int, free: int, prophecy: int, turns: float) -> float:
    """Points a wall is likely to bring: by its prophecy, else what it promises."""
    if not prophecy:
        return max(0.0, 0.75 * _reach(count, free, turns) - 1.0) if turns > 1 else 0.0
    return prophecy * chance(count, free, prophecy, turns)


def chance(count: int, free: int, prophecy: int, turns: float) -> float:
    """How likely a wall fulfils a prophecy, from 0 to 1."""
    if count >= prophecy:
        return 1.0
    if count + free < prophecy:
        return 0.0
    short = prophecy - _reach(count, free, turns)
    return max(0.05, min(0.92, 0.75 - 0.22 * short))


def _reach(count: int, free: int, turns: float) -> float:
    """The cubes of its colour that a wall is likely to end with."""
    # Of the free cells about 45 % can be had in the right colour if the seat cares.
    return count + min(0.45 * free, 0.55 * turns)


def level_worth(
    game: Monolyth, state: State, own: PlayerBoard, filled: Cells, turns: float
) -> float:
    """Points of levels: tokens won, and the next one by how little is missing for it."""
    done = full_levels(filled)
    won = len(own.levels)
    tokens = state.levels if game.players == 1 else state.levels[::-1]
    worth = float(sum(own.levels) + sum(tokens[: done - won]))
    if done < game.tables.height and done - won < len(tokens):
        missing = LEVEL - (filled >> LEVEL * done & 0xFFFF).bit_count()
        near = max(0.0, 1.0 - missing / max(1.0, CUBES_PER_TURN * turns))
        worth += tokens[done - won] * 0.8 * near * (1 - missing / 20)
    return worth + 0.02 * filled.bit_count()


def structure_worth(
    game: Monolyth, state: State, own: PlayerBoard, standing: tuple[int, ...], turns: float
) -> float:
    """Points of the structure: its token, or what is left of it by how much is missing."""
    if own.structure or not state.structures:
        return float(own.structure)
    fewest = min(
        (lacking(pattern.ranges, standing) for pattern in game.tables.patterns[state.card]),
    )
    if fewest == 0:
        return float(state.structures[-1])
    if fewest > CUBES_PER_TURN * turns * 0.8:
        return 0.0
    return state.structures[-1] * max(0.0, 0.8 - 0.055 * fewest)


def lacking(ranges: tuple[Any, ...], standing: tuple[int, ...]) -> float:
    """Cubes still missing for a card in one position; out of reach if a column is too high."""
    missing = 0.0
    for part, height in zip(ranges, standing, strict=True):
        if height < part.low:
            missing += part.low - height
        elif part.high is not None and height > part.high:
            return 99.0
    return missing


def _worth_giving(game: Monolyth, state: State, move: Give) -> float:
    """M-1P2: give up what cannot be fulfilled first, then the least."""
    own = state.boards[0]
    open_walls = [
        (own.colours[colour] & layer).bit_count() + (layer & ~own.filled).bit_count()
        for colour, layer, slot in zip(
            game.pack.boards[own.board], WALLS[game.tables.height], own.slots, strict=True
        )
        if not slot
    ]
    if not open_walls or move.value > max(open_walls):
        return 100.0 + move.value
    hardly_fulfilled = move.value > HARD
    return state.prophecies.count(move.value) + (
        move.value if hardly_fulfilled else -move.value / 2
    )
