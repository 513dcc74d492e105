"""What an event of Sir Ocelot's Cave does, as fields of a log line (see `wire`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from msgspec import UNSET, UnsetType

from lapidarium.games.ocelot import wire
from lapidarium.games.ocelot.pack.pack import GEMS
from lapidarium.games.ocelot.rules.events import (
    Amethyst,
    Deal,
    Done,
    Event,
    First,
    PlaceCompanion,
    PlaceTool,
    Stay,
    Take,
)
from lapidarium.games.ocelot.rules.state import ABSENT, Step, kind_on

if TYPE_CHECKING:
    from lapidarium.games.ocelot.rules.box import Box
    from lapidarium.games.ocelot.rules.state import State


def event_facts(box: Box, before: State, event: Event) -> wire.OcelotFacts:  # noqa: PLR0911 - one line per kind
    """The fields of an event, as somebody sees it."""
    match event:
        case PlaceTool(letter, face, circle):
            return wire.ToolFacts(circle=circle, tool=letter, face=cast("wire.Face", face))
        case PlaceCompanion(square):
            gem, points = _gem(box, before, square)
            is_first = before.step is not Step.MOVE
            return wire.CompanionFacts(square=square, is_first=is_first, gem=gem, points=points)
        case Take(square):
            kind = kind_on(before, box.square_number[square])
            return wire.TakeFacts(square=square, gem=GEMS[kind], points=box.values[kind])
        case Amethyst(bag, value):
            value_view = UNSET if value is None else value
            return wire.AmethystFacts(bag=cast("wire.Bag", bag), value=value_view)
        case Deal(square, gem):
            return wire.DealFacts(square=square, gem=gem)
        case First(seat):
            return wire.FirstFacts(seat=seat + 1)
        case Stay():
            return wire.StayFacts()
        case Done():
            return wire.DoneFacts()


def _gem(box: Box, state: State, square: str) -> tuple[str | UnsetType, int]:
    kind = kind_on(state, box.square_number[square])
    return (UNSET, 0) if kind == ABSENT else (GEMS[kind], box.values[kind])
