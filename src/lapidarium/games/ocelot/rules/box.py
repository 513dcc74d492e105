"""A pack with numbers in place of names, and every event there can be (O-C1 to O-C4).

    squares, circles   in reading order of the drawing; number n is bit 1 << n of a mask
    kinds of gems      crystal sun moon star opal emerald beryl geode
    caves and bags     blue green red
    faces of tokens    AC AL BL BP CP CC, letter by letter
    amethysts          each value of a bag once, bag by bag

Events are made once and handed out again and again; `events` finds them by their text.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from lapidarium.games.ocelot.pack.mat import CAVES
from lapidarium.games.ocelot.pack.pack import CELESTITES, GEMS, PLAYERS, TOOLS
from lapidarium.games.ocelot.rules.events import (
    DONE,
    STAY,
    Amethyst,
    Deal,
    Event,
    First,
    PlaceCompanion,
    PlaceTool,
    Take,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lapidarium.games.ocelot.pack.pack import OcelotPack

SEATS: Final = PLAYERS
BLUE, GREEN, RED = range(len(CAVES))
CRYSTAL: Final = GEMS.index("crystal")
SHAPES: Final = tuple(GEMS.index(shape) for shape in CELESTITES)
ONE_POINT: Final = (CRYSTAL, *SHAPES)
"""O-T3: what a companion may land on."""
GEODE: Final = GEMS.index("geode")


class Box:
    """What is in the box, as the rules count it."""

    def __init__(self, pack: OcelotPack) -> None:
        self.pack = pack
        self.values = tuple(pack.values.get(kind, 0) for kind in GEMS)
        self.dealt = tuple(tuple(pack.gems[cave][kind] for kind in GEMS) for cave in CAVES)
        self.hand = tuple(tool.copies // SEATS for tool in pack.tools)
        self._number_spaces()
        self._number_tokens()
        self._make_tools()
        self._make_events()

    def _number_spaces(self) -> None:
        mat = self.pack.mat
        self.squares = tuple(square.name for square in mat.squares)
        self.circles = tuple(circle.name for circle in mat.circles)
        self.square_number = {name: number for number, name in enumerate(self.squares)}
        self.circle_number = {name: number for number, name in enumerate(self.circles)}
        self.cave_of = tuple(CAVES.index(square.cave) for square in mat.squares)
        self.caves = tuple(
            _mask(number for number, where in enumerate(self.cave_of) if where == cave)
            for cave in range(len(CAVES))
        )
        self.every_circle = (1 << len(self.circles)) - 1
        self.sight = tuple(
            _mask(self.square_number[name] for look in circle.looks for name in look.squares)
            for circle in mat.circles
        )
        """For each circle, the squares it sees; each from one side (see `pack.mat`)."""

    def _number_tokens(self) -> None:
        faces = [
            (letter, face) for letter, tool in enumerate(self.pack.tools) for face in tool.faces
        ]
        self.letter_of = tuple(letter for letter, _ in faces)
        self.tool_of = tuple(TOOLS.index(face) for _, face in faces)
        self.face_names = tuple(
            f"{self.pack.tools[letter].letter}{face[0].upper()}" for letter, face in faces
        )
        self.faces_with = tuple(
            tuple(number for number, shown in enumerate(self.tool_of) if shown == tool)
            for tool in range(len(TOOLS))
        )
        """For each tool, the two faces that show it."""
        bags = [Counter(self.pack.amethysts[cave]) for cave in CAVES]
        self.amethysts = tuple(
            Amethyst(cave, value) for cave, bag in zip(CAVES, bags, strict=True) for value in bag
        )
        self.copies = tuple(count for bag in bags for count in bag.values())
        self.bag_of = tuple(CAVES.index(amethyst.bag) for amethyst in self.amethysts)
        self.bag_sizes = tuple(bag.total() for bag in bags)
        self.amethyst_number = {amethyst: number for number, amethyst in enumerate(self.amethysts)}

    def _make_events(self) -> None:
        self.firsts = tuple(First(seat) for seat in range(SEATS))
        self.deals = tuple(tuple(Deal(square, kind) for kind in GEMS) for square in self.squares)
        self.companions = tuple(PlaceCompanion(square) for square in self.squares)
        self.takes = tuple(Take(square) for square in self.squares)
        every: list[Event] = [STAY, DONE, *self.firsts, *self.companions, *self.takes]
        every += [event for events in self.deals for event in events]
        every += [event for events in self.tools for event in events]
        every += [Amethyst(bag, None) for bag in CAVES]
        every += self.amethysts
        self.events = {str(event): event for event in every}

    def _make_tools(self) -> None:
        self.tools = tuple(
            tuple(
                PlaceTool(tool.letter, face, circle)
                for tool in self.pack.tools
                for face in tool.faces
            )
            for circle in self.circles
        )
        self.tool_number = {
            event: (face, circle)
            for circle, events in enumerate(self.tools)
            for face, event in enumerate(events)
        }
        self.tools_in_hand = tuple(
            tuple(
                tuple(
                    e
                    for e, letter in zip(events, self.letter_of, strict=True)
                    if hand >> letter & 1
                )
                for events in self.tools
            )
            for hand in range(1 << len(self.pack.tools))
        )
        """For each set of letters in hand, what may be placed on each circle."""


def _mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)
