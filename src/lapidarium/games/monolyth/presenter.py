"""Monolyth for clients: its positions, what events do, what a move would bring, its sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import UNSET, UnsetType

from lapidarium.games.monolyth import trial
from lapidarium.games.monolyth.diagram import diagram_of
from lapidarium.games.monolyth.facts import event_facts
from lapidarium.games.monolyth.picture import picture_of
from lapidarium.games.monolyth.position_view import position_view
from lapidarium.games.monolyth.rules.cells import numbers
from lapidarium.games.monolyth.rules.description import gains
from lapidarium.games.monolyth.rules.events import Place, Swap
from lapidarium.games.monolyth.rules.scoring import sheet
from lapidarium.games.monolyth.rules.state import Phase
from lapidarium.games.monolyth.view_names import names_of
from lapidarium.games.monolyth.wire import GainView, MonolythChoices, MonolythEffect, StoneView
from lapidarium.games.presenter import Presenter
from lapidarium.games.views import SheetRow
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.monolyth.position_view import Stones
    from lapidarium.games.monolyth.rules import Monolyth
    from lapidarium.games.monolyth.rules.events import Event
    from lapidarium.games.monolyth.rules.scoring import Sheet
    from lapidarium.games.monolyth.rules.state import PlayerBoard, State
    from lapidarium.games.monolyth.wire import (
        MonolythFacts,
        MonolythPieces,
        MonolythTrial,
        MonolythView,
    )
    from lapidarium.games.presenter import Picture

SIDES = ("far", "right", "near", "left")


class MonolythPresenter(Presenter):
    """Shows one game of Monolyth; its trace is the stones of each tower, which no state holds."""

    def __init__(self, game: Monolyth) -> None:
        self.game: Monolyth = game
        self.tables = game.tables
        self.names = names_of(game)

    # ------------------------------------------------------------ stones

    def start(self, state: State) -> tuple[Stones, ...]:
        """A position does not say where stones begin and end: each cube is shown as a single."""
        return tuple([self._singles(own) for own in state.boards])

    def _singles(self, own: PlayerBoard) -> Stones:
        tables, names = self.tables, self.names.stone_names
        return tuple(
            [
                StoneView(names[tables.stone(colour, tables.single)], [cell])
                for colour, cells in enumerate(own.colours)
                for cell in numbers(cells)
            ]
        )

    def follow(
        self, trace: tuple[Stones, ...], before: State, event: Event, after: State
    ) -> tuple[Stones, ...]:
        """A placed stone, or the single that it was swapped for, joins its tower."""
        if not isinstance(event, Place | Swap):
            return trace
        stone, seat = before.sites[event.site], before.active
        if isinstance(event, Swap):
            stone = self.tables.stone(stone // self.tables.shapes, self.tables.single)
        cells = numbers(after.boards[seat].filled ^ before.boards[seat].filled)
        stones = (*trace[seat], StoneView(self.names.stone_names[stone], cells))
        return (*trace[:seat], stones, *trace[seat + 1 :])

    # ------------------------------------------------------------ the position

    def position(
        self, view: State, trace: tuple[Stones, ...], last: MonolythView | None = None
    ) -> MonolythView:
        """M-T7: everything is open, so all see the same."""
        return position_view(self.game, self.names, view, trace, last)

    def choices(self, state: State) -> MonolythChoices:
        """M-T1: every placement, swap and prophecy; or what may be given up."""
        return MonolythChoices(**self.game.choices(state))

    def pieces(self) -> MonolythPieces:
        """Letters of the colours, and the ways to turn each shape."""
        return self.names.pieces

    def picture(self, position: MonolythView) -> Picture:
        """The monoliths side by side."""
        return picture_of(position, self.pieces())

    def diagram(
        self, position: MonolythView, seat: int, facts: MonolythFacts | None = None
    ) -> Picture:
        """The circle around a seat's monolith, with sites, columns and a move in light."""
        return diagram_of(position, self.pieces(), seat, facts)

    # ------------------------------------------------------------ events, effects, score sheet

    def facts(self, before: State, event: Event, after: State) -> MonolythFacts:
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
        return MonolythEffect(
            cells=numbers(cells),
            gains=self._gain_views(before, event, after),
            walls=self.names.walls_of(points.walls),
            fit=self.names.fits[after.card].view(own.filled),
            score=points.total,
        )

    def _gain_views(self, before: State, event: Event, after: State) -> list[GainView]:
        """M-L1, M-L2: tokens won, as fields beside their words."""
        had, has = before.boards[before.active], after.boards[before.active]
        tokens: list[tuple[Literal["level", "structure"], int | UnsetType, int]] = [
            ("level", level, points)
            for level, points in enumerate(has.levels, 1)
            if level > len(had.levels)
        ]
        if has.structure != had.structure:
            tokens.append(("structure", UNSET, has.structure))
        return [
            GainView(kind, points, gain.to_wire(), level)
            for (kind, level, points), gain in zip(
                tokens, self.gains(before, event, after), strict=True
            )
        ]

    def trial(
        self, state: State, what: str
    ) -> tuple[Message, MonolythTrial | MonolythEffect] | None:
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
        levels = [Message("sheet-count", count=len(own.levels)) for own in sheets]
        structures = [Message("sheet-count", count=bool(own.structure)) for own in sheets]
        return [
            *rows,
            _row("sheet-levels", levels, [own.level_points for own in sheets]),
            _row("sheet-structure", structures, [own.structure for own in sheets]),
        ]

    def _wall_row(self, sheets: tuple[Sheet, ...], side: int) -> SheetRow:
        walls = [own.walls[side] for own in sheets if own.walls]
        cells = [
            Message(
                "sheet-wall" if wall.prophecy else "sheet-wall-bare",
                colour=self.tables.say_colour(wall.colour),
                count=wall.cubes,
                prophecy=wall.prophecy,
            )
            for wall in walls
        ]
        return _row(f"sheet-wall-{SIDES[side]}", cells, [wall.points for wall in walls])


def _row(code: str, cells: list[Message], points: list[int]) -> SheetRow:
    return SheetRow(Message(code).to_wire(), [cell.to_wire() for cell in cells], points)
