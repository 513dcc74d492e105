"""Monolyth as a client draws it: towers stone by stone, walls, the card where it fits best.

A view is put together from pieces of JSON; a tower that has not changed is not written again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import orjson

from lapidarium.rules.monolyth.events import Fill, Place, Swap
from lapidarium.rules.monolyth.placing import placed
from lapidarium.rules.monolyth.scoring import rank, sheet
from lapidarium.rules.monolyth.state import EMPTY, Phase, reachable
from lapidarium.rules.monolyth.telling import gains
from lapidarium.said import say
from lapidarium.server.views.choosing import Choosing, listed
from lapidarium.server.views.fitting import Fit
from lapidarium.server.views.showing import Json, Showing, joined, worded

if TYPE_CHECKING:
    from lapidarium.rules.monolyth import Monolyth
    from lapidarium.rules.monolyth.cells import Cells
    from lapidarium.rules.monolyth.events import Event
    from lapidarium.rules.monolyth.scoring import Sheet
    from lapidarium.rules.monolyth.state import PlayerBoard, State
    from lapidarium.said import Said
    from lapidarium.server.messages import MonolythEffect, SheetRow, WallView

SIDES = ("far", "right", "near", "left")
WALL = b'{"colour":%b,"count":%d,"prophecy":%d,"possible":%d,"points":%d}'


class MonolythShowing(Showing):
    """One game of Monolyth."""

    def __init__(self, game: Monolyth) -> None:
        self.game: Monolyth = game
        self.tables = game.tables
        self.names = _names_of(game)
        self.choosing = Choosing(game.tables)
        self.forget()

    def forget(self) -> None:
        """No stone stands anywhere."""
        self.stones: list[list[bytes]] = [[] for _ in range(self.game.players)]
        self.towers: list[tuple[PlayerBoard | None, int, bytes]] = [
            (None, EMPTY, b"") for _ in range(self.game.players)
        ]
        self.written: tuple[State | None, bytes] = (None, b"")

    def happened(self, before: State, event: Event, after: State) -> None:  # noqa: ARG002
        """Where one stone ends and the next begins is in no state: keep it."""
        stone = self._stone_of(before, event)
        if stone is None:
            return
        name, cells = stone
        self.stones[before.active].append(b'{"stone":"%b","cells":%b}' % (name, listed(cells)))

    def _stone_of(self, before: State, event: Event) -> tuple[bytes, Cells] | None:
        """The stone that a move puts on the tower, and its cells."""
        if isinstance(event, Place):
            shape, turning = event.shape, event.turning
        elif isinstance(event, Swap):
            shape, turning = self.tables.single, 0
        else:
            return None
        colour = before.sites[event.site] // self.tables.shapes
        way = self.tables.turnings[shape][turning]
        cells = placed(way, event.column, before.boards[before.active].filled)
        assert cells is not None, "a move that happened was possible"
        return self.names.stones[self.tables.stone(colour, shape)], cells

    # ------------------------------------------------------------ the view

    def view(self, state: State, seat: int | None, *, is_open: bool) -> Json:  # noqa: ARG002
        """M-T7: everything is open, so all see the same; written once a state."""
        if self.written[0] is not state:
            self.written = (state, self._view(state))
        return self.written[1]

    def _view(self, state: State) -> Json:
        names, card = self.names, state.card
        towers = joined([self._tower(state, number) for number in range(len(state.boards))])
        sites = b",".join([b"null" if s == EMPTY else names.quoted[s] for s in state.sites])
        lid = b",".join([counts[n] for counts, n in zip(names.lid, state.lid, strict=True) if n])
        supply = b",".join(
            [b"%b:%d" % pair for pair in zip(names.letters, state.supply, strict=True)]
        )
        reach = b",".join([b"%d" % (site + 1) for site in reachable(state)])
        return (
            b'{"kind":"monolyth","phase":"%b","height":%d,"first":%d,"turns":%d,"crystal":%d,'
            b'"sites":[%b],"reach":[%b],"lid":{%b},"supply":{%b},"prophecies":%b,"levels":%b,'
            b'"structures":%b,"card":%d,"asks":%b,"towers":%b}'
        ) % (
            state.phase.value.encode(),
            self.tables.height,
            state.first + 1,
            self.game.turns(state),
            state.crystal + 1,
            sites,
            reach,
            lid,
            supply,
            orjson.dumps(state.prophecies),
            orjson.dumps(state.levels),
            orjson.dumps(state.structures),
            card + 1,
            b"[]" if card == EMPTY else names.cards[card],
            towers,
        )

    def _tower(self, state: State, seat: int) -> Json:
        own, card = state.boards[seat], state.card
        old, old_card, written = self.towers[seat]
        if old is own and old_card == card:
            return written
        points = sheet(self.game.pack, own, self.tables.height)
        names, walls = self.names.letters, points.walls
        written = (
            b'{"seat":%d,"board":"%b","stones":[%b],"walls":%b,"levels":%b,"structure":%d,'
            b'"fit":%b,"score":%d}'
        ) % (
            seat + 1,
            b"" if own.board == EMPTY else self.game.pack.board_name(own.board).encode(),
            b",".join(self.stones[seat]),
            joined(
                [WALL % (names[w.colour], w.count, w.prophecy, w.possible, w.points) for w in walls]
            ),
            orjson.dumps(own.levels),
            own.structure,
            b'{"asks":[],"met":[]}' if card == EMPTY else self.names.fits[card].json(own.filled),
            points.total,
        )
        self.towers[seat] = (own, card, written)
        return written

    def _walls(self, points: Sheet) -> list[WallView]:
        colours = self.game.pack.colours
        return [
            {
                "colour": colours[wall.colour].letter,
                "count": wall.count,
                "prophecy": wall.prophecy,
                "possible": wall.possible,
                "points": wall.points,
            }
            for wall in points.walls
        ]

    def choices(self, state: State) -> Json:
        """M-T1: every placement, swap and prophecy; or what may be given up."""
        return self.choosing.choices(state)

    def pieces(self) -> Json:
        """Letters of the colours, and the ways to turn each shape."""
        return self.names.pieces

    # ------------------------------------------------------------ what helps to decide

    def told(self, before: State, event: Event, gains: tuple[Said, ...]) -> Json:
        """What is drawn is told the same way each time, so it is written once a referee."""
        if not isinstance(event, Fill):
            return super().told(before, event, gains)
        found = self.names.fills.get(event)
        if found is None:
            found = self.names.fills[event] = super().told(before, event, gains)
        return found

    def gains(self, before: State, event: Event, after: State) -> tuple[Said, ...]:  # noqa: ARG002
        """M-L1, M-L2: tokens won."""
        return () if before.phase is not Phase.TURN else gains(before, after)

    def effect(self, before: State, event: Event, after: State) -> MonolythEffect:
        """The cells a move fills, tokens won, walls and score afterwards."""
        seat = before.active
        own, stone = after.boards[seat], self._stone_of(before, event)
        points = sheet(self.game.pack, own, self.tables.height)
        return {
            "cells": [] if stone is None else orjson.loads(listed(stone[1])),
            "gains": [worded(gain) for gain in self.gains(before, event, after)],
            "walls": self._walls(points),
            "fit": self.names.fits[after.card].view(own.filled),
            "score": points.total,
        }

    def about(self, state: State, what: str, seat: int | None) -> Said | None:  # noqa: ARG002
        """Nothing to say about a column."""
        return None

    def sheet(self, state: State) -> list[SheetRow]:
        """M-E3 to M-E5: walls, levels and structure."""
        sheets = self.game.sheets(state)
        rows = [self._wall_row(sheets, side) for side in range(len(SIDES))]
        rows.append(
            {
                "said": worded(say("sheet-levels")),
                "cells": [worded(say("sheet-count", count=len(own.levels))) for own in sheets],
                "points": [sum(own.levels) for own in sheets],
            }
        )
        rows.append(
            {
                "said": worded(say("sheet-structure")),
                "cells": [worded(say("sheet-count", count=bool(own.structure))) for own in sheets],
                "points": [own.structure for own in sheets],
            }
        )
        return rows

    def _wall_row(self, sheets: tuple[Sheet, ...], side: int) -> SheetRow:
        walls = [own.walls[side] for own in sheets if own.walls]
        return {
            "said": worded(say(f"sheet-wall-{SIDES[side]}")),
            "cells": [
                worded(
                    say(
                        "sheet-wall" if wall.prophecy else "sheet-wall-bare",
                        colour=self.tables.say_colour(wall.colour),
                        count=wall.count,
                        prophecy=wall.prophecy,
                    )
                )
                for wall in walls
            ],
            "points": [wall.points for wall in walls],
        }

    def rank(self, state: State) -> Said | None:
        """M-1P5: what a solo score is called."""
        return rank(self.game.scores(state)[0]) if self.game.players == 1 else None


class Names:
    """What is written again and again, written once a referee."""

    def __init__(self, game: Monolyth) -> None:
        tables, pack = game.tables, game.pack
        numbers = range(len(pack.colours) * tables.shapes)
        self.stones = [tables.stone_text(number).encode() for number in numbers]
        self.quoted = [b'"%b"' % name for name in self.stones]
        copies = [shape.copies for shape in pack.shapes] * len(pack.colours)
        self.lid = [
            [b"%b:%d" % (name, count) for count in range(most + 1)]
            for name, most in zip(self.quoted, copies, strict=True)
        ]
        self.fills: dict[Fill, bytes] = {}
        self.letters = [b'"%b"' % colour.letter.encode() for colour in pack.colours]
        self.fits = [Fit(patterns) for patterns in tables.patterns]
        self.cards = [orjson.dumps([str(part) for part in card]) for card in pack.cards]
        self.pieces = orjson.dumps(
            {
                "kind": "monolyth",
                "colours": {colour.letter: colour.name for colour in pack.colours},
                "turnings": {
                    shape.name: [
                        [[column, row, level] for level, row, column in way.cubes]
                        for way in tables.turnings[number]
                    ]
                    for number, shape in enumerate(pack.shapes)
                },
                "single": pack.shapes[tables.single].name,
            }
        )


_NAMES: dict[Any, Names] = {}


def _names_of(game: Monolyth) -> Names:
    key = (game.pack.digest, game.players)
    if key not in _NAMES:
        _NAMES[key] = Names(game)
    return _NAMES[key]
