"""What a solo game will come to if it goes on as it has so far (M-1P2, M-1P5).

No forecast of the best play, but the same pace: as many cubes per turn as until now, and each
wall keeps its share of its own colour.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lapidarium.games.monolyth.rules.cells import LEVEL, full_levels

if TYPE_CHECKING:
    from lapidarium.games.monolyth.rules.scoring import Sheet, Wall
    from lapidarium.games.monolyth.rules.state import State


def on_course(state: State, points: Sheet, height: int) -> int | None:
    """The points at the end at the pace so far; nothing before the first stone."""
    filled = state.boards[0].filled
    cubes = filled.bit_count()
    if not cubes or not state.turn:
        return None
    if not state.prophecies:  # M-1P4: it is over
        return points.total
    pace = cubes / state.turn
    grown = min(LEVEL * height, cubes + pace * len(state.prophecies)) / cubes
    levels = max(0, int(cubes * grown / LEVEL) - full_levels(filled))
    tokens = sorted(state.levels)[:levels]
    kept = sum(wall.prophecy for wall in points.walls if _is_kept(wall, grown))
    return kept + points.level_points + sum(tokens) + points.structure


def _is_kept(wall: Wall, grown: float) -> bool:
    return min(wall.possible, round(wall.cubes * grown)) >= wall.prophecy
