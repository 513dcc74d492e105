"""A whole state that fits what a seat knows; what it cannot know is drawn (O-G8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lapidarium.games.ocelot.pack.mat import CAVES
from lapidarium.games.ocelot.pack.pack import GEMS
from lapidarium.games.ocelot.rules.events import Amethyst
from lapidarium.games.ocelot.rules.state import ABSENT, State, Step

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lapidarium.games.game import Sampler
    from lapidarium.games.ocelot.rules.box import Box
    from lapidarium.games.ocelot.rules.view import View


def world(box: Box, view: View, rng: Sampler) -> State:
    """O-G8: the other's amethysts are any of those that nobody has seen."""
    unseen = [rng.sample(values, len(values)) for values in view.unseen]
    amethysts = tuple(
        tuple(
            sorted(
                box.amethyst_number[Amethyst(a.bag, unseen[CAVES.index(a.bag)].pop())]
                if a.value is None
                else box.amethyst_number[a]
                for a in drawn
            )
        )
        for drawn in view.amethysts
    )
    return State(
        step=Step(view.step),
        first=ABSENT if view.first is None else view.first,
        seat=ABSENT if view.active is None else view.active,
        owed=ABSENT if view.owed is None else CAVES.index(view.owed),
        gems=tuple(_where(view.gems, kind) for kind in GEMS),
        faces=tuple(_where(view.tools, face) for face in box.face_names),
        hands=view.hands,
        companions=tuple(
            ABSENT if name is None else box.square_number[name] for name in view.companions
        ),
        collected=tuple(
            tuple(dict(counts).get(kind, 0) for kind in GEMS) for counts in view.collected
        ),
        amethysts=amethysts,
    )


def _where(names: Sequence[str | None], wanted: str) -> int:
    return sum(1 << number for number, name in enumerate(names) if name == wanted)
