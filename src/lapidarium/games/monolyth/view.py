"""Monolyth as a client draws it: towers stone by stone, walls, the card where it fits best.

A view is joined from parts of JSON; a tower that has not changed is not written again.
"""

from __future__ import annotations

from operator import getitem
from typing import TYPE_CHECKING, Any, Literal

import orjson

from lapidarium.games.display import Display, joined
from lapidarium.games.monolyth import trial
from lapidarium.games.monolyth.facts import event_facts
from lapidarium.games.monolyth.picture import picture_of
from lapidarium.games.monolyth.rules.choices import listed
from lapidarium.games.monolyth.rules.description import gains
from lapidarium.games.monolyth.rules.events import Fill, Place, Swap
from lapidarium.games.monolyth.rules.scoring import sheet
from lapidarium.games.monolyth.rules.state import EMPTY, Phase, reachable
from lapidarium.games.monolyth.view_names import names_of
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.display import Picture, SheetRow
    from lapidarium.games.game import Json
    from lapidarium.games.monolyth.rules import Monolyth
    from lapidarium.games.monolyth.rules.cells import Cells
    from lapidarium.games.monolyth.rules.events import Event
    from lapidarium.games.monolyth.rules.scoring import Sheet
    from lapidarium.games.monolyth.rules.state import PlayerBoard, State
    from lapidarium.games.monolyth.wire import GainView, MonolythEffect, WallView

SIDES = ("far", "right", "near", "left")
WALL = b'{"colour":%b,"count":%d,"prophecy":%d,"possible":%d,"points":%d}'
PLACED = (
    b'{"seat":%d,"move":"%b","message":{"code":"event-place","params":'
    b'{"stone":%b,"site":%d,"column":"%b","turning":%d}},"gains":[],'
    b'"facts":{"kind":"place","site":%d,"stone":"%b","turning":%d,"column":"%b","cells":%b,'
    b'"levels":[],"structure":0}}'
)
"""What `Display.line_body` gives for a placed stone that wins no token."""


