"""What an event of Monolyth does, as fields of a log line (see `wire`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lapidarium.games.monolyth import wire
from lapidarium.games.monolyth.rules.cells import NAMES, numbers
from lapidarium.games.monolyth.rules.events import (
    Board,
    Card,
    Discard,
    Event,
    Fill,
    First,
    Give,
    Place,
    Prophesy,
    Swap,
)

if TYPE_CHECKING:
    from lapidarium.games.monolyth.rules import Monolyth
    from lapidarium.games.monolyth.rules.state import State


def event_facts(  # noqa: PLR0911 - one line per kind
    game: Monolyth, before: State, event: Event, after: State
) -> wire.MonolythFacts:
    """The fields of an event."""
    tables = game.tables
    match event:
        case Place() | Swap():
            return _placed(game, before, event, after)
        case Discard(site):
            return wire.DiscardFacts(site + 1, tables.stone_text(before.sites[site]))
        case Prophesy(value, colour, number):
            return wire.ProphesyFacts(value, tables.wall_text(colour, number))
        case Give(value):
            return wire.GiveFacts(value)
        case Fill(site, stone):
            return wire.FillFacts(site + 1, tables.stone_text(stone))
        case Card(card):
            return wire.CardFacts(card + 1)
        case Board(seat, board):
            return wire.BoardFacts(seat + 1, game.pack.board_name(board))
        case First(seat):
            return wire.FirstFacts(seat + 1)


def _placed(game: Monolyth, before: State, event: Place | Swap, after: State) -> wire.PlaceFacts:
    tables, seat = game.tables, before.active
    stone = before.sites[event.site]
    if isinstance(event, Swap):
        stone = tables.stone(stone // tables.shapes, tables.single)
    had, has = before.boards[seat], game.with_tokens(after).boards[seat]
    kind = wire.PlaceFacts if isinstance(event, Place) else wire.SwapFacts
    return kind(
        site=event.site + 1,
        stone=tables.stone_text(stone),
        turning=event.turning + 1 if isinstance(event, Place) else 1,
        column=NAMES[event.column],
        cells=numbers(has.filled ^ had.filled),
        levels=has.levels[len(had.levels) :],
        structure=has.structure - had.structure,
    )
