"""Turns and reflections of the mat that leave every cave and every line of sight as it is.

Which there are depends on the pack: they are looked for among the eight of a square.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from lapidarium.games.codec import Symmetry
from lapidarium.games.ocelot.codec.actions import ACTIONS
from lapidarium.games.ocelot.codec.planes import PLANES
from lapidarium.games.ocelot.compiled.layout import COMPANION, FACES, SPACES, TAKE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from lapidarium.games.ocelot.rules import Ocelot
    from lapidarium.games.ocelot.rules.box import Box

    Turn = Callable[[int, int], tuple[int, int]]

TURNS: dict[str, Turn] = {
    "identity": lambda x, y: (x, y),
    "quarter-turn": lambda x, y: (-y, x),
    "half-turn": lambda x, y: (-x, -y),
    "three-quarter-turn": lambda x, y: (y, -x),
    "left-right": lambda x, y: (-x, y),
    "up-down": lambda x, y: (x, -y),
    "diagonal": lambda x, y: (y, x),
    "other-diagonal": lambda x, y: (-y, -x),
}
BY_SQUARE = ("gems", "seen", "thrice", "collectable", "companions")


def symmetries(game: Ocelot) -> tuple[Symmetry, ...]:
    """Those of this mat, the one that changes nothing first."""
    return tuple(_found(game.box))


def _found(box: Box) -> Iterator[Symmetry]:
    for name, turn in TURNS.items():
        squares = _turned(box.squares, box.squares + box.circles, turn)
        circles = _turned(box.circles, box.squares + box.circles, turn)
        if squares is None or circles is None or not _is_same(box, squares, circles):
            continue
        yield _symmetry(name, squares, circles)


def _place(name: str) -> tuple[int, int]:
    """A name such as f7 as a column and a row."""
    return ord(name[0]) - ord("a"), int(name[1:])


def _turned(names: Sequence[str], every: Sequence[str], turn: Turn) -> list[int] | None:
    """For each place the number of the place it goes to; None if that is another kind of place."""
    spots = [turn(*_place(name)) for name in every]
    originals = [_place(name) for name in every]
    left = min(x for x, _ in originals) - min(x for x, _ in spots)
    top = min(y for _, y in originals) - min(y for _, y in spots)
    known = {_place(name): number for number, name in enumerate(names)}
    found = [known.get((x + left, y + top)) for x, y in (turn(*_place(name)) for name in names)]
    return [n for n in found if n is not None] if None not in found else None


def _is_same(box: Box, squares: list[int], circles: list[int]) -> bool:
    """Does every square stay in its cave, and every circle see the same squares?"""
    if any(box.cave_of[n] != box.cave_of[target] for n, target in enumerate(squares)):
        return False
    for circle, target in enumerate(circles):
        sight = sum(1 << squares[n] for n in range(len(squares)) if box.sight[circle] >> n & 1)
        if sight != box.sight[target]:
            return False
    return True


def _symmetry(name: str, squares: list[int], circles: list[int]) -> Symmetry:
    sources, before = np.arange(PLANES.size), np.arange(PLANES.size)
    for plane, places in [*((one, squares) for one in BY_SQUARE), ("tools", circles)]:
        rows, old = (PLANES.part(row, plane).reshape(-1, SPACES) for row in (sources, before))
        rows[:, places] = old[:, : len(places)]
    targets = np.arange(ACTIONS)
    for face in range(FACES):
        targets[face * SPACES : face * SPACES + len(circles)] = np.array(circles) + face * SPACES
    for first in (COMPANION, TAKE):
        targets[first : first + len(squares)] = np.array(squares) + first

    def actions(_observation: Any) -> Any:
        return targets

    return Symmetry(name, sources, actions)
