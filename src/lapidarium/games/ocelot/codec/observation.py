"""An observation of the cave from a seat's view (see `planes`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from lapidarium.games.ocelot.codec.planes import PLANES
from lapidarium.games.ocelot.pack.mat import CAVES
from lapidarium.games.ocelot.pack.pack import GEMS
from lapidarium.games.ocelot.rules.box import SEATS
from lapidarium.games.ocelot.rules.state import Step

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from lapidarium.games.ocelot.rules import Ocelot
    from lapidarium.games.ocelot.rules.view import View

STEPS = {Step.PLACE.value: 0, Step.MOVE.value: 1, Step.COLLECT.value: 2}
NEEDED = 3
"""O-G1: tools, or sides."""


def observe(game: Ocelot, view: View, seat: int) -> NDArray[np.uint8]:
    """What this seat knows."""
    out = np.zeros(PLANES.size, np.int64)

    def part(name: str) -> Any:
        return PLANES.part(out, name)

    box = game.box
    for square, kind in enumerate(view.gems):
        if kind is not None:
            part("gems")[GEMS.index(kind), square] = 1
    sides = np.zeros(len(box.squares), np.int64)
    for circle, name in enumerate(view.tools):
        if name is not None:
            face = box.face_names.index(name)
            squares = [n for n in range(len(box.squares)) if box.sight[circle] >> n & 1]
            part("tools")[face, circle] = 1
            part("seen")[box.tool_of[face], squares] = 1
            sides[squares] += 1
    part("thrice")[: len(sides)] = sides >= NEEDED
    for n in range(SEATS):
        _put_seat(game, view, (seat + n) % SEATS, n, part)
    _put_amethysts(game, view, seat, part)
    part("step")[STEPS.get(view.step, 3)] = 1
    if view.owed is not None:
        part("owed")[CAVES.index(view.owed)] = 1
    part("first")[0] = view.first == seat
    return np.minimum(out, PLANES.high).astype(np.uint8)


def _put_seat(game: Ocelot, view: View, seat: int, n: int, part: Any) -> None:
    box = game.box
    lying = part("gems").any(axis=0)
    tools = part("seen").sum(axis=0)
    companion = view.companions[seat]
    can = tools == NEEDED
    if companion is not None:
        square = box.square_number[companion]
        part("companions")[n, square] = 1
        cave = np.zeros_like(can)
        cave[[i for i, where in enumerate(box.cave_of) if where == box.cave_of[square]]] = True
        can |= (tools >= NEEDED - 1) & (part("thrice") == 1) & cave
    part("collectable")[n] = can & lying
    part("hands")[n] = view.hands[seat]
    for kind, count in view.collected[seat]:
        part("collected")[n, GEMS.index(kind)] = count
    for amethyst in view.amethysts[seat]:
        part("amethysts")[n, CAVES.index(amethyst.bag)] += 1
    part("points")[n] = view.scores[seat]
    part("active")[n] = view.active == seat


def _put_amethysts(game: Ocelot, view: View, seat: int, part: Any) -> None:
    """O-G8: the own ones by kind; all that are unseen, wherever they are."""
    box = game.box
    for amethyst in view.amethysts[seat]:
        part("own")[box.amethyst_number[amethyst]] += 1
    for bag, values in enumerate(view.unseen):
        for number, amethyst in enumerate(box.amethysts):
            if box.bag_of[number] == bag:
                part("unseen")[number] = values.count(amethyst.value)
