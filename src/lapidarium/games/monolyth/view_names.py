"""The recurring parts of Monolyth's views as JSON, written once per referee."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import orjson

from lapidarium.games.monolyth.rules.cells import NAMES
from lapidarium.games.monolyth.rules.state import Phase
from lapidarium.games.monolyth.structure_fit import Fit, ask_view

if TYPE_CHECKING:
    from lapidarium.games.game import Json
    from lapidarium.games.monolyth.rules import Monolyth
    from lapidarium.games.monolyth.rules.events import Fill


class Names:
    """Stones, colours, sites and cards, ready to be sent."""

    def __init__(self, game: Monolyth) -> None:
        tables, pack = game.tables, game.pack
        stones = range(len(pack.colours) * tables.shapes)
        self.stones = [tables.stone_text(number).encode() for number in stones]
        self.quoted = [*(b'"%b"' % name for name in self.stones), b"null"]
        """What lies on a site; EMPTY is the last."""
        copies = [shape.copies for shape in pack.shapes] * len(pack.colours)
        self.lid = [
            [b"", *(b"%b:%d," % (name, count) for count in range(1, most + 1))]
            for name, most in zip(self.quoted, copies, strict=False)
        ]
        """The number of each stone in the lid, with a comma; empty for 0."""
        self.letters = [b'"%b"' % colour.letter.encode() for colour in pack.colours]
        self.supply = [
            [b"%b:%d" % (letter, count) for count in range(most + 1)]
            for letter, most in zip(self.letters, tables.supply_at_start(), strict=True)
        ]
        self.numbers = [b"%d" % number for number in range(1, pack.sites + 1)]
        self.columns = [name.encode() for name in NAMES]
        self.boards = [pack.board_name(number).encode() for number in range(len(pack.boards))]
        self.phases = {phase: phase.value.encode() for phase in Phase}
        self.stone_words = [orjson.dumps(tables.say_stone(number).to_wire()) for number in stones]
        """Each stone in words."""
        self.fills: dict[Fill, bytes] = {}
        """Lines of the log about stones that were drawn."""
        self.fits = [Fit(patterns) for patterns in tables.patterns]
        self.cards = [orjson.dumps([str(part) for part in card]) for card in pack.cards]
        self.pieces = _pieces(game)


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


_NAMES: dict[Any, Names] = {}


def names_of(game: Monolyth) -> Names:
    """The names of a referee."""
    key = (game.pack.digest, game.players)
    if key not in _NAMES:
        _NAMES[key] = Names(game)
    return _NAMES[key]
