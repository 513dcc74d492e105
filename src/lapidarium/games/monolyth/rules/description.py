"""What happens, for people: codes with parameters (docs/architecture.md, words)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lapidarium.games.monolyth.rules.cells import NAMES
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
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.monolyth.rules.state import State
    from lapidarium.games.monolyth.rules.tables import Tables


def describe(tables: Tables, state: State, event: Event) -> Message:  # noqa: PLR0911 - one line per kind
    """One sentence without its subject: the caller says who does it."""
    match event:
        case Place(site, _, turning, column):
            stone = tables.say_stone(state.sites[site])
            column_name, way = NAMES[column], turning + 1
            return Message(
                "event-place", stone=stone, site=site + 1, column=column_name, turning=way
            )
        case Swap(site, column):
            stone = tables.say_stone(state.sites[site])
            return Message("event-swap", stone=stone, site=site + 1, column=NAMES[column])
        case Discard(site):
            stone = tables.say_stone(state.sites[site])
            return Message("event-discard", stone=stone, site=site + 1)
        case Prophesy(value, colour, number):
            return Message("event-prophesy", value=value, colour=tables.say_wall(colour, number))
        case Give(value):
            return Message("event-give", value=value)
        case Fill(site, stone_number):
            return Message("event-fill", stone=tables.say_stone(stone_number), site=site + 1)
        case Card(card):
            return Message("event-card", card=card + 1)
        case Board(seat, board):
            colours = tuple(tables.say_colour(colour) for colour in tables.pack.boards[board])
            return Message("event-board", seat=seat + 1, colours=colours)
        case First(seat):
            return Message("event-first", seat=seat + 1)


def gains(before: State, after: State) -> tuple[Message, ...]:
    """M-L1, M-L2: the tokens that the active seat won between these two states."""
    had, has = before.boards[before.active], after.boards[before.active]
    found = [
        Message("gain-level", level=number, points=token)
        for number, token in enumerate(has.levels, 1)
        if number > len(had.levels)
    ]
    if has.structure != had.structure:
        found.append(Message("gain-structure", points=has.structure))
    return tuple(found)


def due(state: State) -> Message:
    """What must happen next, for when something else was tried."""
    return Message(f"due-{state.phase.value}")
