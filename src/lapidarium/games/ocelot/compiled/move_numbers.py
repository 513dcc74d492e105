"""Events as numbers and back, in the state of a record (see `layout`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.compiled.errors import CoreError
from lapidarium.games.ocelot.compiled.layout import (
    BY_FACE,
    COMPANION,
    DEAL,
    DONE,
    DRAW,
    FIRST,
    MOVES,
    STAY,
    TAKE,
)
from lapidarium.games.ocelot.pack.pack import GEMS
from lapidarium.games.ocelot.rules import events as e

if TYPE_CHECKING:
    from lapidarium.games.ocelot.rules import Ocelot


def number_of(game: Ocelot, event: e.Event) -> int:  # noqa: PLR0911 - a line a kind
    """The number of a legal event."""
    box = game.box
    match event:
        case e.PlaceTool():
            face, circle = box.tool_number[event]
            return face << BY_FACE | circle
        case e.PlaceCompanion(square):
            return COMPANION + box.square_number[square]
        case e.Take(square):
            return TAKE + box.square_number[square]
        case e.Stay():
            return STAY
        case e.Done():
            return DONE
        case e.First(seat):
            return seat
        case e.Deal(_, gem):
            return GEMS.index(gem)
        case e.Amethyst():
            return box.amethyst_number[event]


def event_of(game: Ocelot, s: Any, number: int) -> e.Event:
    """The event of a number, legal or not; raises CoreError if it cannot be one."""
    box, step = game.box, int(s["step"])
    try:
        if number < 0:
            raise IndexError(number)
        if step in (FIRST, DEAL, DRAW):
            return _drawn(game, s, step, number)
        if number >= MOVES:
            raise IndexError(number)
        if number >= STAY:
            return e.STAY if number == STAY else e.DONE
        if number >= COMPANION:
            events = box.companions if number < TAKE else box.takes
            return events[number & 63]
        return box.tools[number & 63][number >> BY_FACE]
    except IndexError:
        raise CoreError(f"{number} is no move or outcome here") from None


def _drawn(game: Ocelot, s: Any, step: int, number: int) -> e.Event:
    if step == FIRST:
        return game.box.firsts[number]
    if step == DEAL:
        return game.box.deals[int(s["lying"]).bit_count()][number]
    return game.box.amethysts[number]
