"""What collecting some of the gems within reach would bring (O-G5 to O-G7)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from lapidarium.games.ocelot.pack.mat import CAVES
from lapidarium.games.ocelot.rules.box import BLUE, GEODE
from lapidarium.games.ocelot.rules.scoring import gem_points, scores
from lapidarium.games.ocelot.rules.state import ABSENT, kind_on
from lapidarium.games.ocelot.rules.turn import gained, sets

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from lapidarium.games.ocelot.rules.box import Box
    from lapidarium.games.ocelot.rules.state import State

MOST_GEMS = 6
"""Of more gems only "all" and "none" are counted: the ways to choose double with each."""


class Gem(NamedTuple):
    """A gem within reach, by itself: O-E2 and O-E3 count each gem apart from the others."""

    square: str
    kind: int
    cave: int
    points: int
    score: int
    """What it adds to its owner's score: specials may count it, or that it was left."""


class Haul(NamedTuple):
    """Some gems together; amethysts are not drawn yet."""

    squares: tuple[str, ...]
    points: int
    score: int
    collected: tuple[int, ...]
    draws: tuple[int, ...]
    """The bags that an amethyst is owed from."""


def totals(
    box: Box, before: State, after: State, seat: int, squares: Sequence[int]
) -> dict[str, dict[str, Any]]:
    """By the squares that are collected after a move: what move and gems bring their seat."""
    state = replace(after, seat=seat, owed=ABSENT)
    first = Haul(
        squares=(),
        points=gem_points(box, after, seat) - gem_points(box, before, seat),
        score=scores(box, after)[seat],
        collected=after.collected[seat],
        draws=() if after.owed == ABSENT else (after.owed,),
    )
    gems = [_gem(box, state, square, first.score) for square in squares]
    return {
        " ".join(haul.squares): {
            "points": haul.points,
            "draws": [CAVES[bag] for bag in haul.draws],
            "score": haul.score,
        }
        for haul in _hauls(first, gems, _left(box, state))
    }


def _gem(box: Box, state: State, square: int, score: int) -> Gem:
    kind = kind_on(state, square)
    more = scores(box, gained(box, state, square))[state.seat] - score
    return Gem(box.squares[square], kind, box.cave_of[square], box.values[kind], more)


def _left(box: Box, state: State) -> list[int]:
    """How many amethysts each bag holds."""
    held = [box.bag_of[number] for own in state.amethysts for number in own]
    return [size - held.count(bag) for bag, size in enumerate(box.bag_sizes)]


def _hauls(first: Haul, gems: Sequence[Gem], left: list[int]) -> Iterable[Haul]:
    """Every way to choose among the gems."""
    hauls = [first]
    if len(gems) > MOST_GEMS:
        for gem in gems:
            hauls.append(_with(hauls[-1], gem, left))
        return hauls[0], hauls[-1]
    for gem in gems:
        hauls += [_with(haul, gem, left) for haul in hauls]
    return hauls


def _with(haul: Haul, gem: Gem, left: list[int]) -> Haul:
    """O-G6, O-G7: one gem more; a geode or a complete set earns an amethyst, if there is one."""
    had, draws = haul.collected, haul.draws
    has, bag = had, ABSENT
    if gem.kind == GEODE:
        bag = gem.cave
    else:
        has = (*had[: gem.kind], had[gem.kind] + 1, *had[gem.kind + 1 :])
        bag = BLUE if sets(has) > sets(had) else ABSENT
    if bag != ABSENT and draws.count(bag) < left[bag]:
        draws = (*draws, bag)
    return Haul(
        (*haul.squares, gem.square), haul.points + gem.points, haul.score + gem.score, has, draws
    )
