"""What an event of Monolyth does, as fields of a log line (see `wire`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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
) -> dict[str, Any]:
    """The fields of an event."""
    tables = game.tables
    match event:
        case Place() | Swap():
            return _placed(game, before, event, after)
        case Discard(site):
            stone = tables.stone_text(before.sites[site])
            return {"kind": "discard", "site": site + 1, "stone": stone}
        case Prophesy(value, colour, number):
            return {"kind": "prophesy", "value": value, "wall": tables.wall_text(colour, number)}
        case Give(value):
            return {"kind": "give", "value": value}
        case Fill(site, stone_number):
            stone = tables.stone_text(stone_number)
            return {"kind": "fill", "site": site + 1, "stone": stone}
        case Card(card):
            return {"kind": "card", "card": card + 1}
        case Board(seat, board):
            return {"kind": "board", "seat": seat + 1, "board": game.pack.board_name(board)}
        case First(seat):
            return {"kind": "first", "seat": seat + 1}


def _placed(game: Monolyth, before: State, event: Place | Swap, after: State) -> dict[str, Any]:
    tables, seat = game.tables, before.active
    stone = before.sites[event.site]
    if isinstance(event, Swap):
        stone = tables.stone(stone // tables.shapes, tables.single)
    had, has = before.boards[seat], game.with_tokens(after).boards[seat]
    filled = has.filled ^ had.filled
    return {
        "kind": "place" if isinstance(event, Place) else "swap",
        "site": event.site + 1,
        "stone": tables.stone_text(stone),
        "turning": event.turning + 1 if isinstance(event, Place) else 1,
        "column": NAMES[event.column],
        "cells": numbers(filled),
        "levels": list(has.levels[len(had.levels) :]),
        "structure": has.structure - had.structure,
    }
