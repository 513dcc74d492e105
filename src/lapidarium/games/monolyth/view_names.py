"""The recurring parts of Monolyth's views and log, made once per referee."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from lapidarium.games.game import MOST_REFEREES
from lapidarium.games.monolyth.structure_fit import Fit, ask_view
from lapidarium.games.monolyth.wire import MonolythPieces, StoneParts, WallView

if TYPE_CHECKING:
    from lapidarium.games.monolyth.rules import Monolyth
    from lapidarium.games.monolyth.rules.scoring import Wall

MOST_WALLS = 1_000


class Walls(dict["Wall", WallView]):
    """Walls as clients draw them: there are thousands, but most come up again and again."""

    def __init__(self, letters: list[str]) -> None:
        self.letters = letters

    def __missing__(self, wall: Wall) -> WallView:
        view = WallView(
            colour=self.letters[wall.colour],
            count=wall.cubes,
            prophecy=wall.prophecy,
            possible=wall.possible,
            points=wall.points,
        )
        if len(self) < MOST_WALLS:
            self[wall] = view
        return view


class Names:
    """Stones, colours and cards, as clients know them."""

    def __init__(self, game: Monolyth) -> None:
        tables, pack = game.tables, game.pack
        stones = range(len(pack.colours) * tables.shapes)
        self.stone_names = [tables.stone_text(number) for number in stones]
        self.letters = [colour.letter for colour in pack.colours]
        self.boards = [pack.board_name(number) for number in range(len(pack.boards))]
        self.fits = [Fit(patterns) for patterns in tables.patterns]
        self.walls = Walls(self.letters)
        self.cards = [[str(part) for part in card] for card in pack.cards]
        self.pieces = _pieces(game)

    def walls_of(self, walls: tuple[Wall, ...]) -> list[WallView]:
        """The walls of a tower, clockwise from the far one."""
        return [self.walls[wall] for wall in walls]


def _pieces(game: Monolyth) -> MonolythPieces:
    tables, pack = game.tables, game.pack
    return MonolythPieces(
        colours={colour.letter: colour.name for colour in pack.colours},
        stones={
            tables.stone_text(tables.stone(number, shape)): StoneParts(
                colour=colour.letter, shape=pack.shapes[shape].name
            )
            for number, colour in enumerate(pack.colours)
            for shape in range(tables.shapes)
        },
        turnings={
            shape.name: [
                [[column, row, level] for level, row, column in way.cubes]
                for way in tables.turnings[number]
            ]
            for number, shape in enumerate(pack.shapes)
        },
        single=pack.shapes[tables.single].name,
        asks={str(part): ask_view(part) for card in pack.cards for part in card},
    )


@lru_cache(maxsize=MOST_REFEREES)
def names_of(game: Monolyth) -> Names:
    """The names of a referee; a server shares one among its tables."""
    return Names(game)
