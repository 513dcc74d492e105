"""Counting walls, tokens and ranks (M-E3 to M-E6, M-1P5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from lapidarium.games.game import Outcome
from lapidarium.games.monolyth.rules.cells import SIDES, full_levels, wall
from lapidarium.games.monolyth.rules.state import EMPTY
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.monolyth.pack.pack import MonolythPack
    from lapidarium.games.monolyth.rules.state import PlayerBoard, State

WALLS = {height: tuple(wall(side, height) for side in SIDES) for height in (3, 4)}
RANKS = ((80, "rank-5"), (70, "rank-4"), (60, "rank-3"), (46, "rank-2"), (0, "rank-1"))
"""M-1P5: the least score for each rank."""
CLAUSES = {
    "ended-top-level": "M-E1",
    "ended-top-level-solo": "M-1P4",
    "ended-no-prophecies": "M-1P4",
    "ended-no-stones": "M-E2",
}
"""What ends a game, and the clause that says so."""


class Wall(NamedTuple):
    """One wall on the score sheet."""

    colour: int
    cubes: int
    prophecy: int
    """0 without a prophecy."""
    possible: int
    """The most it could still be: cubes now and empty cells of the outer layer."""

    @property
    def points(self) -> int:
        """M-E4: a fulfilled prophecy scores its value, any other nothing."""
        return self.prophecy if self.cubes >= self.prophecy else 0


class Sheet(NamedTuple):
    """M-E5: the points of one seat, part by part."""

    walls: tuple[Wall, ...]
    levels: tuple[int, ...]
    structure: int

    @property
    def prophecy_points(self) -> int:
        """M-E4: the prophecies that are fulfilled."""
        return sum([wall.points for wall in self.walls])

    @property
    def level_points(self) -> int:
        """M-E5: the level tokens."""
        return sum(self.levels)

    @property
    def total(self) -> int:
        """M-E5: kept prophecies, level tokens and structure token."""
        return self.prophecy_points + self.level_points + self.structure


def walls_of(pack: MonolythPack, own: PlayerBoard, height: int) -> tuple[Wall, ...]:
    """M-E3: cubes of a side's colour in the outermost layer of that side."""
    if own.board == EMPTY:
        return ()
    empty, found = ~own.filled, []
    for colour, layer, prophecy in zip(
        pack.boards[own.board], WALLS[height], own.slots, strict=True
    ):
        cubes = (own.colours[colour] & layer).bit_count()
        possible = cubes + (layer & empty).bit_count()
        found.append(Wall(colour, cubes, prophecy, possible))
    return tuple(found)


def sheet(pack: MonolythPack, own: PlayerBoard, height: int) -> Sheet:
    """M-E5: the score sheet of one seat as it stands."""
    return Sheet(walls_of(pack, own, height), own.levels, own.structure)


def rank(score: int) -> Message:
    """M-1P5: the name a solo score earns."""
    return Message(next(code for least, code in RANKS if score >= least))


def outcome(state: State, scores: tuple[int, ...], height: int) -> Outcome:
    """M-E5, M-E6: most points first; among equals, who sat later in the first round."""
    seats = range(len(scores))
    later = {seat: (seat - state.first) % len(scores) for seat in seats}
    order = sorted(seats, key=lambda seat: (scores[seat], later[seat]), reverse=True)
    return Outcome(
        scores=scores,
        places=tuple((seat,) for seat in order),
        ended=ended(state, height),
        decided=_decided(scores, order),
    )


def _decided(scores: tuple[int, ...], order: list[int]) -> Message:
    if len(scores) == 1:
        return Message("decided-rank", score=scores[0], rank=rank(scores[0]))
    best, next_best = order[:2]
    if scores[best] > scores[next_best]:
        return Message("decided-points", seat=best + 1, points=scores[best])
    return Message("decided-later", seat=best + 1, points=scores[best])


def ended(state: State, height: int) -> Message:
    """M-E1, M-E2, M-1P4: why a finished game is over."""
    full = [seat for seat, own in enumerate(state.boards) if full_levels(own.filled) == height]
    if full and len(state.boards) == 1:
        return Message("ended-top-level-solo", level=height)
    if full and state.turn % len(state.boards) == 0:
        builder = min(full, key=lambda seat: (seat - state.first) % len(state.boards))
        return Message("ended-top-level", seat=builder + 1, level=height)
    if len(state.boards) == 1 and not state.prophecies:
        return Message("ended-no-prophecies")
    return Message("ended-no-stones")
