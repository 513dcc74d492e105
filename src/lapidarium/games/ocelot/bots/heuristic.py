"""A hand-made heuristic: what a move in Sir Ocelot's Cave gains at once, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.games.ocelot.pack.mat import CAVES
from lapidarium.games.ocelot.pack.pack import GEMS
from lapidarium.games.ocelot.rules import sight
from lapidarium.games.ocelot.rules.box import SHAPES, Box
from lapidarium.games.ocelot.rules.events import Done, PlaceCompanion, PlaceTool
from lapidarium.games.ocelot.rules.state import ABSENT, State, Step, bits, kind_on

if TYPE_CHECKING:
    from lapidarium.games.ocelot.rules import Ocelot


def rated(game: Ocelot, state: State) -> list[tuple[Any, float]]:
    """Every legal move with what it is worth."""
    moves = game.legal(state)
    if state.step is Step.COLLECT:
        return [(move, 0.0 if isinstance(move, Done) else 1.0) for move in moves]
    return [(move, _at_once(game, state, move)) for move in moves]


def expected(game: Ocelot, state: State, value: float) -> tuple[float, ...]:
    """What each seat has, with half of what still lies in the caves; and the move's own worth."""
    left = sum(cave_worth(game.box, state, cave) for cave in range(len(CAVES)))
    return tuple(
        points + left / 2 + (value / 2 if seat == state.seat else -value / 2)
        for seat, points in enumerate(game.scores(state))
    )


def _at_once(game: Ocelot, state: State, move: Any) -> float:
    """Points collected at once, with a little for the companion's use later on."""
    box, seat = game.box, state.seat
    after = game.after(state, move)
    worth = _points(box, after, sight.collectable(box, after, seat))
    if isinstance(move, PlaceCompanion):
        worth += _landing(box, state, after, seat)
    elif isinstance(move, PlaceTool) and state.companions[seat] == ABSENT:
        left = sum(state.hands[seat])
        worth += 0.0 if left > 11 else -0.4 * (12 - left)
    return worth


def _landing(box: Box, before: State, after: State, seat: int) -> float:
    """What the companion finds where it lands, and what the cave still holds for it."""
    square = after.companions[seat]
    kind = kind_on(before, square)
    found = 0.0 if kind == ABSENT else float(box.values[kind])
    if before.companions[seat] == ABSENT:
        left = sum(before.hands[seat])
        return found + (1.5 if 9 <= left <= 12 else -0.5)
    stays = cave_worth(box, before, box.cave_of[before.companions[seat]])
    goes = cave_worth(box, before, box.cave_of[square])
    return found + 0.12 * (goes - stays)


def cave_worth(box: Box, state: State, cave: int) -> float:
    """What all gems of a cave are worth together."""
    return sum(
        gem_worth(box, kind, cave) * (state.gems[kind] & box.caves[cave]).bit_count()
        for kind in range(len(GEMS))
    )


def gem_worth(box: Box, kind: int, cave: int) -> float:
    """What a gem is worth: its points, for a geode the mean of its bag, a little for sets."""
    if GEMS[kind] == "geode":
        values = [v for v in box.pack.amethysts[CAVES[cave]] if isinstance(v, int)]
        return sum(values) / max(1, len(values))
    return float(box.values[kind]) + (1.2 if kind in SHAPES else 0.0)


def _points(box: Box, state: State, squares: int) -> float:
    return sum(
        gem_worth(box, kind_on(state, square), box.cave_of[square]) for square in bits(squares)
    )
