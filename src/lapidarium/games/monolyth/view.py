"""Monolyth for clients: its views, the lines of its log, what a move would bring, its sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, cast

import orjson

from lapidarium.games.display import Display
from lapidarium.games.monolyth import trial
from lapidarium.games.monolyth.diagram import diagram_of
from lapidarium.games.monolyth.drawn import MonolythDrawn
from lapidarium.games.monolyth.facts import event_facts
from lapidarium.games.monolyth.picture import picture_of
from lapidarium.games.monolyth.rules.cells import NAMES, numbers
from lapidarium.games.monolyth.rules.choices import listed
from lapidarium.games.monolyth.rules.description import gains
from lapidarium.games.monolyth.rules.events import Fill, Place, Swap
from lapidarium.games.monolyth.rules.scoring import sheet
from lapidarium.games.monolyth.rules.state import Phase
from lapidarium.games.monolyth.view_names import names_of
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.display import Picture, SheetRow
    from lapidarium.games.game import Json
    from lapidarium.games.monolyth.rules import Monolyth
    from lapidarium.games.monolyth.rules.cells import Cells
    from lapidarium.games.monolyth.rules.events import Event
    from lapidarium.games.monolyth.rules.scoring import Sheet
    from lapidarium.games.monolyth.rules.state import State
    from lapidarium.games.monolyth.wire import (
        GainView,
        MonolythEffect,
        MonolythView,
        StoneView,
    )

SIDES = ("far", "right", "near", "left")
STONES = (Place, Swap)
"""The events that put a stone on a tower."""


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
        players = self.game.players
        self.stones: list[list[StoneView]] = [[]] * players

    def begin_at(self, state: State) -> None:
        """A position does not say where stones begin and end: each cube is shown as a single."""
        for seat, own in enumerate(state.boards):
            for colour, cells in enumerate(own.colours):
                name = self.names.stone_names[self.tables.stone(colour, self.tables.single)]
                singles: list[StoneView] = [
                    {"stone": name, "cells": [cell]} for cell in numbers(cells)
                ]
                self.stones[seat] = self.stones[seat] + singles

    def on_event(self, before: State, event: Event, after: State) -> None:
        """Remember where one stone ends and the next begins; no state has it."""
        super().on_event(before, event, after)
        if isinstance(event, STONES):
            name, cells = self._stone_of(before, event, after)
            seat = before.active
            self.stones[seat] = [*self.stones[seat], {"stone": name, "cells": numbers(cells)}]

    def _stone_of(self, before: State, event: Place | Swap, after: State) -> tuple[str, Cells]:
        """The stone that a move puts on the tower, and its cells."""
        stone = before.sites[event.site]
        if isinstance(event, Swap):
            stone = self.tables.stone(stone // self.tables.shapes, self.tables.single)
        seat = before.active
        cells = after.boards[seat].filled ^ before.boards[seat].filled
        return self.names.stone_names[stone], cells

    # ------------------------------------------------------------ the view

    def view(self, view: State) -> dict[str, Any]:
        """M-T7: everything is open, so all see the same."""
        return self.draw(view).whole()

    def draw(self, view: State) -> MonolythDrawn:
        """The towers with their stones as they are now."""
        return MonolythDrawn(self.game, self.names, view, tuple(self.stones))

    def picture(self, view: State) -> Picture:
        """The monoliths side by side."""
        return picture_of(cast("MonolythView", self.view(view)), orjson.loads(self.pieces()))

    def diagram(self, view: State, seat: int, facts: dict[str, Any]) -> Picture:
        """The circle around a seat's monolith, with sites, columns and a move in light."""
        shown = cast("MonolythView", self.view(view))
        return diagram_of(shown, orjson.loads(self.pieces()), seat, facts)

    def pieces(self) -> Json:
        """Letters of the colours, and the ways to turn each shape."""
        return self.names.pieces

    # ------------------------------------------------------------ log lines, effects, score sheet

    def line_body(self, before: State, shown: Event, after: State) -> Json:
        """The most frequent lines are prepared: drawn stones, and most of a placed one."""
        names, event = self.names, shown
        if isinstance(event, Fill):
            found = names.fills.get((event.site, event.stone))
            if found is None:
                found = super().line_body(before, shown, after)
                names.fills[event.site, event.stone] = found
            return found
        if isinstance(event, Place):
            return self._line_of_stone(before, event, self.game.with_tokens(after))
        return super().line_body(before, shown, after)

    def _line_of_stone(self, before: State, event: Place, after: State) -> Json:
        """What `Display.line_body` gives for a placed stone, with the tokens that it wins."""
        names, site, seat = self.names, event.site + 1, before.active
        stone, turning, column = before.sites[event.site], event.turning + 1, NAMES[event.column]
        had, has = before.boards[seat], after.boards[seat]
        won = [gain.to_wire() for gain in gains(before, after)]
        levels = ",".join(map(str, has.levels[len(had.levels) :]))
        return (
            f'{{"seat":{seat + 1},"move":"{self.game.text(event)}",'
            f'"message":{{"code":"event-place","params":{{"stone":{names.stone_words[stone]},'
            f'"site":{site},"column":"{column}","turning":{turning}}}}},'
            f'"gains":{orjson.dumps(won).decode()},'
            f'"facts":{{"kind":"place","site":{site},"stone":"{names.stone_names[stone]}",'
            f'"turning":{turning},"column":"{column}",'
            f'"cells":{listed(has.filled ^ had.filled).decode()},'
            f'"levels":[{levels}],"structure":{has.structure - had.structure}}}}}'
        ).encode()

    def facts(self, before: State, event: Event, after: State) -> dict[str, Any]:
        """What an event does, as fields (see `wire`)."""
        return event_facts(self.game, before, event, after)

    def gains(self, before: State, event: Event, after: State) -> tuple[Message, ...]:  # noqa: ARG002
        """M-L1, M-L2: the tokens that a move wins, though they are taken after the refill."""
        is_move = before.phase is Phase.TURN
        return gains(before, self.game.with_tokens(after)) if is_move else ()

    def effect(self, before: State, event: Event, after: State) -> MonolythEffect:
        """The cells a move fills, tokens won, walls and score afterwards."""
        seat, cells = before.active, after.boards[before.active].filled
        cells ^= before.boards[seat].filled
        after = self.game.with_tokens(after)
        own = after.boards[seat]
        points = sheet(self.game.pack, own, self.tables.height)
        return {
            "cells": numbers(cells),
            "gains": self._gain_views(before, event, after),
            "walls": self.names.walls_of(points.walls),
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