class MonolythDisplay(Display):
    """One game of Monolyth."""

    def __init__(self, game: Monolyth) -> None:
        self.game: Monolyth = game
        self.tables = game.tables
        self.names = names_of(game)
        self.restart()

    def restart(self) -> None:
        """Forget all stones."""
        super().restart()
        self.stones: list[list[bytes]] = [[] for _ in range(self.game.players)]
        self.towers: list[tuple[PlayerBoard | None, int, bytes]] = [
            (None, EMPTY, b"") for _ in range(self.game.players)
        ]
        self.main_board: tuple[Any, bytes] = (None, b"")
        self.written: tuple[State | None, bytes] = (None, b"")

    def begin_at(self, state: State) -> None:
        """A position does not say where stones begin and end: each cube is shown as a single."""
        for seat, own in enumerate(state.boards):
            for colour, cells in enumerate(own.colours):
                name = self.names.stones[self.tables.stone(colour, self.tables.single)]
                self.stones[seat] += [
                    b'{"stone":"%b","cells":[%d]}' % (name, cell)
                    for cell in orjson.loads(listed(cells))
                ]

    def on_event(self, before: State, event: Event, after: State) -> None:
        """Remember where one stone ends and the next begins; no state has it."""
        super().on_event(before, event, after)
        stone = self._stone_of(before, event, after)
        if stone is None:
            return
        name, cells = stone
        self.stones[before.active].append(b'{"stone":"%b","cells":%b}' % (name, listed(cells)))

    def _stone_of(self, before: State, event: Event, after: State) -> tuple[bytes, Cells] | None:
        """The stone that a move puts on the tower, and its cells."""
        if isinstance(event, Place):
            stone = before.sites[event.site]
        elif isinstance(event, Swap):
            colour = before.sites[event.site] // self.tables.shapes
            stone = self.tables.stone(colour, self.tables.single)
        else:
            return None
        seat = before.active
        cells = after.boards[seat].filled ^ before.boards[seat].filled
        return self.names.stones[stone], cells

    # ------------------------------------------------------------ the view

    def view(self, view: State) -> Json:
        """M-T7: everything is open, so all see the same; written once for each state."""
        if self.written[0] is not view:
            self.written = (view, self._view(view))
        return self.written[1]

    def _view(self, state: State) -> Json:
        names = self.names
        towers = joined([self._tower(state, number) for number in range(len(state.boards))])
        numbers, quoted = names.numbers, names.quoted
        sites = b",".join([quoted[stone] for stone in state.sites])
        lid = b"".join(map(getitem, names.lid, state.lid))[:-1]
        reach = b",".join([numbers[site] for site in reachable(state)])
        return (
            b'{"kind":"monolyth","phase":"%b","height":%d,"first":%d,"turns":%d,"turns_left":%b,'
            b'"crystal":%d,'
            b'"sites":[%b],"reach":[%b],"lid":{%b},%b,"towers":%b}'
        ) % (
            names.phases[state.phase],
            self.tables.height,
            state.first + 1,
            self.game.turns(state),
            b"%d" % len(state.prophecies) if self.game.players == 1 else b"null",  # M-1P2
            state.crystal + 1,
            sites,
            reach,
            lid,
            self._main_board(state),
            towers,
        )

    def _main_board(self, state: State) -> bytes:
        """Singles, tokens and the card: they rarely change, so they are not written each time."""
        card = state.card
        shown = (state.supply, state.prophecies, state.levels, state.structures, card)
        if shown != self.main_board[0]:
            written = (
                b'"supply":{%b},"prophecies":%b,"levels":%b,"structures":%b,"card":%d,"asks":%b'
            ) % (
                b",".join(map(getitem, self.names.supply, state.supply)),
                orjson.dumps(state.prophecies),
                orjson.dumps(state.levels),
                orjson.dumps(state.structures),
                card + 1,
                b"[]" if card == EMPTY else self.names.cards[card],
            )
            self.main_board = (shown, written)
        return self.main_board[1]

    def _tower(self, state: State, seat: int) -> Json:
        own, card = state.boards[seat], state.card
        old, old_card, written = self.towers[seat]
        if old is own and old_card == card:
            return written
        points = sheet(self.game.pack, own, self.tables.height)
        names, walls = self.names.letters, points.walls
        written = (
            b'{"seat":%d,"board":"%b","stones":[%b],"walls":%b,"levels":%b,'
            b'"level_points":%d,"prophecy_points":%d,"structure":%d,'
            b'"fit":%b,"score":%d}'
        ) % (
            seat + 1,
            b"" if own.board == EMPTY else self.names.boards[own.board],
            b",".join(self.stones[seat]),
            joined(
                [WALL % (names[w.colour], w.cubes, w.prophecy, w.possible, w.points) for w in walls]
            ),
            orjson.dumps(own.levels),
            points.level_points,
            points.prophecy_points,
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
                "count": wall.cubes,
                "prophecy": wall.prophecy,
                "possible": wall.possible,
                "points": wall.points,
            }
            for wall in points.walls
        ]

    def picture(self, view: State) -> Picture:
        """The monoliths side by side."""
        return picture_of(orjson.loads(self.view(view)), orjson.loads(self.pieces()))

    def pieces(self) -> Json:
        """Letters of the colours, and the ways to turn each shape."""
        return self.names.pieces

    # ------------------------------------------------------------ log lines, effects, score sheet

    def line_body(self, before: State, shown: Event, after: State) -> Json:
        """The most frequent lines are prepared: drawn stones, and most of a placed one."""
        names, event = self.names, shown
        if isinstance(event, Fill):
            found = names.fills.get(event)
            if found is None:
                found = names.fills[event] = super().line_body(before, shown, after)
            return found
        if not isinstance(event, Place) or self.gains(before, event, after):
            return super().line_body(before, shown, after)
        stone, seat = before.sites[event.site], before.active
        column, turning = names.columns[event.column], event.turning + 1
        return PLACED % (
            seat + 1,
            self.game.text(event).encode(),
            names.stone_words[stone],
            event.site + 1,
            column,
            turning,
            event.site + 1,
            names.stones[stone],
            turning,
            column,
            listed(after.boards[seat].filled ^ before.boards[seat].filled),
        )

    def facts(self, before: State, event: Event, after: State) -> dict[str, Any]:
        """What an event does, as fields (see `wire`)."""
        return event_facts(self.game, before, event, after)

    def gains(self, before: State, event: Event, after: State) -> tuple[Message, ...]:  # noqa: ARG002
        """M-L1, M-L2: the tokens that a move wins, though they are taken after the refill."""
        is_move = before.phase is Phase.TURN
        return gains(before, self.game.with_tokens(after)) if is_move else ()

    def effect(self, before: State, event: Event, after: State) -> MonolythEffect:
        """The cells a move fills, tokens won, walls and score afterwards."""
        seat, stone = before.active, self._stone_of(before, event, after)
        after = self.game.with_tokens(after)
        own = after.boards[seat]
        points = sheet(self.game.pack, own, self.tables.height)
        return {
            "cells": [] if stone is None else orjson.loads(listed(stone[1])),
            "gains": self._gain_views(before, event, after),
            "walls": self._walls(points),
            "fit": self.names.fits[after.card].view(own.filled),
            "score": points.total,
        }

    def _gain_views(self, before: State, event: Event, after: State) -> list[GainView]:
        """M-L1, M-L2: tokens won, as fields beside their words."""
        had, has = before.boards[before.active], after.boards[before.active]
        tokens: list[tuple[Literal["level", "structure"], int | None, int]] = [
            ("level", level, points)
            for level, points in enumerate(has.levels, 1)
            if level > len(had.levels)
        ]
        if has.structure != had.structure:
            tokens.append(("structure", None, has.structure))
        return [
            {"kind": kind, "level": level, "points": points, "message": gain.to_wire()}
            for (kind, level, points), gain in zip(
                tokens, self.gains(before, event, after), strict=True
            )
        ]

    def trial(self, state: State, what: str) -> tuple[Message, Any] | None:
        """M-T7: a stone that lies out, tried on the tower of the seat to act."""
        asked = trial.asked(what)
        near = asked and trial.brought_near(state, asked[0])
        if not asked or near is None:
            return None
        site, move = asked
        far = trial.distance(state, site)
        if not move:
            return far, trial.places(self.game, near, site)
        return far, self.effect(near, *trial.tried(self.game, near, move))

    def sheet(self, state: State) -> list[SheetRow]:
        """M-E3 to M-E5: walls, levels and structure."""
        sheets = self.game.sheets(state)
        rows = [self._wall_row(sheets, side) for side in range(len(SIDES))]
        rows.append(
            {
                "message": Message("sheet-levels").to_wire(),
                "cells": [
                    Message("sheet-count", count=len(own.levels)).to_wire() for own in sheets
                ],
                "points": [own.level_points for own in sheets],
            }
        )
        rows.append(
            {
                "message": Message("sheet-structure").to_wire(),
                "cells": [
                    Message("sheet-count", count=bool(own.structure)).to_wire() for own in sheets
                ],
                "points": [own.structure for own in sheets],
            }
        )
        return rows

    def _wall_row(self, sheets: tuple[Sheet, ...], side: int) -> SheetRow:
        walls = [own.walls[side] for own in sheets if own.walls]
        return {
            "message": Message(f"sheet-wall-{SIDES[side]}").to_wire(),
            "cells": [
                Message(
                    "sheet-wall" if wall.prophecy else "sheet-wall-bare",
                    colour=self.tables.say_colour(wall.colour),
                    count=wall.cubes,
                    prophecy=wall.prophecy,
                ).to_wire()
                for wall in walls
            ],
            "points": [wall.points for wall in walls],
        }
