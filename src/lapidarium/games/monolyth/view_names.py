"""The recurring parts of Monolyth's views and log, written once per referee."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import orjson

from lapidarium.games.game import MOST_REFEREES
from lapidarium.games.monolyth.structure_fit import Fit, ask_view

if TYPE_CHECKING:
    from lapidarium.games.game import Json
    from lapidarium.games.monolyth.rules import Monolyth
    from lapidarium.games.monolyth.rules.scoring import Wall
    from lapidarium.games.monolyth.wire import WallView

MOST_WALLS = 1_000


class Walls(dict["Wall", "WallView"]):
    """Walls as they are shown, cached: there are thousands, but most come up again and again."""

    def __init__(self, letters: list[str]) -> None:
        self.letters = letters

    def __missing__(self, wall: Wall) -> WallView:
        shown: WallView = {
            "colour": self.letters[wall.colour],
            "count": wall.cubes,
            "prophecy": wall.prophecy,
            "possible": wall.possible,
            "points": wall.points,
        }
        if len(self) < MOST_WALLS:
            self[wall] = shown
        return shown


class Names:
    """Stones, colours, sites and cards, ready to be sent."""

    def __init__(self, game: Monolyth) -> None:
        tables, pack = game.tables, game.pack
        stones = range(len(pack.colours) * tables.shapes)
        self.stone_names = [tables.stone_text(number) for number in stones]
        self.lid_paths = [f"/view/lid/{name}" for name in self.stone_names]
        self.site_paths = [f"/view/sites/{site}" for site in range(pack.sites)]
        """Where a view has a stone of the lid, and a site."""
        self.letters = [colour.letter for colour in pack.colours]
        self.boards = [pack.board_name(number) for number in range(len(pack.boards))]
        self.stone_words = [
            orjson.dumps(tables.say_stone(number).to_wire()).decode() for number in stones
        ]
        """Each stone in words."""
        self.fills: dict[tuple[int, int], Json] = {}
        """Lines of the log about stones that were drawn, by site and stone."""
        self.fits = [Fit(patterns) for patterns in tables.patterns]
        self.walls = Walls(self.letters)
        self.cards = [[str(part) for part in card] for card in pack.cards]
        self.pieces = _pieces(game)

    def walls_of(self, walls: tuple[Wall, ...]) -> list[WallView]:
        """The walls of a tower, clockwise from the far one."""
        return [self.walls[wall] for wall in walls]


def _pieces(game: Monolyth) -> Json:
    tables, pack = game.tables, game.pack
    return orjson.dumps(
        {
            "kind": "monolyth",
            "colours": {colour.letter: colour.name for colour in pack.colours},
            "stones": {
                tables.stone_text(tables.stone(number, shape)): {
                    "colour": colour.letter,
                    "shape": pack.shapes[shape].name,
                }
                for number, colour in enumerate(pack.colours)
                for shape in range(tables.shapes)
            },
            "turnings": {
                shape.name: [
                    [[column, row, level] for level, row, column in way.cubes]
                    for way in tables.turnings[number]
                ]
                for number, shape in enumerate(pack.shapes)
            },
            "single": pack.shapes[tables.single].name,
            "asks": {str(part): ask_view(part) for card in pack.cards for part in card},
        }
    )


@lru_cache(maxsize=MOST_REFEREES)
def names_of(game: Monolyth) -> Names:
    """The names of a referee; a server shares one among its tables."""
    return Names(game)
