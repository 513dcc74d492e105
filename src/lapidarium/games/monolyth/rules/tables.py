"""What follows from a pack and a number of players, computed once per game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lapidarium.games.monolyth.rules.cells import COLUMNS, LEVEL, up_to
from lapidarium.games.monolyth.rules.events import Fill, Place, Swap
from lapidarium.games.monolyth.rules.stones import turnings
from lapidarium.games.monolyth.rules.structure import patterns
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.monolyth.pack.pack import MonolythPack


class Tables:
    """Turnings, cards and moves as ready-made values.

    A stone is a number: shapes of the first colour, then of the second, and so on.
    """

    def __init__(self, pack: MonolythPack, players: int) -> None:
        self.pack = pack
        self.players = players
        self.height = pack.heights[players - 1]
        self.limit = up_to(self.height)
        self.shapes = len(pack.shapes)
        self.single = next(n for n, shape in enumerate(pack.shapes) if shape.is_single)
        self.turnings = tuple(turnings(shape.cubes, self.height) for shape in pack.shapes)
        self.patterns = tuple(patterns(card) for card in pack.cards)
        self.places = tuple(self._places(site) for site in range(pack.sites))
        self.swaps = tuple(
            tuple(Swap(site, column) for column in COLUMNS) for site in range(pack.sites)
        )
        self.walls = tuple(map(_walls, pack.boards))
        stones = range(len(pack.colours) * self.shapes)
        self.fills = tuple(tuple(Fill(s, stone) for stone in stones) for s in range(pack.sites))
        self.in_lid = sum(self.lid_at_start())

    def _places(self, site: int) -> tuple[tuple[Place, ...], ...]:
        return tuple(
            tuple(Place(site, shape, n // LEVEL, n % LEVEL) for n in range(LEVEL * len(ways)))
            for shape, ways in enumerate(self.turnings)
        )

    def stone(self, colour: int, shape: int) -> int:
        """The number of a stone."""
        return colour * self.shapes + shape

    def lid_at_start(self) -> tuple[int, ...]:
        """M-S4, M-S6: all stones but the singles."""
        copies = [0 if shape.is_single else shape.copies for shape in self.pack.shapes]
        return tuple(copies * len(self.pack.colours))

    def supply_at_start(self) -> tuple[int, ...]:
        """M-S4: all singles, by colour."""
        return (self.pack.shapes[self.single].copies,) * len(self.pack.colours)

    def stone_text(self, stone: int) -> str:
        """A stone in notation, such as O-L4."""
        colour, shape = divmod(stone, self.shapes)
        return f"{self.pack.colours[colour].letter}-{self.pack.shapes[shape].name}"

    def say_colour(self, colour: int) -> Message:
        """A colour for people."""
        return Message(f"colour-{self.pack.colours[colour].name}")

    def wall_text(self, colour: int, number: int) -> str:
        """A wall in notation: the letter of its colour, and from the second on its number."""
        letter = self.pack.colours[colour].letter
        return letter if number == 1 else f"{letter}{number}"

    def say_wall(self, colour: int, number: int) -> Message:
        """A wall for people, by its colour."""
        if number == 1:
            return self.say_colour(colour)
        return Message("wall-number", colour=self.say_colour(colour), number=number)

    def say_stone(self, stone: int) -> Message:
        """A stone for people."""
        colour, shape = divmod(stone, self.shapes)
        return Message("stone", colour=self.say_colour(colour), shape=self.say_shape(shape))

    def say_shape(self, shape: int) -> Message:
        """A shape for people; without a word in the catalogues, its name is used."""
        name = "single" if shape == self.single else self.pack.shapes[shape].name
        return Message("shape", name=name)


def _walls(board: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """M-C2: each side of a board as its colour, and which wall of that colour it is."""
    return tuple((colour, board[: side + 1].count(colour)) for side, colour in enumerate(board))
